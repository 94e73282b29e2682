import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { longestTerm, termsOfCode, termsOfName, termsOfPhone } from '../common/search/index.js';
import { Order } from './order.entity.js';

/** Something that finds an order when its beginning is typed: part of the name, a form of the phone, the tracking code. */
@Entity('order_search_term')
export class OrderSearchTerm {
  @PrimaryColumn({ type: 'varchar', length: longestTerm })
  term: string;

  @PrimaryColumn({ type: 'integer' })
  @Index()
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<Order>;
}

/** Every term of an order, each once. */
export function searchTermsOf({ name, phone, trackingCode }: Pick<Order, 'name' | 'phone' | 'trackingCode'>): string[] {
  return [...new Set([...termsOfName(name), ...termsOfPhone(phone), ...termsOfCode(trackingCode)])];
}
