import type { Page } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { watchLayoutShift } from '../support/layout-shift';
import { overflowsAt } from '../support/looks';
import { logInCustomer, visit } from '../support/site';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const verdicts = (page: Page) => main(page).locator('[data-match]');
/** Of the comparison, which says the reasons in a row of their own. */
const reasons = (page: Page) => main(page).getByRole('row', { name: /^مشخصات شما/ });
const limits = (page: Page) => main(page).getByRole('region', { name: 'حدهای شما' }).getByRole('listitem');

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/my-specification');
  await main(page).getByLabel('خانوادهٔ محصول').selectOption({ value: 'apple' });
  await main(page).getByLabel('سطرهای مشخصات').fill(text);
  await main(page).getByRole('button', { name: 'خواندن و افزودن' }).click();
  await expect(limits(page)).toHaveCount(1);
}

test('limits that are pasted once are said on cards, product, lots and comparison', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await paste(page, 'بریکس ۶۹ تا ۷۱\nرنگ طبیعی');
  await expect(main(page).getByRole('region', { name: 'سطرهای خوانده‌نشده' })).toContainText('رنگ طبیعی');
  await expect(main(page).getByText('فقط در همین مرورگر نگه داشته می‌شود.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, [320])).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products/specifications')) asked.push(request.url());
  });
  await visit(page, '/products?family=apple');
  await expect(verdicts(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await shift()).toBeLessThan(0.02);
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, [320])).toEqual([]);

  for (const [path, says] of [
    ['/product/1', verdicts(page).first()],
    ['/lots/AP-1405-017', verdicts(page).first()],
    ['/compare?products=1,6', reasons(page)],
    ['/compare?lots=AP-1405-017,AP-1405-021', reasons(page)],
  ] as const) {
    await visit(page, path);
    await expect(says).toContainText('شما ۶۹ تا ۷۱ خواسته‌اید');
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowsAt(page, [320])).toEqual([]);
  }
  const [head] = await main(page).getByRole('columnheader', { name: 'کنسانترهٔ سیب' }).all();
  await expect(head!).toContainText('با مشخصات شما می‌خواند');
  await expect(head!).not.toContainText('خواسته‌اید');

  // The blocked lot is below the limit.
  await visit(page, '/lots/AP-1405-009');
  await expect(verdicts(page).first()).toContainText('بریکس ۶۸٫۴ است؛ شما ۶۹ تا ۷۱ خواسته‌اید');
});

test('limits follow the customer into another browser, and join those that are there', async ({
  page,
  browser,
  baseURL,
}) => {
  await paste(page, 'بریکس ۶۹ تا ۷۱');
  await logInCustomer(page.request, 'نگار صادقی');
  await page.goto('/my-specification');
  await expect(main(page).getByText('در حساب شما هم نگه داشته شده است.')).toBeVisible();
  await expect(limits(page)).toHaveCount(1);
  const { user } = (await (await page.request.get('/api/auth/user')).json()) as { user: { email: string } };

  const context = await browser.newContext({ baseURL });
  const elsewhere = await context.newPage();
  await paste(elsewhere, 'اسیدیته حداکثر ۳ درصد');
  const data = { username: user.email, password: 'a password of customers' };
  expect((await elsewhere.request.post('/api/auth/login', { data })).ok()).toBe(true);
  await elsewhere.goto('/my-specification');
  await expect(limits(elsewhere)).toHaveCount(2);
  await visit(elsewhere, '/product/1');
  await expect(verdicts(elsewhere).first()).toContainText('شما ۶۹ تا ۷۱ خواسته‌اید');
  await context.close();

  await page.goto('/my-specification');
  await expect(limits(page)).toHaveCount(2);
});

test('without JavaScript the page names the filters of the product list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/my-specification');
  await expect(page.getByRole('link', { name: 'فیلتر محصولات' })).toHaveAttribute('href', '/products');
  await context.close();
});
