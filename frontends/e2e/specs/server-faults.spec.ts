import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { OwnShell, until } from '../support/own-shell';

/** What a page has that was rendered on the server, and one that the browser fills has not. */
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

test('while the backend is away pages come from the last good copy, and others say so in their frame', async () => {
  await shell.start();
  const before = await shell.get('/products');
  expect(before.text).toMatch(CONTENT);
  await shell.shutDoor();

  const after = await shell.get('/products');
  expect([after.status, after.text]).toEqual([200, before.text]);
  const other = await shell.get('/product/2');
  expect(other.status).toBe(503);
  expect(other.text).toContain('<header');
  expect(other.text).toContain('<footer');
  expect((await shell.get('/api/products')).status).toBe(503);

  await shell.openDoor();
  await until(async () => (await shell.get('/product/2')).status === 200);
});

test('a render worker that is killed is replaced, and no page fails meanwhile', async () => {
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
  ['is not the one that was published', (file: string) => appendFileSync(file, '\n')],
] as const) {
  test(`a storefront whose build for the server ${fault} is filled by the browser`, async () => {
    harm(join(storefront(), 'node/remoteEntry.cjs'));
    await shell.start();
    const { status, text } = await shell.get('/');
    expect(status).toBe(200);
    expect(text).toContain(EMPTY);
    expect((await shell.get('/hich-jaa')).status).toBe(404);
  });
}
