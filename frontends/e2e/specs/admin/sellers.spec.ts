import { readFile } from 'node:fs/promises';

import { violationsOf } from '../../support/axe';
import { aCustomer, adminHeaders, approvedSeller, loginAdmin, sellerOf } from '../../support/site';
import { expect, test } from '../../support/test';

/** Eleven digits whose last one is wrong. */
const MISTYPED = '10101234560';

test('an application is pending, is approved with a note, and the seller is on the site', async ({ page, request }) => {
  const customer = aCustomer();
  const { name } = customer;
  expect((await request.post('/api/sellers/applications', { data: sellerOf(customer) })).ok()).toBe(true);
  await loginAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('img', { name: /^[۰-۹]+ فروشنده در انتظار بررسی$/ })).toBeVisible();
  await page.goto(`/admin/sellers?status=pending&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `تأیید ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'تأیید فروشنده' });
  await dialog.getByRole('textbox', { name: /^یادداشت/ }).fill('نمونه دیده شد');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'تأیید شود' }).click();
  await expect(dialog).toBeHidden();

  const headers = await adminHeaders(request);
  const answer = await request.get('/api/sellers', { headers, params: { q: name } });
  expect(await answer.json()).toMatchObject([{ status: 'approved', notes: 'نمونه دیده شد' }]);
  await expect(async () => {
    await page.goto('/sellers');
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('نمونه دیده شد')).toHaveCount(0);
});

test('a mistyped number gets a warning, and is stored anyway', async ({ page, request }) => {
  const { name, phone, email } = aCustomer();
  await loginAdmin(page);
  await page.goto('/admin/sellers?seller=new');
  const dialog = page.getByRole('dialog', { name: 'افزودن فروشنده' });
  const tab = (label: string) => dialog.getByRole('tab', { name: label }).click();
  await dialog.getByRole('textbox', { name: /^نام شرکت/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^نام مالک/ }).fill('رضا یزدی');
  await dialog.getByRole('textbox', { name: /^شناسهٔ ملی/ }).fill(MISTYPED);
  await expect(dialog.getByText(/رقم کنترل این شناسهٔ ملی ۱۱ رقمی درست نیست/)).toBeVisible();
  await tab('تماس');
  await dialog.getByRole('textbox', { name: /^شمارهٔ تماس/ }).fill(phone);
  await dialog.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await dialog.getByRole('textbox', { name: /^نشانی/ }).fill('ارومیه');
  await tab('کسب‌وکار');
  await dialog.getByRole('textbox', { name: /^دسته‌های محصول/ }).fill('کنسانترهٔ انار');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
  const headers = await adminHeaders(request);
  const answer = await request.get('/api/sellers', { headers, params: { q: name } });
  expect(await answer.json()).toMatchObject([{ companyName: name, nationalId: MISTYPED, status: 'pending' }]);
});

test('the CSV file has the listed sellers, and not a deleted one', async ({ page, request }) => {
  const id = await approvedSeller(request);
  const headers = await adminHeaders(request);
  const seller = (await (await request.get(`/api/sellers/${id}`, { headers })).json()) as { companyName: string };
  const name = seller.companyName;
  await loginAdmin(page);
  await page.goto(`/admin/sellers?q=${encodeURIComponent(name)}`);
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'دریافت CSV' }).click();
  const file = await arrives;
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(file.suggestedFilename()).toBe('sellers.csv');
  expect(lines[0]).toContain('نشانی');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);

  await page.getByRole('button', { name: `حذف ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect((await request.get(`/api/sellers/${id}`, { headers })).status()).toBe(404);
});
