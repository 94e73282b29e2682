import { ApiProperty } from '@nestjs/swagger';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import type { OrderReport, Period, PeriodFigures } from '../../orders/index.js';

const count = { type: 'integer', minimum: 0 } as const;
const day = { type: String, format: 'date', example: '2026-11-21' } as const;

export class OrdersByStatusDto {
  @ApiProperty({ ...count, example: 4 }) new: number;
  @ApiProperty({ ...count, example: 9 }) processing: number;
  @ApiProperty({ ...count, example: 310 }) completed: number;
  @ApiProperty({ ...count, example: 12 }) cancelled: number;
}

export class PeriodFiguresDto {
  @ApiProperty({ ...count, example: 21, description: 'Orders placed in the period' }) orders: number;
  @ApiProperty({ type: OrdersByStatusDto, description: 'These, by the status they have now' })
  byStatus: OrdersByStatusDto;

  @ApiProperty({ ...count, example: 18_400, description: 'What they ask for' }) kilograms: number;

  @ApiProperty({ ...count, example: 20, description: 'Orders whose promised time was in the period and is over' })
  promised: number;

  @ApiProperty({ ...count, example: 18, description: 'Of these: the first attempt was not later than promised' })
  inTime: number;

  @ApiProperty({
    ...count,
    nullable: true,
    example: 95,
    description:
      'Median time from the order to the first attempt, in minutes of call hours as they were then (settings, without ' +
      'Fridays and holidays), over the promised orders that were called; null of none',
  })
  medianMinutes: number | null;

  static of({ orders, byStatus, kilograms, promised, inTime, medianMinutes }: PeriodFigures): PeriodFiguresDto {
    return { orders, byStatus, kilograms, promised, inTime, medianMinutes };
  }
}

export class OrdersOfDayDto {
  @ApiProperty(day) day: string;
  @ApiProperty({ ...count, example: 5 }) orders: number;
  @ApiProperty({ ...count, example: 4200 }) kilograms: number;
}

export class ExpertFiguresDto {
  @ApiProperty({ type: 'integer', example: 1 }) adminId: number;
  @ApiProperty({ example: 'لیلا رستمی' }) name: string;
  @ApiProperty({ ...count, example: 12, description: 'Orders that they called in the period' }) orders: number;
  @ApiProperty({ ...count, example: 17, description: 'Attempts' }) calls: number;
  @ApiProperty({ ...count, example: 11, description: 'Orders whose first attempt was theirs' }) firstCalls: number;
  @ApiProperty({ ...count, example: 10, description: 'Of these: not later than promised' }) inTime: number;
}

export class AskedProductDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 3, description: 'null once the product was removed' })
  productId: number | null;

  @ApiProperty({ example: 'کنسانترهٔ سیب', description: 'As the newest of these orders names it' }) name: string;
  @ApiProperty({ ...count, example: 8800 }) kilograms: number;
  @ApiProperty({ ...count, example: 9, description: 'Orders that ask for it' }) orders: number;
}

/** The orders of some days, compared with as many days before. */
export class OrderReportDto {
  @ApiProperty({ ...day, description: 'First day, in Tehran' }) from: string;
  @ApiProperty({ ...day, description: 'Last day, included' }) to: string;
  @ApiProperty({ ...day, description: 'First of the days before' }) beforeFrom: string;
  @ApiProperty({ ...day, description: 'Last of them' }) beforeTo: string;
  @ApiProperty({ type: PeriodFiguresDto }) figures: PeriodFiguresDto;
  @ApiProperty({ type: PeriodFiguresDto, description: 'Of the days before' }) before: PeriodFiguresDto;
  @ApiProperty({ type: [OrdersOfDayDto], description: 'Every day of the period, the oldest first' })
  days: OrdersOfDayDto[];

  @ApiProperty({
    type: [ExpertFiguresDto],
    description: 'Who called in the period, the most calls first; none for roles that lead nobody',
  })
  experts: ExpertFiguresDto[];

  @ApiProperty({ type: [AskedProductDto], description: 'The ten most asked by weight' }) products: AskedProductDto[];

  static of({ from, days: length }: Period, { figures, before, days, experts, products }: OrderReport): OrderReportDto {
    const first = dayOf(from);
    return {
      from: first,
      to: dayBefore(first, 1 - length),
      beforeFrom: dayBefore(first, length),
      beforeTo: dayBefore(first, 1),
      figures: PeriodFiguresDto.of(figures),
      before: PeriodFiguresDto.of(before),
      days: days.map((each) => ({ day: each.day, orders: each.orders, kilograms: each.kilograms })),
      experts: experts.map(({ adminId, name, orders, calls, firstCalls, inTime }) => ({
        adminId,
        name,
        orders,
        calls,
        firstCalls,
        inTime,
      })),
      products: products.map(({ productId, name, kilograms, orders }) => ({ productId, name, kilograms, orders })),
    };
  }
}
