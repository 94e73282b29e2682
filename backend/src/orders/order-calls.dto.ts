import { LostReason } from './order-fields.js';
import { ApiProperty } from '@nestjs/swagger';
import { Choice, ExpectedVersionDto, Instant, InstantText, Paragraphs } from '../common/validation/index.js';
import { callOutcomes, type CallOutcome } from './call-outcome.js';
import type { NextCallTimes } from './call-promise.js';
import type { UnfitCallTime } from './call-time.js';
import type { OrderCall } from './order-call.entity.js';
import { orderStatuses, type OrderStatus } from './order-status.js';

const outcomeProperty = { enumName: 'CallOutcome', example: 'no_answer' } as const;

export class RecordCallDto extends ExpectedVersionDto {
  @Choice(callOutcomes, {
    ...outcomeProperty,
    description: '`call_back`: the customer asks for a later call, at `nextCallAt`',
  })
  outcome: CallOutcome;

  @Paragraphs(0, 1000, { nullable: true, emptyAs: 'missing', example: 'بعد از ظهر پاسخ می‌دهند' }) note?: string | null;

  @InstantText({
    nullable: true,
    emptyAs: 'missing',
    example: '2026-12-01T06:30:00.000Z',
    description:
      'When to call next: within a year, in call hours, on no day off; required for `call_back`. A failed attempt without it ' +
      'gets one: some call hours later, after several the next working morning (see the settings)',
  })
  nextCallAt?: string | null;

  @Choice(orderStatuses, {
    enumName: 'OrderStatus',
    emptyAs: 'missing',
    description: 'The new status of the order; when it is left out, the status stays',
  })
  status?: OrderStatus;

  @LostReason() reason?: string | null;
}

export class OrderCallDto {
  @ApiProperty({ type: 'integer', example: 7 }) id: number;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ example: 'لیلا رستمی', description: 'Display name of the admin' }) by: string;
  @ApiProperty({ enum: callOutcomes, ...outcomeProperty }) outcome: CallOutcome;
  @ApiProperty({ type: String, nullable: true, example: 'بعد از ظهر پاسخ می‌دهند' }) note: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When to call next, as decided after this call',
  })
  nextCallAt: string | null;

  static of({ id, at, by, outcome, note, nextCallAt }: OrderCall): OrderCallDto {
    return { id, at: at.toISOString(), by, outcome, note, nextCallAt: nextCallAt?.toISOString() ?? null };
  }
}

const instantProperty = { type: String, format: 'date-time', example: '2026-12-01T05:30:00.000Z' } as const;

/** The moments for the next call that an admin can choose with one key. */
export class NextCallTimesDto {
  @ApiProperty(instantProperty) inAnHour: string;
  @ApiProperty({ ...instantProperty, nullable: true, description: 'null when it is over, or on a day off' })
  thisEvening: string | null;
  @ApiProperty({ ...instantProperty, nullable: true, description: 'null when tomorrow is a day off' }) tomorrow:
    string | null;
  @ApiProperty({
    ...instantProperty,
    description: 'This time on the next working day, or its morning when this time is outside call hours',
  })
  nextWorkday: string;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [1407],
    description: 'Years whose holidays nobody has entered yet: a time that falls into one may be on a holiday',
  })
  yearsWithoutTable: number[];

  static of(
    { inAnHour, thisEvening, tomorrow, nextWorkday }: NextCallTimes,
    yearsWithoutTable: number[],
  ): NextCallTimesDto {
    return {
      inAnHour: inAnHour.toISOString(),
      thisEvening: thisEvening?.toISOString() ?? null,
      tomorrow: tomorrow?.toISOString() ?? null,
      nextWorkday: nextWorkday.toISOString(),
      yearsWithoutTable,
    };
  }
}

export class CallTimeQuery {
  @Instant({ example: '2026-12-01T05:30:00.000Z', description: 'When somebody wants to call' }) at: Date;
}

export class CallTimeDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'جمعه تعطیل است؛ نزدیک‌ترین زمان: شنبه ۷ آذر ۹:۰۰',
    description: 'Why no call may be planned for it; null when one may',
  })
  problem: string | null;

  @ApiProperty({
    ...instantProperty,
    nullable: true,
    description: 'The first possible time after it; null when the moment itself is possible',
  })
  nearest: string | null;

  static of(unfit: UnfitCallTime | null): CallTimeDto {
    return { problem: unfit?.reason ?? null, nearest: unfit?.nearest.toISOString() ?? null };
  }
}
