import type { EntityManager } from 'typeorm';
import { insertRows } from '../../database/index.js';
import { nameOf, type Thing } from '../thing.js';
import { OutboxMessage } from './outbox-message.entity.js';

export interface Mail {
  /** Which thing it speaks of; forgetting that forgets the mail (D31). */
  about: Thing;
  /** An e-mail address. */
  to: string;
  /** One line, at most 200 characters. */
  subject: string;
  /** Plain Persian text; lines are paragraphs. A link stands on a line of its own. */
  text: string;
  /** Of a mail to a list: a POST to it takes the reader off, without a question (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Sms {
  about: Thing;
  /** A phone in its stored form. */
  to: string;
  text: string;
}

/** Queues a mail in the transaction of what caused it: both are stored, or neither (design §5 "Outbox"). */
export async function addMail(tx: EntityManager, { about, to, text, unsubscribeUrl, ...mail }: Mail): Promise<void> {
  const subject = mail.subject.replace(/\s+/g, ' ').slice(0, 200);
  const message = { about: nameOf(about), recipient: to, subject, text, unsubscribeUrl: unsubscribeUrl ?? null };
  await add(tx, { channel: 'mail', ...message });
}

/** Queues a text message likewise. */
export async function addSms(tx: EntityManager, { about, to, text }: Sms): Promise<void> {
  const message = { about: nameOf(about), recipient: to, subject: null, text, unsubscribeUrl: null };
  await add(tx, { channel: 'sms', ...message });
}

type NewMessage = Pick<OutboxMessage, 'channel' | 'about' | 'recipient' | 'subject' | 'text' | 'unsubscribeUrl'>;

async function add(tx: EntityManager, message: NewMessage): Promise<void> {
  const now = new Date();
  await insertRows(tx, OutboxMessage, [{ ...message, createdAt: now, dueAt: now, attempts: 0 }]);
}
