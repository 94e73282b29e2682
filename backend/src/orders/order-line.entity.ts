import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { EntityWithId } from '../database/entity.js';

/** One product of an order, with its name and list price at the time of the order. */
@Entity('order_line')
@Index(['orderId', 'position'], { unique: true })
@Index(['productId'])
@Index(['orderId', 'productId', 'quantity'])
export class OrderLine extends EntityWithId {
  @Column({ type: 'integer' })
  orderId: number;

  /** A string, because the order's file imports this one. */
  @ManyToOne('Order', 'lines', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

  /** Lines are sorted by it. Removed lines leave gaps. */
  @Column({ type: 'integer' })
  position: number;

  /** Null after the product was removed from the catalogue. */
  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @Column({ type: 'varchar', length: 200 })
  productName: string;

  /** Kilograms. */
  @Column({ type: 'integer' })
  quantity: number;

  /** How the product was packed at the time of the order; null when its data sheet did not say. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  packName: string | null;

  /** Kilograms of one such pack. */
  @Column({ type: 'integer', nullable: true })
  packKilograms: number | null;

  /** US dollars per ton in the price list at the time of the order. */
  @Column({ type: 'integer', nullable: true })
  usdPerTon: number | null;

  /** Toman per dollar at the time of the order; null when the product had no row in the price list. */
  @Column({ type: 'double', nullable: true })
  rate: number | null;
}

/** The pack of a line. `packName` and `packKilograms` are either both stored or both null. */
export function packOfLine({ packName, packKilograms }: Pick<OrderLine, 'packName' | 'packKilograms'>) {
  return packName !== null && packKilograms !== null ? { name: packName, kilograms: packKilograms } : null;
}
