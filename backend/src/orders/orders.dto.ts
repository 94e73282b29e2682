import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../common/http/index.js';
import { EmptyAsMissing, Label, Line } from '../common/validation/index.js';
import { OrderCallDto } from './order-calls.dto.js';
import type { OrderLine } from './order-line.entity.js';
import { orderStatuses, type OrderStatus } from './order-status.js';
import type { OrderStatusChange } from './order-status-change.entity.js';
import type { Order } from './order.entity.js';
import { SeenOrderDto } from './seen-order.dto.js';

const instant = { type: String, format: 'date-time' } as const;
const statusProperty = { enum: orderStatuses, enumName: 'OrderStatus' } as const;

export const orderFilters = ['all', ...orderStatuses] as const;
export const orderSorts = ['newest', 'oldest'] as const;

export class OrdersQuery extends PageQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    example: 'احمدی ۰۹۱۴',
    description:
      'Words of the name or parts of them, in any order and however typed; the beginning or the end of the phone, in any ' +
      'form and digits; the tracking code; the number of the order.',
  })
  @Line(0, 100)
  q: string = '';

  @ApiPropertyOptional({ enum: orderFilters, default: 'all' })
  @EmptyAsMissing()
  @IsOptional()
  @IsIn(orderFilters)
  status?: (typeof orderFilters)[number];

  @ApiPropertyOptional({ type: Boolean, description: 'Only those whose call is overdue, or only the others' })
  @EmptyAsMissing()
  @IsOptional()
  @IsBoolean()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  overdue?: boolean;

  @ApiPropertyOptional({ enum: orderSorts, default: 'newest' })
  @IsIn(orderSorts)
  sort: (typeof orderSorts)[number] = 'newest';
}

/** The export has every page. */
export class OrdersExportQuery extends OmitType(OrdersQuery, ['page', 'limit', 'sort'] as const) {}

/** A customer has few orders: page and limit are all there is to ask. */
export class AccountOrdersQuery extends PageQuery {}

export class TrackQuery {
  @ApiProperty({ example: 'K7QF2-9MXTA', maxLength: 40, description: 'Any case, with or without the dash' })
  @Label('کد پیگیری')
  @Line(1, 40)
  code: string;

  @ApiProperty({ example: '۰۹۱۴۱۲۳۴۵۶۷', maxLength: 40, description: 'The phone of the order, however typed' })
  @Line(1, 40)
  phone: string;
}

export class SetOrderStatusDto extends SeenOrderDto {
  @ApiProperty(statusProperty)
  @IsIn(orderStatuses)
  status: OrderStatus;
}

export class TrackedItemDto {
  @ApiProperty({ example: 'پوره سیب' })
  productName: string;

  @ApiProperty({ type: 'integer', example: 220, description: 'Kilograms' })
  quantity: number;
}

export class PlacedItemDto extends TrackedItemDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 1, description: 'null once the product was removed' })
  productId: number | null;
}

export class OrderedItemDto extends PlacedItemDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 2000,
    description: 'Price list of that moment, USD per ton',
  })
  usdPerTon: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 83_000, description: 'Toman per dollar of that moment' })
  rate: number | null;

  static of({ productId, productName, quantity, usdPerTon, rate }: OrderLine): OrderedItemDto {
    return { productId, productName, quantity, usdPerTon, rate };
  }
}

/** What whoever placed an order gets back. */
export class PlacedOrderDto {
  @ApiProperty({ type: 'integer', example: 1024 })
  id: number;

  @ApiProperty({
    example: 'K7QF2-9MXTA',
    description: 'With the phone, it opens the order at `/api/orders/track` (D8)',
  })
  trackingCode: string;

  @ApiProperty(instant)
  createdAt: string;

  @ApiProperty(statusProperty)
  status: OrderStatus;

  @ApiProperty({ example: 'سارا احمدی' })
  name: string;

  @ApiProperty({ example: '+989141234567' })
  phone: string;

  @ApiProperty({ type: [PlacedItemDto] })
  items: PlacedItemDto[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the first line (D6)' })
  productId: number | null;

  @ApiProperty({ type: 'integer', description: 'Of the first line (D6)' })
  quantity: number;

  @ApiProperty({ ...instant, description: 'Experts call before this moment (D10)' })
  callBy: string;

  static of(order: Order): PlacedOrderDto {
    const { id, trackingCode, status, name, phone } = order;
    const items = order.lines.map(({ productId, productName, quantity }) => ({ productId, productName, quantity }));
    return { ...{ id, trackingCode, status, name, phone, items }, ...timesOf(order), ...firstOf(order) };
  }
}

/** An order as admins see it. */
export class OrderDto {
  @ApiProperty({ type: 'integer', example: 1024 })
  id: number;

  @ApiProperty(instant)
  createdAt: string;

  @ApiProperty({ example: 'K7QF2-9MXTA' })
  trackingCode: string;

  @ApiProperty({ example: 'سارا احمدی' })
  name: string;

  @ApiProperty({ example: '+989141234567' })
  phone: string;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the first line (D6)' })
  productId: number | null;

  @ApiProperty({ type: 'integer', description: 'Of the first line (D6)' })
  quantity: number;

  @ApiProperty({ type: [OrderedItemDto] })
  items: OrderedItemDto[];

  @ApiProperty({ type: String, nullable: true })
  notes: string | null;

  @ApiProperty(statusProperty)
  status: OrderStatus;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with a change' })
  version: number;

  @ApiProperty({ ...instant, description: 'Experts call before this moment (D10)' })
  callBy: string;

  @ApiProperty({
    ...instant,
    nullable: true,
    example: null,
    description: 'The next call, as the last call left it (D10)',
  })
  nextCallAt: string | null;

  @ApiProperty({
    description:
      'The time of `nextCallAt` is over; or without one, nobody has reached the customer and `callBy` is over. A completed ' +
      'or cancelled order is never overdue (D10, D33).',
  })
  overdue: boolean;

  static of(order: Order, now: Date): OrderDto {
    const { id, trackingCode, name, phone, email, address, notes, status, version } = order;
    return {
      ...{ id, trackingCode, name, phone, email, address, notes, status, version },
      ...timesOf(order),
      ...firstOf(order),
      items: order.lines.map((line) => OrderedItemDto.of(line)),
      nextCallAt: order.nextCallAt?.toISOString() ?? null,
      overdue: order.isOverdue(now),
    };
  }
}

export class TrackedChangeDto {
  @ApiProperty(statusProperty)
  to: OrderStatus;

  @ApiProperty(instant)
  at: string;
}

export class OrderChangeDto extends TrackedChangeDto {
  @ApiProperty({ ...statusProperty, nullable: true, description: 'null for the placing' })
  from: OrderStatus | null;

  @ApiProperty({ type: String, nullable: true, description: 'Display name of the admin' })
  by: string | null;

  static of({ from, to, at, by }: OrderStatusChange): OrderChangeDto {
    return { from, to, at: at.toISOString(), by };
  }
}

/** One order with everything that happened to it (D9). */
export class OrderDetailsDto extends OrderDto {
  @ApiProperty({ type: [OrderChangeDto], description: 'The oldest first' })
  history: OrderChangeDto[];

  @ApiProperty({ type: [OrderCallDto], description: 'Attempts to call the customer, the oldest first (D10)' })
  calls: OrderCallDto[];

  static override of(order: Order, now: Date): OrderDetailsDto {
    return {
      ...OrderDto.of(order, now),
      history: order.history.map((change) => OrderChangeDto.of(change)),
      calls: order.calls.map((call) => OrderCallDto.of(call)),
    };
  }
}

/** An order for whoever knows its code and phone: nothing about people (D8). */
export class TrackedOrderDto {
  @ApiProperty({ example: 'K7QF2-9MXTA' })
  trackingCode: string;

  @ApiProperty(instant)
  createdAt: string;

  @ApiProperty(statusProperty)
  status: OrderStatus;

  @ApiProperty({ type: [TrackedItemDto] })
  items: TrackedItemDto[];

  @ApiProperty({ type: [TrackedChangeDto], description: 'The oldest first' })
  history: TrackedChangeDto[];

  static of(order: Order): TrackedOrderDto {
    return {
      trackingCode: order.trackingCode,
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      items: order.lines.map(({ productName, quantity }) => ({ productName, quantity })),
      history: order.history.map(({ to, at }) => ({ to, at: at.toISOString() })),
    };
  }
}

function timesOf({ createdAt, callBy }: Order): { createdAt: string; callBy: string } {
  return { createdAt: createdAt.toISOString(), callBy: callBy.toISOString() };
}

function firstOf({ lines }: Order): { productId: number | null; quantity: number } {
  return { productId: lines[0]?.productId ?? null, quantity: lines[0]?.quantity ?? 0 };
}
