import { readFile } from 'node:fs/promises';

import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { aCustomer, adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Figures {
  orders: number;
  byStatus: Record<'new' | 'processing' | 'completed' | 'cancelled', number>;
  kilograms: number;
}

interface Report {
  from: string;
  to: string;
  figures: Figures;
  days: { day: string; orders: number; kilograms: number }[];
  experts: { adminId: number; name: string; orders: number; calls: number }[];
  products: { productId: number | null; name: string; kilograms: number; orders: number }[];
}

interface Staff {
  id: number;
  displayName: string;
}

const persian = (count: number) => count.toLocaleString('fa-IR');
const tons = (kilograms: number) => `${persian(kilograms / 1000)} تن`;
const unique = () => String(Math.floor(Math.random() * 1e7)).replace(/./g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[+digit]!);

async function reportOf(request: APIRequestContext, headers: Record<string, string>, query = 'period=7') {
  const answer = await request.get(`/api/dashboard?${query}`, { headers });
  return ((await answer.json()) as { report: Report }).report;
}

/** Enough to be among the ten most ordered products. */
const MUCH = 900_000;

/** A product that only this test uses. */
async function aProduct(request: APIRequestContext, headers: Record<string, string>) {
  const name = `کنسانترهٔ گزارش ${unique()}`;
  const data = { name, price: 150_000_000, brix: '۷۰', origin: 'ارومیه', category: 'apple' };
  const { id } = (await (await request.post('/api/products', { headers, data })).json()) as { id: number };
  return { id, name };
}

async function placed(request: APIRequestContext, productId: number, quantity: number): Promise<number> {
  const { name, phone } = aCustomer();
  const answer = await request.post('/api/orders', { data: { productId, customerName: name, phone, quantity } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const region = (page: Page) => page.getByRole('region', { name: 'گزارش سفارش‌ها' });
const panel = (page: Page, name: string) => region(page).getByRole('region', { name });
const figure = (page: Page, label: string) =>
  region(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('strong');
const cellsOf = (row: Locator) => row.locator('th, td').allInnerTexts();

/** The lines of the CSV file of a panel. */
async function fileOf(page: Page, title: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await panel(page, title)
    .getByRole('button', { name: /^دریافت CSV/ })
    .click();
  return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
}

/** Opens a link of the dashboard; returns the number of records in its list, once the title shows it. */
async function listBehind(page: Page, link: Locator, api: string): Promise<number> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === api && response.ok());
  await link.click();
  const total = Number((await answer).headers()['x-total-count']);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: persian(total) })
      .first(),
  ).toBeVisible();
  return total;
}

test('the report shows orders, products, results and callers, in its tables and in its files', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const me = (await (await request.get('/api/admin/verify', { headers })).json()) as Staff;
  const product = await aProduct(request, headers);
  const before = await reportOf(request, headers);
  const called = await placed(request, product.id, MUCH);
  const done = await placed(request, product.id, MUCH + 500);
  const refused = await placed(request, 1, 250);
  for (const id of [called, done]) {
    const call = await request.post(`/api/orders/${id}/calls`, {
      headers,
      data: { outcome: 'reached', ...(id === done && { status: 'completed' }) },
    });
    expect(call.ok()).toBe(true);
  }
  expect((await request.put(`/api/orders/${refused}/status`, { headers, data: { status: 'cancelled' } })).ok()).toBe(
    true,
  );

  const now = await reportOf(request, headers);
  const kilograms = before.figures.kilograms + 2 * MUCH + 750;
  const { byStatus } = before.figures;
  expect(now.figures).toMatchObject({
    orders: before.figures.orders + 3,
    kilograms,
    byStatus: {
      ...byStatus,
      new: byStatus.new + 1,
      completed: byStatus.completed + 1,
      cancelled: byStatus.cancelled + 1,
    },
  });
  const callsOf = ({ experts }: Report) => {
    const { orders, calls } = experts.find(({ adminId }) => adminId === me.id) ?? { orders: 0, calls: 0 };
    return { orders, calls };
  };
  const mine = { orders: callsOf(before).orders + 2, calls: callsOf(before).calls + 2 };
  expect(callsOf(now)).toEqual(mine);

  await loginAdmin(page);
  await page.goto('/admin');
  await expect(figure(page, 'سفارش')).toHaveText(persian(now.figures.orders));
  await expect(figure(page, 'مقدار درخواستی')).toHaveText(tons(kilograms));
  const statuses = panel(page, 'وضعیت کنونی سفارش‌های دوره').getByRole('row');
  await expect(statuses.filter({ hasText: 'جدید' }).getByRole('cell').first()).toHaveText(persian(byStatus.new + 1));
  await expect(statuses.filter({ hasText: 'تکمیل‌شده' }).getByRole('cell').first()).toHaveText(
    persian(byStatus.completed + 1),
  );
  await expect(statuses.filter({ hasText: 'لغوشده' }).getByRole('cell').first()).toHaveText(
    persian(byStatus.cancelled + 1),
  );
  const asked = panel(page, 'پردرخواست‌ترین محصولات').getByRole('row').filter({ hasText: product.name });
  expect(await cellsOf(asked)).toEqual([product.name, tons(2 * MUCH + 500), '۲']);
  const expert = panel(page, 'کارشناسان').getByRole('row').filter({ hasText: me.displayName });
  expect((await cellsOf(expert)).slice(0, 3)).toEqual([me.displayName, persian(mine.orders), persian(mine.calls)]);

  // The chart has a bar for each day, and the same data in a table.
  const daily = panel(page, 'سفارش‌های هر روز');
  const bars = daily.getByRole('img').locator('rect title');
  await expect(bars).toHaveCount(7);
  await expect(daily.getByRole('table')).toBeHidden();
  await daily.getByText('جدول روزها').click();
  const today = daily.getByRole('row').last();
  const last = now.days.at(-1)!;
  expect((await cellsOf(today)).slice(1)).toEqual([persian(last.orders), tons(last.kilograms)]);
  expect(last.kilograms).toBe(before.days.at(-1)!.kilograms + 2 * MUCH + 750);
  const rows = await daily.locator('tbody tr').all();
  const inTable = await Promise.all(
    rows.map(async (row) => {
      const [day, orders, amount] = await cellsOf(row);
      return `${day}: ${orders} سفارش، ${amount}`;
    }),
  );
  expect(inTable).toEqual(await bars.allTextContents());
  expect(await violationsOf(page)).toEqual([]);

  // The files have the same data as the tables.
  const days = await fileOf(page, 'سفارش‌های هر روز');
  expect(days.slice(1).map((line) => line.split(',').filter((_cell, column) => column !== 1))).toEqual(
    now.days.map((each) => [each.day, String(each.orders), String(each.kilograms)]),
  );
  expect(await fileOf(page, 'پردرخواست‌ترین محصولات')).toContain(`${product.id},${product.name},${2 * MUCH + 500},2`);
  const experts = await fileOf(page, 'کارشناسان');
  expect(experts.find((line) => line.startsWith(`${me.displayName},`))).toMatch(
    new RegExp(`^[^,]+,${mine.orders},${mine.calls},`),
  );
  await request.delete(`/api/products/${product.id}`, { headers });
});

test('another period has its own address, days and files; invalid days get an error beside their field', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  await placed(request, 1, 700);
  await loginAdmin(page);
  await page.goto('/admin');
  const daily = panel(page, 'سفارش‌های هر روز');
  for (const length of [30, 90]) {
    await region(page)
      .getByRole('link', { name: `${persian(length)} روز` })
      .click();
    await expect(page).toHaveURL(`/admin?period=${length}`);
    await expect(daily.locator('tbody tr')).toHaveCount(length);
    const { figures } = await reportOf(request, headers, `period=${length}`);
    await expect(figure(page, 'سفارش')).toHaveText(persian(figures.orders));
    expect(await fileOf(page, 'سفارش‌های هر روز')).toHaveLength(length + 1);
  }

  await region(page).getByRole('link', { name: 'بازهٔ دلخواه' }).click();
  await expect(daily.locator('tbody tr')).toHaveCount(14);
  const from = region(page).getByRole('textbox', { name: /از روز/ });
  const to = region(page).getByRole('textbox', { name: /تا روز/ });
  const today = await to.inputValue();
  await to.fill('۱۴۰۴/۰۱/۰۱');
  await from.fill('۱۴۰۴/۰۱/۰۵');
  const show = region(page).getByRole('button', { name: 'نمایش گزارش' });
  await show.click();
  await expect(to).toHaveAccessibleDescription(/روز پایان باید پس از روز آغاز باشد/);
  await expect(from).toHaveValue('۱۴۰۴/۰۱/۰۵');
  await from.fill('۱۴۰۳/۱۲/۲۸');
  await show.click();
  await expect(page).toHaveURL('/admin?from=2025-03-18&to=2025-03-21');
  await expect(page.getByRole('heading', { name: 'در این دوره سفارشی ثبت نشده است' })).toBeVisible();
  await to.fill(today);
  await from.fill(today);
  await show.click();
  await expect(daily.locator('tbody tr')).toHaveCount(1);
  const { to: day } = await reportOf(request, headers);
  await expect(page).toHaveURL(`/admin?from=${day}&to=${day}`);
  const { figures } = await reportOf(request, headers, `from=${day}&to=${day}`);
  await expect(figure(page, 'سفارش')).toHaveText(persian(figures.orders));
  expect(figures.orders).toBeGreaterThan(0);
  await page.reload();
  await expect(from).toHaveValue(today);
});

test('each number links to the list of exactly these records', async ({ page, request }) => {
  const headers = await adminHeaders(request);
  const { name, phone, email } = aCustomer();
  const [{ slug }] = (await (await request.get('/api/blog/posts')).json()) as [{ slug: string }];
  const application = { companyName: name, ownerFullName: 'رضا یزدی', nationalId: '10101234567', phoneNumber: phone };
  const made = [
    await request.post('/api/contact', { data: { name, message: 'قیمت پورهٔ هلو چقدر است؟' } }),
    await request.post(`/api/blog/posts/${slug}/comments`, { data: { name, email, comment: 'سپاس از این نوشته' } }),
    await request.post('/api/sellers', {
      headers,
      data: { ...application, email, address: 'ارومیه', productCategories: 'پوره', status: 'pending' },
    }),
  ];
  for (const answer of made) expect(answer.ok()).toBe(true);
  const completed = await placed(request, 1, 300);
  await placed(request, 1, 300);
  await request.put(`/api/orders/${completed}/status`, { headers, data: { status: 'completed' } });

  await loginAdmin(page);
  await page.goto('/admin');
  const attention = page.getByRole('region', { name: 'نیازمند پیگیری' });
  const cards = [
    { label: 'سفارش جدید', address: '/admin/orders?status=new', api: '/api/orders', some: true },
    { label: 'تماس با دیرکرد', address: '/admin/orders?view=calls&due=overdue', api: '/api/orders', some: false },
    { label: 'تماس تا پایان امروز', address: '/admin/orders?view=calls&due=today', api: '/api/orders', some: false },
    { label: 'پیام خوانده‌نشده', address: '/admin/contacts?filter=unread', api: '/api/contacts', some: true },
    { label: 'فروشندهٔ در انتظار تأیید', address: '/admin/sellers?status=pending', api: '/api/sellers', some: true },
    { label: 'دیدگاه در انتظار تأیید', address: '/admin/comments', api: '/api/comments', some: true },
  ];
  for (const { label, address, api, some } of cards) {
    await test.step(label, async () => {
      const card = attention.getByRole('link', { name: label });
      const count = await card.locator('strong').innerText();
      if (some) expect(count).not.toBe('۰');
      expect(persian(await listBehind(page, card, api))).toBe(count);
      await expect(page).toHaveURL(address);
      await page.getByRole('navigation', { name: 'فهرست پنل مدیریت' }).getByRole('link', { name: 'داشبورد' }).click();
    });
  }

  const orders = figure(page, 'سفارش').getByRole('link');
  const count = await orders.innerText();
  expect(persian(await listBehind(page, orders, '/api/orders'))).toBe(count);
  await expect(page).toHaveURL('/admin/orders?period=week');
  await page.goto('/admin?period=30');
  const ended = panel(page, 'وضعیت کنونی سفارش‌های دوره').getByRole('link', { name: /سفارش تکمیل‌شده$/ });
  const ofStatus = await ended.innerText();
  expect(ofStatus).not.toBe('۰');
  expect(persian(await listBehind(page, ended, '/api/orders'))).toBe(ofStatus);
  await expect(page).toHaveURL('/admin/orders?status=completed&period=month');
});
