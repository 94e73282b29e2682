import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TooManyRequests } from '../common/errors/index.js';
import { Limits } from '../common/limits/index.js';
import { Env } from '../config/index.js';
import { Database, insertRows } from '../database/index.js';
import { addMail, forgetLinks, OutboxMessage, type Mail } from '../operations/outbox/index.js';
import { AccountLimits, resetRates, type Visitor } from './account-limits.js';
import { resetMail } from './copy.js';
import { CustomerAccount } from './customer.entity.js';
import { KnownDevices } from './known-devices.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { hashOf, newToken } from './tokens.js';

const lifeMs = 30 * 60 * 1000;

@Injectable()
export class ResetRequestsService {
  /** Keeps strangers from filling a mailbox; unknown e-mails are counted in the same way as known ones. */
  private readonly requests: AccountLimits;

  constructor(
    private readonly database: Database,
    private readonly env: Env,
    limits: Limits,
    devices: KnownDevices,
  ) {
    this.requests = new AccountLimits(devices, limits, 'reset', resetRates);
  }

  /**
   * Queues a mail with a new link, which replaces an older link and its mail. For an unknown address the same work is
   * done and nothing is sent.
   * @throws TooManyRequests when too many links were requested for this e-mail in the last hour
   */
  async request(typed: string, visitor: Visitor): Promise<void> {
    const email = typed.toLowerCase();
    const account = await this.database.read.findOneBy(CustomerAccount, { email });
    const owner = account && { customerId: account.id };
    const wait = await this.requests.count({ realm: 'customer', account: email, owner, visitor });
    if (wait > 0) throw new TooManyRequests(wait);
    const token = newToken();
    const about = { subject: 'customer', id: account?.id ?? 0 };
    const expiresAt = new Date(Date.now() + lifeMs);
    const mail: Mail = {
      about,
      to: email,
      expiresAt,
      ...resetMail(`${this.env.siteUrl}/reset-password?token=${token}`),
    };
    const link = { tokenHash: hashOf(token), expiresAt };
    await this.database.write(async (tx) => {
      await forgetLinks(tx, about);
      if (!account) return dummyWrite(tx, mail);
      await tx.upsert(PasswordReset, { customerId: account.id, ...link }, ['customerId']);
      await addMail(tx, mail);
    });
  }
}

/**
 * Makes the response for an unknown address as slow as for a known one, so that the time does not reveal which
 * addresses have accounts: it runs as many statements, and the commit has something to write. Nothing stays stored.
 */
async function dummyWrite(tx: EntityManager, { to, subject, text }: Mail): Promise<void> {
  // The mail is never due and counts for no recipient, even if the next statement fails.
  const never = { dueAt: null, attempts: 0, recipientKey: '' };
  const id = await insertRows(tx, OutboxMessage, [
    { channel: 'mail', recipient: to, subject, text, createdAt: new Date(), ...never },
  ]);
  await tx.delete(OutboxMessage, { id });
}
