import type { EntityManager } from 'typeorm';
import type { Database } from '../database.js';
import { isUniqueViolation } from '../unique.js';
import { SeedRun } from './seed-run.entity.js';

interface Seeding {
  /** What is remembered to have been put in. */
  name: string;
  /** Whether there is something of the kind already, put in by hand. */
  hasOwn: (manager: EntityManager) => Promise<boolean>;
  fill: (tx: EntityManager) => Promise<void>;
}

/** Puts demonstration data in, in one write: once, and not where somebody has begun on their own. */
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
