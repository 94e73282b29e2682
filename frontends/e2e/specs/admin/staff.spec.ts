import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';

import { admin } from '../../support/admin';
import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

const PASSWORD = 'چهار کلمهٔ بی‌ربط';
const aUsername = () => `sara-${Math.floor(Math.random() * 1e7)}`;

interface Member {
  id: number;
  username: string;
  role: string;
  state: string;
  version: number;
}

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'مدیران' });
const rowOf = (page: Page, name: string) => panel(page).getByRole('row').filter({ hasText: name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'فهرست پنل مدیریت' });

async function openStaff(page: Page): Promise<void> {
  await page.goto('/admin/settings?tab=admins');
  await rowOf(page, 'شما').waitFor();
}
async function act(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^عملیات برای/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
async function memberOf(request: APIRequestContext, username: string): Promise<Member> {
  const answer = await request.get('/api/admin/staff', { headers: await adminHeaders(request) });
  return ((await answer.json()) as Member[]).find((member) => member.username === username) as Member;
}
async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: /نام کاربری/ }).fill(username);
  await page.getByLabel(/^رمز عبور/).fill(password);
  await page.getByRole('button', { name: 'ورود' }).click();
}
/** The browser of another person. */
async function otherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', timezoneId: 'Asia/Tehran' });
  return context.newPage();
}
/** A sales admin who accepted an invitation, created by the API. */
async function aColleague(request: APIRequestContext): Promise<string> {
  const username = aUsername();
  const data = { username, role: 'sales' };
  const invited = await request.post('/api/admin/staff', { headers: await adminHeaders(request), data });
  const { path } = (await invited.json()) as { path: string };
  const form = { token: path.split('#')[1], displayName: `سارا ${username}`, newPassword: PASSWORD };
  expect((await request.post('/api/admin/link/accept', { data: form })).ok()).toBe(true);
  return username;
}

test('an invited person sets a password with the link, logs in, and may do what the role allows', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const username = aUsername();
  await loginAdmin(page);
  await openStaff(page);
  expect(await violationsOf(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'دعوت همکار' }).click();
  const invite = page.getByRole('dialog', { name: 'دعوت همکار' });
  await invite.getByRole('textbox', { name: /^نام کاربری/ }).fill('سارا');
  await invite.getByRole('button', { name: 'دعوت همکار' }).click();
  await expect(invite.getByText('نام کاربری فقط حرف‌های لاتین، رقم، نقطه و خط تیره دارد')).toBeVisible();
  await invite.getByRole('textbox', { name: /^نام کاربری/ }).fill(username);
  await invite.getByRole('combobox', { name: /^نقش/ }).selectOption({ label: 'کارشناس فروش' });
  await invite.getByRole('button', { name: 'دعوت همکار' }).click();
  const link = await page.getByRole('textbox', { name: 'لینک یک‌بارمصرف' }).inputValue();
  await page.getByRole('button', { name: 'کپی کردم' }).click();
  await expect(rowOf(page, username)).toContainText('دعوت‌شده');

  const theirs = await otherPage(browser, baseURL);
  await theirs.goto(link);
  await theirs.getByRole('textbox', { name: /^نام شما/ }).fill(`سارا ${username}`);
  await theirs.getByLabel(/^رمز عبور/).fill(PASSWORD);
  await theirs.getByLabel(/^تکرار رمز عبور/).fill(`${PASSWORD}!`);
  await theirs.getByRole('button', { name: 'ثبت و رفتن به صفحهٔ ورود' }).click();
  await expect(theirs.getByText('رمز عبور و تکرار آن مطابقت ندارند')).toBeVisible();
  await theirs.getByLabel(/^تکرار رمز عبور/).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'ثبت و رفتن به صفحهٔ ورود' }).click();
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await logIn(theirs, username);
  await expect(menu(theirs).getByRole('link', { name: /^سفارش‌ها/ })).toBeVisible();
  for (const hidden of ['محتوا', 'وبلاگ', 'رسانه', 'خبرنامه'])
    await expect(menu(theirs).getByRole('link', { name: hidden })).toHaveCount(0);
  await theirs.goto('/admin/content');
  await expect(theirs.getByText('نقش شما به بخش «محتوا» دسترسی ندارد')).toBeVisible();
  await theirs.goto('/admin/settings?tab=site');
  await expect(theirs.getByRole('tab')).toHaveText(['تغییر رمز عبور', 'حساب من', 'نشست‌ها']);

  const { token } = (await (
    await request.post('/api/admin/login', { data: { username, password: PASSWORD } })
  ).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/orders', { headers })).status()).toBe(200);
  expect((await request.put('/api/settings', { headers, data: { siteTitle: 'دیگر' } })).status()).toBe(403);
  expect((await request.get('/api/admin/staff', { headers })).status()).toBe(403);

  const late = await otherPage(browser, baseURL);
  await late.goto(link);
  await expect(late.getByRole('alert')).toHaveText('این لینک دیگر کار نمی‌کند؛ از مدیر ارشد لینک جدیدی بخواهید');
});

test('an admin who is disabled while working gets a login dialog, and can log in only when enabled again', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const username = await aColleague(request);
  const theirs = await otherPage(browser, baseURL);
  await theirs.route('**/api/orders/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await theirs.goto('/admin/login');
  await logIn(theirs, username);
  await expect(theirs).toHaveURL(/\/admin$/);

  await loginAdmin(page);
  await openStaff(page);
  await act(page, rowOf(page, username), 'غیرفعال کردن');
  await page.getByRole('alertdialog').getByRole('button', { name: 'غیرفعال شود' }).click();
  await expect(rowOf(page, username)).toContainText('غیرفعال');

  const over = theirs.getByRole('dialog', { name: 'نشست شما پایان یافت' });
  // A background request may fail first; then the login dialog covers the menu.
  await theirs.locator('nav a[href="/admin/customers"]').evaluate((link: HTMLElement) => link.click());
  await expect(over).toBeVisible();
  await over.getByLabel(/^رمز عبور/).fill(PASSWORD);
  await over.getByRole('button', { name: 'ورود' }).click();
  await expect(over.getByText('نام کاربری یا رمز عبور اشتباه است')).toBeVisible();

  await act(page, rowOf(page, username), 'فعال کردن');
  await expect(rowOf(page, username)).not.toContainText('غیرفعال');
  await over.getByLabel(/^رمز عبور/).fill(PASSWORD);
  await over.getByRole('button', { name: 'ورود' }).click();
  await expect(over).toBeHidden();
  await expect(theirs).toHaveURL(/\/admin\/customers/);
});

test('a role is changed, and a new link sets a new password', async ({ page, request, browser, baseURL }) => {
  const username = await aColleague(request);
  await loginAdmin(page);
  await openStaff(page);
  await act(page, rowOf(page, username), 'تغییر نقش و ایمیل');
  const edit = page.getByRole('dialog', { name: 'تغییر نقش و ایمیل' });
  await edit.getByRole('combobox', { name: /^نقش/ }).selectOption({ label: 'ویراستار' });
  await edit.getByRole('button', { name: 'ذخیره' }).click();
  await expect(rowOf(page, username)).toContainText('ویراستار');
  expect((await memberOf(request, username)).role).toBe('editor');

  await act(page, rowOf(page, username), 'لینک رمز عبور جدید');
  const link = await page.getByRole('textbox', { name: 'لینک یک‌بارمصرف' }).inputValue();
  const theirs = await otherPage(browser, baseURL);
  await theirs.goto(link);
  const password = 'پنج واژهٔ دیگر و تازه';
  await theirs.getByLabel(/^رمز عبور/).fill(password);
  await theirs.getByLabel(/^تکرار رمز عبور/).fill(password);
  await theirs.getByRole('button', { name: 'ثبت و رفتن به صفحهٔ ورود' }).click();
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await logIn(theirs, username, password);
  await expect(menu(theirs).getByRole('link', { name: 'وبلاگ' })).toBeVisible();
  await expect(menu(theirs).getByRole('link', { name: /^سفارش‌ها/ })).toHaveCount(0);
});

test('the last owner can neither change the role nor be disabled', async ({ page, request, expectedMessages }) => {
  const own = await memberOf(request, admin.username);
  expectedMessages.push(answered(409, `/api/admin/staff/${own.id}(?:/state)?`));
  await loginAdmin(page);
  await openStaff(page);
  const row = rowOf(page, 'شما');
  await act(page, row, 'غیرفعال کردن');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'غیرفعال شود' }).click();
  await expect(question.getByText('همیشه باید دست‌کم یک مدیر ارشد فعال بماند')).toBeVisible();
  await question.getByRole('button', { name: 'انصراف' }).click();
  await act(page, row, 'تغییر نقش و ایمیل');
  const edit = page.getByRole('dialog', { name: 'تغییر نقش و ایمیل' });
  await edit.getByRole('combobox', { name: /^نقش/ }).selectOption({ label: 'ویراستار' });
  await edit.getByRole('button', { name: 'ذخیره' }).click();
  await expect(edit.getByText('همیشه باید دست‌کم یک مدیر ارشد فعال بماند')).toBeVisible();
  expect(await memberOf(request, admin.username)).toMatchObject({ role: 'owner', state: 'active' });
});
