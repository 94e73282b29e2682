import type { EntityManager } from 'typeorm';
import type { Database } from '../database.js';
import { isUniqueViolation } from '../unique.js';
import { SeedRun } from './seed-run.entity.js';

interface Seeding {
  /** The name under which it is recorded. */
  name: string;
  /** Whether staff have entered such records themselves. */
  hasOwn: (manager: EntityManager) => Promise<boolean>;
  fill: (tx: EntityManager) => Promise<void>;
}

/** Stores demonstration data in one write, once, unless staff have entered such records themselves. */
export async function seedOnce(database: Database, { name, hasOwn, fill }: Seeding): Promise<void> {
  const isDone = (manager: EntityManager): Promise<boolean> => manager.existsBy(SeedRun, { name });
  if ((await isDone(database.read)) || (await hasOwn(database.read))) return;
  try {
    await database.write(async (tx) => {
      await tx.insert(SeedRun, { name, at: new Date() });
      await fill(tx);
    });
  } catch (error) {
    // Another copy that started at the same moment was first.
    if (!(isUniqueViolation(error) && (await isDone(database.read)))) throw error;
  }
}
