import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { violationsOf } from '../../support/axe';
import { cutText } from '../../support/looks';
import { expect, test } from '../../support/test';

const COUNT = 20;

const PRICE = 100_000_000;
const PASTED = Array.from({ length: COUNT }, (_, nth) => (101 + nth) * 1_000_000);

interface Product {
  id: number;
  name: string;
  version: number;
}

/** Twenty products with the same price, whose names begin with this. */
async function priced(request: APIRequestContext, mark: string): Promise<Product[]> {
  const headers = await adminHeaders(request);
  const form = { price: PRICE, showPrice: true, brix: '۷۰', origin: 'ارومیه', category: 'apple' };
  const made: Product[] = [];
  for (let nth = 10; nth < 10 + COUNT; nth += 1) {
    const data = { ...form, name: `${mark} ${nth}` };
    made.push((await (await request.post('/api/products', { headers, data })).json()) as Product);
  }
  return made;
}

/** The prices that visitors see, the lowest first. */
async function shownPrices(request: APIRequestContext, mark: string): Promise<number[]> {
  const answer = await request.get('/api/products', { params: { q: mark, limit: 100, sort: 'newest' } });
  const products = (await answer.json()) as { indicativePrice: { tomanPerTon: number } }[];
  return products.map(({ indicativePrice }) => indicativePrice.tomanPerTon).toSorted((a, b) => a - b);
}

/** Waits until the search is applied, because no list may be loaded again while prices are typed. */
const expectOnly = (page: Page, count: number) =>
  expect(page.getByRole('grid').getByRole('row')).toHaveCount(count + 1);

/** A column of prices in the clipboard, as a spreadsheet copies it. */
async function pasteInto(cell: Locator): Promise<void> {
  await cell.click();
  const column = PASTED.map((price) => `${price.toLocaleString('fa-IR')} تومان`);
  await cell.evaluate((target, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, column.join('\r\n'));
}

test('twenty prices pasted from a spreadsheet and saved at once are on the public site, and can be undone', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const mark = `قیمت‌آزمون${Math.floor(Math.random() * 1e6)}`;
  const made = await priced(request, mark);
  const shown = () => shownPrices(request, mark);
  await loginAdmin(page);
  await page.goto('/admin/prices');
  await page.getByRole('textbox', { name: 'جست‌وجوی محصول' }).fill(mark);
  const prices = page.getByRole('gridcell', { name: new RegExp(`^قیمت ${mark}`) });
  await expectOnly(page, COUNT);
  expect(await violationsOf(page)).toEqual([]);
  await pasteInto(prices.first());
  await expect(page.getByText('۲۰ محصول با تغییر ذخیره‌نشده')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('قیمت ۲۰ محصول ذخیره شد')).toBeVisible();
  expect(await shown()).toEqual(PASTED);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(shown).toEqual(Array<number>(COUNT).fill(PRICE));
  for (const { id } of made) await request.delete(`/api/products/${id}`, { headers });
});

test('of twenty pasted prices nineteen are saved, and the one that a colleague changed is shown as a conflict', async ({
  page,
  request,
  expectedMessages,
}) => {
  const headers = await adminHeaders(request);
  const mark = `قیمت‌آزمون${Math.floor(Math.random() * 1e6)}`;
  const made = await priced(request, mark);
  await loginAdmin(page);
  await page.goto('/admin/prices');
  await page.getByRole('textbox', { name: 'جست‌وجوی محصول' }).fill(mark);
  const prices = page.getByRole('gridcell', { name: new RegExp(`^قیمت ${mark}`) });
  await expectOnly(page, COUNT);
  const theirs = made[7] as Product;
  const data = { prices: [{ id: theirs.id, version: theirs.version, price: PRICE + 5 }] };
  expect((await request.put('/api/products/prices', { headers, data })).ok()).toBe(true);
  await pasteInto(prices.first());
  expectedMessages.push(answered(409, '/api/products/prices'));
  await page.keyboard.press('Control+s');
  const refused = page.getByRole('alert').filter({ hasText: '۱ قیمت ذخیره نشد' });
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await expect(refused.getByRole('listitem')).toContainText(theirs.name);
  const saved = [PRICE + 5, ...PASTED.toSpliced(7, 1)];
  expect(await shownPrices(request, mark)).toEqual(saved);

  await refused.getByRole('button', { name: /۱۰۰٬۰۰۰٬۰۰۵$/ }).click();
  await expect(refused).toBeHidden();
  await expect(page.getByText('محصول با تغییر ذخیره‌نشده')).toBeHidden();
  expect(await shownPrices(request, mark)).toEqual(saved);
  for (const { id } of made) await request.delete(`/api/products/${id}`, { headers });
});

test('the rate of today is confirmed, and a row of the list shows its price in toman', async ({ page, request }) => {
  const headers = await adminHeaders(request);
  const before = (await (await request.get('/api/settings')).json()) as { usdRate: number; usdRateDate: string };
  await request.put('/api/settings', {
    headers,
    data: { usdRate: 80_000, usdRateDate: new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString() },
  });
  await loginAdmin(page);
  await page.goto('/admin/prices?tab=list');
  const name = `پورهٔ آزمون ${Math.floor(Math.random() * 1e6)}`;
  await page.getByRole('button', { name: 'افزودن ردیف' }).click();
  const dialog = page.getByRole('dialog', { name: 'افزودن به فهرست دلاری' });
  await dialog.getByRole('textbox', { name: /نام محصول/ }).fill(name);
  await dialog.getByRole('textbox', { name: /قیمت هر تن/ }).fill('۲٬۰۰۰');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('۱۶۰٬۰۰۰٬۰۰۰ تومان');
  await expect(row).toContainText(/نرخ \S+/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'نرخ امروز تأیید شد' }).click();
  await expect(row).not.toContainText('نرخ');
  const { usdRate, usdRateDate } = (await (await request.get('/api/settings')).json()) as typeof before;
  expect([usdRate, Date.now() - Date.parse(usdRateDate) < 60_000]).toEqual([80_000, true]);
  await row.getByRole('button', { name: `حذف ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await expect(row).toHaveCount(0);
  await request.put('/api/settings', { headers, data: before.usdRateDate ? { usdRate: before.usdRate } : {} });
});

test('a price of twelve digits fits on one line of the narrowest phone', async ({ page, request }) => {
  const headers = await adminHeaders(request);
  const name = `قیمت‌بلند${Math.floor(Math.random() * 1e6)}`;
  const form = { name, price: 888_888_888_888, brix: '۷۰', origin: 'ارومیه', category: 'apple' };
  const { id } = (await (await request.post('/api/products', { headers, data: form })).json()) as Product;
  await loginAdmin(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/prices');
  await page.getByRole('textbox', { name: 'جست‌وجوی محصول' }).fill(name);
  const cell = page.getByRole('gridcell', { name: new RegExp(`^قیمت ${name}`) });
  await expect(cell).toHaveText('۸۸۸٬۸۸۸٬۸۸۸٬۸۸۸');
  // A changed price is bold, and so wider.
  await cell.click();
  await page.keyboard.type('888888888889');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('۸۸۸٬۸۸۸٬۸۸۸٬۸۸۹');
  const { lines, isCut } = await cell.evaluate((element) => {
    const text = document.createRange();
    text.selectNode(element.lastChild!);
    return { lines: text.getClientRects().length, isCut: element.scrollWidth > element.clientWidth };
  });
  expect({ lines, isCut }).toEqual({ lines: 1, isCut: false });
  await request.delete(`/api/products/${id}`, { headers });
});

test('no name in the price grid is cut, on a phone or on a wide screen', async ({ page }) => {
  await loginAdmin(page);
  for (const width of [360, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/prices');
    const names = page.getByRole('grid').getByRole('rowheader');
    await expect(names.filter({ hasText: 'رب گوجه‌فرنگی غلیظ (بریکس ۳۶ تا ۳۸)' })).toHaveCount(1);
    for (const name of await names.all()) expect(await cutText(name), `cut at ${width}`).toEqual([]);
  }
});
