import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import {
  AdminAccount,
  AdminLink,
  AdminSessionsService,
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
import { Database, findOrThrow, rowLock } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { copy } from './copy.js';
import type { AcceptAdminLinkDto } from './staff.dto.js';
import { AdminDisabled, AdminLinkInvalid, AdminNotFound } from './staff.errors.js';

const lifeMs = 72 * 60 * 60 * 1000;

interface MadeLink {
  token: string;
  expiresAt: Date;
}

/** One-time links, which an owner gives to admins to accept an invitation or to set a new password. */
@Injectable()
export class AdminLinksService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
    private readonly sessions: AdminSessionsService,
  ) {}

  /**
   * Creates a link, which replaces an older one. Throws {@link AdminNotFound}, {@link AdminDisabled}.
   * @param owner null for the link of an invitation, because the invitation has its own audit entry
   */
  make(id: number, owner: Admin | null): Promise<MadeLink> {
    const token = newToken();
    const expiresAt = new Date(Date.now() + lifeMs);
    return this.database.write(async (tx) => {
      const account = await findOrThrow(tx, AdminAccount, id, AdminNotFound, rowLock(tx));
      if (account.state === 'disabled') throw new AdminDisabled(id);
      await tx.upsert(AdminLink, { adminId: id, tokenHash: hashOf(token), expiresAt }, ['adminId']);
      if (!owner) return { token, expiresAt };
      await recordChange(tx, owner, {
        action: 'createAdminLink',
        subjectId: id,
        name: account.displayName,
        before: { linkExpiresAt: null },
        after: { linkExpiresAt: expiresAt },
      });
      return { token, expiresAt };
    });
  }

  /** The account that a link belongs to. Throws {@link AdminLinkInvalid}. */
  async holderOf(token: string): Promise<AdminAccount> {
    return (await findByToken(this.database.read, token)).account;
  }

  /**
   * Sets the password, and for an invitation also the name; deletes the link, and ends all sessions of the account.
   * Returns the value for the device cookie.
   * @throws AdminLinkInvalid, PasswordTooCommon, ValidationFailed for an invitation without a name
   */
  async accept({ token, displayName, newPassword }: AcceptAdminLinkDto, { address }: Visitor): Promise<string> {
    const { isInvited } = await this.holderOf(token);
    if (isInvited && !displayName) throw new ValidationFailed([{ field: 'displayName', message: copy.nameRequired }]);
    if (isCommonPassword(newPassword)) throw new PasswordTooCommon();
    // The hash is computed outside the transaction, because others wait for it.
    const passwordHash = await this.passwords.hash(newPassword);
    const { account, device } = await this.database.write(async (tx) => {
      const { account, link } = await findByToken(tx, token);
      // Of two requests at once, the one that deletes the row has used the link.
      const { affected } = await tx.delete(AdminLink, { tokenHash: link.tokenHash });
      if (affected !== 1) throw new AdminLinkInvalid();
      await activate(tx, account, passwordHash, displayName);
      await this.sessions.endAll(account.id, tx);
      return { account, device: await this.devices.rememberOnly({ adminId: account.id }, tx) };
    });
    const owner = { adminId: account.id };
    const visitor = { address, device: null };
    await this.failures.forgive({ realm: 'admin', account: account.username, owner, visitor });
    return device;
  }
}

async function findByToken(manager: EntityManager, token: string): Promise<{ account: AdminAccount; link: AdminLink }> {
  const link = await manager.findOneBy(AdminLink, { tokenHash: hashOf(token), expiresAt: MoreThan(new Date()) });
  const account = link && (await manager.findOneBy(AdminAccount, { id: link.adminId }));
  if (!account || account.state === 'disabled') throw new AdminLinkInvalid();
  return { account, link };
}

async function activate(
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
  const after = { ...recordedStateOf(account), passwordChangedAt: account.passwordChangedAt };
  await recordChange(tx, account, { action: 'acceptAdminLink', subjectId: id, before, after });
}
