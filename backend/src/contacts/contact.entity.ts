import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import { VersionedEntity } from '../database/entity.js';
import { searchTermsOf, termsOfText } from '../common/search/index.js';

/** A message that a visitor sent from `/contact` or the footer. */
@Entity('contact')
@Index(['isRead', 'createdAt'])
@Index(['answeredAt', 'createdAt'])
export class Contact extends VersionedEntity {
  @Index('contact_created')
  @Column(instantColumn)
  createdAt: Date;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Index('contact_phone')
  @Column({ type: 'varchar', length: 20, nullable: true })
  phone: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'boolean', default: false })
  isRead: boolean;

  /** The admin who looks after it. */
  @Index('contact_assignee')
  @Column({ type: 'integer', nullable: true })
  assigneeId: number | null;

  /** What staff noted; visitors never see it. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** The last reply that was written in the admin. */
  @Column({ type: 'text', nullable: true })
  reply: string | null;

  /** When it was answered, in writing or by telephone. */
  @Column({ ...instantColumn, nullable: true })
  answeredAt: Date | null;

  /** The display name of the assignee; read beside the message. */
  assigneeName: string | null;

  /** Fingerprint by which a repeated request is recognised; null once the same message may be sent again. */
  @Index('contact_fingerprint', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  fingerprint: string | null;
}

export const ContactSearchTerm = searchTermsOf('contact_search_term', 'contactId', () => Contact);

export function contactTermsOf({ name, email, message }: Pick<Contact, 'name' | 'email' | 'message'>): string[] {
  return termsOfText(name, email, message);
}
