import type { Locator } from '@playwright/test';

import { answered } from '../support/console-messages';
import { aCustomer, holdRequests, logInCustomer } from '../support/site';
import { expect, test } from '../support/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));

/** The overlap of two boxes: intersection over union, 1 for equal boxes. */
function sharedBy(one: Box, other: Box): number {
  const along = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]);
  const both = Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'));
  return both / (one.width * one.height + other.width * other.height - both);
}

test('a list of a slow API shows six skeletons, with the position and the size of the later cards', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/products?*');
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'محصولات', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'محصولات' })).toBeVisible();
  const outlines = main.locator('[aria-busy="true"]').filter({ hasText: 'در حال دریافت محصولات…' }).locator('li');
  await expect(outlines).toHaveCount(6);
  const outlined = await boxesOf(outlines);
  release();
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(cards.first()).toBeVisible();
  const shown = await boxesOf(cards);
  for (const [at, outline] of outlined.entries()) expect(sharedBy(outline, shown[at] as Box)).toBeGreaterThan(0.95);
});

test('the code of the next page is fetched while the hashes of its files are still on the way', async ({ page }) => {
  const release = await holdRequests(page, '**/hashes.js');
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const code = page.waitForRequest('**/page-contact.*.js');
  await page.getByRole('banner').getByRole('link', { name: 'تماس با ما', exact: true }).click();
  await code;
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'راه‌های تماس' })).toBeVisible();
});

test('too many password resets show a message beside the form, and the e-mail stays', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(answered(429, '/api/auth/forgot-password'));
  const { email } = aCustomer();
  // The limit of one address per hour.
  for (let at = 0; at < 5; at += 1) {
    expect((await page.request.post('/api/auth/forgot-password', { data: { email } })).status()).toBe(200);
  }
  await page.goto('/forgot-password');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: /ایمیل/ });
  await field.fill(email);
  await main.getByRole('button', { name: 'ارسال لینک بازیابی' }).click();
  await expect(main.getByRole('alert')).toContainText('درخواست‌های شما بیش از اندازه بود');
  await expect(field).toHaveValue(email);
});

test('a session that ended in the account returns to the page through the login', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(answered(401, '/api/\\S*'));
  await logInCustomer(page.request, 'نگار صادقی');
  await page.goto('/account/profile');
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: /نام و نام خانوادگی/ });
  await expect(name).toHaveValue('نگار صادقی');
  await name.fill('نگار صادقی‌پور');
  await page.context().clearCookies();
  await main.getByRole('button', { name: 'ثبت تغییرات' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)account(%2F|\/)profile$/);
});
