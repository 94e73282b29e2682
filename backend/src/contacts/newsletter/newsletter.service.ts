import { randomBytes } from 'node:crypto';
import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { Env } from '../../config/index.js';
import { Database, isUniqueViolation } from '../../database/index.js';
import { forget } from '../../operations/forgetting/index.js';
import { addConfirmationMail } from '../../operations/outbox/index.js';
import { subscribedMail } from '../copy.js';
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

  /** Enters an address. Queues a confirmation, once a day at most. */
  async subscribe(typed: string): Promise<void> {
    const email = typed.toLowerCase();
    const now = new Date();
    try {
      await this.database.write(async (tx) => {
        const known = await tx.findOneBy(Subscriber, { email });
        if (known) await this.confirmAgain(tx, { ...known, email }, now);
        else await this.enter(tx, email, now);
      });
    } catch (error) {
      // Entered twice at once: the other one did everything.
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Takes an address off and forgets it (D31); with an unknown token, or again, nothing happens. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.write(async (tx) => {
      const subscriber = await tx.findOneBy(Subscriber, { token, unsubscribedAt: IsNull() });
      if (!subscriber) return;
      const { id } = subscriber;
      await tx.update(Subscriber, { id }, { email: null, searchKey: '', unsubscribedAt: new Date() });
      await forget(tx, { subject: 'subscriber', id });
    });
  }

  private async enter(tx: EntityManager, email: string, now: Date): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const searchKey = foldForSearch(email).slice(0, longestSearchKey);
    const times = { subscribedAt: now, unsubscribedAt: null, confirmationAt: now };
    const { identifiers } = await tx.insert(Subscriber, { email, token, searchKey, ...times });
    await this.confirm(tx, { id: Number(identifiers[0]?.id), email, token });
  }

  private async confirmAgain(tx: EntityManager, reader: Reader, now: Date): Promise<void> {
    const due = { id: reader.id, confirmationAt: LessThan(new Date(now.getTime() - confirmationEveryMs)) };
    // Of two at once the one that moves the time sends.
    const { affected } = await tx.update(Subscriber, due, { confirmationAt: now });
    if (affected === 1) await this.confirm(tx, reader);
  }

  private confirm(tx: EntityManager, { id, email, token }: Reader): Promise<void> {
    const { siteUrl } = this.env;
    const mail = {
      about: { subject: 'subscriber', id },
      to: email,
      ...subscribedMail(`${siteUrl}/newsletter/unsubscribe?token=${token}`),
      unsubscribeUrl: `${siteUrl}/api/newsletter/unsubscribe?token=${token}`,
    };
    return addConfirmationMail(tx, mail, this.env);
  }
}

/** Whom a mail of the list goes to. */
type Reader = Pick<Subscriber, 'id' | 'token'> & { email: string };
