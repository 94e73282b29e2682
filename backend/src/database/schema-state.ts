import type { EntityManager } from 'typeorm';
import { codeOf } from './unavailable.js';
import { migrations } from './migrations/index.js';

/** The names of migrations in the database and in the code, in the order in which they run. */
export interface SchemaState {
  applied: string[];
  /** In the code but not in the database, whose schema is then older than the code. */
  pending: string[];
  /** In the database but not in the code; the schema is then newer than the code. */
  unknown: string[];
  /** Those of the unknown ones that took away what this code still reads. */
  contracting: string[];
}

const known = migrations.map(({ name }) => name);

/**
 * A migration that drops something names the migration that added the replacement
 * (`DropNameAfterAddFullName1800000000002At1800000000003`). The database keeps nothing of a migration but its name. Older code reads
 * the replacement from that name: if it knows that migration, it does not read what was dropped.
 */
export function replacementIn(name: string): string | undefined {
  return /After(\w+\d{13})At\d{13}$/.exec(name)?.[1];
}

function isContracting(unknown: string): boolean {
  const replacement = replacementIn(unknown);
  return replacement !== undefined && !known.includes(replacement);
}

/** An empty database has no migrations. @throws when the database cannot be read */
export async function schemaStateOf(manager: EntityManager): Promise<SchemaState> {
  const rows = await manager
    .query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')
    .catch(noMigrationsYet);
  const applied = rows.map(({ name }) => name);
  const unknown = unknownMigrations(applied);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown,
    contracting: unknown.filter(isContracting),
  };
}

/** Those that this code does not know: of a newer release. */
export function unknownMigrations(applied: readonly string[]): string[] {
  return applied.filter((name) => !known.includes(name));
}

function noMigrationsYet(error: unknown): [] {
  if (codeOf(error) === 'ER_NO_SUCH_TABLE' || /no such table/.test(String(error))) return [];
  throw error;
}
