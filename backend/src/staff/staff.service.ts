import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AdminAccount,
  AdminLink,
  AdminSessionsService,
  Passwords,
  recordedStateOf,
  type Admin,
} from '../auth/index.js';
import { Database, findOrThrow, ifTaken, rowLock } from '../database/index.js';
import { recordChange, saveChange, type Action } from '../operations/audit/index.js';
import { ContactFollowUpService } from '../contacts/index.js';
import { OrderStaffService } from '../orders/index.js';
import type { InviteAdminDto, SetAdminStateDto, UpdateAdminDto } from './staff.dto.js';
import { AdminChangedMeanwhile, AdminNotFound, LastOwner, UsernameTaken } from './staff.errors.js';

interface Change {
  action: Action;
  id: number;
  mine: object;
  owner: Admin;
}

@Injectable()
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: AdminSessionsService,
    private readonly orders: OrderStaffService,
    private readonly messages: ContactFollowUpService,
  ) {}

  get(id: number): Promise<AdminAccount> {
    return findOrThrow(this.database.read, AdminAccount, id, AdminNotFound);
  }

  /** Creates an account; nobody can log in to it before its link is used. Throws {@link UsernameTaken}. */
  async invite({ username, role, email }: InviteAdminDto, owner: Admin): Promise<AdminAccount> {
    // The hash of an unknown random password, so that a login attempt takes as long as with any other account.
    const passwordHash = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const account = { username, displayName: username, role, email: email?.toLowerCase() ?? null, passwordHash };
    const invited = this.database.write(async (tx) => {
      const times = { createdAt: new Date(), passwordChangedAt: null, disabledAt: null, lastSeenAt: null };
      const stored = await tx.save(tx.create(AdminAccount, { ...account, ...times, isInvited: true, version: 1 }));
      const after = recordedStateOf(stored);
      await recordChange(tx, owner, { action: 'inviteAdmin', subjectId: stored.id, after });
      return stored;
    });
    return invited.catch(ifTaken(() => new UsernameTaken()));
  }

  /** Changes role and e-mail. Throws {@link AdminNotFound}, {@link AdminChangedMeanwhile}, {@link LastOwner}. */
  update(id: number, form: UpdateAdminDto, owner: Admin): Promise<AdminAccount> {
    return this.change({ action: 'updateAdmin', id, mine: form, owner }, (account) => {
      account.role = form.role;
      if (form.email !== undefined) account.email = form.email?.toLowerCase() ?? null;
    });
  }

  /** Disabling an account ends its sessions and deletes its link at once. */
  setState(id: number, form: SetAdminStateDto, owner: Admin): Promise<AdminAccount> {
    return this.change({ action: 'setAdminState', id, mine: { version: form.version }, owner }, async (account, tx) => {
      if (form.state === 'active') {
        account.disabledAt = null;
        return;
      }
      account.disabledAt ??= new Date();
      await this.sessions.endAll(id, tx);
      await tx.delete(AdminLink, { adminId: id });
    });
  }

  private change(
    { action, id, mine, owner }: Change,
    work: (account: AdminAccount, tx: EntityManager) => Promise<void> | void,
  ): Promise<AdminAccount> {
    return this.database.write(async (tx) => {
      await lockOwners(tx);
      const stored = await findOrThrow(tx, AdminAccount, id, AdminNotFound, rowLock(tx));
      return saveChange(tx, owner, {
        action,
        id,
        form: mine,
        error: AdminChangedMeanwhile,
        stored,
        stateOf: recordedStateOf,
        next: async () => {
          const account = tx.create(AdminAccount, { ...stored });
          await work(account, tx);
          return account;
        },
        store: async (account, version) => {
          await tx.save(Object.assign(account, { version }));
          if (!(await hasOwner(tx))) throw new LastOwner();
          if (stored.worksOnOrders && !account.worksOnOrders) {
            await this.orders.freeOrdersOf(id, owner, tx);
            await this.messages.freeMessagesOf(id, owner, tx);
          }
          return account;
        },
      });
    });
  }
}

/** When two owners disable each other at the same moment, the second one sees the result of the first. */
async function lockOwners(tx: EntityManager): Promise<void> {
  await tx.find(AdminAccount, {
    select: { id: true },
    where: { role: 'owner' },
    order: { id: 'ASC' },
    ...rowLock(tx),
  });
}

async function hasOwner(tx: EntityManager): Promise<boolean> {
  const owners = await tx.find(AdminAccount, { where: { role: 'owner' }, ...rowLock(tx) });
  return owners.some(({ state }) => state === 'active');
}
