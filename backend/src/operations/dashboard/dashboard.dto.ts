import { ApiProperty } from '@nestjs/swagger';
import type { OrderFigures } from '../../orders/index.js';
import { OrderReportDto, OrdersByStatusDto } from './order-report.dto.js';

const count = { type: 'integer', minimum: 0 } as const;

export class OrderFiguresDto {
  @ApiProperty({ ...count, example: 335 }) total: number;
  @ApiProperty({ type: OrdersByStatusDto }) byStatus: OrdersByStatusDto;

  @ApiProperty({ ...count, example: 1, description: 'Orders whose customer should have been called by now' })
  overdue: number;

  @ApiProperty({ ...count, example: 3, description: 'Orders whose customer is to be called later today, in Tehran' })
  dueToday: number;

  static of({ total, byStatus, overdue, dueToday }: OrderFigures): OrderFiguresDto {
    return { total, byStatus, overdue, dueToday };
  }
}

/** The work that waits for the staff. Numbers that the role may not read are null. */
export class WaitingDto {
  @ApiProperty({ ...count, nullable: true, example: 2, description: 'Contact messages that nobody has read' })
  contacts: number | null;

  @ApiProperty({
    ...count,
    nullable: true,
    example: 1,
    description: 'Sellers who applied and were neither approved nor rejected',
  })
  sellers: number | null;

  @ApiProperty({ ...count, nullable: true, example: 3, description: 'Comments that nobody has decided about' })
  comments: number | null;

  @ApiProperty({
    ...count,
    nullable: true,
    example: 1,
    description: 'Products with documents that end within 30 days, or have ended',
  })
  documents: number | null;

  @ApiProperty({ ...count, nullable: true, example: 0, description: 'Certificates of the company that do' })
  certificates: number | null;
}

/**
 * The data of the admin's first page: the current state, and the report about the orders of some days. Parts that the
 * role may not read are null.
 */
export class DashboardDto {
  @ApiProperty({ ...count, example: 24 }) products: number;
  @ApiProperty({ ...count, example: 6 }) categories: number;
  @ApiProperty({ ...count, example: 40, description: 'Files in the media library' }) media: number;
  @ApiProperty({ ...count, nullable: true, example: 57, description: 'Contact messages' }) contacts: number | null;
  @ApiProperty({ type: OrderFiguresDto, nullable: true }) orders: OrderFiguresDto | null;
  @ApiProperty({ type: WaitingDto }) waiting: WaitingDto;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [1407],
    description: 'Years whose holidays nobody has entered yet; none for roles without orders',
  })
  yearsWithoutTable: number[];

  @ApiProperty({ type: OrderReportDto, nullable: true }) report: OrderReportDto | null;
}
