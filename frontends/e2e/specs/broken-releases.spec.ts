import type { Page } from '@playwright/test';

import {
  CODE_FAULTS,
  loseFile,
  publishBroken,
  THROWS_AS_IT_LOADS,
  writeIntoRegistry,
} from '../support/broken-releases';
import { expectedOf } from '../support/console-messages';
import { ConstantLoad, publishChanged, release, rememberLive } from '../support/releases';
import { cartBadge } from '../support/site';
import { expect, test } from '../support/test';

const FIVE_SECONDS = { timeout: 5_000, intervals: [200] };
/** Longer than the ten seconds after which a remote counts as down. */
const GIVEN_UP = { timeout: 15_000 };
/** Pages of the storefront, with a text that only server rendering contains. */
const PAGES = ['/', '/products', '/about'];
const CONTENT = /<main[^>]*>.*<h1/s;

const htmlOf = async (site: string, path: string) => (await fetch(site + path)).text();
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const failure = (page: Page) => main(page).getByRole('alert');
const productsLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'محصولات' });

/** Retries while another version is live; the page then uses that version. */
async function tryAgain(page: Page): Promise<void> {
  await failure(page).getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(failure(page)).toBeHidden(GIVEN_UP);
  await expect(heading(page)).toBeVisible();
}

let load: ConstantLoad | undefined;
let makeLiveAgain: () => Promise<void>;

test.beforeAll(async () => {
  makeLiveAgain = await rememberLive(['storefront']);
});
test.afterEach(async () => {
  await load?.stop();
  load = undefined;
  await makeLiveAgain();
});

for (const fault of CODE_FAULTS) {
  test(`a storefront release that ${fault.name} is refused, and when forced live breaks only its own area`, async ({
    page,
    baseURL: site = '',
    expectedMessages,
  }) => {
    // The check of a version that hangs waits for it, for browsers and for the server.
    test.setTimeout(150_000);
    expectedMessages.push(...expectedOf('storefront', fault.messages));
    const version = await publishBroken(fault, ['web', 'node']);
    await expect(release('promote', 'storefront', version)).rejects.toThrow(fault.refusal);
    load = new ConstantLoad(site, [...PAGES, '/cart'], 1);
    await writeIntoRegistry(version);
    await expect.poll(() => htmlOf(site, '/cart'), FIVE_SECONDS).toContain(version);

    await page.goto('/cart');
    await expect(heading(page)).toBeVisible();
    await productsLink(page).click();
    await expect(failure(page)).toContainText('این بخش از سایت باز نشد', GIVEN_UP);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await cartBadge(page).click();
    await expect(failure(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
    for (const path of PAGES) {
      const html = await htmlOf(site, path);
      expect(html).toMatch(CONTENT);
      expect(html).not.toContain(version);
    }

    await productsLink(page).click();
    await expect(failure(page)).toBeVisible(GIVEN_UP);
    await release('rollback', 'storefront');
    await expect.poll(() => htmlOf(site, '/cart'), FIVE_SECONDS).not.toContain(version);
    await tryAgain(page);
    await load.stop();
    expect(load.failures).toEqual([]);
  });
}

test('a server-rendered page whose code fails in the browser stays readable, and is hydrated after a retry', async ({
  page,
  baseURL: site = '',
  expectedMessages,
}) => {
  expectedMessages.push(...expectedOf('storefront', THROWS_AS_IT_LOADS.messages));
  const version = await publishBroken(THROWS_AS_IT_LOADS, ['web']);
  await expect(release('promote', 'storefront', version)).rejects.toThrow(THROWS_AS_IT_LOADS.refusal);
  await writeIntoRegistry(version);
  await expect.poll(() => htmlOf(site, '/product/1'), FIVE_SECONDS).toContain(version);

  await page.goto('/product/1');
  await expect(failure(page)).toContainText('متن این صفحه را می‌توانید بخوانید');
  await expect(main(page).getByRole('heading', { name: 'کنسانترهٔ سیب', level: 1 })).toBeVisible();
  await expect(
    main(page)
      .getByRole('button', { name: /^ثبت سفارش/ })
      .first(),
  ).toBeDisabled();
  await main(page).getByRole('link', { name: 'بازگشت به محصولات' }).click();
  await expect(page).toHaveURL('/products');
  await expect(failure(page)).toContainText('متن این صفحه را می‌توانید بخوانید');
  // The frame works: it opens another area without a page load.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await cartBadge(page).click();
  await expect(heading(page)).toHaveText(/سبد خرید/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goto('/product/1');
  await expect(failure(page)).toBeVisible();
  await release('rollback', 'storefront');
  await expect.poll(() => htmlOf(site, '/product/1'), FIVE_SECONDS).not.toContain(version);
  await tryAgain(page);
  await main(page)
    .getByRole('button', { name: /^ثبت سفارش/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
});

for (const [part, path] of [
  ['browsers', /^web\/page-products\.\w+\.js$/],
  ['the server', /^node\/app\.\w+\.cjs$/],
] as const) {
  test(`a release without a file for ${part} is refused, and when forced live changes no page`, async ({
    page,
    baseURL: site = '',
  }) => {
    const version = await publishChanged('storefront', 'سفارش در سه گام', `سفارش در سه گام بی ${part}`);
    await loseFile(version, path);
    await expect(release('promote', 'storefront', version)).rejects.toThrow(/is missing/);

    load = new ConstantLoad(site, PAGES, 1);
    await writeIntoRegistry(version);
    await expect.poll(() => load?.requests, { timeout: 10_000 }).toBeGreaterThan(400);
    await page.goto('/products');
    await expect(heading(page)).toBeVisible();
    for (const each of PAGES) expect(await htmlOf(site, each)).toMatch(CONTENT);
    expect(await htmlOf(site, '/')).not.toContain(version);
    await load.stop();
    expect(load.failures).toEqual([]);
  });
}
