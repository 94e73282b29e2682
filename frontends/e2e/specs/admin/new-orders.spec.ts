import type { BrowserContext, Page } from '@playwright/test';
import { loginAdmin, placeOrder } from '../../support/site';
import { expect, test } from '../../support/test';

/** Polling would take up to fifteen seconds. */
const IN_TIME = { timeout: 3_000 };

const streamsOf = (context: BrowserContext) => {
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/orders/stream') streams.push(request.frame().page());
  });
  return streams;
};

const rows = (page: Page) => page.getByRole('link', { name: /^جزئیات سفارش/ });
const newOrders = (page: Page, count: string) => page.getByRole('button', { name: `${count} سفارش جدید` });

test('new orders are announced within three seconds in every tab, over one connection, and the list does not move', async ({
  page,
  context,
  baseURL,
}) => {
  const streams = streamsOf(context);
  await placeOrder(baseURL ?? '');
  const heard = page.waitForResponse('**/api/orders/stream');
  await loginAdmin(page);
  await page.goto('/admin');
  await heard;
  const list = await context.newPage();
  await list.goto('/admin/orders');
  await expect(rows(list).first()).toBeVisible();
  await expect(list.getByRole('button', { name: 'تازه‌سازی' })).toBeVisible();
  const first = await rows(list).first().getAttribute('aria-label');

  const id = await placeOrder(baseURL ?? '');
  await expect(newOrders(list, '۱')).toBeVisible(IN_TIME);
  await expect(list).toHaveTitle(/^\(۱\) سفارش‌ها/, IN_TIME);
  await expect(page).toHaveTitle(/^\(۱\) /, IN_TIME);
  expect(await rows(list).first().getAttribute('aria-label')).toBe(first);
  expect(streams).toEqual([page]);

  // The tab with the connection closes, and another tab opens one.
  const again = list.waitForResponse('**/api/orders/stream');
  await page.close();
  await again;
  expect(streams).toEqual([page, list]);
  await placeOrder(baseURL ?? '');
  await expect(newOrders(list, '۲')).toBeVisible(IN_TIME);

  await newOrders(list, '۲').click();
  const number = id.toLocaleString('fa-IR', { useGrouping: false });
  await expect(list.getByRole('link', { name: `جزئیات سفارش ${number}`, exact: true })).toBeVisible();
  await expect(list).toHaveTitle(/^سفارش‌ها/);
});

test('new orders are polled where there is no event stream', async ({ page, baseURL, expectedMessages }) => {
  expectedMessages.push(/Failed to load resource/);
  await page.route('**/api/orders/stream', (route) => route.abort());
  await loginAdmin(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('button', { name: 'تازه‌سازی' })).toBeVisible();
  await placeOrder(baseURL ?? '');
  await expect(newOrders(page, '۱')).toBeVisible({ timeout: 20_000 });
});
