import type { EntityManager } from 'typeorm';
import { codeOf } from './unavailable.js';
import { migrations } from './migrations/index.js';

/** The names of migrations in the database and in the code, in the order in which they run. */
export interface SchemaState {
  applied: string[];
  /** The migrations that the code has and the database has not. If there are any, the schema is older than the code. */
  pending: string[];
  /** The migrations that the database has and the code has not. If there are any, the schema is newer than the code. */
  unknown: string[];
  /** The unknown migrations that dropped something that this code still reads. */
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

/** Returns the migrations of `applied` that this code does not have; they belong to a newer release. */
export function unknownMigrations(applied: readonly string[]): string[] {
  return applied.filter((name) => !known.includes(name));
}

function noMigrationsYet(error: unknown): [] {
  if (codeOf(error) === 'ER_NO_SUCH_TABLE' || /no such table/.test(String(error))) return [];
  throw error;
}
