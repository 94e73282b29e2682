import { readFile } from 'node:fs/promises';
import { violationsOf } from '../../support/axe';
import { watchConsole } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { StaffedSite } from '../../support/staffed-site';
import { expect, test } from '../../support/test';

interface Product {
  id: number;
  name: string;
}

test('a file with bad rows lists each of them and stores nothing; once corrected, its products are on the public site', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const mark = `فایل‌آزمون${Math.floor(Math.random() * 1e6)}`;
  const ids: number[] = [];
  for (const nth of [1, 2, 3]) {
    const data = {
      name: `${mark} ${nth}`,
      price: 1_000,
      showPrice: true,
      brix: '۷۰',
      origin: 'ارومیه',
      category: 'apple',
    };
    ids.push(((await (await request.post('/api/products', { headers, data })).json()) as Product).id);
  }
  const shown = async () => {
    const answer = await request.get('/api/products', { params: { q: mark, limit: 100 } });
    const products = (await answer.json()) as (Product & { indicativePrice: { tomanPerTon: number } })[];
    return products.map(({ name, indicativePrice }) => [name.replace(`${mark} `, ''), indicativePrice.tomanPerTon]);
  };
  await loginAdmin(page);
  await page.goto(`/admin/products?q=${encodeURIComponent(mark)}`);
  const downloading = page.waitForEvent('download');
  const more = page.getByRole('button', { name: 'بیشتر' });
  await more.click();
  await page.getByRole('menuitem', { name: 'دریافت CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(4);

  await more.click();
  await page.getByRole('menuitem', { name: 'درون‌ریزی از فایل' }).click();
  const dialog = page.getByRole('dialog', { name: 'درون‌ریزی محصولات از فایل' });
  const choose = (text: string) =>
    dialog
      .getByLabel('انتخاب فایل CSV')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(file);
  await expect(dialog.getByText('این فایل چیزی را تغییر نمی‌دهد.')).toBeVisible();

  const rows = file.split('\r\n');
  const changed = rows.map((row, index) => (index === 0 ? row : row.replace(',1000,', `,۲٬۰۰${index},`)));
  await choose(changed.map((row, index) => (index === 2 ? row.replace('۲٬۰۰2', 'توافقی') : row)).join('\r\n'));
  const problem = dialog.getByRole('row', { name: /ردیف ۳/ });
  await expect(problem).toContainText('قیمت (تومان هر تن)');
  await expect(problem).toContainText('عدد');
  await expect(dialog.getByRole('button', { name: 'ذخیرهٔ همه' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await shown()).toEqual([1, 2, 3].map((nth) => [String(nth), 1_000]));

  await choose(changed.join('\r\n'));
  await expect(dialog.getByText('۰ محصول جدید، ۳ محصول تغییریافته و ۰ محصول بدون تغییر')).toBeVisible();
  await dialog.getByRole('button', { name: 'ذخیرهٔ همه' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await shown()).toEqual([1, 2, 3].map((nth) => [String(nth), 2_000 + nth]));
  for (const id of ids) await request.delete(`/api/products/${id}`, { headers });
});

const ROWS = 1_000;
/** The row numbers of a spreadsheet: the header is row 1. */
const BAD = [2, 143, 144, 500, 777, 999, 1_001];
const persian = (number: number) => number.toLocaleString('fa-IR', { useGrouping: false });
const MARK = 'هزارتایی';
const PRICE = '۱۲۰٬۰۰۰٬۰۰۰';

/** A CSV file with {@link ROWS} new products. */
function fileOf(priceOf: (row: number) => string) {
  const rows = Array.from({ length: ROWS }, (_, nth) => nth + 2);
  const lines = rows.map((row) => `${MARK} ${row},کنسانترهٔ سیب,${priceOf(row)},۷۰,ارومیه`);
  const columns = 'نام محصول,دسته,قیمت (تومان هر تن),بریکس,مبدأ';
  return { name: 'thousand.csv', mimeType: 'text/csv', buffer: Buffer.from([columns, ...lines].join('\r\n')) };
}

test('of a thousand rows the seven bad ones are named and nothing is stored; once corrected, all are stored', async ({
  browser,
}) => {
  test.slow();
  // A thousand products would disturb other specs, and deleting them takes a minute (decision 33).
  const site = new StaffedSite();
  try {
    await site.start();
    const found = async () => (await site.fetch(`/api/products?q=${MARK}`)).headers.get('x-total-count');
    const page = await site.open(browser, '/admin/products?import=file');
    const messages = watchConsole(page);
    const dialog = page.getByRole('dialog', { name: 'درون‌ریزی محصولات از فایل' });
    const file = dialog.getByLabel('انتخاب فایل CSV');
    await file.setInputFiles(fileOf((row) => (BAD.includes(row) ? 'توافقی' : PRICE)));
    await expect(dialog.getByText('۷ خطا در فایل هست')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByRole('row', { name: /^ردیف [۰-۹]/ })).toHaveText(
      BAD.map((row) => new RegExp(`^ردیف ${persian(row)}قیمت`)),
    );
    await expect(dialog.getByRole('button', { name: 'ذخیرهٔ همه' })).toHaveCount(0);
    expect(await found()).toBe('0');

    await file.setInputFiles(fileOf(() => PRICE));
    await dialog.getByRole('button', { name: 'ذخیرهٔ همه' }).click({ timeout: 30_000 });
    await expect(dialog).toHaveCount(0, { timeout: 30_000 });
    expect(await found()).toBe(String(ROWS));
    expect(messages).toEqual([]);
  } finally {
    await site.stop();
  }
});
