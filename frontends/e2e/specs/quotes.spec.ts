import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { overflowsAt } from '../support/looks';
import { aCustomer, adminHeaders, loginAdmin, placeOrder, visit } from '../support/site';
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

/** Presses the button and confirms the sum. */
async function accept(page: Page, sum: string): Promise<void> {
  await page.getByRole('button', { name: 'می‌پذیرم' }).click();
  const question = page.getByRole('alertdialog', { name: 'این پیش‌فاکتور را می‌پذیرید؟' });
  await expect(question.getByText(sum)).toBeVisible();
  await question.getByRole('button', { name: 'بله، می‌پذیرم' }).click();
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
  await accept(page, '۹۱۳٬۰۰۰٬۰۰۰ ریال');
  await expect(page.getByText(/سارا احمدی این پیش‌فاکتور را در .* پذیرفت/)).toBeVisible();

  await visit(page, first);
  await expect(page.getByText(/نسخهٔ جدیدتری از این پیش‌فاکتور/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'می‌پذیرم' })).toBeHidden();
});

test('no cache keeps the page of a quote, no search engine lists it, it prints in light colours, and an incomplete link finds nothing', async ({
  page,
  request,
  baseURL,
  expectedMessages,
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
  expectedMessages.push(/status of 404/);
  const missing = ['/quote/AAAAAAAAAAAAAAAAAAAAAA', path.slice(0, -2)];
  for (const link of missing) {
    const answer = await page.goto(link);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'no-store']);
    await expect(page.getByRole('heading', { name: 'این پیش‌فاکتور پیدا نشد' })).toBeVisible();
  }
});

test('a buyer with the paper opens the quote by its number and the phone; staff see the state in their list at once', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const order = await placeOrder(baseURL ?? '');
  const path = await send(request, order, 'نقدی');
  const headers = await adminHeaders(request);
  const [quote] = (await (await request.get(`/api/orders/${order}/quotes`, { headers })).json()) as {
    number: string;
  }[];
  const { phone } = (await (await request.get(`/api/orders/${order}`, { headers })).json()) as { phone: string };
  const staff = await another(browser, baseURL);
  await loginAdmin(staff);
  await staff.goto('/admin/orders?sort=newest');
  const state = (name: string) => staff.getByRole('row').filter({ hasText: name }).first();
  await expect(state('ارسال‌شده')).toBeVisible();

  await visit(page, '/quote');
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, [320, 360, 768, 1280])).toEqual([]);
  await page.getByLabel(/^شمارهٔ پیش‌فاکتور یا کد پیگیری/).fill(quote?.number ?? '');
  await page.getByLabel(/^شمارهٔ تماس/).fill(phone);
  await page.getByRole('button', { name: 'نمایش پیش‌فاکتور' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page
    .getByRole('textbox', { name: /نام و نام خانوادگی/ })
    .first()
    .fill('سارا احمدی');
  await accept(page, '۹۱۳٬۰۰۰٬۰۰۰ ریال');
  // Without the stream the list would change only when somebody looks at it anew.
  await expect(state('پذیرفته')).toBeVisible({ timeout: 5_000 });
});

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
  for (let keys = 0; keys < 25 && (await focused()) !== name; keys += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

/** A page of somebody else, for example of the buyer, who has no session of staff. */
const another = async (browser: Browser, baseURL = '') => (await browser.newContext({ baseURL })).newPage();

/** The name of a product that only this test sells, without digits, which a typed line would take for the amount. */
async function aProduct(request: APIRequestContext): Promise<string> {
  const letters = String(Math.floor(Math.random() * 1e9)).replace(/./g, (digit) => 'ابپتسشمنهی'[Number(digit)] ?? '');
  const data = { name: `شربت ${letters}`, price: 150_000_000, brix: '۷۰', origin: 'ارومیه', category: 'apple' };
  const added = await request.post('/api/products', { headers: await adminHeaders(request), data });
  expect(added.status(), await added.text()).toBe(201);
  return data.name;
}

test('an expert takes an order by telephone, quotes and sends with the keyboard; the buyer asks for a change and accepts version 2; the manager sees it in the figures', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { name, phone } = aCustomer();
  const product = await aProduct(request);
  await loginAdmin(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: 'سفارش جدید', exact: true })).toBeVisible();
  await page.keyboard.press('KeyN');
  await expect(page.getByLabel(/^شمارهٔ تماس مشتری/)).toBeFocused();
  await page.keyboard.type(phone);
  await tabTo(page, 'customerName');
  await page.keyboard.type(name);
  await tabTo(page, 'typedLine');
  await page.keyboard.type(`${product} ۲ تن`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: product, exact: true })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('هنوز پیش‌فاکتوری برای این سفارش نیست.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'تماس با مشتری' })).toBeFocused();

  await page.keyboard.press('KeyP');
  const form = page.getByRole('dialog', { name: /^پیش‌فاکتور سفارش/ });
  await expect(form.getByLabel(/^شرایط پرداخت/)).toBeVisible();
  await tabTo(page, 'lines.0.amount');
  await page.keyboard.type('166000000');
  await expect(form.getByLabel(/^قیمت(?! )/).first()).toHaveValue('۱۶۶٬۰۰۰٬۰۰۰');
  await tabTo(page, 'paymentTerms');
  await page.keyboard.type('نقدی');
  await expect(form.getByText('۳٬۶۵۲٬۰۰۰٬۰۰۰ ریال')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'این پیش‌فاکتور ارسال شود؟' });
  await expect(question.getByText('۳٬۶۵۲٬۰۰۰٬۰۰۰ ریال')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const order = page.getByRole('dialog', { name: /^سفارش شمارهٔ/ });
  await expect(order.getByText('ارسال‌شده', { exact: true })).toBeVisible();
  const linkOf = async () => {
    const href = await order.getByRole('link', { name: /^ایتا/ }).getAttribute('href');
    return new URL(new URL(href ?? '').searchParams.get('url') ?? '').pathname;
  };
  const first = await linkOf();

  const buyer = await another(browser, baseURL);
  await buyer.setViewportSize({ width: 360, height: 740 });
  await visit(buyer, first);
  await buyer.getByText('تغییر می‌خواهم').click();
  const change = buyer.locator('details');
  await change.getByRole('textbox', { name: /نام و نام خانوادگی/ }).fill('سارا احمدی');
  await change.getByRole('textbox', { name: /چه چیزی تغییر کند/ }).fill('ارزان‌تر');
  await change.getByRole('button', { name: 'ارسال درخواست' }).click();
  await expect(buyer.getByText(/درخواست تغییر شما به کارشناس ما رسید/)).toBeVisible();

  // The open order follows the reply by itself.
  await expect(order.getByText('سارا احمدی: ارزان‌تر')).toBeVisible({ timeout: 25_000 });
  await order.getByRole('button', { name: 'نسخهٔ جدید' }).click();
  await expect(form.getByLabel(/^قیمت(?! )/).first()).toHaveValue('۱۶۶٬۰۰۰٬۰۰۰');
  await form
    .getByLabel(/^قیمت(?! )/)
    .first()
    .fill('150000000');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await order.getByRole('button', { name: 'ارسال به خریدار' }).click();
  await question.getByRole('button', { name: 'ارسال پیش‌فاکتور' }).click();
  await expect(order.getByText('ارسال‌شده', { exact: true })).toBeVisible();

  await visit(buyer, await linkOf());
  await buyer
    .getByRole('textbox', { name: /نام و نام خانوادگی/ })
    .first()
    .fill('سارا احمدی');
  await accept(buyer, '۳٬۳۰۰٬۰۰۰٬۰۰۰ ریال');
  await expect(buyer.getByText(/سارا احمدی این پیش‌فاکتور را در .* پذیرفت/)).toBeVisible();
  await expect(order.getByText('پذیرفته', { exact: true })).toBeVisible({ timeout: 25_000 });
  await buyer.close();

  await page.goto('/admin?period=7');
  const sold = page.getByRole('region', { name: 'فروش به تفکیک محصول' }).getByRole('row').filter({ hasText: product });
  // Requested, quoted and accepted with the sum of version 2; nothing lost.
  await expect(sold.getByRole('cell')).toHaveText([
    /^۲ تن$/,
    /۲ تن\s*۳٬۳۰۰٬۰۰۰٬۰۰۰ ریال/,
    /۲ تن\s*۳٬۳۰۰٬۰۰۰٬۰۰۰ ریال/,
    /^[^۰-۹]*$/,
  ]);
});

test('two experts who quote one order at once lose nothing', async ({ page, browser, baseURL, expectedMessages }) => {
  test.slow();
  expectedMessages.push(/409 \(Conflict\)/);
  const order = await placeOrder(baseURL ?? '');
  const colleague = await another(browser, baseURL);
  const write = async (expert: Page, price: string, terms: string) => {
    await loginAdmin(expert);
    await expert.goto(`/admin/orders?order=${order}&quote=form`);
    await expert.getByLabel(/^شرایط پرداخت/).fill(terms);
    await expert
      .getByLabel(/^قیمت(?! )/)
      .first()
      .fill(price);
  };
  await write(page, '160000000', 'نقدی');
  await write(colleague, '170000000', 'اعتباری');
  await colleague.getByRole('button', { name: 'ذخیره' }).click();
  await expect(colleague.getByRole('dialog').getByText('پیش‌نویس', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'ذخیره' }).click();
  const chooser = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  await expect(chooser.getByText('اعتباری')).toBeVisible();
  await expect(chooser.getByText('نقدی')).toBeVisible();
  await colleague.close();
});

test('a quote that expired while the buyer read it is refused, and the page says so', async ({
  page,
  request,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/);
  const path = await send(request, await placeOrder(baseURL ?? ''), 'نقدی');
  await visit(page, path);
  const token = path.split('/').at(-1) ?? '';
  const quote = (await (await request.get(`/api/quote-links/${token}`)).json()) as object;
  const expired = { ...quote, state: 'expired' };
  await page.route(`**/api/quote-links/${token}`, (route) => route.fulfill({ json: expired }));
  await page.route('**/accept', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { code: 'quotes.expired', status: 409, message: 'مهلت این پیش‌فاکتور گذشته است' },
    }),
  );
  await page
    .getByRole('textbox', { name: /نام و نام خانوادگی/ })
    .first()
    .fill('سارا احمدی');
  await accept(page, '۹۱۳٬۰۰۰٬۰۰۰ ریال');
  await expect(page.getByText(/مهلت این پیش‌فاکتور گذشته است\. برای/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'می‌پذیرم' })).toBeHidden();
});
