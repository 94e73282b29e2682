import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

/** One product of an order, as it was called and listed at that moment (D6). */
@Entity('order_line')
@Index(['orderId', 'position'], { unique: true })
@Index(['productId'])
@Index(['orderId', 'productId', 'quantity'])
export class OrderLine {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  /** Named as text: the order imports this file. */
  @ManyToOne('Order', 'lines', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

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

  /** How the product was packed at that moment; null when its data sheet did not say (D34). */
  @Column({ type: 'varchar', length: 40, nullable: true })
  packName: string | null;

  /** Kilograms of one such pack. */
  @Column({ type: 'integer', nullable: true })
  packKilograms: number | null;

  /** The price-list row of that moment, US dollars per ton. */
  @Column({ type: 'integer', nullable: true })
  usdPerTon: number | null;

  /** Toman per dollar of that moment; null without a price-list row. */
  @Column({ type: 'double', nullable: true })
  rate: number | null;
}

/** Both or neither is stored; written together they are the pack. */
export function packOfLine({ packName, packKilograms }: Pick<OrderLine, 'packName' | 'packKilograms'>) {
  return packName !== null && packKilograms !== null ? { name: packName, kilograms: packKilograms } : null;
}
