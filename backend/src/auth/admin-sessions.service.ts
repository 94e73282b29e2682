import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LessThan, Not } from 'typeorm';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import type { Admin } from './admin.js';
import { AdminAccount } from './admin.entity.js';
import { AdminSession } from './admin-session.entity.js';
import { JwtSecret } from './jwt-secret.js';

const keepEndedMs = 24 * 60 * 60 * 1000;

/** What an admin token carries: the account and the session on the server. */
export interface AdminTokenPayload {
  sub: number;
  sid: string;
}

export const adminAudience = 'afshoreh.admin';

/** Sessions behind admin tokens (D13). */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly secret: JwtSecret,
  ) {}

  /** Opens a session and answers its token. */
  async open(admin: AdminAccount): Promise<string> {
    const now = new Date();
    const id = randomBytes(32).toString('base64url');
    await this.database.write(async (tx) => {
      await tx.delete(AdminSession, { createdAt: LessThan(new Date(now.getTime() - keepEndedMs)) });
      await tx.insert(AdminSession, { id, adminId: admin.id, createdAt: now, lastSeenAt: now });
    });
    const payload: AdminTokenPayload = { sub: admin.id, sid: id };
    return this.jwt.signAsync(payload, { secret: await this.secret.get(), audience: adminAudience, expiresIn: '12h' });
  }

  /** The account of a running session, or null. Keeps the session awake. */
  async use({ sub, sid }: AdminTokenPayload, now = new Date()): Promise<AdminAccount | null> {
    const session = await this.database.read.findOneBy(AdminSession, { id: sid, adminId: sub });
    if (!session || session.hasEnded(now)) return null;
    if (session.isDueForTouch(now)) {
      await this.database.write((tx) => tx.update(AdminSession, { id: sid }, { lastSeenAt: now }));
    }
    return this.database.read.findOneBy(AdminAccount, { id: sub });
  }

  async end(id: string): Promise<void> {
    await this.database.write((tx) => tx.delete(AdminSession, { id }));
  }

  /** The running sessions of an account, the latest first. */
  async list(adminId: number, now = new Date()): Promise<AdminSession[]> {
    const sessions = await this.database.read.find(AdminSession, { where: { adminId }, order: { lastSeenAt: 'DESC' } });
    return sessions.filter((session) => !session.hasEnded(now));
  }

  /** Stores a new password and ends every other session of the account, together. */
  async changePassword(admin: Admin, passwordHash: string): Promise<void> {
    const { id, sessionId } = admin;
    const after = { passwordChangedAt: new Date() };
    await this.database.write(async (tx) => {
      const { passwordChangedAt } = await tx.findOneByOrFail(AdminAccount, { id });
      await tx.update(AdminAccount, { id }, { passwordHash, ...after });
      await tx.delete(AdminSession, { adminId: id, id: Not(sessionId) });
      const before = { passwordChangedAt };
      await recordChange(tx, admin, { action: 'changeAdminPassword', subject: 'admin', subjectId: id, before, after });
    });
  }
}
