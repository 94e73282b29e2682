import { appendFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { OwnShell } from '../support/own-shell';
import { until } from '../support/processes';

/** A marker of server-rendered pages. */
const CONTENT = /<main[^>]*>.*<h1/s;
const EMPTY = '<div id="root"></div>';

let shell: OwnShell;
test.beforeEach(() => {
  shell = new OwnShell();
});
test.afterEach(() => shell.stop());

/** The folder of the live version of the storefront. */
function storefront(): string {
  const record = readFileSync(join(shell.releases, 'registry/storefront.json'), 'utf8');
  return join(shell.releases, 'storefront', (JSON.parse(record) as { current: string }).current);
}

test('while the backend is unreachable cached pages are served, and other pages show an error in their frame', async () => {
  await shell.start();
  const before = await shell.get('/products');
  expect(before.text).toMatch(CONTENT);
  expect((await shell.get('/api/products/1')).status).toBe(200);
  await shell.shutDoor();

  const after = await shell.get('/products');
  expect([after.status, after.text]).toEqual([200, before.text]);
  const other = await shell.get('/product/2');
  expect(other.status).toBe(503);
  expect(other.text).toContain('<header');
  expect(other.text).toContain('<footer');
  expect((await shell.get('/api/products')).status).toBe(503);
  // Cached API responses are not sent either, once the backend is known to be unreachable.
  await until(async () => (await shell.get('/api/products/1')).status === 503);

  await shell.openDoor();
  await until(async () => (await shell.get('/product/2')).status === 200);
});

test('a shell that starts while the backend is unreachable shows the frame, and the pages once it is back', async () => {
  await shell.start({ withBackend: false });
  const without = await shell.get('/');
  expect(without.status).toBe(503);
  expect(without.text).toContain('<header');
  expect((await shell.get('/cart')).status).toBe(200);

  await shell.openDoor();
  await until(async () => (await shell.get('/')).status === 200);
  expect((await shell.get('/products')).text).toMatch(CONTENT);
});

test('a shell that starts while the release store is unreachable shows the pages once it is back', async () => {
  const away = `${shell.releases}.away`;
  renameSync(shell.releases, away);
  await shell.start();
  expect((await shell.get('/')).text).toContain(EMPTY);

  // In the meantime the shell has published its own files there.
  rmSync(shell.releases, { recursive: true, force: true });
  renameSync(away, shell.releases);
  await until(async () => CONTENT.test((await shell.get('/')).text));
});

test('a killed render worker is replaced, and no page fails in the meantime', async () => {
  await shell.start();
  const before = await shell.get('/products');
  const [worker = 0] = shell.workers();
  process.kill(worker, 'SIGKILL');
  expect((await shell.get('/products')).text).toBe(before.text);
  expect((await shell.get('/terms')).status).toBe(200);
  await until(async () => CONTENT.test((await shell.get('/about')).text));
  expect(shell.workers()).not.toContain(worker);
});

for (const [fault, harm] of [
  ['is missing', (file: string) => rmSync(file)],
  ['was changed', (file: string) => appendFileSync(file, '\n')],
] as const) {
  test(`a storefront whose Node build ${fault} is rendered in the browser`, async () => {
    harm(join(storefront(), 'node/remoteEntry.cjs'));
    await shell.start();
    const { status, text } = await shell.get('/');
    expect(status).toBe(200);
    expect(text).toContain(EMPTY);
    expect((await shell.get('/hich-jaa')).status).toBe(404);
  });
}
