import type { EntityManager } from 'typeorm';
import { OutboxMessage, type OutboxChannel } from './outbox-message.entity.js';

export interface Mail {
  /** An e-mail address. */
  to: string;
  /** One line, at most 200 characters. */
  subject: string;
  /** Plain Persian text; lines are paragraphs. A link stands on a line of its own. */
  text: string;
}

export interface Sms {
  /** A phone in its stored form. */
  to: string;
  text: string;
}

/** Queues a mail in the transaction of what caused it: both are stored, or neither (design §5 "Outbox"). */
export async function addMail(tx: EntityManager, { to, subject, text }: Mail): Promise<void> {
  await add(tx, { channel: 'mail', recipient: to, subject: subject.replace(/\s+/g, ' ').slice(0, 200), text });
}

/** Queues a text message likewise. */
export async function addSms(tx: EntityManager, { to, text }: Sms): Promise<void> {
  await add(tx, { channel: 'sms', recipient: to, subject: null, text });
}

interface NewMessage {
  channel: OutboxChannel;
  recipient: string;
  subject: string | null;
  text: string;
}

async function add(tx: EntityManager, message: NewMessage): Promise<void> {
  const now = new Date();
  await tx.insert(OutboxMessage, { ...message, createdAt: now, dueAt: now, attempts: 0 });
}
