import type { APIRequestContext, Page } from '@playwright/test';

import { violationsIn } from '../../support/looks';
import { aCustomer, adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Stored {
  id: number;
  trackingCode: string;
  source: string;
  version: number;
  address: string | null;
  items: { id: number; productName: string; quantity: number }[];
  history: { by: string | null }[];
}

let headers: Record<string, string>;
test.beforeAll(async ({ request }) => {
  headers = await adminHeaders(request);
});

const ordersOf = async (request: APIRequestContext, phone: string): Promise<Stored[]> => {
  const ids = (await (await request.get('/api/orders', { headers, params: { q: phone } })).json()) as Stored[];
  return Promise.all(
    ids.map(async ({ id }) => (await (await request.get(`/api/orders/${id}`, { headers })).json()) as Stored),
  );
};
const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let keys = 0; keys < 12 && (await focusedName(page)) !== name; keys += 1) await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe(name);
}

async function addLine(page: Page, text: string, product: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: product, exact: true })).toBeVisible();
}

test('an expert takes an order by telephone with the keyboard, corrects it, and the buyer sees that', async ({
  page,
  request,
}) => {
  const { name, phone, email } = aCustomer();
  const address = 'تبریز، شهرک صنعتی رجایی، خیابان پنجم';
  const earlier = { customerName: name, email, phone, address, items: [{ productId: 1, quantity: 300 }] };
  expect((await request.post('/api/orders', { data: earlier })).ok()).toBe(true);
  await loginAdmin(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: 'سفارش جدید', exact: true })).toBeVisible();

  await page.keyboard.press('KeyN');
  const form = page.getByRole('dialog', { name: 'سفارش تلفنی جدید' });
  await expect(form.getByLabel(/^شمارهٔ تماس مشتری/)).toBeFocused();
  await page.keyboard.type(phone);
  await expect(form.getByLabel(/^شمارهٔ تماس مشتری/)).toHaveValue(phone);
  await expect(form.getByLabel(/^نام مشتری/)).toHaveValue(name);
  await expect(form.getByLabel(/^نشانی تحویل/)).toHaveValue(address);
  await tabTo(page, 'typedLine');
  await addLine(page, 'رب ۲ تن', 'رب گوجه‌فرنگی');
  await addLine(page, 'پوره سیب ۳۰۰', 'پورهٔ سیب');
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
  await page.keyboard.press('Control+Enter');

  const order = page.getByRole('dialog', { name: /^سفارش شمارهٔ/ });
  await expect(order.getByText('تلفن', { exact: true })).toBeVisible();
  const [stored] = await ordersOf(request, phone);
  expect(stored).toMatchObject({ source: 'phone', address });
  expect(stored?.history[0]?.by).toBeTruthy();
  expect(stored?.items.map(({ quantity }) => quantity)).toEqual([2000, 300]);

  await order.getByRole('button', { name: 'تغییر اقلام' }).click();
  await order.getByRole('button', { name: 'حذف پورهٔ سیب' }).click();
  await order.getByRole('spinbutton', { name: 'رب گوجه‌فرنگی', exact: true }).fill('۳ تن');
  await order.getByRole('button', { name: 'ذخیرهٔ اقلام' }).click();
  await expect(order.getByText('اقلام سفارش تغییر کرد')).toBeVisible();
  await expect(order.getByText('۳٬۰۰۰ کیلوگرم')).toBeVisible();

  await page.goto(`/orders/track?code=${stored?.trackingCode}`);
  await page.getByRole('textbox', { name: /^شمارهٔ تماس/ }).fill(phone);
  await page.getByRole('button', { name: 'نمایش وضعیت سفارش' }).click();
  await expect(page.getByText('اقلام این سفارش پس از تماس با شما تغییر کرده است')).toBeVisible();
  await expect(page.getByText('۳٬۰۰۰ کیلوگرم')).toBeVisible();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
  await page.getByRole('button', { name: /^سفارش دوباره/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('spinbutton', { name: /رب گوجه‌فرنگی/ })).toHaveValue('۳٬۰۰۰');
});

test('what was typed survives a reload, and two clicks make one order', async ({ page, request }) => {
  const { name, phone } = aCustomer();
  await loginAdmin(page);
  await page.goto('/admin/orders?order=new');
  const form = page.getByRole('dialog', { name: 'سفارش تلفنی جدید' });
  await form.getByLabel(/^شمارهٔ تماس مشتری/).fill(phone);
  await form.getByLabel(/^نام مشتری/).fill(name);
  await form.getByLabel('قلم جدید').focus();
  await addLine(page, 'رب ۲ تن', 'رب گوجه‌فرنگی');
  await page.keyboard.type('انگور');
  await form.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(form.getByText(/هنوز افزوده نشده است/)).toBeVisible();
  const draft = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(draft).toContain('انگور');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.getByLabel(/^نام مشتری/)).toHaveValue(name);
  await expect(form.getByRole('spinbutton', { name: 'رب گوجه‌فرنگی', exact: true })).toHaveValue('۲٬۰۰۰');
  await expect(form.getByLabel('قلم جدید')).toHaveValue('انگور');
  await form.getByLabel('قلم جدید').fill('');
  await form.getByRole('button', { name: 'ثبت سفارش' }).dblclick();
  await expect(page.getByRole('dialog', { name: /^سفارش شمارهٔ/ })).toBeVisible();
  expect(await ordersOf(request, phone)).toHaveLength(1);
  expect(await draft()).not.toContain(name);
});

test('an order is taken again with what can still be ordered, and says what cannot', async ({ page, request }) => {
  const { name, phone } = aCustomer();
  const product = { name: `پورهٔ آزمون ${Date.now()}`, price: 1, brix: '۱۲', origin: 'ارومیه', category: 'apple' };
  const added = (await (await request.post('/api/products', { headers, data: product })).json()) as { id: number };
  const items = [1, added.id].map((productId) => ({ productId, quantity: 500 }));
  const data = { customerName: name, phone, items };
  const first = (await (await request.post('/api/orders/phone', { headers, data })).json()) as Stored;
  await request.delete(`/api/products/${added.id}`, { headers });
  await loginAdmin(page);
  await page.goto(`/admin/orders?order=${first.id}`);
  await page.getByRole('link', { name: 'سفارش دوباره' }).click();
  const form = page.getByRole('dialog', { name: 'سفارش تلفنی جدید' });
  await expect(form.getByText(`دیگر نمی‌توان سفارش داد: ${product.name}`)).toBeVisible();
  await expect(form.getByLabel(/^نام مشتری/)).toHaveValue(name);
  await form.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page.getByRole('dialog', { name: /^سفارش شمارهٔ/ })).toBeVisible();
  const [again] = await ordersOf(request, phone);
  expect(again?.items.map(({ quantity }) => quantity)).toEqual([500]);
});

test('two experts on one order lose nothing: the second chooses between both lists of lines', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/);
  const { name, phone } = aCustomer();
  const data = { customerName: name, phone, items: [{ productId: 1, quantity: 500 }] };
  const { id, version, items } = (await (await request.post('/api/orders/phone', { headers, data })).json()) as Stored;
  await loginAdmin(page);
  await page.goto(`/admin/orders?order=${id}`);
  const order = page.getByRole('dialog', { name: /^سفارش شمارهٔ/ });
  await order.getByRole('button', { name: 'تغییر اقلام' }).click();
  await order.getByRole('spinbutton', { name: items[0]?.productName ?? '', exact: true }).fill('۷۰۰');
  const theirs = { version, items: [{ id: items[0]?.id, quantity: 900 }] };
  expect((await request.put(`/api/orders/${id}/lines`, { headers, data: theirs })).ok()).toBe(true);
  await order.getByRole('button', { name: 'ذخیرهٔ اقلام' }).click();
  const chooser = page.getByRole('dialog').filter({ hasText: '۹۰۰ کیلوگرم' });
  await expect(chooser).toBeVisible();
  await expect(chooser.getByText('۷۰۰ کیلوگرم')).toBeVisible();
});

test('several orders are cancelled for one of the reasons of the settings, and found by it', async ({
  page,
  request,
}) => {
  const { name, phone } = aCustomer();
  const data = { customerName: name, phone, items: [{ productId: 1, quantity: 500 }] };
  for (const quantity of [500, 600])
    await request.post('/api/orders/phone', { headers, data: { ...data, items: [{ productId: 1, quantity }] } });
  await loginAdmin(page);
  await page.goto(`/admin/orders?q=${phone}`);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'عملیات گروهی' }).click();
  await page.getByRole('menuitem', { name: 'لغو به دلیل «زمان تحویل»' }).click();
  await expect(rows.getByText('لغوشده')).toHaveCount(2);
  await page.goto(`/admin/orders?q=${phone}&lostReason=${encodeURIComponent('زمان تحویل')}`);
  await expect(rows).toHaveCount(2);
  await rows
    .first()
    .getByRole('link', { name: /^جزئیات/ })
    .click();
  await expect(page.getByRole('dialog').getByText('دلیل لغو: زمان تحویل')).toBeVisible();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
});
