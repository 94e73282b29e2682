import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { admin } from './admin';
import { expect } from './test';

/** A customer nobody else in this run is: orders are found by name in the admin. */
export function aCustomer() {
  const number = Math.floor(Math.random() * 1e7);
  return {
    name: `شرکت آزمون ${number}`,
    phone: `0914${String(number).padStart(7, '0')}`,
    email: `buyer${number}@example.com`,
  };
}

/** The badge on the header's cart button. */
export function cartBadge(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /سبد خرید/ });
}

/** Opens the order dialog of the product on the page, and types who orders. */
export async function openOrderDialog(page: Page, { name, phone }: { name: string; phone: string }): Promise<Locator> {
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // On the page of a product its own button, which may stand below those of related products.
  const own = page.getByRole('button', { name: `ثبت سفارش ${title}`, exact: true });
  const any = page.getByRole('button', { name: /^ثبت سفارش/ });
  await ((await own.count()) > 0 ? own : any).first().click();
  const dialog = page.getByRole('dialog', { name: 'ثبت سفارش' });
  await dialog.getByRole('textbox', { name: /نام و نام خانوادگی/ }).fill(name);
  await dialog.getByRole('textbox', { name: /شمارهٔ تماس/ }).fill(phone);
  return dialog;
}

/** Orders the first product of the list through the dialog, up to the success dialog; answers the tracking code. */
export async function orderFirstProduct(
  page: Page,
  customer: ReturnType<typeof aCustomer>,
  quantity: string,
): Promise<string> {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  const dialog = await openOrderDialog(page, customer);
  await dialog.getByRole('spinbutton', { name: /مقدار/ }).fill(quantity);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  const placed = page.getByRole('dialog', { name: 'سفارش شما ثبت شد' });
  await expect(placed).toBeVisible();
  const code = (await placed.locator('bdi').first().textContent()) ?? '';
  await placed.getByRole('button', { name: 'بازگشت به سایت' }).click();
  await expect(placed).toBeHidden();
  return code;
}

interface Session {
  token: string;
}
let shared: Session | undefined;
const headersOf = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** The admin's session that the specs of a worker share, because logins are limited; another one where it has ended. */
async function sessionOf(request: APIRequestContext): Promise<Session> {
  const isAlive = shared && (await request.get('/api/admin/verify', { headers: headersOf(shared) })).ok();
  if (shared && isAlive) return shared;
  const answer = await request.post('/api/admin/login', { data: admin });
  expect(answer.ok(), await answer.text()).toBe(true);
  shared = (await answer.json()) as Session;
  return shared;
}

/** Logs the admin in by the API; answers the headers of their calls. */
export async function adminHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  return headersOf(await sessionOf(request));
}

/** Leaves the admin logged in, as the form of the login does, on no page of the admin yet. */
export async function loginAdmin(page: Page): Promise<void> {
  const session = JSON.stringify(await sessionOf(page.request));
  // Storage belongs to an address: any small one of the site.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('afshoreh.admin', stored), session);
}

/** Logs the admin in by the form. */
export async function loginByForm(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('textbox', { name: /نام کاربری/ }).fill(admin.username);
  await page.getByLabel(/^رمز عبور/).fill(admin.password);
  await page.getByRole('button', { name: 'ورود' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

/** Places an order by the API; answers its id. */
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

/** Signs a customer of this name up and logs them in. */
export async function logInCustomer(request: APIRequestContext, fullName: string): Promise<void> {
  const { email, phone } = aCustomer();
  const password = 'a password of customers';
  const answers = [
    await request.post('/api/auth/register', { data: { fullName, email, phoneNumber: phone, password } }),
    await request.post('/api/auth/login', { data: { username: email, password } }),
  ];
  for (const answer of answers) expect(answer.ok()).toBe(true);
}

/** Makes an approved seller by the API; answers its id. */
export async function approvedSeller(request: APIRequestContext): Promise<number> {
  const { name, phone, email } = aCustomer();
  const data = {
    companyName: name,
    ownerFullName: 'رضا یزدی',
    nationalId: '10101234567',
    phoneNumber: phone,
    email,
    address: 'ارومیه، جادهٔ سلماس',
    productCategories: 'پوره زردآلو، کنسانتره سیب',
    status: 'approved',
  };
  const answer = await request.post('/api/sellers', { headers: await adminHeaders(request), data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
