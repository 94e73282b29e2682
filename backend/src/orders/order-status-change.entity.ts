import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import type { OrderStatus } from './order-status.js';
import { EntityWithId } from '../database/entity.js';

/** One status change of an order; the first one goes from null to `new`. */
@Entity('order_status_change')
@Index(['orderId', 'id'])
export class OrderStatusChange extends EntityWithId {
  @Column({ type: 'integer' })
  orderId: number;

  /** A string, because the order's file imports this one. */
  @ManyToOne('Order', 'history', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

  @Column({ type: 'varchar', length: 16, nullable: true })
  from: OrderStatus | null;

  @Column({ type: 'varchar', length: 16 })
  to: OrderStatus;

  @Column(instantColumn)
  at: Date;

  /** The admin's display name at that time; null when the customer made the change. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  by: string | null;

  @Column({ type: 'integer', nullable: true })
  adminId: number | null;

  /** Why the order was cancelled, if staff said so. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  reason: string | null;
}
