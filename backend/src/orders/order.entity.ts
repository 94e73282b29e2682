import { Column, Entity, Index, OneToMany, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import type { Author } from '../operations/audit/index.js';
import { hasFailed } from './call-outcome.js';
import { OrderCall } from './order-call.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderNote } from './order-note.entity.js';
import type { OrderStatus } from './order-status.js';
import { OrderStatusChange } from './order-status-change.entity.js';

/** An order request: experts call back to settle price and payment (spec §1). */
@Entity('orders')
@Index(['status', 'id'])
@Index(['customerId', 'id'])
@Index(['callDueAt'])
@Index(['createdAt', 'status'])
@Index(['callBy', 'firstCallAt', 'firstCallWait'])
@Index(['firstCallAt', 'firstCallBy', 'callBy'])
@Index(['assigneeId', 'id'])
@Index(['phone', 'id'])
export class Order {
  @PrimaryGeneratedColumn()
  id: number;

  /** Unguessable; with the phone it opens the order to whoever has both (D8). */
  @Column({ type: 'varchar', length: 16, unique: true })
  trackingCode: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Stored form (D17). */
  @Column({ type: 'varchar', length: 20 })
  phone: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  @Column({ type: 'varchar', length: 16 })
  status: OrderStatus;

  @Column(instantColumn)
  createdAt: Date;

  /** Experts promised to call before this moment (D10). */
  @Column(instantColumn)
  callBy: Date;

  /** When to call next, as the last call left it. */
  @Column({ ...instantColumn, nullable: true })
  nextCallAt: Date | null;

  /** When a call first reached the customer. */
  @Column({ ...instantColumn, nullable: true })
  reachedAt: Date | null;

  /** When an expert first tried to call, and who. */
  @Column({ ...instantColumn, nullable: true })
  firstCallAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  firstCallBy: number | null;

  /** Minutes of call hours from the order to that attempt: a night is no wait that experts could shorten. */
  @Column({ type: 'integer', nullable: true })
  firstCallWait: number | null;

  /** Until when the customer must be called; null when no call is due. Stored by `updateCallDueAt`, so that overdue is an index. */
  @Column({ ...instantColumn, nullable: true })
  callDueAt: Date | null;

  /** The admin who looks after it. */
  @Column({ type: 'integer', nullable: true })
  assigneeId: number | null;

  /** The admin who has it open, until `leasedUntil`: the queue gives it to nobody else meanwhile. No change of the order. */
  @Column({ type: 'integer', nullable: true })
  leaseHolderId: number | null;

  @Column({ ...instantColumn, nullable: true })
  leasedUntil: Date | null;

  /** The customer who was logged in (D11). */
  @Column({ type: 'integer', nullable: true })
  customerId: number | null;

  /** The `Idempotency-Key` of the request, and a hash of what it asked for (D7). */
  @Column({ type: 'varchar', length: 128, nullable: true, unique: true })
  requestKey: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  requestHash: string | null;

  /** Counts changes, as `storeChange` stores them: two admins do not overwrite each other unseen (D9). */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @OneToMany(() => OrderLine, (line) => line.order)
  lines: Relation<OrderLine[]>;

  @OneToMany(() => OrderStatusChange, (change) => change.order)
  history: Relation<OrderStatusChange[]>;

  @OneToMany(() => OrderCall, (call) => call.order)
  calls: Relation<OrderCall[]>;

  @OneToMany(() => OrderNote, (note) => note.order)
  staffNotes: Relation<OrderNote[]>;

  /** What lists say of its calls and people, as `complete` read it. */
  attempts: number;
  lastCall: OrderCall | null;
  assigneeName: string | null;
  leaseHolderName: string | null;

  /** A call is due and its time is over (D10). */
  isOverdue(now: Date): boolean {
    return this.callDueAt !== null && now > this.callDueAt;
  }

  /**
   * The one rule of when a call is due (D10, D33). A next call that was planned or asked for replaces the promise of the
   * first day; without one the promise stands until a call reached the customer, also when somebody took the order up. A
   * closed order has none.
   */
  updateCallDueAt(): void {
    const promised = this.reachedAt ? null : this.callBy;
    this.callDueAt = this.isClosed ? null : (this.nextCallAt ?? promised);
  }

  /** The only place that changes a status; answers the record of it. `by` is null for the customer. */
  moveTo(to: OrderStatus, by: Author | null, at: Date): Partial<OrderStatusChange> {
    const author = { by: by?.displayName ?? null, adminId: by?.id ?? null };
    const change = { orderId: this.id, from: this.status, to, at, ...author };
    this.status = to;
    this.updateCallDueAt();
    return change;
  }

  /**
   * An attempt to call; answers the record of it. The call that was planned before has now been made; a failed one without
   * a next is followed by what `retryAt` says of the number of failures in a row (D33).
   */
  recordCall(
    { outcome, note, nextCallAt }: Pick<OrderCall, 'outcome' | 'note' | 'nextCallAt'>,
    by: Author,
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

  /** The attempt that ended the wait; the first one stays. `waitUntil` answers minutes of call hours since the order. */
  noteFirstCall({ at, adminId }: Pick<OrderCall, 'at' | 'adminId'>, waitUntil: (moment: Date) => number): void {
    if (this.firstCallAt) return;
    this.firstCallAt = at;
    this.firstCallBy = adminId;
    this.firstCallWait = waitUntil(at);
  }

  assignTo(adminId: number | null): void {
    this.assigneeId = adminId;
  }

  /** Whoever has it open is done with it. */
  release({ id }: Author): void {
    if (this.leaseHolderId === id) this.leaseHolderId = this.leasedUntil = null;
  }

  get isClosed(): boolean {
    return this.status === 'completed' || this.status === 'cancelled';
  }

  private failuresInARow(): number {
    return this.calls.length - 1 - this.calls.findLastIndex(({ outcome }) => !hasFailed(outcome));
  }
}
