import { Column, Entity, Index, OneToMany, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import { OrderLine } from './order-line.entity.js';
import type { OrderStatus } from './order-status.js';
import { OrderStatusChange } from './order-status-change.entity.js';

/** An order request: experts call back to settle price and payment (spec §1). */
@Entity('orders')
@Index(['status', 'id'])
@Index(['customerId', 'id'])
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

  /** The customer who was logged in (D11). */
  @Column({ type: 'integer', nullable: true })
  customerId: number | null;

  /** The `Idempotency-Key` of the request, and a hash of what it asked for (D7). */
  @Column({ type: 'varchar', length: 128, nullable: true, unique: true })
  requestKey: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  requestHash: string | null;

  /** Counts changes: two admins do not overwrite each other unseen (D9). */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @OneToMany(() => OrderLine, (line) => line.order)
  lines: Relation<OrderLine[]>;

  @OneToMany(() => OrderStatusChange, (change) => change.order)
  history: Relation<OrderStatusChange[]>;

  /** Nobody has taken it up and the promised time is over. */
  isOverdue(now: Date): boolean {
    return this.status === 'new' && now > this.callBy;
  }

  /** The only place that changes a status; answers the record of it. */
  moveTo(to: OrderStatus, by: { id: number; displayName: string }, at: Date): Partial<OrderStatusChange> {
    const change = { orderId: this.id, from: this.status, to, at, by: by.displayName, adminId: by.id };
    this.status = to;
    this.version += 1;
    return change;
  }
}
