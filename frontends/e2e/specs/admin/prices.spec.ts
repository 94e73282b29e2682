import { adminHeaders, loginAdmin } from '../../support/site';
import { violationsOf } from '../../support/axe';
import { expect, test } from '../../support/test';

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
