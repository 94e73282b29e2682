import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import type { Seller } from '../seller.entity.js';
import { EntityWithId } from '../../database/entity.js';

/** A file of a seller. Only admins can open it, until one of them copies it into the media library. */
@Entity('seller_file')
@Index('seller_file_of', ['sellerId', 'id'])
export class SellerFile extends EntityWithId {
  /** The name by which the applicant's form refers to the file, and its name in the storage. */
  @Index('seller_file_token', { unique: true })
  @Column({ type: 'varchar', length: 32 })
  token: string;

  /** Null until the application is sent, and again when the seller is deleted; then the sweep deletes the file. */
  @Column({ type: 'integer', nullable: true })
  sellerId: number | null;

  @ManyToOne('Seller', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'sellerId' })
  seller: Relation<Seller> | null;

  /** For display and download; emptied when the seller is deleted. */
  @Column({ type: 'varchar', length: 200 })
  originalFilename: string;

  @Column({ type: 'varchar', length: 32 })
  type: string;

  /** Bytes. */
  @Column({ type: 'integer' })
  size: number;

  /** The id in the media library, once an admin has put the file there. */
  @Column({ type: 'integer', nullable: true })
  mediaId: number | null;

  /** Hash of the sender's network, for as long as the file waits for its application. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  network: string | null;

  /** When the file is deleted if no application claims it. */
  @Index('seller_file_expires')
  @Column(instantColumn)
  expiresAt: Date;

  @Column(instantColumn)
  createdAt: Date;
}

export function storedNameOf({ token, type }: Pick<SellerFile, 'token' | 'type'>): string {
  return `${token}.${type === 'application/pdf' ? 'pdf' : 'webp'}`;
}
