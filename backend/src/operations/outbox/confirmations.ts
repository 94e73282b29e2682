import { Between, type EntityManager } from 'typeorm';
import { hourMs } from '../../common/tehran-day.js';
import { logger } from '../../common/http/index.js';
import type { Env } from '../../config/index.js';
import { refKey } from '../record-ref.js';
import { addMail, addSms, recipientKeyOf, type Mail, type Sms } from './add-message.js';
import { OutboxMessage, type OutboxChannel } from './outbox-message.entity.js';

/** Messages to one mailbox or phone, all subjects together. Requests at the same moment may exceed this limit by a few. */
const most = { anHour: 5, aDay: 20 };

/**
 * Queues a mail to an address that a visitor typed, which may be somebody else's. Above the limit of a recipient no mail
 * is sent. The visitor's request succeeds all the same, and the log says that no mail was sent (decision 13).
 */
export async function addConfirmationMail(tx: EntityManager, mail: Mail, env: Env): Promise<void> {
  if (await hasRoom(tx, { channel: 'mail', ...mail }, env)) await addMail(tx, mail);
}

/**
 * Queues a mail that tells the owner of an account about a change. Only mails with the same subject count for its limit, so
 * a stranger cannot suppress it by causing other mails to the same address.
 */
export async function addAccountNotice(tx: EntityManager, mail: Mail, env: Env): Promise<void> {
  if (await hasRoom(tx, { channel: 'mail', ...mail, isNotice: true }, env)) await addMail(tx, mail);
}

/** Queues a text message to a phone that a visitor typed, within the same limits. */
export async function addConfirmationSms(tx: EntityManager, sms: Sms, env: Env): Promise<void> {
  if (await hasRoom(tx, { channel: 'sms', ...sms }, env)) await addSms(tx, sms);
}

interface Counted extends Pick<Sms, 'to' | 'about'> {
  channel: OutboxChannel;
  subject?: string;
  /** A notice counts only mails with its subject; for the limit of an hour, only those about the same account. */
  isNotice?: boolean;
}

async function hasRoom(
  tx: EntityManager,
  { channel, to, about, subject, isNotice = false }: Counted,
  { rateLimits }: Env,
): Promise<boolean> {
  if (!rateLimits) return true;
  const now = Date.now();
  const counted = { channel, recipientKey: recipientKeyOf(to), ...(isNotice && { subject }) };
  const latest = await tx.find(OutboxMessage, {
    select: { id: true, createdAt: true, about: true },
    // Rows from the future, which a clock that was set back leaves, do not count.
    where: { ...counted, createdAt: Between(new Date(now - 24 * hourMs), new Date(now)) },
    order: { createdAt: 'DESC' },
    take: most.aDay,
  });
  const inThisHour = latest
    .filter(({ createdAt }) => createdAt.getTime() > now - hourMs)
    .filter((message) => !isNotice || message.about === refKey(about));
  if (latest.length < most.aDay && inThisHour.length < most.anHour) return true;
  logger.info({ channel, about: refKey(about) }, 'message left out: its recipient has had enough');
  return false;
}
