import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from './order.entity.js';

/** One product of an order, as it was called and listed at that moment (D6). */
@Entity('order_line')
@Index(['orderId', 'position'], { unique: true })
@Index(['productId'])
export class OrderLine {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, (order) => order.lines, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<Order>;

  /** From 0, in the order they were sent. */
  @Column({ type: 'integer' })
  position: number;

  /** Null once the product was removed from the catalogue. */
  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @Column({ type: 'varchar', length: 200 })
  productName: string;

  /** Kilograms. */
  @Column({ type: 'integer' })
  quantity: number;

  /** The price-list row of that moment, US dollars per ton. */
  @Column({ type: 'integer', nullable: true })
  usdPerTon: number | null;

  /** Toman per dollar of that moment; null without a price-list row. */
  @Column({ type: 'double', nullable: true })
  rate: number | null;
}
