import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Env } from '../config/index.js';
import { Database } from '../database/index.js';
import { addMail, forgetLinks } from '../operations/outbox/index.js';
import type { Visitor } from './account-limits.js';
import { ResetTokenInvalid } from './auth.errors.js';
import { passwordChangedMail } from './copy.js';
import { CustomerAccount } from './customer.entity.js';
import { CustomerSession } from './customer-session.entity.js';
import { FailedLogins } from './failed-logins.js';
import { KnownDevices } from './known-devices.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { Passwords } from './passwords.js';
import { hashOf } from './tokens.js';

@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
    private readonly env: Env,
  ) {}

  /**
   * Sets the password, deletes the link, ends all sessions of the customer and forgets the customer's devices. Returns
   * the value for the device cookie, so that in this browser the customer can log in even while strangers have used up
   * the limit.
   * @throws ResetTokenInvalid for an unknown, used, replaced or expired token
   */
  async reset(token: string, password: string, { address }: Visitor): Promise<string> {
    const link = { tokenHash: hashOf(token), expiresAt: MoreThan(new Date()) };
    // This check comes before the expensive hash. The hash is computed outside the transaction, because others wait for
    // it.
    if (!(await this.database.read.existsBy(PasswordReset, link))) throw new ResetTokenInvalid();
    const passwordHash = await this.passwords.hash(password);
    const { id, email, device } = await this.database.write(async (tx) => {
      const found = await tx.findOneBy(PasswordReset, link);
      // Of two requests at once, the one that deletes the row has used the link.
      const { affected } = await tx.delete(PasswordReset, link);
      if (!found || affected !== 1) throw new ResetTokenInvalid();
      await forgetLinks(tx, { subject: 'customer', id: found.customerId });
      return this.setPassword(tx, found.customerId, passwordHash);
    });
    const visitor = { address, device: null };
    await this.failures.forgive({ realm: 'customer', account: email, owner: { customerId: id }, visitor });
    return device;
  }

  private async setPassword(
    tx: EntityManager,
    id: number,
    passwordHash: string,
  ): Promise<{ id: number; email: string; device: string }> {
    const { email } = await tx.findOneByOrFail(CustomerAccount, { id });
    if (email === null) throw new ResetTokenInvalid();
    await tx.update(CustomerAccount, { id }, { passwordHash });
    await tx.delete(CustomerSession, { customerId: id });
    const about = { subject: 'customer', id };
    await addMail(tx, { about, to: email, ...passwordChangedMail(`${this.env.siteUrl}/forgot-password`) });
    return { id, email, device: await this.devices.rememberOnly({ customerId: id }, tx) };
  }
}
