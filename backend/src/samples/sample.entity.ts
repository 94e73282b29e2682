import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CustomerAccount } from '../auth/index.js';
import { Product } from '../catalog/index.js';
import { searchTermsOf, termsOfCode, termsOfPhone, termsOfText } from '../common/search/index.js';
import { EntityWithId, VersionedEntity } from '../database/entity.js';
import { instantColumn } from '../database/index.js';
import { Order } from '../orders/index.js';
import type { SampleStatus, SampleVerdict } from './sample-status.js';

/** A request for a sample of a product, with its status and result. */
@Entity('sample')
@Index(['status', 'id'])
@Index(['phone', 'status'])
@Index(['productId', 'phone', 'createdAt'])
@Index(['customerId', 'id'])
@Index(['orderId'])
@Index(['updatedAt'])
export class Sample extends VersionedEntity {
  /** Cannot be guessed. Whoever has the code and the phone can open the sample. */
  @Column({ type: 'varchar', length: 16, unique: true })
  trackingCode: string;

  /** Null once the product was deleted. */
  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'productId' })
  product: Relation<Product> | null;

  /** The name of the product when the sample was requested. */
  @Column({ type: 'varchar', length: 200 })
  productName: string;

  /** The number of the lot that was asked for. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  askedLot: string | null;

  @Column({ type: 'integer' })
  grams: number;

  @Column({ type: 'text' })
  purpose: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** In the stored form of phones. */
  @Column({ type: 'varchar', length: 20 })
  phone: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  companyName: string | null;

  @Column({ type: 'varchar', length: 500 })
  address: string;

  @Column({ type: 'varchar', length: 16 })
  status: SampleStatus;

  /** Why it was declined, in words that the recipient reads too. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  declineReason: string | null;

  /** The number of the lot that was sent. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  sentLot: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  courier: string | null;

  /** The tracking number of the courier. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  parcelNumber: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  verdict: SampleVerdict | null;

  @Column({ type: 'text', nullable: true })
  feedback: string | null;

  /** The order that the recipient placed after the sample. */
  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  @ManyToOne(() => Order, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<Order> | null;

  /** The customer who was logged in. */
  @Column({ type: 'integer', nullable: true })
  customerId: number | null;

  @ManyToOne(() => CustomerAccount, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'customerId' })
  customer: Relation<CustomerAccount> | null;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  updatedAt: Date;

  /** Read beside the sample, the oldest first. */
  history: SampleStep[];
}

/** A step of a sample, with who took it. */
@Entity('sample_step')
@Index(['sampleId', 'id'])
export class SampleStep extends EntityWithId {
  @Column({ type: 'integer' })
  sampleId: number;

  @ManyToOne(() => Sample, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sampleId' })
  sample: Relation<Sample>;

  @Column({ type: 'varchar', length: 16 })
  to: SampleStatus;

  @Column(instantColumn)
  at: Date;

  /** The display name of the admin; null for the recipient. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  by: string | null;
}

/** The search terms of a sample: name, company, phone and tracking code. */
export const SampleSearchTerm = searchTermsOf('sample_search_term', 'sampleId', () => Sample);

type Searched = Pick<Sample, 'name' | 'companyName' | 'phone' | 'trackingCode' | 'productName'>;

export function sampleTermsOf({ name, companyName, phone, trackingCode, productName }: Searched): string[] {
  const texts = termsOfText(name, companyName, productName);
  return [...new Set([...texts, ...termsOfPhone(phone), ...termsOfCode(trackingCode)])];
}
