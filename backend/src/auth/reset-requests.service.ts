import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TooManyRequests } from '../common/errors/index.js';
import { Limits } from '../common/limits/index.js';
import { Env } from '../config/index.js';
import { Database, insertRows } from '../database/index.js';
import { addMail, OutboxMessage, type Mail } from '../operations/outbox/index.js';
import { AccountLimits, type Visitor } from './account-limits.js';
import { resetMail } from './copy.js';
import { CustomerAccount } from './customer.entity.js';
import { KnownDevices } from './known-devices.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { hashOf, newToken } from './tokens.js';

const lifeMs = 30 * 60 * 1000;

/** Asking for a one-time link (D15). */
@Injectable()
export class ResetRequestsService {
  /** Keeps a stranger from filling somebody's mailbox; an unknown e-mail counts like a known one. */
  private readonly requests: AccountLimits;

  constructor(
    private readonly database: Database,
    private readonly env: Env,
    limits: Limits,
    devices: KnownDevices,
  ) {
    this.requests = new AccountLimits(devices, limits, 'reset', { each: 5, strangers: 20, seconds: 60 * 60 });
  }

  /**
   * Queues a mail with a new link, which replaces an older one. An unknown address costs the same work and gets nothing.
   * @throws TooManyRequests when links were asked for too often for this e-mail in the last hour
   */
  async request(typed: string, visitor: Visitor): Promise<void> {
    const email = typed.toLowerCase();
    const account = await this.database.read.findOneBy(CustomerAccount, { email });
    const owner = account && { customerId: account.id };
    const wait = await this.requests.count({ account: email, owner, visitor });
    if (wait > 0) throw new TooManyRequests(wait);
    const token = newToken();
    const about = { subject: 'customer', id: account?.id ?? 0 };
    const mail: Mail = { about, to: email, ...resetMail(`${this.env.siteUrl}/reset-password?token=${token}`) };
    const link = { tokenHash: hashOf(token), expiresAt: new Date(Date.now() + lifeMs) };
    await this.database.write(async (tx) => {
      if (!account) return dummyWrite(tx, mail);
      await tx.upsert(PasswordReset, { customerId: account.id, ...link }, ['customerId']);
      await addMail(tx, mail);
    });
  }
}

/**
 * Against guessing addresses by the time an answer takes: as many statements as for a known address, and a commit that has
 * something to write. Nothing stays.
 */
async function dummyWrite(tx: EntityManager, { to, subject, text }: Mail): Promise<void> {
  // Never due, whatever happens to the next line.
  const never = { dueAt: null, attempts: 0 };
  const id = await insertRows(tx, OutboxMessage, [
    { channel: 'mail', recipient: to, subject, text, createdAt: new Date(), ...never },
  ]);
  await tx.delete(OutboxMessage, { id });
}
