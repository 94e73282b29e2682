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
      'Median time from the order to the first attempt, in minutes of the call hours of then, over the promised orders that ' +
      'were called; null of none',
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

class SaleAmountsDto {
  @ApiProperty({ ...count, example: 12 }) orders: number;
  @ApiProperty({ ...count, example: 18_400 }) kilograms: number;
  @ApiProperty({ ...count, example: 3_652_000_000, description: 'Sum of the proformas in rials' }) rials: number;
  @ApiProperty({ ...count, example: 0, description: 'Sum of those in US dollars, in cents' }) cents: number;
}

/** How many orders of a group reached each stage: request, quote, acceptance. */
class SaleFiguresDto {
  @ApiProperty({ type: SaleAmountsDto, description: 'All; without money' }) requested: SaleAmountsDto;
  @ApiProperty({ type: SaleAmountsDto, description: 'With a sent proforma; the last one counts' })
  quoted: SaleAmountsDto;
  @ApiProperty({ type: SaleAmountsDto, description: 'The buyer accepted it' }) accepted: SaleAmountsDto;
  @ApiProperty({ type: SaleAmountsDto, description: 'Cancelled' }) lost: SaleAmountsDto;
  @ApiProperty({ ...count, nullable: true, example: 95, description: 'Median minutes of call hours to the first call' })
  callMinutes: number | null;

  @ApiProperty({ ...count, nullable: true, example: 240, description: 'And to the first proforma' })
  quoteMinutes: number | null;
}

class SaleRowDto extends SaleFiguresDto {
  @ApiProperty({ example: 'ارومیه' }) name: string;
}

class LostOrdersDto extends SaleAmountsDto {
  @ApiProperty({ example: 'قیمت' }) reason: string;
}

/**
 * The orders that were placed in the period, by their current state. Each list has at most fifty rows, sorted by
 * falling weight.
 */
export class SaleReportDto {
  @ApiProperty({ type: SaleFiguresDto }) total: SaleFiguresDto;
  @ApiProperty({ type: [SaleRowDto], description: 'By who looks after them; none for roles that lead nobody' })
  experts: SaleRowDto[];

  @ApiProperty({ type: [SaleRowDto] }) products: SaleRowDto[];
  @ApiProperty({ type: [SaleRowDto], description: 'By the city in the address' }) cities: SaleRowDto[];
  @ApiProperty({ type: [SaleRowDto], description: 'By month of the Persian calendar, the oldest first' })
  months: SaleRowDto[];

  @ApiProperty({ type: [LostOrdersDto], description: 'By the reason of the cancellation' }) lost: LostOrdersDto[];
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
  @ApiProperty({ type: SaleReportDto }) sales: SaleReportDto;

  static of(
    { from, days: length }: Period,
    { figures, before, days, experts, products, sales }: OrderReport,
  ): OrderReportDto {
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
      sales,
    };
  }
}
