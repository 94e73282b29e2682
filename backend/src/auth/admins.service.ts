import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Env } from '../config/index.js';
import { Database, isUniqueViolation, lockedForChange } from '../database/index.js';
import { logger } from '../common/http/index.js';
import { recordChange } from '../operations/audit/index.js';
import { copy } from './copy.js';
import type { Admin } from './admin.js';
import { AdminAccount, recordedStateOf } from './admin.entity.js';
import { Passwords } from './passwords.js';

/** The accounts of the admin area. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly env: Env,
  ) {}

  findByUsername(username: string): Promise<AdminAccount | null> {
    return this.database.read.findOneBy(AdminAccount, { username: username.trim().toLowerCase() });
  }

  find(id: number): Promise<AdminAccount | null> {
    return this.database.read.findOneBy(AdminAccount, { id });
  }

  /** Nobody changes it meanwhile. */
  findLocked(id: number, tx: EntityManager): Promise<AdminAccount | null> {
    return tx.findOne(AdminAccount, { where: { id }, ...lockedForChange(tx) });
  }

  /** Every account, by name. */
  list(): Promise<AdminAccount[]> {
    return this.database.read.find(AdminAccount, { order: { displayName: 'ASC', id: 'ASC' } });
  }

  /** Those who work on orders, by name. */
  async listColleagues(): Promise<AdminAccount[]> {
    return (await this.list()).filter(({ worksOnOrders }) => worksOnOrders);
  }

  /** Stores what was given; answers the account as it is now. */
  changeProfile(
    admin: Admin,
    { displayName, email }: { displayName?: string; email?: string | null },
  ): Promise<AdminAccount> {
    const { id } = admin;
    return this.database.write(async (tx) => {
      const account = await tx.findOneOrFail(AdminAccount, { where: { id }, ...lockedForChange(tx) });
      const before = recordedStateOf(account);
      if (displayName !== undefined) account.displayName = displayName;
      if (email !== undefined) account.email = email?.toLowerCase() ?? null;
      if (!isDeepStrictEqual(recordedStateOf(account), before)) account.version += 1;
      await tx.save(account);
      const after = recordedStateOf(account);
      await recordChange(tx, admin, { action: 'changeAdminProfile', subject: 'admin', subjectId: id, before, after });
      return account;
    });
  }

  /** Makes the first admin of an empty database; there is no default password (D14). */
  async ensureFirst(): Promise<void> {
    if (await this.database.read.exists(AdminAccount)) return;
    const password = this.env.adminPassword ?? randomBytes(12).toString('base64url');
    const passwordHash = await this.passwords.hash(password);
    const username = (this.env.adminUsername ?? 'admin').toLowerCase();
    const isNew = await this.database
      .write(async (tx) => {
        if (await tx.exists(AdminAccount)) return false;
        await tx.insert(AdminAccount, {
          username,
          displayName: copy.firstAdmin,
          email: null,
          role: 'owner',
          passwordHash,
          createdAt: new Date(),
        });
        return true;
      })
      .catch(anotherCopyWasFirst);
    if (isNew && !this.env.adminPassword) this.printOnce(username, password);
  }

  /** To the terminal, not to the log: a log is kept and shipped. */
  private printOnce(username: string, password: string): void {
    if (this.env.quiet) return;
    process.stdout.write(`first admin: username ${username}, password ${password} (shown only now)\n`);
    logger.info('first admin created');
  }
}

/** Display names by id, of those that exist. No query for nobody. */
export async function namesOfAdmins(
  manager: EntityManager,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const asked = [...new Set(ids)].filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const admins = await manager.find(AdminAccount, {
    select: { id: true, displayName: true },
    where: { id: In(asked) },
  });
  return new Map(admins.map(({ id, displayName }) => [id, displayName]));
}

/** Copies that start together on MySQL all find no admin: the unique name lets one of them in. */
function anotherCopyWasFirst(error: unknown): false {
  if (!isUniqueViolation(error)) throw error;
  return false;
}
