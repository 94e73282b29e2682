import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { In, LessThan, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import type { Visitor } from './account-limits.js';
import type { Admin } from './admin.js';
import { AdminAccount } from './admin.entity.js';
import { SessionNotFound } from './auth.errors.js';
import { AdminSession } from './admin-session.entity.js';
import type { Area } from './roles.js';
import { JwtSecret } from './jwt-secret.js';
import { KnownDevices } from './known-devices.service.js';
import { hashOf, newToken } from './tokens.js';

const keepEndedMs = 24 * 60 * 60 * 1000;

/** The payload of an admin's token: the account, and the session id whose hash the server stores. */
export interface AdminTokenPayload {
  sub: number;
  sid: string;
}

/** Cleans up data that belongs to the sessions, in the transaction that ends them. */
type EndListener = (tx: EntityManager, sessionIds: string[]) => Promise<void>;

export const adminAudience = 'afshoreh.admin';

/**
 * Sessions behind admin tokens. The database holds the signing key, but only hashes of session ids, so nobody can make
 * a valid token from a copy of it (docs/decisions/0013).
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

  /** Registers a listener for sessions that are ended, for whatever reason; it is not called for expired ones. */
  onEnd(listener: EndListener): void {
    this.endListeners.push(listener);
  }

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

  /** The admin of a running session, or null. Requests that a person made extend the session. */
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

  /**
   * Returns those of the sessions `ids` that are still running and whose admin's current role may read the area. It extends
   * no session.
   */
  async runningWithAccess(area: Area, ids: readonly string[], now = new Date()): Promise<ReadonlySet<string>> {
    const sessions = await this.database.read.findBy(AdminSession, { id: In(ids) });
    const admins = await this.database.read.findBy(AdminAccount, { id: In(sessions.map(({ adminId }) => adminId)) });
    const readers = new Set(admins.filter((admin) => admin.mayRead(area)).map(({ id }) => id));
    const running = sessions.filter((session) => !session.hasEnded(now) && readers.has(session.adminId));
    return new Set(running.map(({ id }) => id));
  }

  async end({ id: adminId, sessionId }: Admin): Promise<void> {
    await this.database.write((tx) => this.endIn(tx, { id: sessionId, adminId }));
  }

  /** Throws {@link SessionNotFound} for a session of another account. */
  async endOne(adminId: number, id: string): Promise<void> {
    await this.database.write(async (tx) => {
      if (!(await this.endIn(tx, { id, adminId }))) throw new SessionNotFound();
    });
  }

  async endOthers({ id, sessionId }: Admin): Promise<void> {
    await this.database.write((tx) => this.endIn(tx, { adminId: id, id: Not(sessionId) }));
  }

  /** Ends a session of another admin, for owners. Throws {@link SessionNotFound}. */
  async endOfAnyAccount(id: string, owner: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      const session = await tx.findOneBy(AdminSession, { id });
      if (!session || session.hasEnded(new Date())) throw new SessionNotFound();
      const { adminId, createdAt, lastSeenAt } = session;
      await this.endIn(tx, { id, adminId });
      const { displayName: name } = await tx.findOneByOrFail(AdminAccount, { id: adminId });
      const states = { before: { session: { createdAt, lastSeenAt } }, after: { session: null } };
      await recordChange(tx, owner, { action: 'deleteStaffSession', subjectId: adminId, name, ...states });
    });
  }

  /** Ends all sessions of an account that was disabled or has a new password. */
  async endAll(adminId: number, tx: EntityManager): Promise<void> {
    await this.endIn(tx, { adminId });
  }

  /** Ends the matching sessions; no other code ends sessions. Returns whether there was one. */
  private async endIn(tx: EntityManager, which: FindOptionsWhere<AdminSession>): Promise<boolean> {
    const ids = (await tx.find(AdminSession, { select: { id: true }, where: which })).map(({ id }) => id);
    await tx.delete(AdminSession, which);
    if (ids.length > 0) for (const listener of this.endListeners) await listener(tx, ids);
    return ids.length > 0;
  }

  /** The running sessions of one account, or of all accounts, newest first. */
  async list(adminId?: number, now = new Date()): Promise<AdminSession[]> {
    const where = adminId === undefined ? {} : { adminId };
    const sessions = await this.database.read.find(AdminSession, { where, order: { lastSeenAt: 'DESC' } });
    return sessions.filter((session) => !session.hasEnded(now));
  }

  /** Ends all other sessions and forgets all devices. Returns the value for this browser's device cookie. */
  async changePassword(admin: Admin, passwordHash: string): Promise<string> {
    const { id, sessionId } = admin;
    const after = { passwordChangedAt: new Date() };
    return this.database.write(async (tx) => {
      const { passwordChangedAt, displayName: name } = await tx.findOneByOrFail(AdminAccount, { id });
      await tx.update(AdminAccount, { id }, { passwordHash, ...after });
      await this.endIn(tx, { adminId: id, id: Not(sessionId) });
      await recordChange(tx, admin, {
        action: 'changeAdminPassword',
        subjectId: id,
        name,
        before: { passwordChangedAt },
        after,
      });
      return this.devices.rememberOnly({ adminId: id }, tx);
    });
  }
}
