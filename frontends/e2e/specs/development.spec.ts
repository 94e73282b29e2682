import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { copyOfCheckout } from '../../../infra/scripts/lib/copy.mjs';
import { OwnStart } from '../support/own-start';

const SOURCES = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', 'backend', 'frontends', 'infra'];
const SOON = { timeout: 20_000 };

let checkout: Awaited<ReturnType<typeof copyOfCheckout>>;
let site: OwnStart;
test.beforeAll(async () => {
  // The setup copies and builds, which takes longer than the default timeout.
  test.setTimeout(180_000);
  checkout = await copyOfCheckout(SOURCES);
  site = new OwnStart({ script: 'dev', checkout: checkout.folder });
  await site.start(120);
});
test.afterAll(async () => {
  await site.stop();
  await checkout.remove();
});

/** Changes a text in a file as editors do: writes a new file and renames it. */
function change(file: string, before: string, after: string): void {
  const path = join(checkout.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(`${path}~`, text.replaceAll(before, after));
  renameSync(`${path}~`, path);
}

/** The server's response; empty while it restarts. */
const textOf = (path: string) =>
  site
    .fetch(path)
    .then((response) => response.text())
    .catch(() => '');

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

for (const [app, path, file, before, after] of [
  ['storefront', '/', 'frontends/storefront/src/features/home/copy.ts', 'سفارش در سه گام', 'سفارش در سه گام کوتاه'],
  ['cart', '/cart', 'frontends/cart/src/pages/cart.tsx', '{copy.title}', "{'سبدی که همین حالا نوشته شد'}"],
  ['admin', '/admin/login', 'frontends/admin/src/pages/login.tsx', '{copy.title}', "{'ورودی که همین حالا نوشته شد'}"],
  ['shell', '/', 'frontends/shell/src/layout/footer.tsx', '{copy.usefulLinks}', "{'لینک‌هایی که همین حالا نوشته شد'}"],
] as const) {
  test(`a saved file of the ${app} is on the open page without a reload`, async ({ page }) => {
    await visit(page, path);
    change(file, before, after);
    await expect(page.getByText(/کوتاه|همین حالا/)).toBeVisible(SOON);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // Server-rendered pages are rendered again; cart and admin are not server-rendered.
    if (path === '/') await expect.poll(() => textOf(path), SOON).toContain(after.replace(/[{}']/g, ''));
  });
}

test('every file that a page loads first exists, its font too', async () => {
  const html = await (await site.fetch('/')).text();
  const files = [...new Set([...html.matchAll(/(?:href|src)="(\/cdn\/[^"]+)"/g)].map(([, file = '']) => file))];
  expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
  for (const file of files) expect.soft((await site.fetch(file)).status, file).toBe(200);
});

test('saved files of the servers take effect each time, and one that cannot be compiled changes nothing', async () => {
  const backend = 'backend/src/operations/health.controller.ts';
  const server = 'frontends/shell/server/site.ts';

  change(backend, "status: 'ok'", "status: 'first'");
  await expect.poll(() => textOf('/api/health/live'), SOON).toContain('first');
  change(backend, "status: 'first'", "status: 'first");
  change(server, "200, 'ok'", "200, 'first'");
  await expect.poll(() => textOf('/livez'), SOON).toBe('first');
  expect(await textOf('/api/health/live')).toContain('first');
  change(backend, "status: 'first", "status: 'second'");
  await expect.poll(() => textOf('/api/health/live'), SOON).toContain('second');
  change(server, "200, 'first'", "200, 'second'");
  await expect.poll(() => textOf('/livez'), SOON).toBe('second');
});
