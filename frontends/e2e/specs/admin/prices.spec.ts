import { adminHeaders, loginAdmin } from '../../support/site';
import { violationsOf } from '../../support/axe';
import { expect, test } from '../../support/test';

const COUNT = 20;

interface Product {
  id: number;
  name: string;
}

test('twenty prices pasted from a spreadsheet and saved at once are on the public site, and can be taken back', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const mark = `قیمت‌آزمون${Math.floor(Math.random() * 1e6)}`;
  const made: Product[] = [];
  for (let nth = 10; nth < 10 + COUNT; nth += 1) {
    const data = {
      name: `${mark} ${nth}`,
      price: 100_000_000,
      showPrice: true,
      brix: '۷۰',
      origin: 'ارومیه',
      category: 'apple',
    };
    made.push((await (await request.post('/api/products', { headers, data })).json()) as Product);
  }
  const shown = async (): Promise<number[]> => {
    const answer = await request.get('/api/products', { params: { q: mark, limit: 100, sort: 'newest' } });
    const products = (await answer.json()) as { indicativePrice: { tomanPerTon: number } }[];
    return products.map(({ indicativePrice }) => indicativePrice.tomanPerTon).toSorted((a, b) => a - b);
  };

  await loginAdmin(page);
  await page.goto('/admin/prices');
  await page.getByRole('textbox', { name: 'جست‌وجوی محصول' }).fill(mark);
  const prices = page.getByRole('gridcell', { name: new RegExp(`^قیمت ${mark}`) });
  await expect(prices).toHaveCount(COUNT);
  expect(await violationsOf(page)).toEqual([]);
  const column = Array.from({ length: COUNT }, (_, nth) => `${(101 + nth).toLocaleString('fa-IR')}٬۰۰۰٬۰۰۰ تومان`);
  await prices.first().click();
  await prices.first().evaluate((cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, column.join('\r\n'));
  await expect(page.getByText('۲۰ محصول با تغییر ذخیره‌نشده')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('قیمت ۲۰ محصول ذخیره شد')).toBeVisible();
  expect(await shown()).toEqual(Array.from({ length: COUNT }, (_, nth) => (101 + nth) * 1_000_000));
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(shown).toEqual(Array<number>(COUNT).fill(100_000_000));
  for (const { id } of made) await request.delete(`/api/products/${id}`, { headers });
});

test('the rate of today is confirmed, and a row of the list says its toman at it', async ({ page, request }) => {
  const headers = await adminHeaders(request);
  const before = (await (await request.get('/api/settings')).json()) as { usdRate: number; usdRateDate: string };
  await request.put('/api/settings', {
    headers,
    data: { usdRate: 80_000, usdRateDate: new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString() },
  });
  await loginAdmin(page);
  await page.goto('/admin/prices?tab=list');
  const name = `پوره آزمون ${Math.floor(Math.random() * 1e6)}`;
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
