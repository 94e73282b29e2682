import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { EmptyAsMissing, Paragraphs } from '../common/validation/index.js';
import { callOutcomes, type CallOutcome } from './call-outcome.js';
import type { OrderCall } from './order-call.entity.js';
import { SeenOrderDto } from './seen-order.dto.js';

const outcomeProperty = { enum: callOutcomes, enumName: 'CallOutcome', example: 'no_answer' } as const;

/** What an admin says about a call that was just made or tried. */
export class RecordCallDto extends SeenOrderDto {
  @ApiProperty({ ...outcomeProperty, description: '`call_back`: the customer asks for a later call, at `nextCallAt`' })
  @IsIn(callOutcomes)
  outcome: CallOutcome;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 1000, example: 'بعد از ظهر پاسخ می‌دهند' })
  @EmptyAsMissing()
  @IsOptional()
  @Paragraphs(0, 1000)
  note?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-12-01T06:30:00.000Z',
    description:
      'When to call next: a later moment, within a year; required for `call_back`. A failed attempt without it gets one: ' +
      'some call hours later, after several the next working morning (D33, settings)',
  })
  @EmptyAsMissing()
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(/T.*(Z|[+-]\d{2}:\d{2})$/)
  nextCallAt?: string | null;
}

/** One call, as admins see it. */
export class OrderCallDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  @ApiProperty({ example: 'لیلا رستمی', description: 'Display name of the admin' })
  by: string;

  @ApiProperty(outcomeProperty)
  outcome: CallOutcome;

  @ApiProperty({ type: String, nullable: true, example: 'بعد از ظهر پاسخ می‌دهند' })
  note: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When to call next, as it was left' })
  nextCallAt: string | null;

  static of({ id, at, by, outcome, note, nextCallAt }: OrderCall): OrderCallDto {
    return { id, at: at.toISOString(), by, outcome, note, nextCallAt: nextCallAt?.toISOString() ?? null };
  }
}
