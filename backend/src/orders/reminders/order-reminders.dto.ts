import { ApiProperty } from '@nestjs/swagger';
import { SuccessDtoOf } from '../../common/http/index.js';
import { WholeNumber } from '../../common/validation/index.js';
import type { Order } from '../order.entity.js';
import { packOfLine } from '../order-line.entity.js';
import { TrackedItemDto } from '../orders.dto.js';
import { copy } from './copy.js';
import type { OrderReminder } from './order-reminder.entity.js';

const nextOnProperty = {
  type: String,
  format: 'date',
  example: '2026-12-26',
  description: 'The next reminder; on a day off it goes out on the next working day',
} as const;

export class SetOrderReminderDto {
  @WholeNumber(1, 3, { label: copy.every, example: 1, description: 'Months between two reminders' }) every: number;

  @WholeNumber(1, 31, {
    label: copy.day,
    example: 5,
    description: 'Day of the Persian month; a shorter month has its last day',
  })
  day: number;
}

export class OrderReminderDto {
  @ApiProperty({ type: 'integer', example: 1024 }) orderId: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Months' }) every: number;
  @ApiProperty({ type: 'integer', example: 5, description: 'Day of the Persian month' }) day: number;
  @ApiProperty(nextOnProperty) nextOn: string;

  static of({ orderId, every, day, nextOn }: OrderReminder): OrderReminderDto {
    return { orderId, every, day, nextOn };
  }
}

/** The reminder of an order; null without one, because that is not an error. */
export class ReminderOfOrderDto {
  @ApiProperty({ type: OrderReminderDto, nullable: true }) reminder: OrderReminderDto | null;

  static of(reminder: OrderReminder | null): ReminderOfOrderDto {
    return { reminder: reminder && OrderReminderDto.of(reminder) };
  }
}

/** What the link of a reminder shows. It contains no personal data. */
export class OpenedReminderDto {
  @ApiProperty({ example: 'K7QF2-9MXTA' }) trackingCode: string;
  @ApiProperty({ type: 'integer', example: 1, description: 'Months' }) every: number;
  @ApiProperty({ type: [TrackedItemDto], description: 'What was ordered; the packs are those of that day' })
  items: TrackedItemDto[];

  static of({ every }: OrderReminder, { trackingCode, lines }: Order): OpenedReminderDto {
    const items = lines.map((line) => {
      const { productId, productName, quantity } = line;
      return { productId, productName, quantity, pack: packOfLine(line) };
    });
    return { trackingCode, every, items };
  }
}

export class ReminderStoppedDto extends SuccessDtoOf(copy.stopped) {}
