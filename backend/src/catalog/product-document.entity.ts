import { documentKindNames, documentLanguageNames } from '@afshoreh/persian/documents';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { MediaItem } from '../media/index.js';
import { Product } from './product.entity.js';
import { EntityWithId } from '../database/entity.js';

export type DocumentKind = keyof typeof documentKindNames;
export const documentKinds = Object.keys(documentKindNames) as DocumentKind[];

export type DocumentLanguage = keyof typeof documentLanguageNames;
export const documentLanguages = Object.keys(documentLanguageNames) as DocumentLanguage[];

/** A file of the media library that a product offers for download. */
@Entity('product_document')
@Index('product_document_position', ['productId', 'position'], { unique: true })
export class ProductDocument extends EntityWithId {
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId' })
  product: Relation<Product>;

  @Index('product_document_media')
  @Column({ type: 'integer' })
  mediaId: number;

  @ManyToOne(() => MediaItem, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'mediaId' })
  media: Relation<MediaItem>;

  /** Position in the admin's order, from 0. */
  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 16 })
  kind: DocumentKind;

  @Column({ type: 'varchar', length: 8, default: 'fa' })
  language: DocumentLanguage;

  /** As the document itself says: «۳», «Rev. B». */
  @Column({ type: 'varchar', length: 40, nullable: true })
  edition: string | null;

  /** The last day of validity, `2027-03-20`; null: it does not expire. */
  @Index('product_document_valid_until')
  @Column({ type: 'varchar', length: 10, nullable: true })
  validUntil: string | null;
}
