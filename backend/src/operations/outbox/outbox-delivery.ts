import { Injectable } from '@nestjs/common';
import { LessThan, LessThanOrEqual } from 'typeorm';
import { logger } from '../../common/http/index.js';
import { Env } from '../../config/index.js';
import { SettingsService } from '../../content/index.js';
import { Database } from '../../database/index.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { mailSenderFor, smsSenderFor, type MailSender, type SmsSender } from './senders.js';

const batch = 20;
/** A copy that took a message and died loses it to the others after this time. */
const leaseMs = 2 * 60_000;
/** Waits before the second, third, … attempt; after the last a message is given up. About two days in all. */
const waitsMs = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * 60_000);
/** Mails hold names, phones and links: they are kept no longer than it takes to ask what was sent. */
const keepMs = 30 * 24 * 60 * 60_000;

const errorLength = 300;

/** Hands over what domains queued, with retries; several copies share the work (design §5 "Outbox"). */
@Injectable()
export class OutboxDelivery {
  private readonly mail: MailSender;
  private readonly sms: SmsSender;

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    env: Env,
  ) {
    this.mail = mailSenderFor(env);
    this.sms = smsSenderFor(env);
  }

  /** One message after the other, until none is due at `now` or `stop` says so. Answers how many were handed over. */
  async sendDue(now = new Date(), stop?: AbortSignal): Promise<number> {
    let sent = 0;
    for (;;) {
      const due = await this.database.read.find(OutboxMessage, {
        where: { dueAt: LessThanOrEqual(now) },
        order: { id: 'ASC' },
        take: batch,
      });
      for (const message of due) {
        if (stop?.aborted) return sent;
        if (await this.take(message, now)) sent += (await this.deliver(message, now)) ? 1 : 0;
      }
      if (due.length < batch) return sent;
    }
  }

  /** Removes what is older than thirty days, sent or not. */
  async forgetOld(now: Date): Promise<void> {
    const limit = new Date(now.getTime() - keepMs);
    await this.database.write((tx) => tx.delete(OutboxMessage, { createdAt: LessThan(limit) }));
  }

  /** True for the one copy that may send it: whoever counts the attempt first. */
  private async take({ id, attempts }: OutboxMessage, now: Date): Promise<boolean> {
    const claim = { attempts: attempts + 1, dueAt: new Date(now.getTime() + leaseMs) };
    const { affected } = await this.database.write((tx) => tx.update(OutboxMessage, { id, attempts }, claim));
    return affected === 1;
  }

  private async deliver(message: OutboxMessage, now: Date): Promise<boolean> {
    try {
      if (message.channel === 'sms') await this.sms.send(message);
      else await this.mail.send(message, await this.sender());
    } catch (error) {
      await this.postpone(message, error, now);
      return false;
    }
    await this.store(message.id, { sentAt: now, dueAt: null, lastError: null });
    return true;
  }

  private async sender(): Promise<{ name: string; address: string }> {
    return { name: 'افشره', address: (await this.settings.get()).contactEmail };
  }

  private async postpone({ id, channel, attempts }: OutboxMessage, error: unknown, now: Date): Promise<void> {
    const wait = waitsMs[attempts];
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, errorLength);
    await this.store(id, { dueAt: wait === undefined ? null : new Date(now.getTime() + wait), lastError });
    logger.warn({ id, channel, attempts: attempts + 1, givenUp: wait === undefined }, `message not sent: ${lastError}`);
  }

  private async store(id: number, outcome: Partial<OutboxMessage>): Promise<void> {
    await this.database.write((tx) => tx.update(OutboxMessage, { id }, outcome));
  }
}
