import { randomBytes } from 'node:crypto';
import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { Env } from '../../config/index.js';
import { Database, isUniqueViolation } from '../../database/index.js';
import { addMail } from '../../operations/outbox/index.js';
import { subscribedMail } from './newsletter.mails.js';
import { Subscriber } from './subscriber.entity.js';

/** Nobody's mailbox is filled by entering an address again and again. */
const confirmationEveryMs = 24 * 60 * 60 * 1000;
const longestSearchKey = 300;

/** Who gets the newsletter (D21). An address is active at once; the confirmation says so and how to leave. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly database: Database,
    private readonly env: Env,
  ) {}

  /** Enters an address, or again one that had left. Queues a confirmation, once a day at most. */
  async subscribe(typed: string): Promise<void> {
    const email = typed.toLowerCase();
    const now = new Date();
    try {
      await this.database.write(async (tx) => {
        const known = await tx.findOneBy(Subscriber, { email });
        if (known) await this.subscribeAgain(tx, known, now);
        else await this.enter(tx, email, now);
      });
    } catch (error) {
      // Entered twice at once: the other one did everything.
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Takes an address off; with an unknown token, or again, nothing happens. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.write((tx) =>
      tx.update(Subscriber, { token, unsubscribedAt: IsNull() }, { unsubscribedAt: new Date() }),
    );
  }

  private async enter(tx: EntityManager, email: string, now: Date): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const searchKey = foldForSearch(email).slice(0, longestSearchKey);
    const times = { subscribedAt: now, unsubscribedAt: null, confirmationAt: now };
    await tx.insert(Subscriber, { email, token, searchKey, ...times });
    await this.confirm(tx, email, token);
  }

  private async subscribeAgain(tx: EntityManager, { id, email, token }: Subscriber, now: Date): Promise<void> {
    await tx.update(Subscriber, { id, unsubscribedAt: Not(IsNull()) }, { subscribedAt: now, unsubscribedAt: null });
    const due = { id, confirmationAt: LessThan(new Date(now.getTime() - confirmationEveryMs)) };
    // Of two at once the one that moves the time sends.
    const { affected } = await tx.update(Subscriber, due, { confirmationAt: now });
    if (affected === 1) await this.confirm(tx, email, token);
  }

  private confirm(tx: EntityManager, email: string, token: string): Promise<void> {
    const { siteUrl } = this.env;
    return addMail(tx, {
      to: email,
      ...subscribedMail(`${siteUrl}/newsletter/unsubscribe?token=${token}`),
      unsubscribeUrl: `${siteUrl}/api/newsletter/unsubscribe?token=${token}`,
    });
  }
}
