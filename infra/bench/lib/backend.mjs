import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { remember } from './started.mjs';

const admin = { username: 'bench', password: 'a password of benchmarks' };

/**
 * Starts the API alone, without products, on a free port and with its own folder. `databaseUrl` names an empty database;
 * without it, SQLite in that folder is used. Returns `{ url, sqliteFile, call(method, path, body), fetch(path, init), stop()
 * }`; calls are made as an admin.
 */
export async function startBackend(databaseUrl = '') {
  const dataDir = await mkdtemp(join(tmpdir(), 'afshoreh-bench-api-'));
  const child = remember(
    spawn(process.execPath, ['backend/dist/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        API_PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        SEED: 'none',
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = await addressOf(child);
  const { token } = await send(`${url}/api/admin/login`, 'POST', admin);
  return {
    url,
    sqliteFile: join(dataDir, 'afshoreh.sqlite'),
    fetch: (path, { headers, ...init } = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } }),
    call: (method, path, body) => send(`${url}${path}`, method, body, token),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the address that the API prints when it listens. The rest of the log is read and dropped. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const address = /^api: (http:\S+)$/m.exec(output)?.[1];
      if (!address) return;
      child.stdout.off('data', read).resume();
      resolve(address);
    };
    child.stdout.on('data', read);
    child.once('close', (code) => reject(new Error(`the API ended with ${code}:\n${output}`)));
  });
}

async function send(url, method, body, token) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
