import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import type { CallOutcome } from './call-outcome.js';
import { EntityWithId } from '../database/entity.js';

/** One attempt to call a customer. Never deleted; changed only when the customer's data is removed. */
@Entity('order_call')
@Index(['orderId', 'id'])
@Index(['at', 'adminId', 'orderId'])
export class OrderCall extends EntityWithId {
  @Column({ type: 'integer' })
  orderId: number;

  /** A string, because the order's file imports this one. */
  @ManyToOne('Order', 'calls', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

  @Column({ type: 'varchar', length: 16 })
  outcome: CallOutcome;

  /** Visible to the staff only. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** When to call next, as it was decided after this call. */
  @Column({ ...instantColumn, nullable: true })
  nextCallAt: Date | null;

  @Column(instantColumn)
  at: Date;

  /** The admin's display name at the time of the call. */
  @Column({ type: 'varchar', length: 100 })
  by: string;

  @Column({ type: 'integer' })
  adminId: number;
}
