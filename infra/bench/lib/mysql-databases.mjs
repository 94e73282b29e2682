import { randomBytes } from 'node:crypto';

import { createConnection } from 'mysql2/promise';

import { ensureMysql } from '../../scripts/lib/mariadb.mjs';

/**
 * Calls `work` with the addresses of empty MySQL databases and drops them afterwards; calls it with undefined when there is no
 * MySQL.
 */
export async function withMysqlDatabases(count, work) {
  const server = await ensureMysql();
  if (!server) return undefined;
  const names = Array.from({ length: count }, () => `afshoreh_bench_${randomBytes(4).toString('hex')}`);
  const connection = await createConnection(server.url);
  try {
    for (const name of names) await connection.query(`CREATE DATABASE ${name}`);
    return await work(...names.map((name) => new URL(`/${name}`, server.url).href));
  } finally {
    for (const name of names) await connection.query(`DROP DATABASE IF EXISTS ${name}`);
    await connection.end();
    await server.stop();
  }
}
