import type { EntityManager } from 'typeorm';
import { codeOf } from './unavailable.js';
import { migrations } from './migrations/index.js';

/** The migrations that the database has and those that the code has: by name, in the order in which they run. */
export interface SchemaState {
  applied: string[];
  /** The code has them, the database not: its schema is older than the code. */
  pending: string[];
  /** The database has them, the code not: its schema is newer than the code. */
  unknown: string[];
}

const known = migrations.map(({ name }) => name);

/** An empty database has none. @throws when the database cannot be read */
export async function schemaStateOf(manager: EntityManager): Promise<SchemaState> {
  const rows = await manager.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id').catch(noneYet);
  const applied = rows.map(({ name }) => name);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

function noneYet(error: unknown): [] {
  if (codeOf(error) === 'ER_NO_SUCH_TABLE' || /no such table/.test(String(error))) return [];
  throw error;
}
