import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { instantColumn } from '../database/columns.js';

/** What the staff wrote down about an order. Never changed but to forget the customer (D31). */
@Entity('order_note')
@Index(['orderId', 'id'])
export class OrderNote {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  /** Named as text: the order imports this file. */
  @ManyToOne('Order', 'staffNotes', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

  @Column({ type: 'text' })
  text: string;

  @Column(instantColumn)
  at: Date;

  /** Display name of the admin at that time. */
  @Column({ type: 'varchar', length: 100 })
  by: string;

  @Column({ type: 'integer' })
  adminId: number;
}
