import { Injectable } from '@nestjs/common';
import { In, LessThan, type EntityManager } from 'typeorm';
import { Database } from '../database/index.js';
import { KnownDevice } from './known-device.entity.js';
import { hashOf, newToken } from './tokens.js';

/** The account that a device belongs to. */
export type DeviceOwner = { adminId: number } | { customerId: number };

/** A browser is forgotten when nobody has logged in with it for this long. */
export const deviceLifetimeMs = 180 * 24 * 60 * 60 * 1000;

/** Devices per account; one more removes the least recently used one. */
const mostDevices = 20;

/**
 * Browsers in which somebody has logged in before (OWASP "device cookies"), so that a stranger's wrong passwords do not
 * lock the owner out. The cookie gives no access; it only identifies the browser for counting attempts.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly database: Database) {}

  /**
   * The id of the cookie's device if this account was logged in to with it, otherwise null.
   * @param owner null for an account that does not exist; the same work is done for it
   */
  async find(cookie: string | null, owner: DeviceOwner | null): Promise<string | null> {
    if (!cookie) return null;
    const device = await this.database.read.findOneBy(KnownDevice, { id: hashOf(cookie) });
    if (!device || !owner || device.expiresAt.getTime() < Date.now()) return null;
    const isTheirs = 'adminId' in owner ? device.adminId === owner.adminId : device.customerId === owner.customerId;
    return isTheirs ? device.id : null;
  }

  /** Stores that the account was logged in to in this browser; returns the value for the cookie. */
  remember(cookie: string | null, owner: DeviceOwner): Promise<string> {
    return this.database.write((tx) => store(tx, cookie, owner));
  }

  /** For an account with a new password. Returns the value for this browser's cookie. */
  async rememberOnly(owner: DeviceOwner, tx: EntityManager): Promise<string> {
    await tx.delete(KnownDevice, owner);
    return store(tx, null, owner);
  }
}

async function store(tx: EntityManager, cookie: string | null, owner: DeviceOwner): Promise<string> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + deviceLifetimeMs);
  await tx.delete(KnownDevice, { expiresAt: LessThan(now) });
  const known = cookie && (await tx.update(KnownDevice, { id: hashOf(cookie), ...owner }, { expiresAt }));
  if (known && known.affected === 1) return cookie;
  await forgetLeastRecent(tx, owner);
  const value = newToken();
  await tx.insert(KnownDevice, { id: hashOf(value), ...owner, expiresAt });
  return value;
}

/** Makes room for one more device. Each login with a device renews its expiry. */
async function forgetLeastRecent(tx: EntityManager, owner: DeviceOwner): Promise<void> {
  const latestFirst = { where: owner, order: { expiresAt: 'DESC' } } as const;
  const forgotten = await tx.find(KnownDevice, {
    select: { id: true },
    ...latestFirst,
    skip: mostDevices - 1,
    take: 100,
  });
  if (forgotten.length > 0) await tx.delete(KnownDevice, { id: In(forgotten.map(({ id }) => id)) });
}
