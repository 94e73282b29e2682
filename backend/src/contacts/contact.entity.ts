import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import { EntityWithId } from '../database/entity.js';
import { searchTermsOf, termsOfText } from '../common/search/index.js';

/** A message that a visitor sent from `/contact` or the footer. */
@Entity('contact')
@Index(['isRead', 'createdAt'])
export class Contact extends EntityWithId {
  @Index('contact_created')
  @Column(instantColumn)
  createdAt: Date;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  phone: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'boolean', default: false })
  isRead: boolean;

  /** Fingerprint by which a repeated request is recognised; null once the same message may be sent again. */
  @Index('contact_fingerprint', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  fingerprint: string | null;
}

export const ContactSearchTerm = searchTermsOf('contact_search_term', 'contactId', () => Contact);

export function contactTermsOf({ name, email, message }: Pick<Contact, 'name' | 'email' | 'message'>): string[] {
  return termsOfText(name, email, message);
}
