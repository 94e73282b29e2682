import type { Locator } from '@playwright/test';

import { answered } from '../support/console-messages';
import { aCustomer, logInCustomer } from '../support/site';
import { expect, test } from '../support/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));

/** Of what two boxes cover together, the share that both cover: 1 where they are the same. */
function sharedBy(one: Box, other: Box): number {
  const along = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]);
  const both = Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'));
  return both / (one.width * one.height + other.width * other.height - both);
}

test('a list of a slow API has six outlines until it comes, each where its card then stands and as large', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/products?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'محصولات', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'محصولات' })).toBeVisible();
  const outlines = main.locator('[aria-busy="true"]').filter({ hasText: 'در حال دریافت محصولات…' }).locator('li');
  await expect(outlines).toHaveCount(6);
  const outlined = await boxesOf(outlines);
  answer();
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(cards.first()).toBeVisible();
  const shown = await boxesOf(cards);
  for (const [at, outline] of outlined.entries()) expect(sharedBy(outline, shown[at] as Box)).toBeGreaterThan(0.95);
});

test('whoever asks for too many links is told beside the form to wait, and the e-mail stays', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(answered(429, '/api/auth/forgot-password'));
  const { email } = aCustomer();
  // As many as one address may have in an hour.
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

test('a session that ended in the account leads through the login back to the page', async ({
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
