import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { mailboxOf } from '../../common/mailbox.js';
import { insertRows } from '../../database/index.js';
import { refKey, type RecordRef } from '../record-ref.js';
import { OutboxMessage } from './outbox-message.entity.js';

export interface Mail {
  /** The record that the mail is about. When the record's data is removed, the mail is deleted. */
  about: RecordRef;
  /** An e-mail address. */
  to: string;
  /** One line, at most 200 characters. */
  subject: string;
  /** Plain Persian text; each line is a paragraph, and a link has a line of its own. */
  text: string;
  /** For newsletters: a POST to this address unsubscribes the reader without a question (RFC 8058). */
  unsubscribeUrl?: string;
  /** When the link in the mail expires. The mail is deleted then, sent or not. */
  expiresAt?: Date;
}

export interface Sms {
  about: RecordRef;
  /** A phone in its stored form. */
  to: string;
  text: string;
  /** When the code in the message expires. The message is deleted then, sent or not. */
  expiresAt?: Date;
}

/** Queues a mail in the transaction that causes it, so that both are stored or neither. */
export async function addMail(tx: EntityManager, { about, to, text, ...mail }: Mail): Promise<void> {
  const subject = mail.subject.replace(/\s+/g, ' ').slice(0, 200);
  const { unsubscribeUrl = null, expiresAt = null } = mail;
  await add(tx, { channel: 'mail', about: refKey(about), recipient: to, subject, text, unsubscribeUrl, expiresAt });
}

export async function addSms(tx: EntityManager, { about, to, text, expiresAt }: Sms): Promise<void> {
  const nothing = { subject: null, unsubscribeUrl: null };
  await add(tx, {
    channel: 'sms',
    about: refKey(about),
    recipient: to,
    text,
    expiresAt: expiresAt ?? null,
    ...nothing,
  });
}

type NewMessage = Omit<
  OutboxMessage,
  'id' | 'recipientKey' | 'createdAt' | 'dueAt' | 'attempts' | 'sentAt' | 'lastError'
>;

async function add(tx: EntityManager, message: NewMessage): Promise<void> {
  const now = new Date();
  const recipientKey = recipientKeyOf(message.recipient);
  await insertRows(tx, OutboxMessage, [{ ...message, recipientKey, createdAt: now, dueAt: now, attempts: 0 }]);
}

/** The key by which messages to one mailbox or one phone are counted: a hash, because its length is always the same. */
export function recipientKeyOf(recipient: string): string {
  return createHash('sha256').update(mailboxOf(recipient)).digest('hex');
}
