import { readFile } from 'node:fs/promises';

import { violationsOf } from '../../support/axe';
import { aCustomer, adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

test('a newsletter subscriber is in the list and in the CSV file, and is removed when deleted', async ({
  page,
  request,
}) => {
  const { email } = aCustomer();
  await page.goto('/');
  const box = page.getByRole('region', { name: 'خبرنامهٔ افشره' });
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await box.getByRole('button', { name: 'عضویت در خبرنامه' }).click();
  await expect(box.getByText('ایمیل شما در خبرنامه ثبت شد.')).toBeVisible();

  await loginAdmin(page);
  await page.goto(`/admin/newsletter?filter=active&q=${email}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('عضو');
  expect(await violationsOf(page)).toEqual([]);
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'دریافت CSV' }).click();
  const lines = (await readFile(await (await arrives).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(email);

  await page.getByRole('button', { name: `حذف ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await expect(page.getByText('مشترکی یافت نشد')).toBeVisible();
  const headers = await adminHeaders(request);
  const left = await request.get('/api/newsletter', { headers, params: { q: email } });
  expect(await left.json()).toEqual([]);
  expect(await (await request.get('/api/audit', { headers })).text()).not.toContain(email);
});
