/**
 * Does the steps of the Dockerfile in a folder: assembles the production tree, starts it as a user who can write only
 * to `DATA_DIR`, and uses each native or large library once. Prints the size of the tree.
 */
import { spawn } from 'node:child_process';
import assert from 'node:assert/strict';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anyFreePort } from '../scripts/lib/ports.mjs';
import { run } from '../scripts/lib/shell.mjs';

const root = join(import.meta.dirname, '../..');
const NOBODY = 65_534;
const place = mkdtempSync(join(tmpdir(), 'afshoreh-image-'));
chmodSync(place, 0o755);
const [tree, data] = ['tree', 'data'].map((name) => join(place, name));

function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function start() {
  const [PORT, API_PORT] = [await anyFreePort(), await anyFreePort()].map(String);
  const variables = { PATH: process.env.PATH, NODE_ENV: 'production', PORT, API_PORT, DATA_DIR: data };
  const admin = { ADMIN_USERNAME: 'drill', ADMIN_PASSWORD: 'pomegranates in november' };
  const site = spawn(process.execPath, ['infra/scripts/start.mjs'], {
    cwd: tree,
    env: { ...variables, ...admin },
    uid: NOBODY,
    gid: NOBODY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    site.stdout.on('data', (chunk) => String(chunk).includes('ready:') && resolve());
    site.once('exit', (code) => reject(new Error(`the start ended with ${code}`)));
  });
  return { site, url: `http://127.0.0.1:${PORT}`, admin };
}

/** Calls that need argon2, SQLite, sharp, the fonts, Swagger UI and the renderer. */
async function use({ url, admin }) {
  const page = async (path) => {
    const response = await fetch(url + path);
    assert.equal(response.status, 200, path);
    return response;
  };
  for (const path of ['/healthz', '/', '/products', '/product/1', '/admin', '/sitemap.xml', '/api/docs'])
    await page(path);
  const [, drawn] = /property="og:image" content="[^"]*?(\/(?:api|media)[^"]+)"/.exec(
    await (await page('/product/1')).text(),
  );
  assert.match((await page(drawn)).headers.get('content-type'), /^image\//);
  const body = JSON.stringify({ username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body });
  assert.equal(login.status, 200, 'login');
  const form = new FormData();
  const picture = await (await fetch(url + drawn)).blob();
  form.append('file', picture, 'picture.png');
  const authorization = `Bearer ${(await login.json()).token}`;
  const upload = await fetch(`${url}/api/media/upload`, { method: 'POST', headers: { authorization }, body: form });
  assert.equal(upload.status, 201, 'upload');
}

try {
  const { code, output } = await run('npm', ['run', '--silent', 'assemble', '--', tree], { cwd: root, quiet: true });
  assert.equal(code, 0, output);
  const files = filesBelow(tree);
  const extra = files.filter((file) =>
    /\.spec\.|\/node_modules\/(nx|jest|eslint|typescript|@rspack|@playwright)\//.test(file),
  );
  assert.deepEqual(extra, [], 'nothing of development');
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 ** 2;
  mkdirSync(data);
  chownSync(data, NOBODY, NOBODY);
  const began = performance.now();
  const started = await start();
  const seconds = (performance.now() - began) / 1000;
  try {
    await use(started);
  } finally {
    started.site.kill('SIGTERM');
    await new Promise((resolve) => started.site.once('exit', resolve));
  }
  assert.ok(existsSync(join(data, 'afshoreh.sqlite')));
  console.log(
    `tree: ${megabytes.toFixed(0)} MB in ${files.length} files; first start as nobody: ${seconds.toFixed(1)} s`,
  );
} finally {
  rmSync(place, { recursive: true, force: true });
}
