import { expect, test } from '@playwright/test';

import { expectPath, fill, openFirefox, press, type FirefoxVisit } from '../support/firefox';
import { aCustomer } from '../support/site';

const PASSWORD = 'shirin-tar-az-asal';
let visit: FirefoxVisit;

test.beforeEach(async ({ baseURL }) => {
  visit = await openFirefox(baseURL ?? '', '/');
});
test.afterEach(async () => {
  await visit.close();
  expect(visit.messages).toEqual([]);
  expect(visit.strangers).toEqual([]);
});

test('a visitor with Firefox finds a product and orders it in the dialog', async () => {
  const { page } = visit;
  const { name, phone } = aCustomer();
  await press(page, 'header a[href="/products"]');
  await expectPath(page, /^\/products$/);
  await press(page, 'main article a[href^="/product/"]');
  await expectPath(page, /^\/product\/\d+$/);
  // The address changes before the page, which appears after a view transition.
  await page.waitForSelector('#product-picture:not([style*="view-transition-name"])');
  // Not the button of the order bar on phones.
  await press(page, 'main aside ~ div button::-p-text(ثبت سفارش)');
  await fill(page, 'customerName', name);
  await fill(page, 'phone', phone);
  await fill(page, 'quantity', '۵۵۰');
  await press(page, '[role="dialog"] button[type="submit"]');
  await page.waitForSelector('[role="dialog"] ::-p-text(سفارش شما ثبت شد)');
  expect(await page.$eval('[role="dialog"] bdi', (code) => code.textContent)).toMatch(/^[A-Z\d-]{10,}$/);
});

test('a visitor with Firefox signs up and goes through checkout to the confirmation', async () => {
  const { page } = visit;
  const { name, email, phone } = aCustomer();
  await press(page, 'header a[href="/products"]');
  await press(page, 'main article button::-p-text(افزودن)');
  await press(page, 'header a[href="/cart"]');
  await press(page, 'main a::-p-text(ادامه و ثبت سفارش)');
  await expectPath(page, /^\/login\?redirect=/);
  await press(page, 'main a[href^="/register"]');
  await fill(page, 'fullName', name);
  await fill(page, 'email', email);
  await fill(page, 'phoneNumber', phone);
  await fill(page, 'password', PASSWORD);
  await fill(page, 'confirmPassword', PASSWORD);
  await press(page, '[name="acceptTerms"]');
  await press(page, 'main button[type="submit"]');
  await expectPath(page, /^\/login/);
  await fill(page, 'password', PASSWORD);
  await press(page, 'main button[type="submit"]');
  await expectPath(page, /^\/cart\/checkout$/);
  await fill(page, 'address', 'ارومیه، خیابان امام، کوی گلستان، پلاک ۱۲');
  await press(page, 'main button[type="submit"]');
  await expectPath(page, /^\/cart\/confirmation$/);
  await page.waitForSelector('h1::-p-text(سفارش شما با موفقیت ثبت شد)');
});

test('a visitor with Firefox sends a message from the contact page', async () => {
  const { page } = visit;
  await press(page, 'header a[href="/contact"]');
  await expectPath(page, /^\/contact$/);
  await fill(page, 'name', 'سارا محمدی');
  await fill(page, 'phone', '۰۹۱۴ ۱۲۳ ۴۵۶۷');
  await fill(page, 'message', 'برای پورهٔ زردآلو نمونه می‌خواهم.');
  await press(page, 'main form button[type="submit"]');
  await page.waitForSelector('[role="dialog"]');
});
