import { admin } from '../../support/admin';
import { violationsOf } from '../../support/axe';
import { aCustomer, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Order {
  id: number;
  status: string;
  callDueAt: string | null;
  calls: { outcome: string; note: string | null }[];
}

const COUNT = 5;

test('five calls that are owed are made by keyboard alone, four keys each', async ({ page, request }) => {
  const { token } = (await (await request.post('/api/admin/login', { data: admin })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const orderBy = async (id: number) => (await (await request.get(`/api/orders/${id}`, { headers })).json()) as Order;
  const waiting = (await (await request.get('/api/orders?due=any&limit=100', { headers })).json()) as Order[];
  // What other tests have ordered is called first; here it is none of this test's.
  for (const { id } of waiting)
    await request.put(`/api/orders/${id}/status`, { headers, data: { status: 'cancelled' } });
  const ids: number[] = [];
  for (let nth = 0; nth < COUNT; nth += 1) {
    const { name, phone } = aCustomer();
    const data = { productId: 1, productName: 'پوره', customerName: name, phone, quantity: 220 };
    ids.push(((await (await request.post('/api/orders', { data })).json()) as Order).id);
  }

  await loginAdmin(page);
  await page.goto('/admin/orders?view=calls');
  const details = page.getByRole('link', { name: /^جزئیات سفارش/ });
  await expect(details).toHaveCount(COUNT);
  await details.first().focus();
  await page.keyboard.press('Enter');
  for (const id of ids) {
    const dialog = page.getByRole('dialog', {
      name: `سفارش شمارهٔ ${id.toLocaleString('fa-IR', { useGrouping: false })}`,
    });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`order=${id}$`));
    await expect(dialog.getByRole('link', { name: 'تماس با مشتری' })).toBeFocused();
    if (id === ids[0]) expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press(id === ids[1] ? 'Digit2' : 'Digit1');
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('تماس دیگری در صف نیست')).toBeVisible();
  await expect(page).toHaveURL('/admin/orders?view=calls');

  const orders = await Promise.all(ids.map(orderBy));
  expect(orders.map(({ status }) => status)).toEqual(['processing', 'new', 'processing', 'processing', 'processing']);
  expect(orders.map(({ calls }) => calls.map(({ outcome }) => outcome).join())).toEqual([
    ...['reached', 'no_answer', 'reached', 'reached', 'reached'],
  ]);
  // The failed one is called again by itself (D33).
  expect(orders.map(({ callDueAt }) => callDueAt !== null)).toEqual([false, true, false, false, false]);
});
