import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import {
  AdminAccount,
  AdminLink,
  AdminSession,
  FailedLogins,
  hashOf,
  KnownDevices,
  newToken,
  Passwords,
  PasswordTooCommon,
  recordedStateOf,
  type Admin,
  type Visitor,
} from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { isCommonPassword } from '../common/validation/common-passwords.js';
import { Database, lockedForChange } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { copy } from './copy.js';
import type { AcceptAdminLinkDto } from './staff.dto.js';
import { AdminDisabled, AdminLinkInvalid, AdminNotFound } from './staff.errors.js';

const lifeMs = 72 * 60 * 60 * 1000;

interface MadeLink {
  token: string;
  expiresAt: Date;
}

/** The links by which admins accept an invitation or get a new password: handed over by an owner, they work once. */
@Injectable()
export class AdminLinksService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Makes a link, which replaces an older one. Throws {@link AdminNotFound}, {@link AdminDisabled}.
   * @param owner null for the link of an invitation, which is recorded already
   */
  make(id: number, owner: Admin | null): Promise<MadeLink> {
    const token = newToken();
    const expiresAt = new Date(Date.now() + lifeMs);
    return this.database.write(async (tx) => {
      const account = await tx.findOne(AdminAccount, { where: { id }, ...lockedForChange(tx) });
      if (!account) throw new AdminNotFound(id);
      if (account.state === 'disabled') throw new AdminDisabled(id);
      await tx.upsert(AdminLink, { adminId: id, tokenHash: hashOf(token), expiresAt }, ['adminId']);
      if (!owner) return { token, expiresAt };
      await recordChange(tx, owner, {
        ...{ action: 'createAdminLink', subject: 'admin', subjectId: id, name: account.displayName },
        ...{ before: { linkExpiresAt: null }, after: { linkExpiresAt: expiresAt } },
      });
      return { token, expiresAt };
    });
  }

  /** Whom a link is for. Throws {@link AdminLinkInvalid}. */
  async holderOf(token: string): Promise<AdminAccount> {
    return (await holder(this.database.read, token)).account;
  }

  /**
   * Sets the password, and of an invitation the name; uses the link up, and ends every session of the account. Answers
   * the value for the device cookie.
   * @throws AdminLinkInvalid, PasswordTooCommon, ValidationFailed for an invitation without a name
   */
  async accept({ token, displayName, newPassword }: AcceptAdminLinkDto, visitor: Visitor): Promise<string> {
    const { isInvited } = await this.holderOf(token);
    if (isInvited && !displayName) throw new ValidationFailed([{ field: 'displayName', message: copy.nameRequired }]);
    if (isCommonPassword(newPassword)) throw new PasswordTooCommon();
    // Outside the transaction, which others wait for.
    const passwordHash = await this.passwords.hash(newPassword);
    const { account, device } = await this.database.write(async (tx) => {
      const { account, link } = await holder(tx, token);
      // Of two at once the one that deletes the row has used it.
      const { affected } = await tx.delete(AdminLink, { tokenHash: link.tokenHash });
      if (affected !== 1) throw new AdminLinkInvalid();
      await opened(tx, account, passwordHash, displayName);
      return { account, device: await this.devices.rememberOnly(visitor.device, { adminId: account.id }, tx) };
    });
    const here = { address: visitor.address, device: null };
    const owner = { adminId: account.id };
    await this.failures.forgive({ account: `admin ${account.username}`, owner, visitor: here });
    return device;
  }
}

async function holder(manager: EntityManager, token: string): Promise<{ account: AdminAccount; link: AdminLink }> {
  const link = await manager.findOneBy(AdminLink, { tokenHash: hashOf(token), expiresAt: MoreThan(new Date()) });
  const account = link && (await manager.findOneBy(AdminAccount, { id: link.adminId }));
  if (!account || account.state === 'disabled') throw new AdminLinkInvalid();
  return { account, link };
}

async function opened(
  tx: EntityManager,
  account: AdminAccount,
  passwordHash: string,
  displayName: string | undefined,
): Promise<void> {
  const { id } = account;
  const before = { ...recordedStateOf(account), passwordChangedAt: account.passwordChangedAt };
  if (account.isInvited && displayName) account.displayName = displayName;
  Object.assign(account, { passwordHash, isInvited: false, passwordChangedAt: new Date() });
  account.version += 1;
  await tx.save(account);
  await tx.delete(AdminSession, { adminId: id });
  const after = { ...recordedStateOf(account), passwordChangedAt: account.passwordChangedAt };
  await recordChange(tx, account, { action: 'acceptAdminLink', subject: 'admin', subjectId: id, before, after });
}
