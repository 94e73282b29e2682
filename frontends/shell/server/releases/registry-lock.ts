import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ObjectStore } from '@afshoreh/storage';

const RETRY_MS = 50;
const TIMEOUT_MS = 15_000;
/** No change takes that long, so the process of an older claim has ended without removing it. */
const ABANDONED_MS = 120_000;

export class Locked extends Error {}

/** The time of a claim in ms; the claim's name begins with it. */
const claimedAt = (claim: string) => Number.parseInt(claim.slice(claim.lastIndexOf('/') + 1), 10);

/** The claims of other processes on a lock. It removes abandoned ones. */
async function otherClaims(store: ObjectStore, folder: string, own: string): Promise<string[]> {
  const others = (await store.list(folder)).filter((claim) => claim !== own);
  const abandoned = others.filter((claim) => claimedAt(claim) < Date.now() - ABANDONED_MS);
  await Promise.all(abandoned.map((claim) => store.delete(claim)));
  return others.filter((claim) => !abandoned.includes(claim));
}

/**
 * Runs `work` while no other process that uses this store holds the lock `name`. Each process writes a claim, and holds the
 * lock when its claim is the only one; so this works with any store that lists new files at once. @throws Locked when the lock
 * does not become free
 */
export async function withLock(store: ObjectStore, name: string, work: () => Promise<void>): Promise<void> {
  const folder = `registry/locks/${name}/`;
  const claim = `${folder}${Date.now()}-${randomUUID()}`;
  const deadline = Date.now() + TIMEOUT_MS;
  try {
    for (;;) {
      await store.put(claim, new Uint8Array(), { type: 'text/plain' });
      const others = await otherClaims(store, folder, claim);
      if (others.length === 0) break;
      if (Date.now() > deadline) throw new Locked(`somebody else changes releases now; if not, remove ${others[0]}`);
      // Of several waiting processes only the first keeps its claim; otherwise they would all wait for one another.
      if (others.some((other) => other < claim)) await store.delete(claim);
      await sleep(RETRY_MS * (0.5 + Math.random()));
    }
    await work();
  } finally {
    await store.delete(claim);
  }
}
