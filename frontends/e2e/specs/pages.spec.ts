import type { Page } from '@playwright/test';

import { answered } from '../support/console-messages';
import { watchLayoutShift } from '../support/layout-shift';
import { overflowsAt, unreachedByKeyboard, violationsIn } from '../support/looks';
import { loginAdmin, placeOrder } from '../support/site';
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

/** Behind `/admin`, in the order of the side menu. */
const ADMIN_SCREENS = [
  '',
  '/products',
  '/prices',
  '/prices?tab=list',
  '/orders',
  '/orders?view=calls',
  '/contacts',
  '/customers',
  '/categories',
  '/content',
  '/content/certificates',
  '/blog',
  '/blog/edit?post=new',
  '/comments',
  '/media',
  '/media?media=upload',
  '/sellers',
  '/newsletter',
  '/audit',
  '/settings',
  '/settings?tab=admins',
  '/settings?tab=sessions',
];

/** Of a phone, a tablet, and of desktops; the last is the one that the next screen is opened at. */
const ADMIN_WIDTHS = [360, 768, 1024, 1600, 1280];

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

test("the admin's screens and dialogs have no accessibility violation in either theme, and no sideways scroll at any width", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const id = await placeOrder(baseURL ?? '');
  // A stream that stays open keeps a page from ever being idle.
  await page.route('**/api/orders/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await loginAdmin(page);
  for (const path of [...ADMIN_SCREENS, `/orders/print?orders=${id}`, `/orders?order=${id}`]) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect.soft(await violationsIn(page, ['light', 'dark']), path).toEqual([]);
    expect.soft(await overflowsAt(page, ADMIN_WIDTHS), path).toEqual([]);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'افزودن محصول' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
});

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
