import type { APIRequestContext, Page } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { aCustomer, adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Comment {
  id: number;
  status: string;
  version: number;
}

let headers: Record<string, string>;
test.beforeAll(async ({ request }) => {
  headers = await adminHeaders(request);
});

const SLUG = 'reading-a-concentrate-analysis-sheet';

async function write(request: APIRequestContext, name: string, comment: string): Promise<void> {
  const data = { name, email: aCustomer().email, comment };
  expect((await request.post(`/api/blog/posts/${SLUG}/comments`, { data })).status()).toBe(202);
}
async function found(request: APIRequestContext, q: string): Promise<Comment[]> {
  return (await (await request.get('/api/comments', { headers, params: { filter: 'all', q } })).json()) as Comment[];
}
const statusesOf = async (request: APIRequestContext, q: string) =>
  (await found(request, q)).map(({ status }) => status);
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test("a visitor's comment waits, is counted in the menu, and is shown once it is approved", async ({
  page,
  request,
}) => {
  const { name, email } = aCustomer();
  await page.goto(`/blog/${SLUG}`);
  const comments = page.getByRole('region', { name: 'دیدگاه‌ها' });
  await comments.scrollIntoViewIfNeeded();
  await comments.getByRole('textbox', { name: /^نام/ }).fill(name);
  await comments.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await comments.getByRole('textbox', { name: /^متن دیدگاه/ }).fill('برای رب گوجه هم همین است؟');
  await comments.getByRole('button', { name: 'ارسال دیدگاه' }).click();
  await expect(comments.getByText(/پس از تأیید نمایش داده می‌شود\.$/).last()).toBeVisible();

  await loginAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('img', { name: /^[۰-۹]+ دیدگاه در انتظار بررسی$/ })).toBeVisible();
  await page.goto(`/admin/comments?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `مشاهدهٔ دیدگاه ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `دیدگاه ${name}` });
  await expect(dialog.getByRole('region', { name: 'زیر این مقاله' })).toContainText('برگهٔ آنالیز کنسانتره');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'تأیید' }).click();
  await expect.poll(() => statusesOf(request, name)).toEqual(['approved']);

  // The stale page may be sent once when rendering takes long (decision 6).
  await expect(async () => {
    await page.goto(`/blog/${SLUG}`);
    const shown = comments.getByRole('article').filter({ hasText: name });
    await expect(shown).toContainText('برای رب گوجه هم همین است؟', { timeout: 2000 });
  }).toPass();
});

test('a decision on one comment or on many can be undone in its toast', async ({ page, request }) => {
  const word = `بازگشت${Math.floor(Math.random() * 1e6)}`;
  for (const place of ['یکم', 'دوم', 'سوم']) await write(request, `${word} ${place}`, 'چند سطر');
  await loginAdmin(page);
  await page.goto(`/admin/comments?filter=all&q=${word}`);
  await page.getByRole('button', { name: `رد دیدگاه ${word} یکم` }).click();
  await expect.poll(() => statusesOf(request, `${word} یکم`)).toEqual(['rejected']);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(() => statusesOf(request, `${word} یکم`)).toEqual(['waiting']);

  await expect(page.getByRole('button', { name: 'بازگردانی' })).toHaveCount(0, { timeout: 15_000 });
  await page.getByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }).check();
  await page.getByRole('button', { name: 'عملیات گروهی' }).click();
  await page.getByRole('menuitem', { name: 'تأیید', exact: true }).click();
  await expect(toast(page, '۳ مورد انجام شد').or(page.getByText('۳ مورد انجام شد')).first()).toBeVisible();
  expect(await statusesOf(request, word)).toEqual(['approved', 'approved', 'approved']);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(() => statusesOf(request, word)).toEqual(['waiting', 'waiting', 'waiting']);
});

test('a comment that a colleague decided about or deleted shows a message', async ({
  page,
  request,
  expectedMessages,
}) => {
  const word = `همکار${Math.floor(Math.random() * 1e6)}`;
  await write(request, `${word} یکم`, 'چند سطر');
  await write(request, `${word} دوم`, 'چند سطر');
  await loginAdmin(page);
  await page.goto(`/admin/comments?filter=all&q=${word}`);
  await expect(page.getByRole('button', { name: `تأیید دیدگاه ${word} یکم` })).toBeVisible();
  const [first] = await found(request, `${word} یکم`);
  const [second] = await found(request, `${word} دوم`);
  await request.put(`/api/comments/${first?.id}`, { headers, data: { status: 'rejected' } });
  await request.delete(`/api/comments/${second?.id}`, { headers });

  expectedMessages.push(answered(409, `/api/comments/${first?.id}`), answered(404, `/api/comments/${second?.id}`));
  await page.getByRole('button', { name: `تأیید دیدگاه ${word} دوم` }).click();
  await expect(page.getByText('این دیدگاه پیدا نشد')).toBeVisible();
  await expect(page.getByRole('button', { name: `تأیید دیدگاه ${word} دوم` })).toHaveCount(0);
  await page.goto(`/admin/comments?comment=${second?.id}`);
  await expect(page.getByRole('dialog').getByText('شاید حذف شده یا نشانی ناقص باز شده است.')).toBeVisible();
  expect(await statusesOf(request, `${word} یکم`)).toEqual(['rejected']);
});
