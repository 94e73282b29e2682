import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { anyFreePort } from './ports.mjs';
import { findExecutable, installDebianPackages } from './shell.mjs';

function answers(host, port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 2000 });
    // In the MySQL protocol the server speaks first: its greeting proves more than an open port.
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/**
 * For a server whose data nobody needs after a loss of power: it waits for no disk, and a table has no file of its own. Benches
 * and drills measure a server without these.
 */
export const WITHOUT_DURABILITY = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=OFF',
  '--innodb-flush-method=nosync',
  '--innodb-file-per-table=OFF',
];

/**
 * Starts a private MariaDB with these options in a temporary folder; returns `{ url, pid, stop }`, or undefined when there is no
 * server program.
 */
export async function startOwnServer(options = []) {
  const server = () => findExecutable('mariadbd', '/usr/sbin/mariadbd', 'mysqld', '/usr/sbin/mysqld');
  const program = server() ?? ((await installDebianPackages('mariadb-server')) ? server() : undefined);
  const installer = findExecutable('mariadb-install-db', 'mysql_install_db');
  if (!program || !installer) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-mariadb-'));
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const created = spawnSync(
    installer,
    [
      '--no-defaults',
      `--datadir=${folder}/data`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ],
    { stdio: 'ignore' },
  );
  if (created.status !== 0) return undefined;

  const port = await anyFreePort();
  const child = spawn(
    program,
    [
      '--no-defaults',
      `--datadir=${folder}/data`,
      `--socket=${folder}/socket`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      ...options,
      ...asRoot,
    ],
    { stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 120 && child.exitCode === null; attempt += 1) {
    if (await answers('127.0.0.1', port)) return { url: `mysql://root@127.0.0.1:${port}/`, pid: child.pid, stop };
    await sleep(250);
  }
  await stop();
  return undefined;
}

/**
 * A MySQL or MariaDB for tests: `TEST_MYSQL_URL`, else 127.0.0.1:3306, else a private one with these options for this run.
 * Returns `{ url, stop }`, or undefined when none is available.
 */
export async function ensureMysql(options) {
  if (process.env.TEST_MYSQL_URL) {
    const { hostname, port } = new URL(process.env.TEST_MYSQL_URL);
    if (await answers(hostname, Number(port) || 3306)) return { url: process.env.TEST_MYSQL_URL, stop: async () => {} };
  } else if (await answers('127.0.0.1', 3306)) {
    return { url: 'mysql://root@127.0.0.1:3306/', stop: async () => {} };
  }
  return startOwnServer(options);
}
