import { verdicts, type ResultLimit, type ResultTerms, type ResultValue } from '@afshoreh/persian/analyses';
import type { Verdict, VerdictReason } from '@afshoreh/persian/analyses';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Product } from '../catalog/index.js';
import type { Company } from '../content/index.js';
import { VersionedEntity } from '../database/entity.js';
import { instantColumn } from '../database/index.js';
import type { LotStatus } from './lot-status.js';

/** «none»: no certificate is published. A certificate without a single limit is «not_comparable». */
export const lotVerdicts = [...verdicts, 'none'] as const;
export type LotVerdict = (typeof lotVerdicts)[number];

/** Goods that were produced in one batch and are sold under one number. */
@Entity('lot')
@Index(['productId', 'status', 'producedOn'])
export class Lot extends VersionedEntity {
  /** «AP-1405-017», in capitals. It stands on the drums, so it never changes once a certificate was published. */
  @Column({ type: 'varchar', length: 64, unique: true })
  number: string;

  /** Null once the product was deleted; the lot's own page stays. */
  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'productId' })
  product: Relation<Product> | null;

  /** The name of the product when the lot was last saved. */
  @Column({ type: 'varchar', length: 200 })
  productName: string;

  /** `2026-10-01`, as all days here. */
  @Column({ type: 'varchar', length: 10 })
  producedOn: string;

  /** The last day on which it is sold. */
  @Column({ type: 'varchar', length: 10 })
  bestBefore: string;

  @Column({ type: 'integer' })
  kilograms: number;

  /** «بشکهٔ ۲۷۵ کیلوگرمی». */
  @Column({ type: 'varchar', length: 100, nullable: true })
  pack: string | null;

  @Column({ type: 'varchar', length: 16 })
  status: LotStatus;

  /** The verdict of the certificate that was published last. */
  @Column({ type: 'varchar', length: 16, default: 'none' })
  verdict: LotVerdict;

  /** The folded number and product name, for the search. */
  @Column({ type: 'varchar', length: 1000 })
  searchKey: string;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  updatedAt: Date;
}

/** What was analysed: the lot itself, a sample that was taken before, or goods that represent the lot. */
export const analysisKinds = ['lot', 'sample', 'representative'] as const;
export type AnalysisKind = (typeof analysisKinds)[number];

/** A parameter as a certificate states it, with the limit of that moment. */
export interface StatedParameter extends ResultTerms {
  /** The code of the parameter. */
  parameter: string;
  name: string;
  englishName: string;
  /** The unit as a page shows it after the number. */
  unitName: string | null;
  method: string | null;
  limit: ResultLimit | null;
}

/** One line of a certificate. */
export interface AnalysedParameter extends StatedParameter, ResultValue {
  verdict: Verdict | null;
  reason: VerdictReason | null;
}

/** A certificate of analysis. From `publishedAt` on it never changes; a correction is a new edition. */
@Entity('analysis')
@Index(['lotId', 'edition'], { unique: true })
@Index(['lotId', 'id'])
export class Analysis extends VersionedEntity {
  @Column({ type: 'integer' })
  lotId: number;

  @ManyToOne(() => Lot, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lotId' })
  lot: Relation<Lot>;

  /** Counts the published certificates of a lot from 1; null for a draft. */
  @Column({ type: 'integer', nullable: true })
  edition: number | null;

  /** The edition that it corrects. */
  @Column({ type: 'integer', nullable: true })
  corrects: number | null;

  @Column({ type: 'varchar', length: 16 })
  kind: AnalysisKind;

  @Column({ type: 'varchar', length: 200 })
  laboratory: string;

  /** The number under which the laboratory is accredited. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  accreditation: string | null;

  @Column({ type: 'varchar', length: 10 })
  analysedOn: string;

  /** Who is responsible for the results, as printed on the certificate. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  releasedBy: string | null;

  /** The signed certificate in the media library. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  file: string | null;

  @Column({ type: 'simple-json' })
  results: AnalysedParameter[];

  /** The data of the company when it published the certificate; null for a draft. */
  @Column({ type: 'simple-json', nullable: true })
  seller: Company | null;

  @Column(instantColumn)
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  publishedAt: Date | null;

  /** The edition that corrects this one. */
  @Column({ type: 'integer', nullable: true })
  replacedBy: number | null;
}
