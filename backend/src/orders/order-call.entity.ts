import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import type { CallOutcome } from './call-outcome.js';

/** One attempt to call the customer of an order (D10). Never deleted, and never changed but to forget the customer (D31). */
@Entity('order_call')
@Index(['orderId', 'id'])
@Index(['at', 'adminId', 'orderId'])
export class OrderCall {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  /** Named as text: the order imports this file. */
  @ManyToOne('Order', 'calls', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

  @Column({ type: 'varchar', length: 16 })
  outcome: CallOutcome;

  /** For the staff. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** When to call next, as this call left it. */
  @Column({ ...instantColumn, nullable: true })
  nextCallAt: Date | null;

  @Column(instantColumn)
  at: Date;

  /** Display name of the admin at that time. */
  @Column({ type: 'varchar', length: 100 })
  by: string;

  @Column({ type: 'integer' })
  adminId: number;
}
