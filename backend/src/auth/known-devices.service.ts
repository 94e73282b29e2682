import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { Database } from '../database/index.js';
import { KnownDevice } from './known-device.entity.js';
import { hashOf, newToken } from './tokens.js';

/** Whose a device is. */
export type DeviceOwner = { adminId: number } | { customerId: number };

/** A browser that nobody logged in with for so long is one like any other. */
export const deviceLifetimeMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Browsers in which somebody has logged in before (OWASP "device cookies"): a stranger's wrong passwords do not keep
 * their owners out. Such a cookie opens nothing; it is a name to count attempts under.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly database: Database) {}

  /**
   * The id of the device that the cookie names, if this account was logged in to there, else null.
   * @param owner null for an account that does not exist, which costs the same work
   */
  async find(cookie: string | null, owner: DeviceOwner | null): Promise<string | null> {
    if (!cookie) return null;
    const device = await this.database.read.findOneBy(KnownDevice, { id: hashOf(cookie) });
    if (!device || !owner || device.expiresAt.getTime() < Date.now()) return null;
    const isTheirs = 'adminId' in owner ? device.adminId === owner.adminId : device.customerId === owner.customerId;
    return isTheirs ? device.id : null;
  }

  /** Remembers that the account was logged in to there; answers the value for the cookie. */
  remember(cookie: string | null, owner: DeviceOwner): Promise<string> {
    return this.database.write((tx) => store(tx, cookie, owner));
  }

  /** The account has a new password: whoever logged in with the old one is a stranger now, but for this browser. */
  async rememberOnly(cookie: string | null, owner: DeviceOwner, tx: EntityManager): Promise<string> {
    await tx.delete(KnownDevice, owner);
    return store(tx, cookie, owner);
  }
}

async function store(tx: EntityManager, cookie: string | null, owner: DeviceOwner): Promise<string> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + deviceLifetimeMs);
  await tx.delete(KnownDevice, { expiresAt: LessThan(now) });
  const known = cookie && (await tx.update(KnownDevice, { id: hashOf(cookie), ...owner }, { expiresAt }));
  if (known && known.affected === 1) return cookie;
  const value = newToken();
  await tx.insert(KnownDevice, { id: hashOf(value), ...owner, expiresAt });
  return value;
}
