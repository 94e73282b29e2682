import type { APIRequestContext } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { aCustomer, adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

let headers: Record<string, string>;
test.beforeAll(async ({ request }) => {
  headers = await adminHeaders(request);
});

const LONG = 'برای کارخانهٔ ما در تبریز به سه تن کنسانترهٔ سیب با بریکس ۷۰ تا پایان ماه نیاز داریم.';

async function isReadOf(request: APIRequestContext, q: string): Promise<boolean[]> {
  const found = await request.get('/api/contacts', { headers, params: { q } });
  return ((await found.json()) as { isRead: boolean }[]).map(({ isRead }) => isRead);
}

test('a message is truncated in the list, marked as read when it is opened, and answered by e-mail', async ({
  page,
  request,
}) => {
  const { name, phone, email } = aCustomer();
  await request.post('/api/contact', { data: { name, phone, email, message: LONG } });
  await loginAdmin(page);
  await page.goto(`/admin/contacts?filter=unread&q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('جدید')).toBeVisible();
  await expect(row).toContainText(`${LONG.slice(0, 50).trimEnd()}…`);
  await expect(row).not.toContainText(LONG);

  await row.getByRole('link', { name: `مشاهدهٔ پیام ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `پیام ${name}` });
  await expect(dialog.getByText(LONG)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'پاسخ با ایمیل' })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=${encodeURIComponent('پاسخ به پیام شما در افشره')}`,
  );
  expect(await violationsOf(page)).toEqual([]);
  await expect.poll(() => isReadOf(request, name)).toEqual([true]);
  await dialog.getByRole('button', { name: 'بستن' }).last().click();
  await expect(page.getByText('پیامی یافت نشد')).toBeVisible();
  await page.getByRole('button', { name: /^فیلترها/ }).click();
  await page.getByRole('link', { name: 'خوانده‌شده', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
});

test('a message is marked as read without being opened, and that is undone', async ({ page, request }) => {
  const { name } = aCustomer();
  await request.post('/api/contact', { data: { name, message: 'سلام' } });
  await loginAdmin(page);
  await page.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `علامت‌گذاری به‌عنوان خوانده‌شده: پیام ${name}` }).click();
  await expect.poll(() => isReadOf(request, name)).toEqual([true]);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(() => isReadOf(request, name)).toEqual([false]);

  await page.getByRole('button', { name: `حذف پیام ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await expect(page.getByText('پیامی یافت نشد')).toBeVisible();
  expect(await isReadOf(request, name)).toEqual([]);
});
