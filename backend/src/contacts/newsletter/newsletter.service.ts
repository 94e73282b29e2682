import { randomBytes } from 'node:crypto';
import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { Env } from '../../config/index.js';
import { Database, ignoreTaken } from '../../database/index.js';
import { forget } from '../../operations/forgetting/index.js';
import { addConfirmationMail } from '../../operations/outbox/index.js';
import { subscribedMail } from '../copy.js';
import { Subscriber } from './subscriber.entity.js';

/** Prevents that somebody fills a mailbox by entering its address again and again. */
const confirmationEveryMs = 24 * 60 * 60 * 1000;
const longestSearchKey = 300;

/** An address is active at once; the confirmation mail says so and how to unsubscribe. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly database: Database,
    private readonly env: Env,
  ) {}

  /** Subscribes an address and queues a confirmation, at most one a day. */
  async subscribe(typed: string): Promise<void> {
    const email = typed.toLowerCase();
    const now = new Date();
    const stored = this.database.write(async (tx) => {
      const known = await tx.findOneBy(Subscriber, { email });
      if (known) await this.confirmAgain(tx, { ...known, email }, now);
      else await this.enter(tx, email, now);
    });
    // Of two requests for the same address at once, the other one has stored it.
    await stored.catch(ignoreTaken);
  }

  /** Unsubscribes an address and deletes it from its row. An unknown or used token changes nothing. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.write(async (tx) => {
      const subscriber = await tx.findOneBy(Subscriber, { token, unsubscribedAt: IsNull() });
      if (!subscriber) return;
      const { id, email } = subscriber;
      await tx.update(Subscriber, { id }, { email: null, searchKey: '', unsubscribedAt: new Date() });
      await forget(tx, { subject: 'subscriber', id }, [email]);
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
    // Of two requests at once, only the one that updates the time sends the mail.
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

/** The recipient of a newsletter mail. */
type Reader = Pick<Subscriber, 'id' | 'token'> & { email: string };
