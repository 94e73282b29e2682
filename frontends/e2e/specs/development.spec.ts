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
  // It copies and builds; the start has its own limit.
  test.setTimeout(180_000);
  checkout = await copyOfCheckout(SOURCES);
  site = new OwnStart({ script: 'dev', checkout: checkout.folder });
  await site.start(120);
});
test.afterAll(async () => {
  await site.stop();
  await checkout.remove();
});

/** Saves a file with a text changed as editors do: written beside it, then put in its place. */
function change(file: string, before: string, after: string): void {
  const path = join(checkout.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(`${path}~`, text.replaceAll(before, after));
  renameSync(`${path}~`, path);
}

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
  test(`a saved file of the ${app} is on the open page, which is not loaded anew`, async ({ page }) => {
    await visit(page, path);
    change(file, before, after);
    await expect(page.getByText(/کوتاه|همین حالا/)).toBeVisible(SOON);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('saved files of the servers take effect, again and again, and one that cannot be compiled costs nothing', async () => {
  /** Empty while the server is being replaced. */
  const answer = (path: string) =>
    site
      .fetch(path)
      .then((response) => response.text())
      .catch(() => '');
  const [backend, server] = ['backend/src/operations/health.controller.ts', 'frontends/shell/server/site.ts'];

  change(backend, "status: 'ok'", "status: 'first'");
  await expect.poll(() => answer('/api/health/live'), SOON).toContain('first');
  change(backend, "status: 'first'", "status: 'first");
  change(server, "200, 'ok'", "200, 'first'");
  await expect.poll(() => answer('/livez'), SOON).toBe('first');
  expect(await answer('/api/health/live')).toContain('first');
  change(backend, "status: 'first", "status: 'second'");
  await expect.poll(() => answer('/api/health/live'), SOON).toContain('second');
  change(server, "200, 'first'", "200, 'second'");
  await expect.poll(() => answer('/livez'), SOON).toBe('second');
});
