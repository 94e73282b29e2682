import { violationsOf } from '../../support/axe';
import { adminHeaders, logInCustomer, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

test('a customer is shown with the orders, and anonymised when deleted', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const name = `مهسا کریمی ${Math.floor(Math.random() * 1e6)}`;
  const customer = await playwright.request.newContext({ baseURL });
  await logInCustomer(customer, name);
  const data = { productId: 1, customerName: name, phone: '09141234567', quantity: 750 };
  const order = (await (await customer.post('/api/orders', { data })).json()) as { id: number };

  await loginAdmin(page);
  await page.goto(`/admin/customers/accounts?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `مشاهدهٔ ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `مشتری: ${name}` });
  const number = order.id.toLocaleString('fa-IR', { useGrouping: false });
  await expect(dialog.getByRole('link', { name: `سفارش شمارهٔ ${number}` })).toHaveAttribute(
    'href',
    `/admin/orders?order=${order.id}`,
  );
  await expect(dialog.getByText('۱ دستگاه')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }).click();
  await expect(dialog.getByText('در هیچ دستگاهی وارد نیست')).toBeVisible();
  expect(await (await customer.get('/api/auth/user')).json()).toMatchObject({ user: null });

  await dialog.getByRole('button', { name: 'حذف مشتری' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('مشتری‌ای یافت نشد')).toBeVisible();
  const headers = await adminHeaders(request);
  const left = await request.get(`/api/orders/${order.id}`, { headers });
  expect(left.status()).toBe(200);
  expect(await left.text()).not.toContain(name);
  expect(await (await request.get('/api/audit', { headers })).text()).not.toContain(name);
  await customer.dispose();
});
