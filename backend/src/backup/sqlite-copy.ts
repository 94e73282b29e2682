import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { migrateToLatest } from '../database/migrate.js';
import { leftOut, revisionAfter, rowDifference, secretTable, type DatabaseCopy, type Dumped } from './database-copy.js';
import { BackupRefused } from './refused.js';

const lockTimeoutMs = 30_000;
const allPages = 0x7fffffff;

export function sqliteCopy(file: string, dataDir: string): DatabaseCopy {
  return {
    path: 'database.sqlite.gz',
    isThere: () => Promise.resolve(existsSync(file)),
    async dump(withSecrets, store) {
      if (!existsSync(file)) throw new BackupRefused(`there is no database at ${file}`);
      const folder = await scratchFolder(dataDir);
      try {
        const snapshot = join(folder, 'snapshot.sqlite');
        // VACUUM INTO, because SQLite's backup API with small steps starts again after every write of another process.
        // With 100,000 orders and 1,500 writes a second, it had copied less than a tenth after 20 s; VACUUM INTO took
        // 0.5 s. VACUUM INTO also leaves out the pages of deleted rows.
        using(file, (live) => live.prepare('VACUUM INTO ?').run(snapshot));
        const dumped = using(snapshot, (copy) => {
          for (const table of leftOut(withSecrets)) copy.prepare(`DELETE FROM "${table}"`).run();
          return contentOf(copy);
        });
        const zipped = createGzip({ level: 1 });
        await Promise.all([pipeline(createReadStream(snapshot), zipped), store(zipped)]);
        return dumped;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async stage(dump, expected) {
      const folder = await scratchFolder(dataDir);
      const discard = (): Promise<void> => rm(folder, { recursive: true, force: true });
      try {
        const staged = join(folder, 'restored.sqlite');
        await pipeline(dump, createGunzip(), createWriteStream(staged, { flush: true }));
        using(staged, (copy) => requireSound(copy, expected));
        await migrateToLatest({ type: 'sqlite', file: staged });
        return { discard, switch: () => switchTo(staged, file) };
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}

function using<T>(file: string, work: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(file, { timeout: lockTimeoutMs });
  try {
    database.pragma('secure_delete = ON');
    return work(database);
  } finally {
    database.close();
  }
}

function contentOf(database: Sqlite.Database): Dumped {
  const namesIn = (sql: string): string[] => database.prepare<[], string>(sql).pluck().all();
  const tables = namesIn("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  const count = (table: string): number =>
    database.prepare<[], number>(`SELECT COUNT(*) FROM "${table}"`).pluck().get()!;
  return {
    schema: namesIn('SELECT name FROM migrations ORDER BY id'),
    rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
  };
}

function requireSound(database: Sqlite.Database, expected: Dumped['rows']): void {
  const [broken] = database.pragma('integrity_check(1)') as { integrity_check: string }[];
  if (broken?.integrity_check !== 'ok')
    throw new BackupRefused(`the restored file is damaged: ${broken?.integrity_check}`);
  const orphans = database.pragma('foreign_key_check') as { table: string }[];
  if (orphans[0]) throw new BackupRefused(`the restored ${orphans[0].table} has rows whose foreign keys lead nowhere`);
  const wrong = rowDifference(contentOf(database).rows, expected);
  if (wrong) throw new BackupRefused(`the restored database is not the one of the backup: ${wrong}`);
}

/**
 * Replaces the content of the file in use with a checked file. If the file in use is undamaged, it is overwritten in one
 * transaction of SQLite: running copies of the service wait for this transaction, and none of them writes to a removed file.
 * If the file in use is damaged, it is replaced by the checked file; copies of the service that have the damaged file open
 * notice this and end (`database-file.ts`).
 */
async function switchTo(staged: string, file: string): Promise<void> {
  const known = existsSync(file) ? usableContent(file) : null;
  using(staged, (copy) => {
    // Running copies of the service keep this key in memory. The restored file gets the same key, so that tokens stay
    // valid and all copies use one key.
    for (const [name, value] of known?.secrets ?? []) {
      copy.prepare(`INSERT OR REPLACE INTO ${secretTable} (name, value) VALUES (?, ?)`).run(name, value);
    }
    const restored = copy.prepare<[], number>('SELECT value FROM revision').pluck().get() ?? 0;
    copy.prepare('UPDATE revision SET value = ?').run(revisionAfter(restored, known?.revision ?? 0));
    copy.pragma('journal_mode = DELETE');
  });
  if (known) return overwrite(staged, file);
  await replace(staged, file);
}

/**
 * Returns the values of the file in use that the restored file takes over; null when the file in use is damaged, or is no
 * database of this program.
 */
function usableContent(file: string): { revision: number; secrets: [string, string][] } | null {
  try {
    return using(file, (live) => {
      const [found] = live.pragma('quick_check(1)') as { quick_check: string }[];
      if (found?.quick_check !== 'ok') return null;
      return {
        revision: live.prepare<[], number>('SELECT value FROM revision').pluck().get() ?? 0,
        secrets: live.prepare<[], [string, string]>(`SELECT name, value FROM ${secretTable}`).raw().all(),
      };
    });
  } catch (error) {
    if (/^SQLITE_(CORRUPT|NOTADB|ERROR)/.test((error as { code?: string }).code ?? '')) return null;
    throw error;
  }
}

async function overwrite(staged: string, file: string): Promise<void> {
  const copy = new Sqlite(staged, { readonly: true });
  const deadline = performance.now() + lockTimeoutMs;
  // The time limit is checked here, because better-sqlite3 waits for a lock without a limit.
  const inTime = (): number => {
    if (performance.now() < deadline) return allPages;
    throw new BackupRefused(`another process has ${file} locked: nothing was restored`);
  };
  try {
    // A total of 0 pages means that another process had the file locked at the first step.
    while ((await copy.backup(file, { progress: inTime })).totalPages === 0) {
      inTime();
      await sleep(20);
    }
  } finally {
    copy.close();
  }
}

async function replace(staged: string, file: string): Promise<void> {
  // SQLite would apply the log of the old file to the new file and damage it.
  for (const end of ['-wal', '-shm']) await rm(`${file}${end}`, { force: true });
  await rename(staged, file);
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const prefix = '.backup-';
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Creates an empty folder in `dataDir`, which only this user can read. It is on the disk of the database, so that a file can
 * be moved into place in one step. Folders that killed processes left behind are removed after a day.
 */
async function scratchFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(prefix))) {
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  return mkdtemp(join(dataDir, prefix));
}
