import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const isMigration = (file: string): boolean => /^\d{13}-[^.]+\.[jt]s$/.test(file);

/** The one class that a file of a migration exports. */
async function migrationIn(file: string): Promise<Migration> {
  const [migration] = Object.values((await import(`./${file}`)) as Record<string, Migration>);
  if (!migration) throw new Error(`${file} exports no migration`);
  return migration;
}

/** Every migration of this folder, in the order of the timestamps in the files' names. */
export const migrations: Migration[] = [];
// One after the other: Jest's loader fails on modules that are imported at once and share one that is not loaded yet.
for (const file of readdirSync(import.meta.dirname)
  .filter(isMigration)
  .sort())
  migrations.push(await migrationIn(file));
