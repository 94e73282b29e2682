import { ApiProperty, OmitType } from '@nestjs/swagger';
import { AssigneeDto, AssigneeId } from '../auth/index.js';
import { ExternalId, ExternalIdFilter, externalIdProperty } from '../common/external-id.js';
import { ListCursor, OnlyFields, OnlyIds, TimedPageQuery, UpdatedAfter } from '../common/http/index.js';
import { Choice, ExpectedVersionDto, Flag, Line } from '../common/validation/index.js';
import { AssigneeFilter, LostReason } from './order-fields.js';
import { OrderCallDto } from './order-calls.dto.js';
import { orderCompanyOf } from './order-company.js';
import { OrderNoteDto } from './order-notes.dto.js';
import { packOfLine, type OrderLine } from './order-line.entity.js';
import { orderSources, type OrderSource } from './order-source.js';
import { orderStatuses, type OrderStatus } from './order-status.js';
import type { OrderStatusChange } from './order-status-change.entity.js';
import type { Order } from './order.entity.js';
import { lastQuoteStates, type QuoteState } from './quote-state.js';

const instant = { type: String, format: 'date-time' } as const;
const callByProperty = {
  ...instant,
  description: 'Experts call before this moment: within 24 hours, in call hours, days off left out',
};
const ofFirstLine = {
  type: 'integer',
  description: 'Of the first line, for readers that know one product',
} as const;
const statusProperty = { enum: orderStatuses, enumName: 'OrderStatus' } as const;

const lostReasonProperty = { type: String, nullable: true, example: 'قیمت' } as const;
const sourceProperty = { enum: orderSources, enumName: 'OrderSource', description: 'Where the order came in' } as const;

const linesChangedProperty = {
  ...instant,
  nullable: true,
  example: null,
  description: 'When staff last changed the lines; null when they are as they were placed',
} as const;

const text = (example: string) => ({ type: String, nullable: true, example }) as const;
/** The company and the place of delivery of an order, as they were typed. */
export const companyProperties = {
  companyName: text('صنایع غذایی نمونه'),
  nationalId: text('10380284790'),
  economicCode: text('411111111111'),
  deliveryPlace: text('تبریز، شهرک سلیمی'),
} as const;
const deliveryDateProperty = {
  type: String,
  format: 'date',
  nullable: true,
  example: '2027-03-20',
  description: 'When the customer wants the goods',
} as const;

const orderFilters = ['all', ...orderStatuses] as const;
const quoteFilters = ['none', ...lastQuoteStates] as const;
const orderSorts = ['newest', 'oldest', 'due'] as const;
const orderDues = ['any', 'overdue', 'today', 'tomorrow', 'none'] as const;

export class OrdersQuery extends TimedPageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => OrderDto) fields?: string[];
  @Line(0, 100, {
    example: 'احمدی ۰۹۱۴',
    description:
      'Words of the name or parts of them, in any order and however typed; the beginning or the end of the phone, in any ' +
      'form and digits; the tracking code; the external id; the number of the order.',
  })
  q: string = '';

  @Choice(orderFilters, { emptyAs: 'missing', default: 'all' }) status?: (typeof orderFilters)[number];

  @Choice(orderSources, { enumName: 'OrderSource', emptyAs: 'missing', description: 'Only orders that came in there' })
  source?: OrderSource;

  @Line(0, 100, { emptyAs: 'missing', example: 'قیمت', description: 'Only orders that were cancelled for this reason' })
  lostReason?: string;

  @Flag({ inQuery: true, emptyAs: 'missing', description: 'Only orders whose call is overdue, or only the others' })
  overdue?: boolean;

  @Choice(orderDues, {
    emptyAs: 'missing',
    description: 'When a call is due: at any time, overdue, later today, tomorrow (in Tehran), or no call is due',
  })
  due?: (typeof orderDues)[number];

  @AssigneeFilter({
    emptyAs: 'missing',
    example: 'me',
    description: 'The id of an admin, `me`, or `none` for orders without an assignee',
  })
  assignee?: string;

  @Choice(quoteFilters, { emptyAs: 'missing', description: 'The state of the newest quote; none: without a quote' })
  quote?: (typeof quoteFilters)[number];

  @OnlyIds() ids?: number[];
  @ExternalIdFilter() externalId?: string;
  @UpdatedAfter() updatedAfter?: Date;

  @Choice(orderSorts, {
    description: 'due: orders with a due call, the most urgent first; then all others, newest first',
  })
  sort: (typeof orderSorts)[number] = 'newest';
}

/** The export always has all pages, so it takes no page, limit or sort. */
export class OrdersExportQuery extends OmitType(OrdersQuery, ['page', 'limit', 'sort', 'cursor', 'fields'] as const) {}

export class TrackQuery {
  @Line(1, 40, {
    label: 'کد پیگیری',
    example: 'K7QF2-9MXTA',
    description: 'Any case, with or without the dash',
  })
  code: string;

  @Line(1, 40, { example: '۰۹۱۴۱۲۳۴۵۶۷', description: 'The phone of the order, however typed' }) phone: string;
}

/** The body of a buyer's cancellation without an account. */
export class CancelTrackedOrderDto extends TrackQuery {}

export class SetOrderStatusDto extends ExpectedVersionDto {
  @Choice(orderStatuses, { enumName: 'OrderStatus' }) status: OrderStatus;
  @LostReason() reason?: string | null;
}

export class SetOrderExternalIdDto extends ExpectedVersionDto {
  @ExternalId() externalId?: string | null;
}

export class SetAssigneeDto extends ExpectedVersionDto {
  @AssigneeId() assigneeId: number | null;
}

export class OrderedPackDto {
  @ApiProperty({ example: 'بشکه' }) name: string;
  @ApiProperty({ type: 'integer', example: 275, description: 'Of one pack' }) kilograms: number;
}

export class TrackedItemDto {
  @ApiProperty({ example: 'پورهٔ سیب' }) productName: string;
  @ApiProperty({ type: 'integer', example: 220, description: 'Kilograms' }) quantity: number;

  @ApiProperty({
    type: OrderedPackDto,
    nullable: true,
    description: 'How it was packed at that moment, if known',
  })
  pack: OrderedPackDto | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1, description: 'null once the product was removed' })
  productId: number | null;
}

export class PlacedItemDto extends TrackedItemDto {}

export class OrderedItemDto extends PlacedItemDto {
  @ApiProperty({ type: 'integer', example: 31, description: 'Send it back to keep the line' }) id: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 2000,
    description: 'Price list of that moment, USD per ton',
  })
  usdPerTon: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 83_000, description: 'Toman per dollar of that moment' })
  rate: number | null;

  static of(line: OrderLine): OrderedItemDto {
    const { id, usdPerTon, rate } = line;
    return { id, ...trackedItemOf(line), usdPerTon, rate };
  }
}

/** The response to the person who placed the order. */
export class PlacedOrderDto {
  @ApiProperty({ type: 'integer', example: 1024 }) id: number;

  @ApiProperty({
    example: 'K7QF2-9MXTA',
    description: 'With the phone, it opens the order at `/api/orders/track`',
  })
  trackingCode: string;

  @ApiProperty(instant) createdAt: string;
  @ApiProperty(statusProperty) status: OrderStatus;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ example: '+989141234567' }) phone: string;
  @ApiProperty({ type: [PlacedItemDto] }) items: PlacedItemDto[];
  @ApiProperty(linesChangedProperty) linesChangedAt: string | null;
  @ApiProperty({ ...ofFirstLine, nullable: true, example: 1 }) productId: number | null;
  @ApiProperty({ ...ofFirstLine, example: 220 }) quantity: number;
  @ApiProperty(callByProperty) callBy: string;
  @ApiProperty(deliveryDateProperty) deliveryDate: string | null;

  static of(order: Order): PlacedOrderDto {
    const { id, trackingCode, status, name, phone, deliveryDate } = order;
    const items = order.lines.map(trackedItemOf);
    return { id, trackingCode, status, name, phone, items, ...timesOf(order), ...firstOf(order), deliveryDate };
  }
}

export class OrderLeaseDto extends AssigneeDto {
  @ApiProperty({ ...instant, description: 'The lease ends then unless it is renewed' }) until: string;
}

export class OrderDto {
  @ApiProperty({ type: 'integer', example: 1024 }) id: number;
  @ApiProperty(instant) createdAt: string;
  @ApiProperty({ ...instant, description: 'The last change, with calls and notes' }) updatedAt: string;
  @ApiProperty({ example: 'K7QF2-9MXTA' }) trackingCode: string;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ example: '+989141234567' }) phone: string;
  @ApiProperty({ type: String, nullable: true, example: 'sara@example.com' }) email: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'تهران، خیابان آزادی، پلاک ۱۰' }) address: string | null;
  @ApiProperty({ ...ofFirstLine, nullable: true, example: 1 }) productId: number | null;
  @ApiProperty({ ...ofFirstLine, example: 220 }) quantity: number;
  @ApiProperty({ type: [OrderedItemDto] }) items: OrderedItemDto[];
  @ApiProperty(linesChangedProperty) linesChangedAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'تحویل صبح، با لیفتراک' }) notes: string | null;
  @ApiProperty(companyProperties.companyName) companyName: string | null;
  @ApiProperty(companyProperties.nationalId) nationalId: string | null;
  @ApiProperty(companyProperties.economicCode) economicCode: string | null;
  @ApiProperty(deliveryDateProperty) deliveryDate: string | null;
  @ApiProperty(companyProperties.deliveryPlace) deliveryPlace: string | null;
  @ApiProperty(statusProperty) status: OrderStatus;
  @ApiProperty({ ...lostReasonProperty, description: 'Why it was cancelled, if anybody said so' })
  lostReason: string | null;

  @ApiProperty({ ...sourceProperty, example: 'site' }) source: OrderSource;
  @ApiProperty(externalIdProperty) externalId: string | null;
  @ApiProperty({
    type: String,
    enum: lastQuoteStates,
    nullable: true,
    example: 'sent',
    description: 'The state of the newest proforma; null without one',
  })
  quoteState: QuoteState | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with a change' }) version: number;
  @ApiProperty(callByProperty) callBy: string;

  @ApiProperty({
    ...instant,
    nullable: true,
    example: null,
    description: 'The next call, as the last call left it',
  })
  nextCallAt: string | null;

  @ApiProperty({
    description:
      'The time of `nextCallAt` is over; or without one, nobody has reached the customer and `callBy` is over. Never of a ' +
      'completed or cancelled order',
  })
  overdue: boolean;

  @ApiProperty({
    ...instant,
    nullable: true,
    description: 'Until when the customer must be called: `nextCallAt`, else the promise; null when no call is owed',
  })
  callDueAt: string | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'How often somebody tried to call' }) attempts: number;
  @ApiProperty({ type: OrderCallDto, nullable: true }) lastCall: OrderCallDto | null;
  @ApiProperty({ type: AssigneeDto, nullable: true, description: 'Who looks after it' }) assignee: AssigneeDto | null;
  @ApiProperty({ type: OrderLeaseDto, nullable: true, description: 'Who has it open' }) lease: OrderLeaseDto | null;

  static of(order: Order, now: Date): OrderDto {
    const { id, trackingCode, name, phone, email, address, notes, status, lostReason, source, externalId, version } =
      order;
    return {
      id,
      trackingCode,
      name,
      phone,
      email,
      address,
      notes,
      ...orderCompanyOf(order),
      status,
      lostReason,
      source,
      externalId,
      version,
      updatedAt: order.updatedAt.toISOString(),
      ...timesOf(order),
      ...firstOf(order),
      items: order.lines.map((line) => OrderedItemDto.of(line)),
      nextCallAt: order.nextCallAt?.toISOString() ?? null,
      overdue: order.isOverdue(now),
      quoteState: order.quoteStateAt(now),
      callDueAt: order.callDueAt?.toISOString() ?? null,
      attempts: order.attempts,
      lastCall: order.lastCall && OrderCallDto.of(order.lastCall),
      ...peopleOf(order, now),
    };
  }
}

export class TrackedChangeDto {
  @ApiProperty(statusProperty) to: OrderStatus;
  @ApiProperty(instant) at: string;
}

export class OrderChangeDto extends TrackedChangeDto {
  @ApiProperty({ ...statusProperty, nullable: true, description: 'null for the placing' }) from: OrderStatus | null;
  @ApiProperty({ type: String, nullable: true, example: 'مدیر سایت', description: 'Display name of the admin' })
  by: string | null;

  @ApiProperty({ ...lostReasonProperty, description: 'Why the order was cancelled' }) reason: string | null;

  static of({ from, to, at, by, reason }: OrderStatusChange): OrderChangeDto {
    return { from, to, at: at.toISOString(), by, reason };
  }
}

export class OrderDetailsDto extends OrderDto {
  @ApiProperty({ type: [OrderChangeDto], description: 'The oldest first' }) history: OrderChangeDto[];

  @ApiProperty({ type: [OrderCallDto], description: 'Attempts to call the customer, the oldest first' })
  calls: OrderCallDto[];

  @ApiProperty({ type: [OrderNoteDto], description: 'What the staff wrote down, the oldest first' })
  staffNotes: OrderNoteDto[];

  static override of(order: Order, now: Date): OrderDetailsDto {
    return {
      ...OrderDto.of(order, now),
      history: order.history.map((change) => OrderChangeDto.of(change)),
      calls: order.calls.map((call) => OrderCallDto.of(call)),
      staffNotes: order.staffNotes.map((note) => OrderNoteDto.of(note)),
    };
  }
}

/** An order for anybody who knows its code and phone. It contains no personal data. */
export class TrackedOrderDto {
  @ApiProperty({ example: 'K7QF2-9MXTA' }) trackingCode: string;
  @ApiProperty(instant) createdAt: string;
  @ApiProperty(statusProperty) status: OrderStatus;
  @ApiProperty(callByProperty) callBy: string;
  @ApiProperty(deliveryDateProperty) deliveryDate: string | null;
  @ApiProperty({ type: [TrackedItemDto] }) items: TrackedItemDto[];
  @ApiProperty(linesChangedProperty) linesChangedAt: string | null;
  @ApiProperty({ type: [TrackedChangeDto], description: 'The oldest first' }) history: TrackedChangeDto[];

  static of(order: Order): TrackedOrderDto {
    return {
      trackingCode: order.trackingCode,
      ...timesOf(order),
      status: order.status,
      deliveryDate: order.deliveryDate,
      items: order.lines.map(trackedItemOf),
      history: order.history.map(({ to, at }) => ({ to, at: at.toISOString() })),
    };
  }
}

function peopleOf(order: Order, now: Date): Pick<OrderDto, 'assignee' | 'lease'> {
  const { leaseHolderId, leaseHolderName, leasedUntil } = order;
  return {
    assignee: AssigneeDto.of(order),
    lease:
      leaseHolderId !== null && leasedUntil !== null && leasedUntil > now
        ? { id: leaseHolderId, name: leaseHolderName ?? '', until: leasedUntil.toISOString() }
        : null,
  };
}

function trackedItemOf(line: OrderLine): TrackedItemDto {
  const { productId, productName, quantity } = line;
  return { productName, quantity, pack: packOfLine(line), productId };
}

function timesOf({
  createdAt,
  callBy,
  linesChangedAt,
}: Order): Pick<OrderDto, 'createdAt' | 'callBy' | 'linesChangedAt'> {
  return {
    createdAt: createdAt.toISOString(),
    callBy: callBy.toISOString(),
    linesChangedAt: linesChangedAt?.toISOString() ?? null,
  };
}

function firstOf({ lines }: Order): { productId: number | null; quantity: number } {
  return { productId: lines[0]?.productId ?? null, quantity: lines[0]?.quantity ?? 0 };
}
