import { unanswered } from '../support/console-messages';
import { aCustomer, cartBadge, loginAdmin, openOrderDialog, orderFirstProduct } from '../support/site';
import { expect, test } from '../support/test';

test('a buyer orders in the dialog, and an expert finds the order in the admin and changes its status', async ({
  page,
}) => {
  const customer = aCustomer();
  const code = await orderFirstProduct(page, customer, '۵۵۰');
  expect(code).not.toBe('');
  await expect(cartBadge(page)).toContainText('۵۵۰');

  await loginAdmin(page);
  await page.goto('/admin/orders');
  await page.getByRole('textbox', { name: 'جست‌وجوی سفارش‌ها' }).fill(customer.name);
  const row = page.getByRole('row').filter({ hasText: customer.name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('۵۵۰');
  await expect(row).toContainText('جدید');

  await row.getByRole('link', { name: /جزئیات/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(code);
  await dialog.getByLabel('تغییر وضعیت').selectOption({ label: 'در حال پردازش' });
  await dialog.getByRole('button', { name: 'به‌روزرسانی وضعیت' }).click();
  await expect(page.getByText('وضعیت سفارش به‌روز شد')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('در حال پردازش');

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: customer.name })).toContainText('در حال پردازش');
});

test('a form that the server refuses keeps the typed values and shows the errors', async ({ page }) => {
  await page.goto('/product/1');
  const dialog = await openOrderDialog(page, { name: 'لبنیات سهند', phone: '۰۴۴' });
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(dialog.getByText('شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /شمارهٔ تماس/ })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: /نام و نام خانوادگی/ })).toHaveValue('لبنیات سهند');
});

test('an order that is sent again after a lost response is stored once', async ({ page, expectedMessages }) => {
  expectedMessages.push(unanswered('CONNECTION_RESET', '/api/orders'));
  const customer = aCustomer();
  const placed: string[] = [];
  // The first response is lost: the server has the order, but the browser does not know.
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    placed.push(((await response.json()) as { trackingCode: string }).trackingCode);
    if (placed.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });

  await page.goto('/product/2');
  const dialog = await openOrderDialog(page, customer);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page.getByText('خطا در ثبت سفارش').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' })).toContainText(placed[0] ?? '');
  expect(placed).toEqual([placed[0], placed[0]]);
});
