import { Between, type EntityManager } from 'typeorm';
import { logger } from '../../common/http/index.js';
import type { Env } from '../../config/index.js';
import { nameOf } from '../thing.js';
import { addMail, addSms, type Mail, type Sms } from './add-message.js';
import { OutboxMessage, type OutboxChannel } from './outbox-message.entity.js';

const hourMs = 60 * 60 * 1000;
/** To one recipient, whatever the messages are about. Of many at the same moment a few more may go. */
const most = { anHour: 5, aDay: 20 };

/**
 * Queues a mail to an address that a visitor typed, which may be somebody else's. A recipient who has had enough gets no
 * further one: what the visitor asked for is done nevertheless, and the log says that nothing was sent (decision 13).
 */
export async function addConfirmationMail(tx: EntityManager, mail: Mail, env: Env): Promise<void> {
  // In letters of one size: the mailbox is the same.
  const to = mail.to.toLowerCase();
  if (await hasRoom(tx, 'mail', { ...mail, to }, env)) await addMail(tx, { ...mail, to });
}

/** Queues a text message to a phone that a visitor typed, likewise. */
export async function addConfirmationSms(tx: EntityManager, sms: Sms, env: Env): Promise<void> {
  if (await hasRoom(tx, 'sms', sms, env)) await addSms(tx, sms);
}

async function hasRoom(
  tx: EntityManager,
  channel: OutboxChannel,
  { to: recipient, about }: Pick<Sms, 'to' | 'about'>,
  { rateLimits }: Env,
): Promise<boolean> {
  if (!rateLimits) return true;
  const now = Date.now();
  const latest = await tx.find(OutboxMessage, {
    select: { id: true, createdAt: true },
    // What a clock that was set back left in the future does not count.
    where: { channel, recipient, createdAt: Between(new Date(now - 24 * hourMs), new Date(now)) },
    order: { createdAt: 'DESC' },
    take: most.aDay,
  });
  const inThisHour = latest.filter(({ createdAt }) => createdAt.getTime() > now - hourMs);
  if (latest.length < most.aDay && inThisHour.length < most.anHour) return true;
  logger.info({ channel, about: nameOf(about) }, 'confirmation left out: its recipient has had enough');
  return false;
}
