import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { EntityWithId, VersionedEntity } from '../database/entity.js';
import { instantColumn } from '../database/index.js';
import type { QuotePaper } from './quote-paper.js';

/** A proforma of an order. From `sentAt` on its paper never changes; a later quote replaces it. */
@Entity('quote')
@Index(['orderId', 'id'])
@Index(['validUntil'])
export class Quote extends VersionedEntity {
  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne('Order', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId' })
  order: Relation<object>;

  /** «1405-0001» in Latin digits: the year in which it was sent, and its place in that year. Null for a draft. */
  @Column({ type: 'varchar', length: 16, nullable: true, unique: true })
  number: string | null;

  /** The token of the link to the quote. It is stored unhashed, because staff copy the link again later. Null for a draft. */
  @Column({ type: 'varchar', length: 22, nullable: true, unique: true })
  token: string | null;

  /** The number of the quote that this one replaces, once it is sent. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  formerNumber: string | null;

  @Column({ type: 'simple-json' })
  paper: QuotePaper;

  @Column(instantColumn)
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  sentAt: Date | null;

  /** When the buyer first opened it. */
  @Column({ ...instantColumn, nullable: true })
  seenAt: Date | null;

  @Column({ ...instantColumn, nullable: true })
  changeAskedAt: Date | null;

  @Column({ ...instantColumn, nullable: true })
  acceptedAt: Date | null;

  @Column({ ...instantColumn, nullable: true })
  replacedAt: Date | null;

  /** The last day of the quote, for the index that finds quotes that end soon. Null for a draft. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  validUntil: string | null;

  /** When the buyer was reminded that it ends soon. */
  @Column({ ...instantColumn, nullable: true })
  remindedAt: Date | null;

  /** Not a column: `quotesWhere` reads them. */
  replies: QuoteReply[];
}

export const replyKinds = ['accepted', 'change_asked'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** What the buyer replied to a quote. */
@Entity('quote_reply')
@Index(['quoteId', 'id'])
export class QuoteReply extends EntityWithId {
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId' })
  quote: Relation<Quote>;

  @Column({ type: 'varchar', length: 16 })
  kind: ReplyKind;

  /** As the buyer typed it. */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** The change that the buyer asks for. */
  @Column({ type: 'text', nullable: true })
  text: string | null;

  @Column(instantColumn)
  at: Date;
}

/** The last number of each year of the Persian calendar. */
@Entity('quote_number')
export class QuoteNumber {
  @PrimaryColumn({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  last: number;
}
