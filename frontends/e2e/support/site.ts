import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';

import { admin } from './admin';
import { expect } from './test';

/** A customer with a unique name, because the admin panel finds orders by name. */
export function aCustomer() {
  const number = Math.floor(Math.random() * 1e7);
  return {
    name: `شرکت آزمون ${number}`,
    phone: `0914${String(number).padStart(7, '0')}`,
    email: `buyer${number}@example.com`,
  };
}

/** A line of the cart as the browser stores it. */
export function aCartLine(fields: object = {}) {
  return {
    id: 1,
    name: 'کنسانترهٔ سیب',
    quantity: 275,
    image: '',
    brix: '70',
    weight: '275',
    origin: 'ارومیه',
    price: 'تماس بگیرید',
    pack: null,
    ordered: null,
    ...fields,
  };
}

/** Puts a line into the cart before each page is loaded. */
export async function startWithCart(context: BrowserContext, line = aCartLine()): Promise<void> {
  await context.addInitScript(
    (cart) => localStorage.setItem('afshoreh.cart', cart),
    JSON.stringify({ version: 2, value: [line] }),
  );
}

/** Opens a page and waits until it is hydrated: an earlier press would have no effect. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Holds matching requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Waits until the history has an entry for each of this many overlays, which takes another task. After a dialog is closed its
 * step back can cancel a `page.goto()` that does not wait for it.
 */
export async function overlaysSettled(page: Page, overlays: number): Promise<void> {
  await page.waitForFunction((count) => ((history.state as { overlays?: number }).overlays ?? 0) === count, overlays);
}

/** The badge on the header's cart button. */
export function cartBadge(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /سبد خرید/ });
}

/** Opens the order dialog of the product on the page, and fills in the customer's data. */
export async function openOrderDialog(
  page: Page,
  { name, phone }: { name: string; phone: string },
  quantity = '۲ بشکه',
): Promise<Locator> {
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // On a product's page use its own button, which may come after those of related products.
  const own = page.getByRole('button', { name: `ثبت سفارش ${title}`, exact: true });
  const any = page.getByRole('button', { name: /^ثبت سفارش/ });
  await ((await own.count()) > 0 ? own : any).first().click();
  const dialog = page.getByRole('dialog', { name: 'ثبت سفارش' });
  await dialog.getByRole('textbox', { name: /نام و نام خانوادگی/ }).fill(name);
  await dialog.getByRole('textbox', { name: /شمارهٔ تماس/ }).fill(phone);
  await dialog.getByRole('spinbutton', { name: /مقدار/ }).fill(quantity);
  return dialog;
}

/** Orders the first product of the list in the dialog and waits for the success dialog; returns the tracking code. */
export async function orderFirstProduct(
  page: Page,
  customer: ReturnType<typeof aCustomer>,
  quantity: string,
): Promise<string> {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  const dialog = await openOrderDialog(page, customer, quantity);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  const placed = page.getByRole('dialog', { name: 'سفارش شما ثبت شد' });
  await expect(placed).toBeVisible();
  const code = (await placed.locator('bdi').first().textContent()) ?? '';
  await placed.getByRole('button', { name: 'بازگشت به سایت' }).click();
  await overlaysSettled(page, 0);
  return code;
}

interface Session {
  token: string;
}
let shared: Session | undefined;
const headersOf = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** The admin session that the specs of a worker share, because logins are rate-limited; a new one when it has ended. */
async function sessionOf(request: APIRequestContext): Promise<Session> {
  const isAlive = shared && (await request.get('/api/admin/verify', { headers: headersOf(shared) })).ok();
  if (shared && isAlive) return shared;
  const answer = await request.post('/api/admin/login', { data: admin });
  expect(answer.ok(), await answer.text()).toBe(true);
  shared = (await answer.json()) as Session;
  return shared;
}

/** Logs the admin in by the API; returns the headers for their calls. */
export async function adminHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  return headersOf(await sessionOf(request));
}

/** Logs the admin in as the login form would, without opening a page of the admin panel. */
export async function loginAdmin(page: Page): Promise<void> {
  const session = JSON.stringify(await sessionOf(page.request));
  // Storage belongs to an origin, so open any small page of the site.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('afshoreh.admin', stored), session);
}

/** Logs the admin in with the login form. */
export async function loginByForm(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('textbox', { name: /نام کاربری/ }).fill(admin.username);
  await page.getByLabel(/^رمز عبور/).fill(admin.password);
  await page.getByRole('button', { name: 'ورود' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

/** Places an order by the API; returns its id. */
export async function placeOrder(site: string): Promise<number> {
  const { name, phone } = aCustomer();
  const response = await fetch(`${site}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: 1, customerName: name, phone, quantity: 500 }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Registers a customer with this name and logs them in. */
export async function logInCustomer(request: APIRequestContext, fullName: string): Promise<void> {
  const { email, phone } = aCustomer();
  const password = 'a password of customers';
  const answers = [
    await request.post('/api/auth/register', { data: { fullName, email, phoneNumber: phone, password } }),
    await request.post('/api/auth/login', { data: { username: email, password } }),
  ];
  for (const answer of answers) expect(answer.ok()).toBe(true);
}

/** A seller as its application or its form in the admin describes it. */
export const sellerOf = ({ name, phone, email }: ReturnType<typeof aCustomer>) => ({
  companyName: name,
  ownerFullName: 'رضا یزدی',
  nationalId: '10101234567',
  phoneNumber: phone,
  email,
  address: 'ارومیه، جادهٔ سلماس',
  productCategories: 'پورهٔ زردآلو، کنسانترهٔ سیب',
});

/** Creates an approved seller by the API; returns its id. */
export async function approvedSeller(request: APIRequestContext): Promise<number> {
  const data = { ...sellerOf(aCustomer()), status: 'approved' };
  const answer = await request.post('/api/sellers', { headers: await adminHeaders(request), data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
