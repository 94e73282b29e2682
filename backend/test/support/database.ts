import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

export type DatabaseKind = 'sqlite' | 'mysql';

/** The database that this run of the suite is about. */
export const databaseKind: DatabaseKind = process.env.TEST_DATABASE === 'mysql' ? 'mysql' : 'sqlite';

const mysqlServer = process.env.TEST_MYSQL_URL ?? 'mysql://root@127.0.0.1:3306/';

/** An empty database; `variables` configure the application for it. */
export interface FreshDatabase {
  variables: { DATA_DIR: string; DATABASE_URL: string };
  drop(): Promise<void>;
}

export async function freshDatabase(kind: DatabaseKind = databaseKind): Promise<FreshDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'afshoreh-test-'));
  const removeDirectory = (): Promise<void> => rm(directory, { recursive: true, force: true });
  if (kind === 'sqlite') return { variables: { DATA_DIR: directory, DATABASE_URL: '' }, drop: removeDirectory };

  const name = `afshoreh_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(mysqlServer);
  url.pathname = `/${name}`;
  return {
    variables: { DATA_DIR: directory, DATABASE_URL: url.href },
    drop: async () => {
      await onServer(`DROP DATABASE ${name}`);
      await removeDirectory();
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const connection = await createConnection(mysqlServer);
  await connection.query(statement);
  await connection.end();
}
