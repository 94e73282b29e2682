import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Env } from '../config/index.js';
import { Database } from '../database/index.js';
import { addMail, OutboxMessage, type Mail } from '../operations/outbox/index.js';
import { ResetTokenInvalid } from './auth.errors.js';
import { passwordChangedMail, resetMail } from './auth.mails.js';
import { CustomerAccount } from './customer.entity.js';
import { CustomerSession } from './customer-session.entity.js';
import { FailedLogins } from './failed-logins.js';
import { PasswordReset } from './password-reset.entity.js';
import { Passwords } from './passwords.js';

const lifeMs = 30 * 60 * 1000;

/** One-time links for customers who forgot their password (D15). */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly env: Env,
  ) {}

  /** Queues a mail with a new link, which replaces an older one. An unknown address costs the same work and gets nothing. */
  async request(typed: string): Promise<void> {
    const email = typed.toLowerCase();
    const account = await this.database.read.findOneBy(CustomerAccount, { email });
    const token = randomBytes(32).toString('base64url');
    const mail: Mail = { to: email, ...resetMail(`${this.env.siteUrl}/reset-password?token=${token}`) };
    const link = { tokenHash: hashOf(token), expiresAt: new Date(Date.now() + lifeMs) };
    await this.database.write(async (tx) => {
      if (!account) return workAlike(tx, mail);
      await tx.upsert(PasswordReset, { customerId: account.id, ...link }, ['customerId']);
      await addMail(tx, mail);
    });
  }

  /**
   * Sets the password, uses the link up and ends every session of the customer.
   * @param address of the caller, whose failed logins to this account are forgiven
   * @throws ResetTokenInvalid for an unknown, used, replaced or expired token
   */
  async reset(token: string, password: string, address: string): Promise<void> {
    const link = { tokenHash: hashOf(token), expiresAt: MoreThan(new Date()) };
    // Before the costly hash, and outside the transaction, which others wait for.
    if (!(await this.database.read.existsBy(PasswordReset, link))) throw new ResetTokenInvalid();
    const passwordHash = await this.passwords.hash(password);
    const email = await this.database.write(async (tx) => {
      const found = await tx.findOneBy(PasswordReset, link);
      // Of two at once the one that deletes the row has used it.
      const { affected } = await tx.delete(PasswordReset, link);
      if (!found || affected !== 1) throw new ResetTokenInvalid();
      return this.setPassword(tx, found.customerId, passwordHash);
    });
    this.failures.forgive(`customer ${email}`, address);
  }

  private async setPassword(tx: EntityManager, id: number, passwordHash: string): Promise<string> {
    const { email } = await tx.findOneByOrFail(CustomerAccount, { id });
    await tx.update(CustomerAccount, { id }, { passwordHash });
    await tx.delete(CustomerSession, { customerId: id });
    await addMail(tx, { to: email, ...passwordChangedMail(`${this.env.siteUrl}/forgot-password`) });
    return email;
  }
}

/** As many statements as for a known address, and a commit that has something to write; nothing stays. */
async function workAlike(tx: EntityManager, { to, subject, text }: Mail): Promise<void> {
  const now = new Date();
  const { identifiers } = await tx.insert(OutboxMessage, {
    ...{ channel: 'mail', recipient: to, subject, text, createdAt: now, attempts: 0 },
    // Never due, whatever happens to the next line.
    dueAt: null,
  });
  await tx.delete(OutboxMessage, { id: Number(identifiers[0]?.id) });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
