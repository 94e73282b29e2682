import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import { EntityWithId } from '../database/entity.js';

/** A note of the staff about an order. Changed only when the customer's data is removed. */
@Entity('order_note')
@Index(['orderId', 'id'])
export class OrderNote extends EntityWithId {
  @Column({ type: 'integer' })
  orderId: number;

  /** A string, because the order's file imports this one. */
  @ManyToOne('Order', 'staffNotes', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

  @Column({ type: 'text' })
  text: string;

  @Column(instantColumn)
  at: Date;

  /** The admin's display name at the time of the note. */
  @Column({ type: 'varchar', length: 100 })
  by: string;

  /** Null for the note of a program. */
  @Column({ type: 'integer', nullable: true })
  adminId: number | null;
}
