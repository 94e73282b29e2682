import type { APIRequestContext, Page } from '@playwright/test';

import { OwnStart } from '../support/own-start';
import { expect, test } from '../support/test';
import { figuresOf, isVitals } from '../support/vitals';

const MOST_BYTES = 3 * 1024;

const ABOUT = /^دربارهٔ? ما$/;

/** The failures of a page up to now. Tests of other files, which visit the same site, break pages too. */
async function failuresOf(request: APIRequestContext, path: string) {
  const { failedLoads = 0, brokenAreas = 0, uncaughtErrors = 0 } = (await figuresOf(request, path)) ?? {};
  return { failedLoads, brokenAreas, uncaughtErrors };
}

/** Opens a page and waits until it measures; returns a function that leaves it and tells what it sent. */
async function measured(page: Page, path: string): Promise<() => Promise<string[]>> {
  // No test sees the body of a beacon that is sent while the page is left.
  await page.addInitScript(() => {
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        const sent = JSON.parse(sessionStorage.getItem('sent') ?? '[]') as unknown[];
        sessionStorage.setItem('sent', JSON.stringify([...sent, parts[0]]));
      }
    };
  });
  const loaded = page.waitForResponse(isVitals);
  await page.goto(path);
  await (await loaded).finished();
  await page.waitForLoadState('networkidle');
  return async () => {
    await page.goto('/terms');
    return JSON.parse(await page.evaluate(() => sessionStorage.getItem('sent') ?? '[]')) as string[];
  };
}

test('a visit to /products sends one report of a few hundred bytes, with patterns instead of addresses', async ({
  page,
  request,
}) => {
  const before = (await figuresOf(request, '/products'))?.views ?? 0;
  const failures = await failuresOf(request, '/products');
  const leave = await measured(page, '/products?q=سیب&utm_source=letter');
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: ABOUT }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  const sent = await leave();
  await expect.poll(async () => (await figuresOf(request, '/products'))?.views).toBe(before + 1);

  const figures = await figuresOf(request, '/products');
  expect(figures).toMatchObject({ remote: 'storefront', ...failures });
  expect(figures?.lcp?.p75).toBeGreaterThan(10);
  expect(figures?.lcp?.p75).toBeLessThan(20_000);
  expect(figures?.cls?.p75).toBeLessThan(250);
  expect((await figuresOf(request, '/about'))?.views).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.length).toBeLessThan(600);
  expect(sent[0]).not.toMatch(/سیب|letter|utm/);
});

test('a file that does not load and the area that breaks by it are counted for their release', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(/page-about|ChunkLoadError|Loading chunk|ERR_FAILED/);
  const { failedLoads, brokenAreas } = await failuresOf(request, '/about');
  const leave = await measured(page, '/');
  await page.route(/\/page-about\.\w+\.js/, (route) => route.abort());
  await page.getByRole('link', { name: ABOUT }).first().click();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  await leave();
  await expect
    .poll(() => figuresOf(request, '/about'))
    .toMatchObject({ remote: 'storefront', failedLoads: failedLoads + 1, brokenAreas: brokenAreas + 1 });
});

test('the code that measures weighs at most 3 KB, and comes after the page has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('load', () => order.push('page'));
  const loaded = page.waitForResponse((response) => {
    const found = isVitals(response);
    if (found) order.push('vitals');
    return found;
  });
  await page.goto('/products');
  expect(Number((await loaded).headers()['content-length'])).toBeLessThanOrEqual(MOST_BYTES);
  expect(order).toEqual(['page', 'vitals']);
});

for (const [header, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`whoever asks not to be tracked is not measured: ${header}`, async ({ page }) => {
    await page.addInitScript(([name, asked]) => Object.defineProperty(navigator, name, { value: asked }), [
      header,
      value,
    ] as const);
    const leave = await measured(page, '/products');
    expect(await leave()).toEqual([]);
  });
}

test('with VITALS=off nothing is loaded and nothing is sent', async ({ browser }) => {
  const own = new OwnStart({ variables: { VITALS: 'off' } });
  const context = await browser.newContext();
  try {
    await own.start();
    const page = await context.newPage();
    const asked: string[] = [];
    const measuring: string[] = [];
    page.on('request', (each) => asked.push(new URL(each.url()).pathname));
    page.on('response', (response) => {
      if (isVitals(response)) measuring.push(response.url());
    });
    // The time after which a page would measure passes at once.
    await page.clock.install();
    for (const path of ['/products', '/cart', '/about']) {
      await page.goto(own.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.clock.fastForward(10_000);
      await page.waitForLoadState('networkidle');
    }
    expect(asked.length).toBeGreaterThan(10);
    expect(measuring).toEqual([]);
    expect(asked).not.toContain('/api/vitals');
  } finally {
    await context.close();
    await own.stop();
  }
});
