import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createConnection, escapeId, type Connection, type RowDataPacket } from 'mysql2/promise';
import { migrateToLatest } from '../database/migrate.js';
import {
  leftOut,
  revisionAfter,
  rowDifference,
  secretTable,
  type DatabaseCopy,
  type Dumped,
  type StagedDatabase,
} from './database-copy.js';
import { InsertCounter } from './insert-counter.js';
import { BackupRefused } from './refused.js';

/**
 * How long the switch waits for open transactions. Other statements wait for the switch meanwhile, so it must not wait
 * longer.
 */
const lockWaitSeconds = 20;

export function mysqlCopy(url: string): DatabaseCopy {
  const name = nameIn(url);
  return {
    path: 'database.sql.gz',
    isThere: () => onServer(url, async (server) => (await tablesOf(server, name)).length > 0),
    async dump(withSecrets, store) {
      const schema = await onServer(url, (server) => schemaOf(server, name));
      const counter = new InsertCounter();
      const zipped = createGzip({ level: 1 });
      await Promise.all([pipeline(Readable.from(dumpOf(url, withSecrets, counter)), zipped), store(zipped)]);
      return { schema, rows: counter.rows };
    },
    async stage(dump, expected) {
      const staged = beside(url, 'restoring');
      const drop = (): Promise<void> => onServer(url, (server) => dropDatabase(server, nameIn(staged)));
      await onServer(url, (server) => makeEmpty(server, nameIn(staged)));
      try {
        await load(dump, staged);
        const wrong = rowDifference((await contentOf(url, nameIn(staged))).rows, expected);
        if (wrong) throw new BackupRefused(`the restored database is not the one of the backup: ${wrong}`);
        await migrateToLatest({ type: 'mysql', url: staged });
        return { discard: drop, switch: () => switchTo(url, staged) } satisfies StagedDatabase;
      } catch (error) {
        await drop();
        throw error;
      }
    },
  };
}

const nameIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The address of another database on the same server. */
function beside(url: string, word: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(`${nameIn(url)}_${word}`)}`;
  return other.href;
}

/** Runs `work` on a connection to the server without a database, because the database may not exist. */
async function onServer<T>(url: string, work: (server: Connection) => Promise<T>): Promise<T> {
  const server = new URL(url);
  server.pathname = '';
  const connection = await createConnection({ uri: server.href, supportBigNumbers: true });
  try {
    await connection.query('SET SESSION lock_wait_timeout = ?', [lockWaitSeconds]);
    return await work(connection);
  } catch (error) {
    if (!/^ER_(DB)?ACCESS_DENIED|ER_LOCK_WAIT/.test((error as { code?: string }).code ?? '')) throw error;
    throw new BackupRefused((error as Error).message);
  } finally {
    await connection.end();
  }
}

async function columnOf<T>(server: Connection, sql: string, values: unknown[] = []): Promise<T[]> {
  const [rows] = await server.query<RowDataPacket[][]>({ sql, rowsAsArray: true }, values);
  return rows.map(([first]) => first as T);
}

const tablesOf = (server: Connection, database: string): Promise<string[]> =>
  columnOf(
    server,
    "SELECT table_name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'",
    [database],
  );

const schemaOf = (server: Connection, database: string): Promise<string[]> =>
  columnOf(server, `SELECT name FROM ${escapeId(database)}.migrations ORDER BY id`);

function contentOf(url: string, database: string): Promise<Dumped> {
  return onServer(url, async (server) => {
    const rows: Dumped['rows'] = {};
    for (const table of await tablesOf(server, database)) {
      const [count] = await columnOf(server, `SELECT COUNT(*) FROM ${qualified(database, table)}`);
      rows[table] = Number(count);
    }
    return { rows, schema: await schemaOf(server, database) };
  });
}

const qualified = (database: string, table: string): string => `${escapeId(database)}.${escapeId(table)}`;

/**
 * Starts one of MariaDB's programs with the server and the account of the URL. The password is in the environment, because
 * the arguments of a process are visible to other users.
 */
function startProgram(program: string, url: string, options: string[]): ChildProcess {
  const { hostname, port, username, password } = new URL(url);
  const account = [
    '--no-defaults',
    `--host=${hostname}`,
    `--port=${port || 3306}`,
    `--user=${decodeURIComponent(username)}`,
  ];
  const names = [...account, '--protocol=tcp', '--default-character-set=utf8mb4', ...options, nameIn(url)];
  return spawn(program, names, { env: { PATH: process.env.PATH, MYSQL_PWD: decodeURIComponent(password) } });
}

/**
 * Resolves when the program has succeeded.
 * @throws BackupRefused with the first line of its error output
 */
async function endOf(program: string, child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text.slice(0, 1_000)));
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupRefused(`${program} is not installed (Debian: apt-get install mariadb-client)`);
  })) as [number | null];
  if (code !== 0) throw new BackupRefused(`${program}: ${complaint.split('\n', 1)[0] || `ended with ${code}`}`);
}

async function* dumpOf(url: string, withSecrets: boolean, counter: InsertCounter): AsyncGenerator<Buffer> {
  const empty = leftOut(withSecrets).map((table) => `--ignore-table-data=${nameIn(url)}.${table}`);
  // The program reads all tables in one transaction, which sees them as they were at its beginning and locks none of
  // them.
  const whole = ['--single-transaction', '--skip-lock-tables', '--quick', '--hex-blob', '--no-tablespaces'];
  const plain = ['--skip-comments', '--skip-add-locks', '--skip-add-drop-table', '--skip-triggers'];
  const child = startProgram('mariadb-dump', url, [...whole, ...plain, ...empty]);
  const ended = endOf('mariadb-dump', child);
  ended.catch(() => undefined);
  for await (const chunk of child.stdout!) {
    counter.read(chunk as Buffer);
    yield chunk as Buffer;
  }
  await ended;
}

async function load(dump: AsyncIterable<Buffer>, url: string): Promise<void> {
  const child = startProgram('mariadb', url, ['--binary-mode']);
  const ended = endOf('mariadb', child);
  ended.catch(() => undefined);
  try {
    await pipeline(dump, createGunzip(), child.stdin!);
  } catch (error) {
    // The program closes the pipe (EPIPE) when it fails. `endOf` throws its own message, which says more.
    if ((error as { code?: string }).code !== 'EPIPE') {
      child.kill();
      throw error;
    }
  }
  await ended;
}

async function dropDatabase(server: Connection, name: string): Promise<void> {
  await server.query(`DROP DATABASE IF EXISTS ${escapeId(name)}`);
}

/** The collation is the one that the baseline sets: later migrations rely on it. */
const collation = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_persian_ci';

async function makeEmpty(server: Connection, name: string): Promise<void> {
  await dropDatabase(server, name);
  await server.query(`CREATE DATABASE ${escapeId(name)} ${collation}`);
}

/** Exchanges all tables in one statement, so that running copies of the service see either all old tables or all new ones. */
async function switchTo(url: string, stagedUrl: string): Promise<void> {
  const [live, staged, replaced] = [url, stagedUrl, beside(url, 'replaced')].map(nameIn) as [string, string, string];
  await onServer(url, async (server) => {
    await server.query(`CREATE DATABASE IF NOT EXISTS ${escapeId(live)}`);
    await server.query(`ALTER DATABASE ${escapeId(live)} ${collation}`);
    await keepOf(server, live, staged);
    await makeEmpty(server, replaced);
    const moved = (tables: string[], from: string, to: string): string[] =>
      tables.map((table) => `${qualified(from, table)} TO ${qualified(to, table)}`);
    const away = moved(await tablesOf(server, live), live, replaced);
    await server.query(`RENAME TABLE ${[...away, ...moved(await tablesOf(server, staged), staged, live)].join(', ')}`);
    await dropDatabase(server, replaced);
  });
}

/**
 * Copies into the restored database the values that running copies of the service rely on: the key that signs admin
 * tokens, and a revision that is higher than before.
 */
async function keepOf(server: Connection, live: string, staged: string): Promise<void> {
  const tables = await tablesOf(server, live);
  if (tables.includes(secretTable)) {
    const columns = `${qualified(staged, secretTable)} SELECT * FROM ${qualified(live, secretTable)}`;
    await server.query(`REPLACE INTO ${columns}`);
  }
  const revisionIn = async (database: string): Promise<number> =>
    Number((await columnOf(server, `SELECT value FROM ${qualified(database, 'revision')}`))[0] ?? 0);
  const known = tables.includes('revision') ? await revisionIn(live) : 0;
  await server.query(`UPDATE ${qualified(staged, 'revision')} SET value = ?`, [
    revisionAfter(await revisionIn(staged), known),
  ]);
}
