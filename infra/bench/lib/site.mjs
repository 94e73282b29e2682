import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { remember } from './started.mjs';

const admin = { username: 'bench', password: 'a password of benchmarks' };

/**
 * Starts the whole site as `npm start` does, on free ports and with its own folder. Returns `{ url, apiUrl, admin…,
 * secondsToReady, memory(), stop() }`.
 * @param databaseUrl a database of MySQL; SQLite without it
 */
export async function startSite(databaseUrl = '') {
  const dataDir = await mkdtemp(join(tmpdir(), 'afshoreh-bench-'));
  const port = await anyFreePort();
  const apiPort = await anyFreePort();
  const began = performance.now();
  const child = remember(
    spawn(process.execPath, ['infra/scripts/start.mjs'], {
      env: {
        ...process.env,
        PORT: String(port),
        API_PORT: String(apiPort),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  await lineFrom(child, 'ready:');
  const secondsToReady = (performance.now() - began) / 1000;
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    adminUsername: admin.username,
    adminPassword: admin.password,
    dataDir,
    secondsToReady,
    memory: () => memoryOf(child.pid),
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves with the child's first line that begins with `beginning`; rejects when the child ends first. */
function lineFrom(child, beginning) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('\n').some((line) => line.startsWith(beginning))) resolve();
    });
    child.once('close', (code) => reject(new Error(`the site ended with ${code}:\n${output}`)));
  });
}

/** The resident memory in MB of a process and its descendants, each with its command. */
function memoryOf(root) {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  const processes = table
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter(Boolean)
    .map(([, pid, parent, kilobytes, command]) => ({ pid: +pid, parent: +parent, mb: kilobytes / 1024, command }));
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  const members = processes.filter(({ pid }) => family.has(pid));
  return { total: members.reduce((sum, { mb }) => sum + mb, 0), members };
}
