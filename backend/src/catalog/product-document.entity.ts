import { documentKindNames, documentLanguageNames } from '@afshoreh/persian/documents';
import { Column, Entity, Index } from 'typeorm';
import { ProductFile } from './product-file.js';

export type DocumentKind = keyof typeof documentKindNames;
export const documentKinds = Object.keys(documentKindNames) as DocumentKind[];

export type DocumentLanguage = keyof typeof documentLanguageNames;
export const documentLanguages = Object.keys(documentLanguageNames) as DocumentLanguage[];

/** A file that a product offers for download. */
@Entity('product_document')
@Index('product_document_position', ['productId', 'position'], { unique: true })
@Index('product_document_media', ['mediaId'])
export class ProductDocument extends ProductFile {
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
