import { createHash } from 'node:crypto';
import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { rangeOf, type Page } from '../common/http/index.js';
import { Database, isUniqueViolation } from '../database/index.js';
import { Contact } from './contact.entity.js';
import type { ContactsQuery, SendContactDto } from './contacts.dto.js';
import { ContactNotFound } from './contacts.errors.js';

/** Within this time the same message from the same person is one message: a double click, or a retry after a lost answer. */
const sameMessageMs = 10 * 60 * 1000;
/** Folding can make a text longer (﷼ is one letter, then four); MySQL's `text` ends at 64 KB. */
const longestSearchKey = 10_000;

@Injectable()
export class ContactsService {
  constructor(private readonly database: Database) {}

  /** Stores a message; sent again within ten minutes, it is the one that is there. */
  async receive(sent: SendContactDto): Promise<void> {
    const contact = contactOf(sent);
    try {
      await this.database.write(async (tx) => {
        await forgetOldFingerprint(tx, contact);
        await tx.insert(Contact, contact);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** One page, the newest first; `q` is looked for in name, e-mail and message. */
  async list(query: ContactsQuery): Promise<Page<Contact>> {
    const find = this.database.read.createQueryBuilder(Contact, 'contact');
    if (query.filter !== 'all') find.andWhere('contact.isRead = :isRead', { isRead: query.filter === 'read' });
    const wanted = foldForSearch(query.q ?? '');
    if (wanted)
      find.andWhere(`contact.searchKey LIKE :wanted ESCAPE '!'`, { wanted: `%${wanted.replace(/[!%_]/g, '!$&')}%` });
    const { skip, take } = rangeOf(query);
    const [rows, total] = await find.orderBy('contact.id', 'DESC').skip(skip).take(take).getManyAndCount();
    return { rows, total };
  }

  /** Marks a message as read; there is no way back (spec §4). */
  markRead(id: number): Promise<Contact> {
    return this.database.write(async (tx) => {
      await tx.update(Contact, { id }, { isRead: true });
      const contact = await tx.findOneBy(Contact, { id });
      if (!contact) throw new ContactNotFound(id);
      return contact;
    });
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
    fingerprint: createHash('sha256').update(JSON.stringify(typed)).digest('hex'),
  };
}

async function forgetOldFingerprint(tx: EntityManager, { fingerprint, createdAt }: NewContact): Promise<void> {
  const old = LessThan(new Date(createdAt.getTime() - sameMessageMs));
  await tx.update(Contact, { fingerprint, createdAt: old }, { fingerprint: null });
}
