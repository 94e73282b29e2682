import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { Env } from '../config/index.js';
import { Database, ignoreTaken, rowLock } from '../database/index.js';
import { logger } from '../common/http/index.js';
import { saveChange } from '../operations/audit/index.js';
import { copy } from './copy.js';
import type { Admin } from './admin.js';
import { AdminAccount, recordedStateOf } from './admin.entity.js';
import { Passwords } from './passwords.js';

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

  lock(id: number, tx: EntityManager): Promise<AdminAccount | null> {
    return tx.findOne(AdminAccount, { where: { id }, ...rowLock(tx) });
  }

  /**
   * Locks the admin who is to look after an order or a message; null is nobody. Throws {@link ValidationFailed} for an admin
   * who does not exist or does not work on orders.
   */
  async lockAssignee(assigneeId: number | null, tx: EntityManager): Promise<void> {
    if (assigneeId === null) return;
    const assignee = await this.lock(assigneeId, tx);
    if (assignee?.worksOnOrders) return;
    throw new ValidationFailed([{ field: 'assigneeId', message: copy.assigneeUnknown }]);
  }

  /** All accounts, sorted by name. */
  list(): Promise<AdminAccount[]> {
    return this.database.read.find(AdminAccount, { order: { displayName: 'ASC', id: 'ASC' } });
  }

  /** The admins who work on orders, sorted by name. */
  async listColleagues(): Promise<AdminAccount[]> {
    return (await this.list()).filter(({ worksOnOrders }) => worksOnOrders);
  }

  /** Stores the given fields and returns the account as it is now. */
  changeProfile(admin: Admin, form: { displayName?: string; email?: string | null }): Promise<AdminAccount> {
    const { id } = admin;
    return this.database.write(async (tx) => {
      const stored = await tx.findOneOrFail(AdminAccount, { where: { id }, ...rowLock(tx) });
      const { displayName = stored.displayName, email = stored.email } = form;
      return saveChange(tx, admin, {
        action: 'changeAdminProfile',
        id,
        form,
        stored,
        stateOf: recordedStateOf,
        next: () => tx.create(AdminAccount, { ...stored, displayName, email: email?.toLowerCase() ?? null }),
        store: (account, version) => tx.save(Object.assign(account, { version })),
      });
    });
  }

  /** Creates the first admin of an empty database with a random password; there is no default password. */
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
      // Several copies that start together on MySQL all find no admin. The unique username lets one of them succeed.
      .catch(ignoreTaken);
    if (isNew && !this.env.adminPassword) this.printOnce(username, password);
  }

  /** Prints to the terminal and not to the log, because logs are stored and forwarded. */
  private printOnce(username: string, password: string): void {
    if (this.env.quiet) return;
    process.stdout.write(`first admin: username ${username}, password ${password} (shown only now)\n`);
    logger.info('first admin created');
  }
}

/** The display names of existing admins, by id. Without ids there is no query. */
export async function namesOfAdmins(
  manager: EntityManager,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const admins = await manager.find(AdminAccount, {
    select: { id: true, displayName: true },
    where: { id: In(known) },
  });
  return new Map(admins.map(({ id, displayName }) => [id, displayName]));
}
