import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { expireFingerprint, fingerprintOf } from '../common/idempotency.js';
import { batchesById, type Page } from '../common/http/index.js';
import { idsFoundBy, inRange, pageOf, rowsAfter, storeTerms } from '../common/search/index.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, isUniqueViolation } from '../database/index.js';
import { ContactSearchTerm, contactTermsOf } from './contact-search-term.entity.js';
import { Contact } from './contact.entity.js';
import { recordChange } from '../operations/audit/index.js';
import { forget } from '../operations/forgetting/index.js';
import { addMail } from '../operations/outbox/index.js';
import { ContactDto, type ContactsExportQuery, type ContactsQuery, type SendContactDto } from './contacts.dto.js';
import { ContactNotFound } from './contacts.errors.js';
import { contactMail } from './copy.js';

/** Folding can make a text longer (﷼ is one letter, then four); MySQL's `text` ends at 64 KB. */
const longestSearchKey = 10_000;

/** Messages from `/contact` and the footer (spec §4, D22). */
@Injectable()
export class ContactsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /** Stores a message and tells the experts; sent again within ten minutes, it is the one that is there. */
  async receive(sent: SendContactDto): Promise<void> {
    const contact = contactOf(sent);
    try {
      await this.database.write(async (tx) => {
        await expireFingerprint(tx, Contact, contact);
        const { identifiers } = await tx.insert(Contact, contact);
        const about = { subject: 'contact', id: Number(identifiers[0]?.id) };
        await storeTerms(tx, ContactSearchTerm, about.id, contactTermsOf(contact));
        const { contactEmail } = await this.settings.get(tx);
        await addMail(tx, { about, to: contactEmail, ...contactMail(contact, `${this.env.siteUrl}/admin/contacts`) });
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** One page, the newest first; `q` is looked for in name, e-mail and message. */
  async list({ q, ...query }: ContactsQuery): Promise<Page<Contact>> {
    return pageOf(this.filtered(query), [['contact.id', 'DESC']], query, await this.found(q));
  }

  /** Throws {@link ContactNotFound}. */
  async get(id: number): Promise<Contact> {
    const contact = await this.database.read.findOneBy(Contact, { id });
    if (!contact) throw new ContactNotFound(id);
    return contact;
  }

  /** How many messages nobody has read. */
  countAll(): Promise<number> {
    return this.database.read.count(Contact);
  }

  countUnread(): Promise<number> {
    return this.database.read.countBy(Contact, { isRead: false });
  }

  /** All that the list would show, in batches by rising id. */
  async *batches({ q, ...query }: ContactsExportQuery): AsyncGenerator<Contact[]> {
    const found = await this.found(q);
    yield* batchesById((after, limit) => rowsAfter(this.filtered(query), found, after, limit));
  }

  /** Marks a message as read, or takes that back: what a slip has marked must not be lost. Throws {@link ContactNotFound}. */
  setRead(id: number, isRead: boolean, admin: Admin): Promise<Contact> {
    return this.database.write(async (tx) => {
      const contact = await tx.findOneBy(Contact, { id });
      if (!contact) throw new ContactNotFound(id);
      const before = ContactDto.of(contact);
      contact.isRead = isRead;
      await tx.update(Contact, { id }, { isRead });
      const after = ContactDto.of(contact);
      const action = isRead ? 'markContactRead' : 'markContactUnread';
      await recordChange(tx, admin, { action, subject: 'contact', subjectId: id, before, after });
      return contact;
    });
  }

  /** Forgets a message altogether, as its sender may ask (D31). Throws {@link ContactNotFound}. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      const contact = await tx.findOneBy(Contact, { id });
      if (!contact) throw new ContactNotFound(id);
      await tx.delete(Contact, { id });
      const before = ContactDto.of(contact);
      await recordChange(tx, admin, {
        action: 'deleteContact',
        subject: 'contact',
        subjectId: id,
        before,
        after: null,
      });
      await forget(tx, { subject: 'contact', id });
    });
  }

  private found(question: string): Promise<Set<number> | null> {
    return idsFoundBy(this.database.read, ContactSearchTerm, question);
  }

  private filtered({ filter, ...range }: Omit<ContactsExportQuery, 'q'>): SelectQueryBuilder<Contact> {
    const find = this.database.read.createQueryBuilder(Contact, 'contact');
    if (filter !== 'all') find.andWhere('contact.isRead = :isRead', { isRead: filter === 'read' });
    return inRange(find, 'contact.createdAt', range);
  }
}

type NewContact = Omit<Contact, 'id'> & { fingerprint: string };

function contactOf({ name, phone, email, message }: SendContactDto): NewContact {
  const typed = { name, phone: phone ?? null, email: email ?? null, message };
  return {
    ...typed,
    createdAt: new Date(),
    isRead: false,
    searchKey: [name, email ?? '', message].map(foldForSearch).join('\n').slice(0, longestSearchKey),
    fingerprint: fingerprintOf(typed),
  };
}
