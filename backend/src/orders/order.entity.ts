import { Column, Entity, Index, OneToMany, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import type { Author } from '../operations/audit/index.js';
import { hasFailed } from './call-outcome.js';
import { OrderCall } from './order-call.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderNote } from './order-note.entity.js';
import type { OrderSource } from './order-source.js';
import { openStatuses, type OrderStatus } from './order-status.js';
import { currentState, type QuoteState } from './quote-state.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { VersionedEntity } from '../database/entity.js';
import { searchTermsOf, termsOfCode, termsOfPhone, termsOfText } from '../common/search/index.js';

/** The lease columns of an order that nobody has open. */
export const leasedToNobody = { leaseHolderId: null, leaseSessionId: null, leasedUntil: null } as const;

/** An order request: experts call back to settle price and payment. */
@Entity('orders')
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['customerId', 'id'])
@Index(['callDueAt'])
@Index(['createdAt', 'status'])
@Index(['callBy', 'firstCallAt', 'firstCallWait'])
@Index(['firstCallAt', 'firstCallBy', 'callBy'])
@Index(['assigneeId', 'id'])
@Index(['source', 'id'])
@Index(['leaseSessionId'])
@Index(['updatedAt'])
@Index(['phone', 'id'])
@Index(['quoteState', 'id', 'quoteValidUntil'])
export class Order extends VersionedEntity {
  /** Cannot be guessed. Whoever has the code and the phone can open the order. */
  @Column({ type: 'varchar', length: 16, unique: true })
  trackingCode: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** In the stored form of phones. */
  @Column({ type: 'varchar', length: 20 })
  phone: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** The company for which the customer orders, as it was typed. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  companyName: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  nationalId: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  economicCode: string | null;

  /** The day on which the customer wants the goods, `2026-12-20`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  deliveryDate: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  deliveryPlace: string | null;

  @Column({ type: 'varchar', length: 16 })
  status: OrderStatus;

  /** Why a cancelled order was lost, in the words of that day. Null for other orders, and when nobody said why. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  lostReason: string | null;

  /** Where the order came in. */
  @Column({ type: 'varchar', length: 8, default: 'site' })
  source: OrderSource;

  @Column(instantColumn)
  createdAt: Date;

  /** The time of the last change; calls, notes and a moved promise count as changes. */
  @Column(instantColumn)
  updatedAt: Date;

  /** When staff last changed the lines; null if nobody has changed them. */
  @Column({ ...instantColumn, nullable: true })
  linesChangedAt: Date | null;

  /** The moment before which experts promised to call. */
  @Column(instantColumn)
  callBy: Date;

  /** When to call next, as it was decided after the last call. */
  @Column({ ...instantColumn, nullable: true })
  nextCallAt: Date | null;

  /** When a call first reached the customer. */
  @Column({ ...instantColumn, nullable: true })
  reachedAt: Date | null;

  /** When an expert first tried to call. */
  @Column({ ...instantColumn, nullable: true })
  firstCallAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  firstCallBy: number | null;

  /** Minutes of call hours until the first attempt. Nights do not count, because experts cannot shorten them. */
  @Column({ type: 'integer', nullable: true })
  firstCallWait: number | null;

  /** Minutes of call hours until the first quote was sent. */
  @Column({ type: 'integer', nullable: true })
  firstQuoteWait: number | null;

  /** When the customer must be called; null when no call is due. Stored, so that an index finds overdue orders. */
  @Column({ ...instantColumn, nullable: true })
  callDueAt: Date | null;

  /** The admin to whom the order is assigned. */
  @Column({ type: 'integer', nullable: true })
  assigneeId: number | null;

  /** Until `leasedUntil` the queue gives the order to nobody else. A lease is no change of the order. */
  @Column({ type: 'integer', nullable: true })
  leaseHolderId: number | null;

  /** The session in which the holder of the lease has the order open, or had it open last. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  leaseSessionId: string | null;

  @Column({ ...instantColumn, nullable: true })
  leasedUntil: Date | null;

  /**
   * The state of the newest quote; null without a quote. It is never `expired`, because expiry needs no write. The
   * domain of quotes updates it, so that an index finds the orders of a state.
   */
  @Column({ type: 'varchar', length: 16, nullable: true })
  quoteState: QuoteState | null;

  /** The last day of that quote; null for a draft. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  quoteValidUntil: string | null;

  /** The customer who was logged in when the order was placed. */
  @Column({ type: 'integer', nullable: true })
  customerId: number | null;

  /** The `Idempotency-Key` of the request, and a hash of the request's content. */
  @Column({ type: 'varchar', length: 128, nullable: true, unique: true })
  requestKey: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  requestHash: string | null;

  /** The id of the order in the system of a partner, in capitals. */
  @Column({ type: 'varchar', length: 64, nullable: true, unique: true })
  externalId: string | null;

  @OneToMany(() => OrderLine, (line) => line.order)
  lines: Relation<OrderLine[]>;

  @OneToMany(() => OrderStatusChange, (change) => change.order)
  history: Relation<OrderStatusChange[]>;

  @OneToMany(() => OrderCall, (call) => call.order)
  calls: Relation<OrderCall[]>;

  @OneToMany(() => OrderNote, (note) => note.order)
  staffNotes: Relation<OrderNote[]>;

  /** Calls and names for lists; `complete` fills them in. */
  attempts: number;
  lastCall: OrderCall | null;
  assigneeName: string | null;
  leaseHolderName: string | null;

  quoteStateAt(now: Date): QuoteState | null {
    return this.quoteState && currentState(this.quoteState, this.quoteValidUntil, now);
  }

  /** Whether a call is due and its time has passed. */
  isOverdue(now: Date): boolean {
    return this.callDueAt !== null && now > this.callDueAt;
  }

  /**
   * Sets when a call is due; no other code decides that. A planned next call replaces the promise of the first day.
   * Without a planned call the promise holds until a call reached the customer, even if an admin already works on the
   * order. A closed order has no due call.
   */
  updateCallDueAt(): void {
    const promised = this.reachedAt ? null : this.callBy;
    this.callDueAt = this.isClosed ? null : (this.nextCallAt ?? promised);
  }

  /**
   * The only code that changes a status. Returns the row for the history; `by` is null for the customer. `reason` says why an
   * order is cancelled, and is ignored for other statuses.
   */
  moveTo(to: OrderStatus, by: Author | null, at: Date, reason?: string | null): Partial<OrderStatusChange> {
    const author = { by: by?.displayName ?? null, adminId: by?.id ?? null };
    this.lostReason = to === 'cancelled' ? (reason ?? null) : null;
    const change = { orderId: this.id, from: this.status, to, at, ...author, reason: this.lostReason };
    this.status = to;
    this.updateCallDueAt();
    return change;
  }

  /**
   * Records an attempt to call and returns its row. The call that was planned before counts as made. A failed attempt
   * without a next time gets the one that `retryAt` returns for the number of failures in a row.
   */
  recordCall(
    { outcome, note, nextCallAt }: Pick<OrderCall, 'outcome' | 'note' | 'nextCallAt'>,
    by: Author & { id: number },
    at: Date,
    retryAt: (failures: number) => Date,
  ): Partial<OrderCall> {
    const mustRetry = nextCallAt === null && hasFailed(outcome) && !this.isClosed;
    this.nextCallAt = mustRetry ? retryAt(this.failuresInARow() + 1) : nextCallAt;
    if (outcome === 'reached') this.reachedAt ??= at;
    this.updateCallDueAt();
    this.release(by);
    const { id: orderId, nextCallAt: planned } = this;
    return { outcome, note, nextCallAt: planned, orderId, at, by: by.displayName, adminId: by.id };
  }

  /**
   * Stores the first attempt to call, which ends the wait of the customer; later attempts change nothing. `waitUntil`
   * returns minutes of call hours.
   */
  noteFirstCall({ at, adminId }: Pick<OrderCall, 'at' | 'adminId'>, waitUntil: (moment: Date) => number): void {
    if (this.firstCallAt) return;
    this.firstCallAt = at;
    this.firstCallBy = adminId;
    this.firstCallWait = waitUntil(at);
  }

  assignTo(adminId: number | null): void {
    this.assigneeId = adminId;
  }

  /** Ends the lease if this admin holds it. */
  release({ id }: Author): void {
    if (this.leaseHolderId === id) Object.assign(this, leasedToNobody);
  }

  /** Whether experts have begun to work on the order. From then on only experts can cancel it. */
  isTakenUp(now: Date): boolean {
    const isOpenSomewhere = this.leasedUntil !== null && this.leasedUntil > now;
    return this.status !== 'new' || this.firstCallAt !== null || isOpenSomewhere;
  }

  get isClosed(): boolean {
    return !openStatuses.includes(this.status);
  }

  private failuresInARow(): number {
    return this.calls.length - 1 - this.calls.findLastIndex(({ outcome }) => !hasFailed(outcome));
  }
}

/** The search terms of an order: name, phone, tracking code and external id. The order's number is not stored here. */
export const OrderSearchTerm = searchTermsOf('order_search_term', 'orderId', () => Order);

type Searched = Pick<Order, 'name' | 'phone' | 'trackingCode' | 'externalId'>;

export function orderTermsOf({ name, phone, trackingCode, externalId }: Searched): string[] {
  const codes = [trackingCode, externalId ?? ''].flatMap(termsOfCode);
  return [...new Set([...termsOfText(name), ...termsOfPhone(phone), ...codes])];
}
