import { readFile } from 'node:fs/promises';

import type { Locator } from '@playwright/test';

import { answered } from '../support/console-messages';
import { overflowsAt, violationsIn } from '../support/looks';
import { aCustomer, adminHeaders, cartBadge, logInCustomer, openOrderDialog, overlaysSettled } from '../support/site';
import { expect, test } from '../support/test';

const PAGES = ['/account', '/account/profile', '/account/security', '/account/data'];
const password = 'a password of customers';

test('a visitor reaches the account through the login', async ({ page }) => {
  await page.goto('/account/security');
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fsecurity$/);
});

test('a customer finds an order, orders it again, downloads the data, and deletes the account', async ({ page }) => {
  await logInCustomer(page.request, 'نگار صادقی');
  await page.goto('/product/1');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const dialog = await openOrderDialog(page, { name: 'نگار صادقی', phone: '09141234567' });
  await dialog.getByRole('spinbutton', { name: /مقدار/ }).fill('275');
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await page.getByRole('dialog', { name: 'سفارش شما ثبت شد' }).getByRole('button', { name: 'بازگشت به سایت' }).click();
  await overlaysSettled(page, 0);

  await page.goto('/account');
  const main = page.getByRole('main');
  const order = main.getByRole('article');
  await expect(order.getByText('جدید')).toBeVisible();
  await expect(order.getByText(/^تماس کارشناس: .+، تا\sساعت\s[۰-۹:]+$/)).toBeVisible();
  await expect(order.getByRole('listitem')).toContainText('۲۷۵ کیلوگرم');
  await page.evaluate(() => localStorage.removeItem('afshoreh.cart'));
  await page.reload();
  await order.getByRole('button', { name: /^سفارش دوباره/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main.getByText(name ?? '', { exact: true }).first()).toBeVisible();
  await expect(cartBadge(page)).toContainText('۲۷۵');

  await page.goto('/account/data');
  const arrives = page.waitForEvent('download');
  await main.getByRole('button', { name: 'دریافت فایل' }).click();
  const file = await arrives;
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { orders: { items: { quantity: number }[] }[] };
  expect([file.suggestedFilename(), data.orders[0]?.items[0]?.quantity]).toEqual(['afshoreh-account.json', 275]);

  await main.getByLabel(/^رمز عبور/).fill(password);
  await main.getByRole('checkbox', { name: /برای همیشه/ }).check();
  await main.getByRole('button', { name: 'حذف همیشگی حساب' }).click();
  await expect(main.getByText('حساب شما حذف شد')).toBeVisible();
  await expect(cartBadge(page)).not.toContainText(/[۰-۹]/);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
});

test('a buyer cancels a new order on the tracking page and in the account; one that is taken up stays', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(answered(409, '/api/account/orders/\\d+/cancel'));
  await logInCustomer(page.request, 'نگار صادقی');
  const main = page.getByRole('main');
  const place = async () => {
    const data = { productId: 1, productName: '', customerName: 'نگار صادقی', phone: '09141234567', quantity: 275 };
    const { id, trackingCode } = (await (await page.request.post('/api/orders', { data })).json()) as {
      id: number;
      trackingCode: string;
    };
    return { id, trackingCode };
  };
  const confirm = async () => {
    const question = page.getByRole('alertdialog', { name: 'این سفارش لغو شود؟' });
    await question.getByRole('button', { name: 'لغو سفارش' }).click();
    return question;
  };

  const [first, second, third] = [await place(), await place(), await place()];
  await page.goto(`/orders/track?code=${first.trackingCode}`);
  await main.getByRole('textbox', { name: /^شمارهٔ تماس/ }).fill('09141234567');
  await main.getByRole('button', { name: 'نمایش وضعیت سفارش' }).click();
  await main.getByRole('button', { name: `لغو سفارش ${first.trackingCode}` }).click();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
  await confirm();
  await expect(main.getByText('این سفارش لغو شده است', { exact: false })).toBeVisible();
  await expect(main.getByRole('button', { name: /^لغو سفارش/ })).toBeHidden();
  expect(await overflowsAt(page, [360])).toEqual([]);

  await page.goto('/account');
  const cardOf = (code: string) => main.getByRole('article', { name: `سفارش ${code}` });
  await cardOf(second.trackingCode)
    .getByRole('button', { name: /^لغو سفارش/ })
    .click();
  await confirm();
  await expect(cardOf(second.trackingCode).getByText('لغوشده')).toBeVisible();

  const headers = await adminHeaders(request);
  await request.put(`/api/orders/${third.id}/status`, { headers, data: { status: 'processing' } });
  await cardOf(third.trackingCode)
    .getByRole('button', { name: /^لغو سفارش/ })
    .click();
  const question = await confirm();
  await expect(question.getByRole('alert')).toContainText('رسیدگی به این سفارش را آغاز کرده‌اند');
  await question.getByRole('button', { name: 'نگه‌داشتن سفارش' }).click();
  await expect(question).toBeHidden();
});

test('a customer changes the password, and other browsers are logged out', async ({ page, browser, baseURL }) => {
  await logInCustomer(page.request, 'نگار صادقی');
  const { user } = (await (await page.request.get('/api/auth/user')).json()) as { user: { email: string } };
  const elsewhere = await browser.newContext({ baseURL });
  await elsewhere.request.post('/api/auth/login', { data: { username: user.email, password } });

  await page.goto('/account/security');
  const main = page.getByRole('main');
  await expect(main.getByText('دستگاه دیگر')).toBeVisible();
  await main.getByLabel(/^رمز عبور فعلی/).fill(password);
  await main.getByLabel(/^رمز عبور جدید/).fill('another password');
  await main.getByLabel(/^تکرار رمز عبور جدید/).fill('another password');
  await main.getByRole('button', { name: 'ثبت رمز جدید' }).click();
  await expect(main.getByText(/رمز عبور شما عوض شد/)).toBeVisible();
  await expect(main.getByText('دستگاه دیگر')).toBeHidden();
  const { user: other } = (await (await elsewhere.request.get('/api/auth/user')).json()) as { user: unknown };
  expect(other).toBeNull();
  await elsewhere.close();
});

test('the header links a customer to the account, and the logout leaves it', async ({ page }) => {
  await logInCustomer(page.request, 'نگار صادقی');
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'باز کردن منو' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'نگار صادقی عزیز، خوش آمدید' }).click();
  await expect(page).toHaveURL(/\/account$/);
  // Wait for them: a session that ends during these calls would cause a 401 in the console.
  await expect(page.getByText('هنوز سفارشی ثبت نکرده‌اید')).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'خروج' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('the header of a wide screen is one line for a customer with a long name, and grows with the text', async ({
  page,
}) => {
  await logInCustomer(page.request, 'سیدمحمدرضا حسینی‌نژاد تبریزی');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const banner = page.getByRole('banner');
    const middleOf = (place: Locator) =>
      place.evaluate((box) => {
        const { top, height } = box.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
    const brand = banner.getByRole('link', { name: /^افشره/ });
    const logout = banner.getByRole('button', { name: 'خروج' });
    await expect(logout).toBeVisible();
    const middles = await Promise.all([brand, banner.getByRole('link', { name: 'وبلاگ' }), logout].map(middleOf));
    expect(Math.max(...middles) - Math.min(...middles), String(width)).toBeLessThan(4);
    const lines = await logout.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await overflowsAt(page, [width])).toEqual([]);
  }
});

test('the account’s pages have no accessibility violation and no sideways scroll, on a phone and on a desktop', async ({
  page,
}) => {
  await logInCustomer(page.request, 'نگار صادقی');
  // Its amount is «۲٬۲۰۰ کیلوگرم = ۸ بشکه و ۴۰ کیلوگرم», too long to fit beside the name on a phone.
  const order = { customerName: 'نگار صادقی', phone: aCustomer().phone, productId: 7, quantity: 2200 };
  expect((await page.request.post('/api/orders', { data: order })).ok()).toBe(true);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await overflowsAt(page, [320, 360, 1280]), path).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsIn(page, ['light', 'dark']), `${path} at ${width}`).toEqual([]);
    }
  }
});
