import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import type { Seller } from '../seller.entity.js';

/**
 * A picture of the factory or a certificate that an applicant sent. In quarantine: nobody but admins can open it until one of
 * them puts it into the media library.
 */
@Entity('seller_file')
@Index('seller_file_of', ['sellerId', 'id'])
export class SellerFile {
  @PrimaryGeneratedColumn()
  id: number;

  /** What the applicant's form names it by; also its name in the store. */
  @Index('seller_file_token', { unique: true })
  @Column({ type: 'varchar', length: 32 })
  token: string;

  /** Null until the application is sent, and again when the seller is deleted: then the sweep removes it. */
  @Column({ type: 'integer', nullable: true })
  sellerId: number | null;

  @ManyToOne('Seller', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'sellerId' })
  seller: Relation<Seller> | null;

  /** For display and download; empty once the seller is forgotten. */
  @Column({ type: 'varchar', length: 200 })
  originalFilename: string;

  @Column({ type: 'varchar', length: 32 })
  type: string;

  /** Bytes. */
  @Column({ type: 'integer' })
  size: number;

  /** Of the media library, once an admin has put it there. */
  @Column({ type: 'integer', nullable: true })
  mediaId: number | null;

  /** Unclaimed files are removed at this moment. */
  @Index('seller_file_expires')
  @Column(instantColumn)
  expiresAt: Date;

  @Column(instantColumn)
  createdAt: Date;
}

/** Its name in the quarantine. */
export function storedNameOf({ token, type }: Pick<SellerFile, 'token' | 'type'>): string {
  return `${token}.${type === 'application/pdf' ? 'pdf' : 'webp'}`;
}
