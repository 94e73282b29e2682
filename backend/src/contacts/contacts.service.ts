import { Injectable } from '@nestjs/common';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { PersonNeeded, type Admin, type Caller } from '../auth/index.js';
import { expireFingerprint, fingerprintOf } from '../common/idempotency.js';
import type { Page } from '../common/http/index.js';
import { allOf, inRange, onlyKnown, pageOf, storeTerms, type ListOrder } from '../common/search/index.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, findOrThrow, ignoreTaken } from '../database/index.js';
import { ContactSearchTerm, contactTermsOf, Contact } from './contact.entity.js';
import { recordChange } from '../operations/audit/index.js';
import { noteEvents } from '../operations/events/index.js';
import { forget } from '../operations/forgetting/index.js';
import { storeRequest } from '../operations/idempotency/index.js';
import { addMail } from '../operations/outbox/index.js';
import { upsertPerson, releasePhone } from '../people/index.js';
import { ContactDto, type ContactsExportQuery, type ContactsQuery, type SendContactDto } from './contacts.dto.js';
import { nameAssignees } from './contact-names.js';
import { ContactNotFound } from './contacts.errors.js';
import { contactMail } from './copy.js';

/** The index of the times is small. For an order by the id alone a late page would read all messages that it skips. */
const newestFirst: ListOrder = { 'contact.createdAt': 'DESC', 'contact.id': 'DESC' };

@Injectable()
export class ContactsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /** Stores a message and notifies the experts. The same message sent again within ten minutes is not stored again. */
  async receive(sent: SendContactDto): Promise<void> {
    const contact = contactOf(sent);
    const stored = this.database.write(async (tx) => {
      await expireFingerprint(tx, Contact, contact);
      const { identifiers } = await tx.insert(Contact, contact);
      const about = { subject: 'contact', id: Number(identifiers[0]?.id) };
      await storeTerms(tx, ContactSearchTerm, about.id, contactTermsOf(contact));
      await storeRequest(tx, about.id);
      if (contact.phone) await upsertPerson(tx, { phone: contact.phone, name: contact.name });
      await noteEvents(tx, [{ ...about, type: 'created', event: 'contact.received' }]);
      const { contactEmail } = await this.settings.get(tx);
      await addMail(tx, { about, to: contactEmail, ...contactMail(contact, `${this.env.siteUrl}/admin/contacts`) });
    });
    await stored.catch(ignoreTaken);
  }

  /** One page, newest first; `q` is searched in name, e-mail and message. */
  async list(query: ContactsQuery, caller: Caller): Promise<Page<Contact>> {
    const find = onlyKnown(this.filtered(query, caller), query);
    const page = await pageOf(find, newestFirst, query, { terms: ContactSearchTerm });
    await nameAssignees(this.database.read, page.rows);
    return page;
  }

  async get(id: number): Promise<Contact> {
    const contact = await findOrThrow(this.database.read, Contact, id, ContactNotFound);
    await nameAssignees(this.database.read, [contact]);
    return contact;
  }

  countAll(): Promise<number> {
    return this.database.read.count(Contact);
  }

  countUnread(): Promise<number> {
    return this.database.read.countBy(Contact, { isRead: false });
  }

  async *batches(query: ContactsExportQuery, caller: Caller): AsyncGenerator<Contact[]> {
    for await (const contacts of allOf(this.filtered(query, caller), query.q, { terms: ContactSearchTerm }))
      yield nameAssignees(this.database.read, contacts);
  }

  /** Marks a message as read, or as unread again in case it was marked by mistake. Throws {@link ContactNotFound}. */
  setRead(id: number, isRead: boolean, admin: Admin): Promise<Contact> {
    return this.database.write(async (tx) => {
      const contact = await findOrThrow(tx, Contact, id, ContactNotFound);
      await nameAssignees(tx, [contact]);
      const before = ContactDto.of(contact);
      contact.isRead = isRead;
      await tx.update(Contact, { id }, { isRead });
      const after = ContactDto.of(contact);
      const action = isRead ? 'markContactRead' : 'markContactUnread';
      await recordChange(tx, admin, { action, before, after });
      return contact;
    });
  }

  /** Also removes its data from the audit and the outbox, as its sender may ask for. */
  remove(id: number, admin: Admin, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      await removeContact(tx, await findOrThrow(tx, Contact, id, ContactNotFound), admin, expectedVersion);
    });
  }

  /** Removes all messages from senders with these phones, because they are forgotten. */
  async removeFrom(phones: readonly string[], admin: Admin, tx: EntityManager): Promise<void> {
    const contacts = await tx.find(Contact, { where: { phone: In(phones) }, order: { id: 'ASC' } });
    for (const contact of contacts) await removeContact(tx, contact, admin, null);
  }

  private filtered({ filter, ...range }: ContactsExportQuery, { id }: Caller): SelectQueryBuilder<Contact> {
    if (filter === 'mine' && id === undefined) throw new PersonNeeded();
    const find = this.database.read.createQueryBuilder(Contact, 'contact');
    if (filter !== 'all') find.andWhere(conditions[filter], { isRead: filter === 'read', id });
    return inRange(find, 'contact.createdAt', range);
  }
}

async function removeContact(
  tx: EntityManager,
  contact: Contact,
  admin: Admin,
  expectedVersion: number | null,
): Promise<void> {
  const { id, name, email, phone } = contact;
  await nameAssignees(tx, [contact]);
  await tx.delete(Contact, { id });
  if (phone) await releasePhone(tx, phone);
  await recordChange(tx, admin, { action: 'deleteContact', before: ContactDto.of(contact), expectedVersion });
  await forget(tx, { subject: 'contact', id }, [name, email, phone]);
}

const conditions = {
  unread: 'contact.isRead = :isRead',
  read: 'contact.isRead = :isRead',
  unanswered: 'contact.answeredAt IS NULL',
  mine: 'contact.answeredAt IS NULL AND contact.assigneeId = :id',
};

type NewContact = Omit<Contact, 'id'> & { fingerprint: string };

function contactOf({ name, phone, email, message }: SendContactDto): NewContact {
  const typed = { name, phone: phone ?? null, email: email ?? null, message };
  return {
    ...typed,
    createdAt: new Date(),
    isRead: false,
    assigneeId: null,
    assigneeName: null,
    note: null,
    reply: null,
    answeredAt: null,
    version: 1,
    fingerprint: fingerprintOf(typed),
  };
}
