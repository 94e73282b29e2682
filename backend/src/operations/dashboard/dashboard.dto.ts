import { ApiProperty } from '@nestjs/swagger';
import type { OrderFigures } from '../../orders/index.js';

const count = { type: 'integer', minimum: 0 } as const;

export class OrdersByStatusDto {
  @ApiProperty({ ...count, example: 4 }) new: number;
  @ApiProperty({ ...count, example: 9 }) processing: number;
  @ApiProperty({ ...count, example: 310 }) completed: number;
  @ApiProperty({ ...count, example: 12 }) cancelled: number;
}

export class OrdersOfDayDto {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T20:30:00.000Z' }) startsAt: string;
  @ApiProperty({ ...count, example: 5 }) placed: number;
}

export class OrderFiguresDto {
  @ApiProperty({ ...count, example: 335 }) total: number;
  @ApiProperty({ type: OrdersByStatusDto }) byStatus: OrdersByStatusDto;

  @ApiProperty({ ...count, example: 1, description: 'Orders whose customer should have been called by now (D10)' })
  overdue: number;

  @ApiProperty({
    type: [OrdersOfDayDto],
    description: 'The last seven days in Tehran, the oldest first, today last; `startsAt` is when the day began there',
  })
  lastDays: OrdersOfDayDto[];

  static of({ total, byStatus, overdue, lastDays }: OrderFigures): OrderFiguresDto {
    const days = lastDays.map(({ startsAt, placed }) => ({ startsAt: startsAt.toISOString(), placed }));
    return { total, byStatus, overdue, lastDays: days };
  }
}

/** What waits for somebody to answer it. */
export class WaitingDto {
  @ApiProperty({ ...count, example: 2, description: 'Contact messages that nobody has read' }) contacts: number;

  @ApiProperty({ ...count, example: 1, description: 'Sellers who applied and were neither approved nor rejected' })
  sellers: number;

  @ApiProperty({ ...count, example: 3, description: 'Comments that nobody has decided about' }) comments: number;
}

/** The numbers of the admin's first page, as they are now (D28). */
export class DashboardDto {
  @ApiProperty({ ...count, example: 24 }) products: number;
  @ApiProperty({ ...count, example: 6 }) categories: number;
  @ApiProperty({ ...count, example: 40, description: 'Files in the media library' }) media: number;
  @ApiProperty({ type: OrderFiguresDto }) orders: OrderFiguresDto;
  @ApiProperty({ type: WaitingDto }) waiting: WaitingDto;
}
