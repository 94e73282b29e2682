import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { StaffNote } from '../people/index.js';

/** A note of the staff about an order. Changed only when the customer's data is removed. */
@Entity('order_note')
@Index(['orderId', 'id'])
export class OrderNote extends StaffNote {
  @Column({ type: 'integer' })
  orderId: number;

  /** A string, because the order's file imports this one. */
  @ManyToOne('Order', 'staffNotes', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;
}
