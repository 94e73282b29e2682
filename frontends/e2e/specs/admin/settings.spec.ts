import type { APIRequestContext, Page } from '@playwright/test';

import { admin } from '../../support/admin';
import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin, placeOrder } from '../../support/site';
import { expect, test } from '../../support/test';

interface Settings {
  version: number;
  callHours: { from: number; to: number; text: string };
  socialLinks: Record<string, string | null>;
  [name: string]: unknown;
}

const settingsOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/settings')).json()) as Settings;
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const site = (page: Page) => panel(page, 'مشخصات سایت');
const save = (page: Page) => site(page).getByRole('button', { name: 'ذخیرهٔ تغییرات' });

async function openSite(page: Page): Promise<void> {
  await page.goto('/admin/settings?tab=site');
  await site(page)
    .getByRole('textbox', { name: /^عنوان سایت/ })
    .waitFor();
}

let before: Settings;
test.beforeAll(async ({ request }) => {
  before = await settingsOf(request);
});
/** Restores the settings for other specs. */
test.afterEach(async ({ request }) => {
  const { version: _version, ...data } = before;
  expect((await request.put('/api/settings', { headers: await adminHeaders(request), data })).ok()).toBe(true);
});

test('changed texts are on the site; an invalid link gets an error beside its field', async ({ page, request }) => {
  await loginAdmin(page);
  await openSite(page);
  expect(await violationsOf(page)).toEqual([]);
  await site(page).getByRole('textbox', { name: 'تلگرام' }).fill('/telegram');
  await site(page)
    .getByRole('textbox', { name: /^ساعت کار دفتر/ })
    .fill('هر روز، ۹:۰۰ تا ۱۵:۰۰');
  await save(page).click();
  await expect(site(page).getByText('نشانی کامل را بنویسید؛ مانند https://t.me/afshoreh')).toBeVisible();
  expect((await settingsOf(request)).version).toBe(before.version);
  await site(page).getByRole('textbox', { name: 'تلگرام' }).fill('t.me/afshoreh_test');
  await site(page).getByRole('textbox', { name: 'لینکدین' }).fill('');
  await save(page).click();
  await expect(page.getByText('تنظیمات ذخیره شد')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  const { socialLinks, officeHours } = await settingsOf(request);
  expect([socialLinks.telegram, socialLinks.linkedin, officeHours]).toEqual([
    'https://t.me/afshoreh_test',
    null,
    'هر روز، ۹:۰۰ تا ۱۵:۰۰',
  ]);
  const footer = page.getByRole('contentinfo');
  // Cached pages follow within a second; a request right after the change may still get the stale one.
  await expect(async () => {
    await page.goto('/');
    const link = footer.getByRole('link', { name: 'تلگرام' });
    await expect(link).toHaveAttribute('href', 'https://t.me/afshoreh_test', { timeout: 1_000 });
  }).toPass();
  await expect(footer.getByRole('link', { name: 'لینکدین' })).toHaveCount(0);
  await expect(footer.getByText('هر روز')).toBeVisible();
});

test('changed call hours show how many call deadlines they move, before and after saving', async ({
  page,
  request,
  baseURL,
}) => {
  await placeOrder(baseURL ?? '');
  const headers = await adminHeaders(request);
  // So short that the call deadline of every open order changes.
  const asked = await request.get('/api/orders/promises/moved?from=5&to=6', { headers });
  const { movedPromises } = (await asked.json()) as { movedPromises: number };
  expect(movedPromises).toBeGreaterThan(0);
  const count = movedPromises.toLocaleString('fa-IR');
  await loginAdmin(page);
  await openSite(page);
  await site(page)
    .getByRole('combobox', { name: /آغاز ساعت تماس/ })
    .selectOption('19');
  await save(page).click();
  await expect(site(page).getByText('ساعت پایان تماس باید پس از ساعت آغاز باشد')).toBeVisible();
  await site(page)
    .getByRole('combobox', { name: /آغاز ساعت تماس/ })
    .selectOption('5');
  await site(page)
    .getByRole('combobox', { name: /پایان ساعت تماس/ })
    .selectOption('6');
  await expect(site(page).getByText(`مهلت تماس ${count} سفارش جابه‌جا می‌شود`, { exact: false })).toBeVisible();
  await site(page)
    .getByRole('textbox', { name: /فاصلهٔ تماس دوباره/ })
    .fill('۵');
  await save(page).click();
  await expect(page.getByText(`مهلت تماس ${count} سفارش جابه‌جا شد.`)).toBeVisible();
  const { callHours, callRetryHours } = await settingsOf(request);
  expect([callHours.from, callHours.to, callRetryHours]).toEqual([5, 6, 5]);
});

test('of two admins who change the same setting the second chooses, and no other change is lost', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(answered(409, '/api/settings'));
  await loginAdmin(page);
  await openSite(page);
  await site(page)
    .getByRole('textbox', { name: /^نشانی/ })
    .fill('نشانی من در ارومیه');
  await site(page)
    .getByRole('textbox', { name: /^عنوان سایت/ })
    .fill('عنوان من');
  const theirs = { siteTitle: 'عنوان همکار', keywords: 'سیب، انگور' };
  await request.put('/api/settings', { headers: await adminHeaders(request), data: theirs });
  await save(page).click();
  const chooser = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  await chooser.locator('label').filter({ hasText: 'عنوان همکار' }).click();
  await chooser.getByRole('button', { name: 'آوردن در فرم' }).click();
  await expect(site(page).getByRole('textbox', { name: /^عنوان سایت/ })).toHaveValue('عنوان همکار');
  await expect(site(page).getByRole('textbox', { name: /^کلیدواژه‌ها/ })).toHaveValue('سیب، انگور');
  await expect(site(page).getByRole('textbox', { name: /^نشانی/ })).toHaveValue('نشانی من در ارومیه');
  await save(page).click();
  await expect(page.getByText('تنظیمات ذخیره شد')).toBeVisible();
  expect(await settingsOf(request)).toMatchObject({ ...theirs, address: 'نشانی من در ارومیه' });
});

test('a new password is checked in a fixed order, and a wrong current password gets an error', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(answered(400, '/api/admin/password'));
  await loginAdmin(page);
  await page.goto('/admin/settings?tab=password');
  const form = panel(page, 'تغییر رمز عبور');
  const [current, next, repeated] = ['رمز عبور فعلی', 'رمز عبور جدید', 'تکرار رمز عبور جدید'].map((name) =>
    form.getByLabel(new RegExp(`^${name}`)),
  ) as [ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>];
  const submit = form.getByRole('button', { name: 'تغییر رمز عبور' });
  const refused = async (field: typeof current, message: string) => {
    await submit.click();
    await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(field).toBeFocused();
  };
  await refused(current, 'لطفاً رمز عبور فعلی را وارد کنید');
  await current.fill('not-the-password');
  await refused(next, 'لطفاً رمز عبور جدید را وارد کنید');
  await next.fill('۱۲۳۴۵۶۷');
  await refused(next, 'رمز عبور جدید باید حداقل ۸ کاراکتر باشد');
  await next.fill('انگور و انار و سیب');
  await refused(repeated, 'رمز عبور جدید و تکرار آن مطابقت ندارند');
  await repeated.fill('انگور و انار و سیب');
  await submit.click();
  await expect(form.getByText('رمز عبور فعلی درست نیست').first()).toBeVisible();
  await expect(next).toHaveValue('انگور و انار و سیب');
});

test('an admin can change name and e-mail, but not the username', async ({ page, request }) => {
  await loginAdmin(page);
  await page.goto('/admin/settings?tab=account');
  const form = panel(page, 'حساب من');
  await expect(form.getByRole('textbox', { name: 'نام کاربری' })).toBeDisabled();
  const name = form.getByRole('textbox', { name: /^نام نمایشی/ });
  const old = await name.inputValue();
  await form.getByRole('textbox', { name: /^ایمیل/ }).fill('karshenas');
  await name.fill('کارشناس آزمون');
  const submit = form.getByRole('button', { name: 'ذخیرهٔ تغییرات' });
  await submit.click();
  await expect(form.getByText('ایمیل معتبر نیست')).toBeVisible();
  await form.getByRole('textbox', { name: /^ایمیل/ }).fill('karshenas@example.com');
  await submit.click();
  await expect(page.getByText('مشخصات حساب ذخیره شد')).toBeVisible();
  const headers = await adminHeaders(request);
  const verified = (await (await request.get('/api/admin/verify', { headers })).json()) as object;
  expect(verified).toMatchObject({ displayName: 'کارشناس آزمون', email: 'karshenas@example.com' });
  await request.put('/api/admin/profile', { headers, data: { displayName: old, email: null } });
});

test('an admin ends one session, then all others; the current one stays', async ({ page, request }) => {
  const tokens: string[] = [];
  for (const userAgent of ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'curl/8.5.0', 'curl/8.5.1']) {
    const answer = await request.post('/api/admin/login', { data: admin, headers: { 'user-agent': userAgent } });
    tokens.push(((await answer.json()) as { token: string }).token);
  }
  const isAlive = async (token: string | undefined) =>
    (await request.get('/api/admin/verify', { headers: { authorization: `Bearer ${token}` } })).ok();
  await loginAdmin(page);
  await page.goto('/admin/settings?tab=sessions');
  const mine = page.getByRole('region', { name: 'نشست‌های من' });
  await expect(mine.getByText('همین نشست')).toBeVisible();
  await mine.getByRole('button', { name: 'پایان نشست فایرفاکس در لینوکس' }).first().click();
  await expect(page.getByText('نشست پایان یافت', { exact: true })).toBeVisible();
  expect([await isAlive(tokens[0]), await isAlive(tokens[1])]).toEqual([false, true]);
  await mine.getByRole('button', { name: 'پایان همهٔ نشست‌های دیگر من' }).click();
  await expect(mine.getByRole('button', { name: /^پایان نشست/ })).toHaveCount(0);
  expect([await isAlive(tokens[1]), await isAlive(tokens[2])]).toEqual([false, false]);
  await page.reload();
  await expect(mine.getByText('همین نشست')).toBeVisible();
});
