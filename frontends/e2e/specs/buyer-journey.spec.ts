import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { answered } from '../support/console-messages';
import { overflowsAt } from '../support/looks';
import { textOfPdf } from '../support/pdf-text';
import { aCustomer, adminHeaders, openOrderDialog, visit } from '../support/site';
import { expect, test } from '../support/test';

const WIDTHS = [320, 360];
const LOTS = ['AP-1405-017', 'AP-1405-021'] as const;
const BLOCKED = 'AP-1405-009';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

test('a buyer finds a product by limits, compares two lots, checks a certificate, asks for a sample and orders drums for a company', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const { name, phone } = aCustomer();
  await visit(page, '/products');
  await page.getByRole('link', { name: /^فیلتر مشخصات/ }).click();
  const filters = page.getByRole('dialog', { name: 'فیلتر مشخصات' }).getByRole('form');
  const end = (of: RegExp, at: string) => filters.getByRole('group', { name: of }).getByRole('textbox', { name: at });
  await end(/^بریکس/, 'از').fill('۶۸');
  await end(/^بریکس/, 'تا').fill('۷۲');
  await end(/^اسیدیته/, 'تا').fill('۲٫۵');
  await filters.getByRole('button', { name: 'نمایش محصولات' }).click();
  await expect(page).toHaveURL('/products?brixFrom=68&brixTo=72&acidityTo=2.5');
  await page.getByRole('main').getByRole('link', { name: 'کنسانترهٔ سیب', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'کنسانترهٔ سیب' })).toBeVisible();

  const lots = page.getByRole('region', { name: 'بهرهای آماده' });
  await lots.scrollIntoViewIfNeeded();
  for (const number of LOTS) {
    const toggle = lots.getByRole('button', { name: new RegExp(`^مقایسه: .*${number}`) });
    // The section is the server's until its code has come.
    await expect(async () => {
      if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
    }).toPass();
  }
  expect(await overflowsAt(page, WIDTHS)).toEqual([]);
  await page.getByRole('link', { name: 'مقایسهٔ بهرها (۲ از ۴)' }).click();
  await expect(page).toHaveURL(`/compare?lots=${LOTS.join()}`);
  await expect(row(page, 'اسیدیته')).toContainText('۱٫۸۲');
  await expect(row(page, 'اسیدیته')).toContainText('۲٫۰۵');
  await expect(row(page, 'اسیدیته').getByText('درون حد')).toHaveCount(2);
  await expect(row(page, 'محصول')).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, WIDTHS)).toEqual([]);
  await page
    .getByRole('columnheader')
    .getByRole('link', { name: new RegExp(`^بهر .*${LOTS[0]}`) })
    .click();
  await expect(page).toHaveURL(`/lots/${LOTS[0]}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(LOTS[0]);
  expect(await violationsOf(page)).toEqual([]);

  const paper = page.getByRole('link', { name: /دوزبانه/ });
  const [download] = await Promise.all([page.waitForEvent('download'), paper.click()]);
  const text = textOfPdf(await readFile(await download.path()));
  const { host } = new URL(baseURL!);
  const [printed] = new RegExp(`${host}/lots/[\\w-]+`).exec(text) ?? [];
  expect(printed).toBe(`${host}/lots/${LOTS[0]}`);
  await visit(page, `http://${printed}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(LOTS[0]);
  await expect(page.getByRole('row', { name: /اسیدیته/ }).first()).toContainText('۱٫۸۲');

  await page.getByRole('link', { name: 'درخواست نمونهٔ این بهر' }).click();
  await expect(page.getByText(LOTS[0])).toBeVisible();
  await page.getByLabel(/^کاربرد/).fill('سنجش رنگ و اسیدیته در نوشیدنی');
  await page.getByLabel(/^نام گیرنده/).fill(name);
  await page.getByLabel(/^شمارهٔ تماس/).fill(phone);
  await page.getByLabel(/^نشانی گیرنده/).fill('ارومیه، خیابان کاشانی، پلاک ۱۲');
  await page.getByRole('button', { name: 'ثبت درخواست نمونه' }).click();
  await expect(page.getByRole('heading', { name: 'درخواست نمونهٔ شما ثبت شد' })).toBeFocused();

  await visit(page, '/product/1');
  const order = await openOrderDialog(page, { name, phone }, '۴ بشکه');
  await order.getByText('بیشتر: شرکت، تاریخ و محل تحویل').click();
  await order.getByLabel('نام شرکت').fill('صنایع نمونه');
  await order.getByLabel(/^شناسهٔ ملی شرکت/).fill('10380284790');
  await order.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' })).toBeVisible();

  const headers = await adminHeaders(request);
  const orders = await (await request.get(`/api/orders?q=${phone}`, { headers })).json();
  expect(orders).toMatchObject([{ companyName: 'صنایع نمونه', items: [{ quantity: 1100 }] }]);
  const samples = await (await request.get(`/api/admin/samples?q=${phone}`, { headers })).json();
  expect(samples).toMatchObject([{ askedLot: LOTS[0], status: 'requested' }]);
});

test('a buyer who searches for a paper finds it, and downloads it', async ({ page }) => {
  await visit(page, `/products?q=${encodeURIComponent('برگه ایمنی سیب')}`);
  const found = page.getByRole('region', { name: 'اسناد' });
  const link = found.getByRole('link', { name: /برگهٔ ایمنی کنسانترهٔ سیب/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, [...WIDTHS, 768, 1280])).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer compares two lots, and reads which ones are not on sale', async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('link', { name: new RegExp(`^مقایسه: .*${LOTS[0]}`) }).click();
    await page.getByRole('link', { name: new RegExp(`^افزودن به مقایسه: .*${LOTS[1]}`) }).click();
    await expect(page).toHaveURL(`/compare?lots=${LOTS.join()}`);
    await expect(row(page, 'اسیدیته')).toContainText('۱٫۸۲');
    await expect(row(page, 'اسیدیته')).toContainText('۲٫۰۵');
    expect(await overflowsAt(page, WIDTHS)).toEqual([]);

    await page.goto(`/compare?lots=${LOTS[0]},${BLOCKED},XX-1`);
    await expect(page.getByText(new RegExp(`${BLOCKED}.* مسدود شده است و عرضه نمی‌شود`))).toBeVisible();
    await expect(page.getByText(/XX-1.* در فهرست ما نیست/)).toBeVisible();
    const head = page.getByRole('columnheader', { name: new RegExp(BLOCKED) });
    await expect(head).toContainText('مسدود');
    await expect(head.getByRole('link', { name: 'درخواست نمونه' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: new RegExp(`افزودن به مقایسه: .*${BLOCKED}`) })).toHaveCount(0);
  });

  test('a buyer reads which papers a search finds, and asks for a sample', async ({ page, expectedMessages }) => {
    expectedMessages.push(answered(400, '/product/1/sample'));
    await page.goto(`/products?q=${encodeURIComponent('گواهی حلال سیب')}`);
    await expect(page.getByRole('link', { name: /گواهی حلال کنسانترهٔ سیب/ })).toBeVisible();
    await page.goto(`/sample?product=1&lot=${LOTS[0]}`);
    await page.getByRole('link', { name: 'باز کردن فرم بدون جاوااسکریپت' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'درخواست نمونهٔ کنسانترهٔ سیب' })).toBeVisible();
    expect(await overflowsAt(page, [...WIDTHS, 768, 1280])).toEqual([]);
    await expect(page.locator('label').filter({ hasText: /\*/ })).toHaveCount(5);
    await expect(page.locator('label').filter({ hasText: /^(نام شرکت|ایمیل)\s*$/ })).toHaveCount(2);
    const { name, phone } = aCustomer();
    await page.getByLabel(/^کاربرد/).fill('سنجش رنگ');
    await page.getByLabel(/^نام گیرنده/).fill(name);
    await page.getByLabel(/^شمارهٔ تماس/).fill(phone);
    await page.getByLabel(/^نشانی گیرنده/).fill('ارومیه');
    await page.getByRole('button', { name: 'ثبت درخواست نمونه' }).click();
    await expect(page.getByText('نشانی باید حداقل ۱۰ کاراکتر باشد')).toBeVisible();
    await expect(page.getByLabel(/^نام گیرنده/)).toHaveValue(name);
    await page.getByLabel(/^نشانی گیرنده/).fill('ارومیه، خیابان کاشانی، پلاک ۱۲');
    await page.getByRole('button', { name: 'ثبت درخواست نمونه' }).click();
    await expect(page.getByRole('heading', { name: 'درخواست نمونهٔ شما ثبت شد' })).toBeVisible();
    await expect(page.getByText(/^NM-/)).toBeVisible();
  });
});
