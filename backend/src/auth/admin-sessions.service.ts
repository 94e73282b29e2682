import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { In, LessThan, Not, type EntityManager } from 'typeorm';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import type { Visitor } from './account-limits.js';
import type { Admin } from './admin.js';
import { AdminAccount } from './admin.entity.js';
import { SessionNotFound } from './auth.errors.js';
import { AdminSession } from './admin-session.entity.js';
import { JwtSecret } from './jwt-secret.js';
import { KnownDevices } from './known-devices.service.js';
import { hashOf, newToken } from './tokens.js';

const keepEndedMs = 24 * 60 * 60 * 1000;

/** What an admin token carries: the account, and what the session on the server holds the hash of. */
export interface AdminTokenPayload {
  sub: number;
  sid: string;
}

/** What belongs to a session and must end with it, in the transaction that ends it. */
type EndListener = (tx: EntityManager, adminId: number) => Promise<void>;

export const adminAudience = 'afshoreh.admin';

/**
 * Sessions behind admin tokens (D13). The database holds the key that signs and hashes of what is signed: a copy of it
 * makes no token that opens anything (decision 13).
 */
@Injectable()
export class AdminSessionsService {
  private readonly endListeners: EndListener[] = [];

  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly secret: JwtSecret,
    private readonly devices: KnownDevices,
  ) {}

  /** `listener` is called when a session is ended by its admin or by an owner; not for one that has run out. */
  onEnd(listener: EndListener): void {
    this.endListeners.push(listener);
  }

  /** Opens a session and answers its token. */
  async open(admin: AdminAccount, { address, userAgent }: Visitor): Promise<string> {
    const now = new Date();
    const sid = newToken();
    await this.database.write(async (tx) => {
      await tx.delete(AdminSession, { createdAt: LessThan(new Date(now.getTime() - keepEndedMs)) });
      const times = { createdAt: now, lastSeenAt: now };
      const place = { address: address.slice(0, 45) || null, userAgent: userAgent?.slice(0, 300) ?? null };
      await tx.insert(AdminSession, { id: hashOf(sid), adminId: admin.id, ...times, ...place });
      await tx.update(AdminAccount, { id: admin.id }, { lastSeenAt: now });
    });
    const payload: AdminTokenPayload = { sub: admin.id, sid };
    return this.jwt.signAsync(payload, {
      privateKey: await this.secret.get(),
      audience: adminAudience,
      expiresIn: '12h',
    });
  }

  /** The admin of a running session, or null. What a person does keeps the session awake. */
  async use({ sub, sid }: AdminTokenPayload, { isByPerson }: { isByPerson: boolean }): Promise<Admin | null> {
    const now = new Date();
    const sessionId = hashOf(sid);
    const session = await this.database.read.findOneBy(AdminSession, { id: sessionId, adminId: sub });
    if (!session || session.hasEnded(now)) return null;
    if (isByPerson && session.isDueForTouch(now)) {
      await this.database.write(async (tx) => {
        await tx.update(AdminSession, { id: sessionId }, { lastSeenAt: now });
        await tx.update(AdminAccount, { id: sub }, { lastSeenAt: now });
      });
    }
    const account = await this.database.read.findOneBy(AdminAccount, { id: sub });
    if (account?.state !== 'active') return null;
    const { id, username, displayName, email, role } = account;
    return { id, username, displayName, email, role, sessionId };
  }

  /** Which of these sessions have not ended; asking is no use of them. */
  async running(ids: readonly string[], now = new Date()): Promise<ReadonlySet<string>> {
    const sessions = await this.database.read.findBy(AdminSession, { id: In(ids) });
    return new Set(sessions.filter((session) => !session.hasEnded(now)).map(({ id }) => id));
  }

  async end({ id: adminId, sessionId }: Admin): Promise<void> {
    await this.database.write((tx) => this.remove(tx, { id: sessionId, adminId }));
  }

  /** Throws {@link SessionNotFound} for one that is not the account's. */
  async endOne(adminId: number, id: string): Promise<void> {
    await this.database.write(async (tx) => {
      if (!(await this.remove(tx, { id, adminId }))) throw new SessionNotFound();
    });
  }

  /** Ends every session of the account but this one. */
  async endOthers({ id, sessionId }: Admin): Promise<void> {
    await this.database.write((tx) => tx.delete(AdminSession, { adminId: id, id: Not(sessionId) }));
  }

  /** An owner ends a session of somebody else. Throws {@link SessionNotFound}. */
  async endAnyones(id: string, owner: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      const session = await tx.findOneBy(AdminSession, { id });
      if (!session || session.hasEnded(new Date())) throw new SessionNotFound();
      const { adminId, createdAt, lastSeenAt } = session;
      await this.remove(tx, { id, adminId });
      const { displayName: name } = await tx.findOneByOrFail(AdminAccount, { id: adminId });
      const states = { before: { session: { createdAt, lastSeenAt } }, after: { session: null } };
      await recordChange(tx, owner, {
        ...{ action: 'deleteStaffSession', subject: 'admin', subjectId: adminId, name },
        ...states,
      });
    });
  }

  /** Answers whether there was one. */
  private async remove(tx: EntityManager, session: Pick<AdminSession, 'id' | 'adminId'>): Promise<boolean> {
    const { affected } = await tx.delete(AdminSession, session);
    for (const listener of this.endListeners) await listener(tx, session.adminId);
    return affected === 1;
  }

  /** The running sessions of an account, or of all, the latest first. */
  async list(adminId?: number, now = new Date()): Promise<AdminSession[]> {
    const where = adminId === undefined ? {} : { adminId };
    const sessions = await this.database.read.find(AdminSession, { where, order: { lastSeenAt: 'DESC' } });
    return sessions.filter((session) => !session.hasEnded(now));
  }

  /**
   * Stores a new password, ends every other session of the account and forgets its other devices, together.
   * @param device of the cookie; answers its new value
   */
  async changePassword(admin: Admin, passwordHash: string, device: string | null): Promise<string> {
    const { id, sessionId } = admin;
    const after = { passwordChangedAt: new Date() };
    return this.database.write(async (tx) => {
      const { passwordChangedAt, displayName: name } = await tx.findOneByOrFail(AdminAccount, { id });
      await tx.update(AdminAccount, { id }, { passwordHash, ...after });
      await tx.delete(AdminSession, { adminId: id, id: Not(sessionId) });
      await recordChange(tx, admin, {
        ...{ action: 'changeAdminPassword', subject: 'admin', subjectId: id, name },
        ...{ before: { passwordChangedAt }, after },
      });
      return this.devices.rememberOnly(device, { adminId: id }, tx);
    });
  }
}
