import type { Browser, Page } from '@playwright/test';

import { admin } from './admin';
import { OwnStart } from './own-start';
import { expect } from './test';
import { aCustomer } from './site';

export interface Account {
  username: string;
  password: string;
}

export interface StoredOrder {
  id: number;
  status: string;
  version: number;
  callDueAt: string | null;
  lease: { name: string } | null;
  calls: { outcome: string; note: string | null; by: string }[];
  staffNotes: { text: string }[];
  history: { to: string; by: string | null }[];
}

/** The heading of an order in the admin panel. */
export const orderTitle = (id: number) => `سفارش شمارهٔ ${id.toLocaleString('fa-IR', { useGrouping: false })}`;

/** A test's own site with staff: the test can stop parts of it, and its queue contains only the test's orders. */
export class StaffedSite extends OwnStart {
  private token = '';

  constructor() {
    super({ variables: { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password } });
  }

  override async start(): Promise<void> {
    await super.start(180);
    this.token = await this.logIn(admin);
  }

  /** Calls the API as the first admin, or with another token; returns the body. */
  async call<Body>(method: string, path: string, body?: object, token = this.token): Promise<Body> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await this.fetch(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as Body;
  }

  async logIn(account: Account): Promise<string> {
    return (await this.call<{ token: string }>('POST', '/admin/login', account, '')).token;
  }

  order(id: number): Promise<StoredOrder> {
    return this.call('GET', `/orders/${id}`);
  }

  async placeOrder(): Promise<number> {
    const { name, phone } = aCustomer();
    return (
      await this.call<StoredOrder>('POST', '/orders', { productId: 1, customerName: name, phone, quantity: 220 }, '')
    ).id;
  }

  /** Adds an expert who works on orders. */
  async hire(username: string, displayName: string): Promise<Account> {
    const { path } = await this.call<{ path: string }>('POST', '/admin/staff', { username, role: 'sales' });
    const password = 'چهار کلمهٔ بی‌ربط آزمون';
    const token = path.split('#')[1];
    await this.call('POST', '/admin/link/accept', { token, displayName, newPassword: password }, '');
    return { username, password };
  }

  /** Opens a page of the admin panel in a new browser context, logged in with this account. */
  async open(browser: Browser, path: string, account: Account = admin, url = this.url): Promise<Page> {
    const page = await (await browser.newContext({ baseURL: url })).newPage();
    await page.goto(`/admin/login?redirect=${encodeURIComponent(path)}`);
    await page.getByRole('textbox', { name: /نام کاربری/ }).fill(account.username);
    await page.getByLabel(/^رمز عبور/).fill(account.password);
    await page.getByRole('button', { name: 'ورود' }).click();
    await expect(page).toHaveURL(url + path);
    return page;
  }
}
