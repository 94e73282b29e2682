import { Column, Entity, Index } from 'typeorm';
import { sortKeyColumn, searchTermsOf, termsOfPhone, termsOfText } from '../common/search/index.js';
import { instantColumn } from '../database/columns.js';
import type { SellerStatus } from './seller-status.js';
import { VersionedEntity } from '../database/entity.js';

/** A producer or exporter who offers goods, or has applied to do so. */
@Entity('seller')
@Index('seller_status', ['status', 'id'])
export class Seller extends VersionedEntity {
  @Column({ type: 'varchar', length: 200 })
  companyName: string;

  @Index('seller_sort_key')
  @Column(sortKeyColumn)
  sortKey: string;

  @Column({ type: 'varchar', length: 100 })
  ownerFullName: string;

  /** Registration or national id, in Latin digits. */
  @Column({ type: 'varchar', length: 15 })
  nationalId: string;

  @Column({ type: 'varchar', length: 30, nullable: true })
  taxId: string | null;

  /** Both phones in their stored form. */
  @Column({ type: 'varchar', length: 20 })
  phoneNumber: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  whatsappNumber: string | null;

  /** Lower case. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** An http or https address. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  website: string | null;

  @Column({ type: 'varchar', length: 500 })
  address: string;

  @Column({ type: 'varchar', length: 500 })
  productCategories: string;

  /** Tons a month, in the seller's own words. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  productionCapacityPerMonth: string | null;

  @Column({ type: 'boolean', default: false })
  exportReady: boolean;

  @Column({ type: 'varchar', length: 500, nullable: true })
  certifications: string | null;

  /** Ids of media, separated by commas. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  factoryImages: string | null;

  @Column({ type: 'varchar', length: 16 })
  status: SellerStatus;

  @Column({ type: 'boolean', default: false })
  isFeaturedSeller: boolean;

  /** For admins only. */
  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** Fingerprint of a pending application, by which a repeated request is recognised. */
  @Index('seller_fingerprint', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  fingerprint: string | null;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  updatedAt: Date;
}

export const SellerSearchTerm = searchTermsOf('seller_search_term', 'sellerId', () => Seller);

type Searched = Pick<Seller, 'companyName' | 'ownerFullName' | 'email' | 'phoneNumber'>;

export function sellerTermsOf({ companyName, ownerFullName, email, phoneNumber }: Searched): string[] {
  return [...new Set([...termsOfText(companyName, ownerFullName, email), ...termsOfPhone(phoneNumber)])];
}
