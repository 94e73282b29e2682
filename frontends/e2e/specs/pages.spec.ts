import type { Page } from '@playwright/test';

import { answered } from '../support/console-messages';
import { watchLayoutShift } from '../support/layout-shift';
import { overflowsAt, unreachedByKeyboard, violationsIn } from '../support/looks';
import { adminHeaders } from '../support/site';
import { expect, test } from '../support/test';

const NO_PAGE = '/hich-jaa';
const PAGES = [
  '/',
  '/products',
  // Its price has a note, with the date of the rate.
  '/product/2',
  '/product/1/order',
  '/compare?products=1,6,9,14',
  '/compare?lots=AP-1405-017,AP-1405-021,AP-1405-009',
  '/compare',
  '/my-specification',
  '/cart',
  '/blog',
  '/blog/reading-a-concentrate-analysis-sheet',
  '/about',
  '/services',
  '/sellers',
  '/sellers/1',
  '/contact',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=of-a-mail',
  '/newsletter/unsubscribe?token=of-a-mail',
  '/crop-alerts/stop?token=of-a-message',
  '/orders/again/stop?token=of-a-message',
  '/orders/track?code=K7QF2-9MXTA',
  '/test',
  '/admin/login',
  NO_PAGE,
];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

for (const path of PAGES) {
  test(`${path}: one heading, no layout shift, no accessibility violation, no sideways scroll, everything reachable with the keyboard`, async ({
    page,
    expectedMessages,
  }) => {
    if (path === NO_PAGE) expectedMessages.push(answered(404, NO_PAGE));
    const shift = await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await shift()).toBeLessThan(0.02);
    // Forced colours look the same at every width.
    expect(await violationsIn(page, isPhone(page) ? ['light', 'dark', 'forced'] : ['light', 'dark'])).toEqual([]);
    expect(await unreachedByKeyboard(page)).toEqual([]);
    expect(await overflowsAt(page, isPhone(page) ? [320, 360] : [1280, 768])).toEqual([]);
  });
}

test('the order dialog has no accessibility violation in either theme, also with errors', async ({ page }) => {
  await page.goto('/product/1');
  await page
    .getByRole('button', { name: /^ثبت سفارش/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'ثبت سفارش' });
  await expect(dialog).toBeVisible();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(dialog.getByText('نام خود را بنویسید')).toBeVisible();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
});

test('an unbreakable word and a long e-mail make no page wider than the screen', async ({ page, request }) => {
  const word = 'Methylhydroxybenzoat'.repeat(4);
  const headers = await adminHeaders(request);
  const data = { name: `پورهٔ ${word}`, category: 'other', price: 1, brix: word, origin: word, status: word };
  const made = await request.post('/api/products', { headers, data });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const { contactEmail } = (await (await request.get('/api/settings')).json()) as { contactEmail: string };
  const email = `${'forush-omde'.repeat(5)}@afshoreh.example.com`;
  await request.put('/api/settings', { headers, data: { contactEmail: email } });

  for (const path of [`/product/${id}`, `/products?q=${word}`, '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([path, await overflowsAt(page, isPhone(page) ? [320, 360] : [1280, 768])]).toEqual([path, []]);
  }

  await request.put('/api/settings', { headers, data: { contactEmail } });
  await request.delete(`/api/products/${id}`, { headers });
});

test('an unknown address returns 404 and links back', async ({ page, expectedMessages }) => {
  expectedMessages.push(answered(404, NO_PAGE));
  const response = await page.goto(NO_PAGE);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /محصولات/ })).toBeVisible();
});
