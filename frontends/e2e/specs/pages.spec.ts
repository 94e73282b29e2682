import type { Page } from '@playwright/test';

import { answered } from '../support/console-messages';
import { watchLayoutShift } from '../support/layout-shift';
import { overflowsAt, unreachedByKeyboard, violationsIn } from '../support/looks';
import { expect, test } from '../support/test';

const NO_PAGE = '/hich-jaa';
const PAGES = [
  '/',
  '/products',
  '/product/1',
  '/cart',
  '/blog',
  '/blog/reading-a-concentrate-analysis-sheet',
  '/about',
  '/services',
  '/sellers',
  '/contact',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=of-a-mail',
  '/newsletter/unsubscribe?token=of-a-mail',
  '/orders/track?code=K7QF2-9MXTA',
  '/test',
  '/admin/login',
  NO_PAGE,
];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

for (const path of PAGES) {
  test(`${path}: one heading, nothing that moves, no accessibility violation, no sideways scroll, all in reach of the keyboard`, async ({
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
    // What the reader's own colours leave of a page is the same at every width.
    expect(await violationsIn(page, isPhone(page) ? ['light', 'dark', 'forced'] : ['light', 'dark'])).toEqual([]);
    expect(await unreachedByKeyboard(page)).toEqual([]);
    expect(await overflowsAt(page, isPhone(page) ? [360, 320] : [1280, 768])).toEqual([]);
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

test('an address that is no page answers 404 and shows the way back', async ({ page, expectedMessages }) => {
  expectedMessages.push(answered(404, NO_PAGE));
  const response = await page.goto(NO_PAGE);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /محصولات/ })).toBeVisible();
});
