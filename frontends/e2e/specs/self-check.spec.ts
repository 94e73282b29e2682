import { expect, test } from '../support/test';

test('/test shows the live versions, the API and the features of the browser, and no names of people', async ({
  page,
  request,
}) => {
  await page.goto('/test');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  const table = main.getByRole('table');
  for (const part of ['پوسته', 'فروشگاه', 'سبد خرید', 'پنل مدیریت']) {
    await expect(table.getByRole('row').filter({ hasText: part }).filter({ hasText: '۱۰۰٪' })).toHaveCount(1);
  }
  await expect(main.getByRole('region', { name: 'سرویس‌ها' })).toContainText('میلی‌ثانیه');
  const browser = main.getByRole('region', { name: 'این مرورگر' });
  await expect(browser).toContainText('این صفحه از نسخه‌های فعال ساخته شده است');
  await expect(browser.getByText('خیر', { exact: true })).toHaveCount(0);

  const status = await request.get('/status.json');
  expect(status.headers()['cache-control']).toBe('no-store');
  expect(await status.text()).not.toMatch(/@|branch|builtBy|\/work|password/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('/test shows what the server knows', async ({ page }) => {
    await page.goto('/test');
    const main = page.getByRole('main');
    await expect(main.getByRole('row').filter({ hasText: 'فروشگاه' }).first()).toContainText('سازگار');
    await expect(main.getByRole('region', { name: 'این مرورگر' }).locator('noscript')).toBeVisible();
  });
});
