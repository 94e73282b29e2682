import type { APIRequestContext } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { overflowsAt } from '../support/looks';
import { adminHeaders, placeOrder, visit } from '../support/site';
import { expect, test } from '../support/test';

/** Staff quote the order and send it; returns the path of the buyer's page. */
async function send(request: APIRequestContext, order: number, paymentTerms: string): Promise<string> {
  const headers = await adminHeaders(request);
  const { items } = (await (await request.get(`/api/orders/${order}`, { headers })).json()) as {
    items: { id: number }[];
  };
  const data = {
    currency: 'rial',
    lines: items.map(({ id }) => ({ orderLineId: id, amount: 166_000_000, unit: 'toman', per: 'ton' })),
    delivery: 'delivered',
    deliveryPlace: 'تبریز',
    paymentTerms,
    validUntil: '2999-01-01',
    buyer: { name: 'شرکت نمونه', nationalId: '10380284790', address: 'تهران، خیابان آزادی' },
  };
  const draft = await request.post(`/api/orders/${order}/quotes`, { headers, data });
  expect(draft.status(), await draft.text()).toBe(201);
  const { id } = (await draft.json()) as { id: number };
  const sent = await request.post(`/api/quotes/${id}/send`, { headers, data: {} });
  expect(sent.ok(), await sent.text()).toBe(true);
  return ((await sent.json()) as { path: string }).path;
}

test('a buyer opens the link, asks for a change, and accepts the new quote; the former is replaced', async ({
  page,
  request,
  baseURL,
}) => {
  const order = await placeOrder(baseURL ?? '');
  const first = await send(request, order, 'نقدی');
  await visit(page, first);
  await expect(page.getByText('۹۱۳٬۰۰۰٬۰۰۰ ریال').first()).toBeVisible();
  await expect(page.getByText('نقدی')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, [320, 360, 768, 1280])).toEqual([]);

  await page.getByText('تغییر می‌خواهم').click();
  const change = page.locator('details');
  await change.getByRole('textbox', { name: /نام و نام خانوادگی/ }).fill('سارا احمدی');
  await change.getByRole('textbox', { name: /چه چیزی تغییر کند/ }).fill('۳۰ روزه');
  await change.getByRole('button', { name: 'ارسال درخواست' }).click();
  await expect(page.getByText(/درخواست تغییر شما به کارشناس ما رسید/)).toBeVisible();

  const second = await send(request, order, '۳۰ روزه');
  await visit(page, second);
  await expect(page.getByText('۳۰ روزه')).toBeVisible();
  await page
    .getByRole('textbox', { name: /نام و نام خانوادگی/ })
    .first()
    .fill('سارا احمدی');
  await page.getByRole('button', { name: 'می‌پذیرم' }).click();
  await expect(page.getByText(/سارا احمدی این پیش‌فاکتور را در .* پذیرفت/)).toBeVisible();

  await visit(page, first);
  await expect(page.getByText(/نسخهٔ جدیدتری از این پیش‌فاکتور/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'می‌پذیرم' })).toBeHidden();
});

test('no cache keeps the page of a quote, no search engine lists it, it prints in light colours, and an incomplete link finds nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const path = await send(request, await placeOrder(baseURL ?? ''), 'نقدی');
  const response = await page.goto(path);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByText('۹۱۳٬۰۰۰٬۰۰۰ ریال').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // Paper is white, also for whoever reads in the dark.
  const colours = () =>
    page
      .getByRole('article')
      .evaluate((paper) => [paper, ...paper.querySelectorAll('dt')].map((each) => getComputedStyle(each).color));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const light = await colours();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await colours()).not.toEqual(light);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect((await colours()).slice(1)).toEqual(light.slice(1));
  await page.goto(path.slice(0, -2));
  await expect(page.getByRole('heading', { name: 'این پیش‌فاکتور پیدا نشد' })).toBeVisible();
});
