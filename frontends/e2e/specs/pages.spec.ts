import type { Page } from '@playwright/test';

import { overflowOf, violationsOf } from '../support/axe';
import { answered } from '../support/console-messages';
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
  '/settings',
  '/settings?tab=admins',
  '/settings?tab=sessions',
];

/** What axe finds on the page as it stands, in both themes. */
async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change by transitions, which begin with the next frame.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    found.push(...(await violationsOf(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

for (const path of PAGES) {
  test(`${path} has no accessibility violation in either theme, and no sideways scroll`, async ({
    page,
    expectedMessages,
  }) => {
    if (path === NO_PAGE) expectedMessages.push(answered(404, NO_PAGE));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
}

test("the admin's screens and dialogs have no accessibility violation in either theme, and no sideways scroll", async ({
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
    expect.soft(await violationsInBothThemes(page), path).toEqual([]);
    expect.soft(await overflowOf(page), path).toBe(0);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'افزودن محصول' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('the order dialog has no accessibility violation in either theme, also with errors', async ({ page }) => {
  await page.goto('/product/1');
  await page
    .getByRole('button', { name: /^ثبت سفارش/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'ثبت سفارش' });
  await expect(dialog).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(dialog.getByText('نام خود را بنویسید')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('an address that is no page answers 404 and shows the way back', async ({ page, expectedMessages }) => {
  expectedMessages.push(answered(404, NO_PAGE));
  const response = await page.goto(NO_PAGE);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /محصولات/ })).toBeVisible();
});
