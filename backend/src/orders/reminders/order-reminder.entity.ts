import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';
import { Order } from '../order.entity.js';

/**
 * A reminder to order again, which is sent to the buyer every few months. It belongs to an order, so it moves with the
 * order to another account. It is deleted when somebody stops it.
 */
@Entity('order_reminder')
@Index(['orderId'], { unique: true })
@Index(['nextOn', 'id'])
export class OrderReminder extends EntityWithId {
  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<Order>;

  /** Months. */
  @Column({ type: 'integer' })
  every: number;

  /** The day of the Persian month, 1 to 31. */
  @Column({ type: 'integer' })
  day: number;

  /** The day of the next reminder in Tehran, `2026-12-26`. It may be in the past on a day off, or after the site was down. */
  @Column({ type: 'varchar', length: 10 })
  nextOn: string;

  /** When the last reminder was queued. */
  @Column({ ...instantColumn, nullable: true })
  remindedAt: Date | null;

  /** Stored unhashed, because every message contains it, and because it can only show the lines and stop the messages. */
  @Column({ type: 'varchar', length: 22, unique: true })
  token: string;
}
