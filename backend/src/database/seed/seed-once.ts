import type { EntityManager } from 'typeorm';
import type { Database } from '../database.js';
import { DatabaseUnavailable } from '../unavailable.js';
import { isUniqueViolation } from '../unique.js';
import { SeedRun } from './seed-run.entity.js';

interface Seeding<Prepared> {
  /** The name under which it is recorded. */
  name: string;
  /** Whether staff have entered such records themselves. */
  hasOwn: (manager: EntityManager) => Promise<boolean>;
  /** Work that takes too long for the transaction, because nobody else can write meanwhile. */
  prepare?: () => Promise<Prepared>;
  fill: (tx: EntityManager, prepared: Prepared) => Promise<void>;
}

/** Another copy that fills the same database locks the rows for longer than the usual time limit of a statement. */
const patienceMs = 60_000;

const isLocked = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.reason === 'ER_LOCK_WAIT_TIMEOUT';

/**
 * Stores demonstration data in one write, once, unless staff have entered such records themselves. Waits for a minute while
 * somebody else writes. @throws DatabaseUnavailable
 */
export async function seedOnce<Prepared = undefined>(
  database: Database,
  { name, hasOwn, prepare, fill }: Seeding<Prepared>,
): Promise<void> {
  const isDone = (manager: EntityManager): Promise<boolean> => manager.existsBy(SeedRun, { name });
  if ((await isDone(database.read)) || (await hasOwn(database.read))) return;
  const prepared = (await prepare?.()) as Prepared;
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await database.write(async (tx) => {
        await tx.insert(SeedRun, { name, at: new Date() });
        await fill(tx, prepared);
      });
    } catch (error) {
      // Another copy that started at the same moment was first.
      if (isUniqueViolation(error) && (await isDone(database.read))) return;
      if (!isLocked(error) || performance.now() >= deadline) throw error;
    }
  }
}
