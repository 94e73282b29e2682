import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminAccount, AdminLink, AdminSession, Passwords, recordedStateOf, type Admin } from '../auth/index.js';
import { Database, isUniqueViolation, lockedForChange } from '../database/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { OrderStaffService } from '../orders/index.js';
import type { InviteAdminDto, SetAdminStateDto, UpdateAdminDto } from './staff.dto.js';
import { AdminChangedMeanwhile, AdminNotFound, LastOwner, UsernameTaken } from './staff.errors.js';

interface Change {
  action: string;
  id: number;
  mine: object;
  owner: Admin;
}

/** Owners decide who works here, and as what (D32). */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly orders: OrderStaffService,
  ) {}

  /** Throws {@link AdminNotFound}. */
  async get(id: number): Promise<AdminAccount> {
    const account = await this.database.read.findOneBy(AdminAccount, { id });
    if (!account) throw new AdminNotFound(id);
    return account;
  }

  /** An account that nobody can log in to before a link of it was used. Throws {@link UsernameTaken}. */
  async invite({ username, role, email }: InviteAdminDto, owner: Admin): Promise<AdminAccount> {
    // Of a password that nobody knows: whoever tries costs the same work as with any other account.
    const passwordHash = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const account = { username, displayName: username, role, email: email?.toLowerCase() ?? null, passwordHash };
    try {
      return await this.database.write(async (tx) => {
        const times = { createdAt: new Date(), passwordChangedAt: null, disabledAt: null, lastSeenAt: null };
        const stored = await tx.save(tx.create(AdminAccount, { ...account, ...times, isInvited: true, version: 1 }));
        const after = recordedStateOf(stored);
        const made = { action: 'inviteAdmin', subject: 'admin', subjectId: stored.id, before: null, after } as const;
        await recordChange(tx, owner, made);
        return stored;
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new UsernameTaken() : error;
    }
  }

  /** Role and e-mail. Throws {@link AdminNotFound}, {@link AdminChangedMeanwhile}, {@link LastOwner}. */
  update(id: number, form: UpdateAdminDto, owner: Admin): Promise<AdminAccount> {
    return this.change({ action: 'updateAdmin', id, mine: form, owner }, (account) => {
      account.role = form.role;
      if (form.email !== undefined) account.email = form.email?.toLowerCase() ?? null;
    });
  }

  /**
   * Disabling ends the sessions and takes back the link, at once. Throws {@link AdminNotFound},
   * {@link AdminChangedMeanwhile}, {@link LastOwner}.
   */
  setState(id: number, form: SetAdminStateDto, owner: Admin): Promise<AdminAccount> {
    return this.change({ action: 'setAdminState', id, mine: { version: form.version }, owner }, async (account, tx) => {
      if (form.state === 'active') {
        account.disabledAt = null;
        return;
      }
      account.disabledAt ??= new Date();
      await tx.delete(AdminSession, { adminId: id });
      await tx.delete(AdminLink, { adminId: id });
    });
  }

  private change(
    { action, id, mine, owner }: Change,
    work: (account: AdminAccount, tx: EntityManager) => Promise<void> | void,
  ): Promise<AdminAccount> {
    return this.database.write(async (tx) => {
      await lockOwners(tx);
      const account = await tx.findOne(AdminAccount, { where: { id }, ...lockedForChange(tx) });
      if (!account) throw new AdminNotFound(id);
      const before = recordedStateOf(account);
      const workedOnOrders = account.worksOnOrders;
      await refuseStale(tx, { subject: 'admin', id }, { mine, theirs: before }, AdminChangedMeanwhile);
      await work(account, tx);
      if (!isDeepStrictEqual(recordedStateOf(account), before)) account.version += 1;
      await tx.save(account);
      if (!(await hasOwner(tx))) throw new LastOwner();
      if (workedOnOrders && !account.worksOnOrders) await this.orders.freeOrdersOf(id, owner, tx);
      await recordChange(tx, owner, {
        action,
        subject: 'admin',
        subjectId: id,
        before,
        after: recordedStateOf(account),
      });
      return account;
    });
  }
}

/** Of two owners who would end each other at once, the second looks when the first is done. */
async function lockOwners(tx: EntityManager): Promise<void> {
  await tx.find(AdminAccount, {
    select: { id: true },
    where: { role: 'owner' },
    order: { id: 'ASC' },
    ...lockedForChange(tx),
  });
}

async function hasOwner(tx: EntityManager): Promise<boolean> {
  const owners = await tx.find(AdminAccount, { where: { role: 'owner' }, ...lockedForChange(tx) });
  return owners.some(({ state }) => state === 'active');
}
