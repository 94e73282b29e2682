import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { AdminsService, type Admin } from '../auth/index.js';
import { Database, findOrThrow, rowLock } from '../database/index.js';
import { saveChange, type Author } from '../operations/audit/index.js';
import { addMail, addSms } from '../operations/outbox/index.js';
import type { Action } from '../records.js';
import { Contact } from './contact.entity.js';
import { nameAssignees } from './contact-names.js';
import { ContactDto, type FollowUpContactDto, type ReplyToContactDto } from './contacts.dto.js';
import { ContactChangedMeanwhile, ContactNotFound, ContactWithoutAddress } from './contacts.errors.js';
import { replyMail } from './copy.js';

type StaffFields = Pick<Contact, 'assigneeId' | 'note' | 'reply' | 'answeredAt' | 'isRead'>;

/** What staff do with a message: who looks after it, what they note, and what they reply. */
@Injectable()
export class ContactFollowUpService {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminsService,
  ) {}

  /** Throws `ContactNotFound`, `ContactChangedMeanwhile`, and `ValidationFailed` for an assignee who does not exist. */
  followUp(id: number, { assigneeId, note, isAnswered, version }: FollowUpContactDto, admin: Admin): Promise<Contact> {
    const form = { assignee: assigneeId === null ? null : { id: assigneeId }, note, version };
    return this.database.write(async (tx) => {
      // The admin is locked before the message, in the same sequence as when an account is disabled.
      await this.admins.lockAssignee(assigneeId, tx);
      return change(tx, admin, { action: 'setContactFollowUp', id, form }, ({ answeredAt }) => ({
        assigneeId,
        note,
        answeredAt: isAnswered ? (answeredAt ?? new Date()) : null,
      }));
    });
  }

  /**
   * Sends a reply by mail, or by text message to a sender who left a phone only, and marks the message as answered. Throws
   * `ContactNotFound`, `ContactChangedMeanwhile`, and `ContactWithoutAddress` for a sender who left neither.
   */
  reply(id: number, form: ReplyToContactDto, admin: Admin): Promise<Contact> {
    return this.database.write((tx) =>
      change(tx, admin, { action: 'sendContactReply', id, form }, async (contact) => {
        await send(tx, contact, form.text);
        return { reply: form.text, answeredAt: new Date(), isRead: true };
      }),
    );
  }

  /** Takes the messages that wait for an answer from an admin who no longer works on them. */
  async freeMessagesOf(adminId: number, by: Author, tx: EntityManager): Promise<void> {
    const waiting = { assigneeId: adminId, answeredAt: IsNull() };
    for (const { id } of await tx.find(Contact, { select: { id: true }, where: waiting, order: { id: 'ASC' } }))
      await change(tx, by, { action: 'setContactFollowUp', id, form: {} }, () => ({ assigneeId: null }));
  }
}

async function change(
  tx: EntityManager,
  by: Author,
  { action, id, form }: { action: Action; id: number; form: object },
  fieldsOf: (contact: Contact) => Partial<StaffFields> | Promise<Partial<StaffFields>>,
): Promise<Contact> {
  const stored = await findOrThrow(tx, Contact, id, ContactNotFound, rowLock(tx));
  await nameAssignees(tx, [stored]);
  return saveChange(tx, by, {
    action,
    id,
    form,
    error: ContactChangedMeanwhile,
    stored,
    stateOf: (contact) => ContactDto.of(contact),
    next: async () => {
      const next = tx.create(Contact, { ...stored, ...(await fieldsOf(stored)) });
      await nameAssignees(tx, [next]);
      return next;
    },
    store: async (contact, version) => {
      const { assigneeId, note, reply, answeredAt, isRead } = contact;
      await tx.update(Contact, { id }, { assigneeId, note, reply, answeredAt, isRead, version });
      return Object.assign(contact, { version });
    },
  });
}

function send(tx: EntityManager, contact: Contact, text: string): Promise<void> {
  const about = { subject: 'contact', id: contact.id } as const;
  if (contact.email) return addMail(tx, { about, to: contact.email, ...replyMail(contact, text) });
  if (contact.phone) return addSms(tx, { about, to: contact.phone, text });
  throw new ContactWithoutAddress(contact.id);
}
