import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { loginAdmin, visit } from '../support/site';
import { expect, test } from '../support/test';

const PRODUCT = 'کنسانترهٔ سیب';

/** Adds a lot of the product as a draft, and opens it. */
async function addLot(page: Page, number: string): Promise<Locator> {
  await page.goto('/admin/lots?lot=new');
  const form = page.getByRole('dialog', { name: 'افزودن بهر' });
  await form.getByLabel(/شمارهٔ بهر/).fill(number);
  await form.getByRole('combobox', { name: /محصول/ }).fill(PRODUCT);
  await form.getByRole('option', { name: PRODUCT, exact: true }).click();
  await form.getByLabel(/تاریخ تولید/).fill('۱۴۰۵/۰۷/۰۹');
  await form.getByLabel(/بهترین زمان مصرف/).fill('۱۴۹۰/۰۷/۰۹');
  await form.getByLabel(/^مقدار/).fill('۲ تن');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  const lot = page.getByRole('dialog', { name: number });
  await expect(lot).toBeVisible();
  return lot;
}

/** Types results from the named parameter downwards, saves the draft and publishes it. */
async function writeAndPublish(page: Page, lot: Locator, results: readonly string[]): Promise<void> {
  const form = page.getByRole('dialog', { name: 'برگهٔ آنالیز جدید' });
  const first = form.getByRole('textbox', { name: 'بریکس', exact: true });
  await first.focus();
  await first.selectText();
  for (const result of results) {
    await page.keyboard.type(result);
    await page.keyboard.press('Enter');
  }
  await form.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  await lot.getByRole('button', { name: /^انتشار/ }).click();
  await page.getByRole('alertdialog', { name: 'انتشار برگهٔ آنالیز' }).getByRole('button', { name: 'انتشار' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function changeStatus(page: Page, lot: Locator, button: string): Promise<void> {
  await lot.getByRole('button', { name: button }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: new RegExp(`^${button}$|^با این حال`) }).click();
  await expect(question).toHaveCount(0);
}

/** Opens the page of the product until it links to the lot, or no longer does: a server learns of a change a moment later. */
async function showsLink(page: Page, link: Locator, count: 0 | 1): Promise<void> {
  await expect(async () => {
    await visit(page, '/product/1');
    expect(await link.count()).toBe(count);
  }).toPass();
}

/** What a click on the link downloads. */
async function bytesOf(page: Page, link: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
}

test('an editor writes and releases a lot by keyboard; visitors see it, its correction, and that it is blocked', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const number = `E2E-${project.name}-${Math.floor(Math.random() * 1e6)}`.toUpperCase();
  const staff = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL });
  const desk = await staff.newPage();
  await loginAdmin(desk);
  const lot = await addLot(desk, number);
  await lot.getByRole('link', { name: 'برگهٔ جدید' }).click();
  const form = desk.getByRole('dialog', { name: 'برگهٔ آنالیز جدید' });
  await form.getByLabel(/^آزمایشگاه/).fill('آزمایشگاه همکار آذر');
  await form.getByLabel(/^تاریخ آزمایش/).fill('۱۴۰۵/۰۷/۱۳');
  await writeAndPublish(desk, lot, ['۷۰٫۲', '۲٫۱', '۳٫۴']);
  await changeStatus(desk, lot, 'آزاد کردن');

  const link = page.getByRole('link', { name: new RegExp(`همهٔ نتایج .*${number}`) });
  await showsLink(page, link, 1);
  await link.click();
  await expect(page).toHaveURL(`/lots/${number}`);
  await expect(page.getByRole('heading', { name: 'برگهٔ آنالیز، نسخهٔ ۱' })).toBeVisible();
  await expect(page.getByRole('row', { name: /بریکس/ })).toContainText('۷۰٫۲');
  expect(await violationsOf(page)).toEqual([]);
  const paper = page.getByRole('link', { name: new RegExp(`دوزبانه.*${number}.*نسخهٔ ۱`) });
  const first = await bytesOf(page, paper);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');

  await lot.getByRole('link', { name: /^تصحیح/ }).click();
  await writeAndPublish(desk, lot, ['۷۰٫۵']);
  await expect(async () => {
    await visit(page, `/lots/${number}`);
    await expect(page.getByRole('heading', { name: 'برگهٔ آنالیز، نسخهٔ ۲' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('row', { name: /بریکس/ }).first()).toContainText('۷۰٫۵');

  await changeStatus(desk, lot, 'مسدود کردن');
  await showsLink(page, link, 0);
  await visit(page, `/lots/${number}`);
  await expect(page.getByText(/این بهر مسدود شده است/)).toBeVisible();
  const again = await page.request.get(`/api/lots/${number}/analyses/1/pdf`);
  expect((await again.body()).equals(first)).toBe(true);
  await staff.close();
});
