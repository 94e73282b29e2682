import type { APIRequestContext, Page } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Post {
  id: number;
  slug: string;
  title: string;
  content: string;
  version: number;
}

let headers: Record<string, string>;
// These tests share a session, which a logout in one of them ends.
test.beforeEach(async ({ request }) => {
  headers = await adminHeaders(request);
});

/** Unique to this run. */
const aNumber = () => String(Math.floor(Math.random() * 1e7));

function aPost() {
  const number = aNumber();
  return {
    slug: `article-${number}`,
    title: `بازار انار ${number}`,
    excerpt: 'آنچه خریدار عمده باید بداند.',
    content: '<h2>قیمت</h2><p>متن نخست.</p>',
    category: 'market-analysis',
    status: 'published',
  };
}

async function addPost(request: APIRequestContext): Promise<Post> {
  const added = await request.post('/api/admin/blog/posts', { headers, data: aPost() });
  expect(added.status()).toBe(201);
  return (await added.json()) as Post;
}
const stored = async (request: APIRequestContext, id: number) =>
  (await (await request.get(`/api/admin/blog/posts/${id}`, { headers })).json()) as Post;

const titleOf = (page: Page) => page.getByRole('textbox', { name: /^عنوان/ });
const slugOf = (page: Page) => page.getByRole('textbox', { name: /^نامک/ });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'متن مقاله' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an article is written, previewed, saved as a draft, and published', async ({
  page,
  request,
  expectedMessages,
}) => {
  const { title, slug, excerpt } = aPost();
  await loginAdmin(page);
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'مقالهٔ جدید' }).click();
  await titleOf(page).fill(title);
  await expect(slugOf(page)).toHaveValue(/^market-pomegranate-\d+$/);
  await slugOf(page).fill(slug);
  await textOf(page).fill('انار دانه‌سیاه امسال زودتر رسید.');
  await page.getByRole('combobox', { name: /^دسته‌بندی/ }).selectOption('تحلیل بازار');
  await page.getByRole('textbox', { name: /^چکیده/ }).fill(excerpt);

  await press(page, 'پیش‌نمایش');
  const dialog = page.getByRole('dialog', { name: 'پیش‌نمایش مقاله' });
  const shown = page.frameLocator('iframe[title="پیش‌نمایش مقاله"]');
  await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(title);
  await expect(shown.getByText('انار دانه‌سیاه امسال زودتر رسید.')).toBeVisible();
  await dialog.getByRole('button', { name: 'تلفن همراه' }).click();
  const columns = () => shown.locator('h1').evaluate((heading) => heading.ownerDocument.defaultView?.innerWidth);
  await expect.poll(columns).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'بازگشت به ویرایش' }).click();

  await press(page, 'ذخیرهٔ پیش‌نویس');
  await expect(page).toHaveURL(/\/admin\/blog\/edit\?post=\d+$/);
  expect((await request.get(`/api/blog/posts/${slug}`)).status()).toBe(404);
  await press(page, 'انتشار');
  await expect(page.getByRole('button', { name: 'بازگرداندن به پیش‌نویس' })).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('انار دانه‌سیاه امسال زودتر رسید.')).toBeVisible();
  expect(expectedMessages).toEqual([]);
});

test('a published article that gets another address is found under its old one too', async ({ page, request }) => {
  const { id, slug, title } = await addPost(request);
  await loginAdmin(page);
  await page.goto(`/admin/blog/edit?post=${id}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await slugOf(page).fill(`${slug}-2`);
  await expect(page.getByText('نشانی این مقاله در سایت عوض می‌شود')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, 'ذخیره');
  await expect(page.getByText('نشانی این مقاله در سایت عوض می‌شود')).toBeHidden();
  await page.goto(`/blog/${slug}`);
  await expect(page).toHaveURL(`/blog/${slug}-2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('two admins who edit one article choose which title stays, also when one changed its address', async ({
  page,
  request,
  expectedMessages,
}) => {
  const { id, slug, ...post } = await addPost(request);
  expectedMessages.push(answered(409, `/api/admin/blog/posts/${id}`));
  await loginAdmin(page);
  await page.goto(`/admin/blog/edit?post=${id}`);
  await titleOf(page).fill('عنوان من');
  const data = { ...aPost(), ...post, slug: `${slug}-2`, title: 'عنوان همکار' };
  expect((await request.put(`/api/admin/blog/posts/${id}`, { headers, data })).ok()).toBe(true);

  await press(page, 'ذخیره');
  const dialog = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  await expect(dialog.getByRole('radiogroup', { name: 'عنوان' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByText('نوشتهٔ شما').click();
  await dialog.getByRole('button', { name: 'آوردن در فرم' }).click();
  await expect(slugOf(page)).toHaveValue(`${slug}-2`);
  await press(page, 'ذخیره');
  await expect.poll(async () => (await stored(request, id)).title).toBe('عنوان من');
  expect((await stored(request, id)).slug).toBe(`${slug}-2`);
});

test('the typed text is restored after the tab was closed, and removed at logout', async ({
  page,
  context,
  request,
}) => {
  const { id } = await addPost(request);
  await loginAdmin(page);
  await page.goto(`/admin/blog/edit?post=${id}`);
  await textOf(page).fill('این را هنوز ذخیره نکرده‌ام.');
  const drafts = () =>
    Object.keys(window.localStorage).filter((key) => key.startsWith('afshoreh.admin.draft.') && key.includes('post'));
  await expect.poll(() => page.evaluate(drafts)).toHaveLength(1);
  await page.close();

  const again = await context.newPage();
  await again.goto(`/admin/blog/edit?post=${id}`);
  await expect(textOf(again)).toHaveText('این را هنوز ذخیره نکرده‌ام.');
  await expect(again.getByText('نوشته‌های ذخیره‌نشدهٔ شما بازگشت')).toBeVisible();
  await again.getByRole('banner').getByRole('button', { name: 'خروج' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'خروج بدون ذخیره' }).click();
  await expect(again).toHaveURL(/\/admin\/login/);
  expect(await again.evaluate(drafts)).toEqual([]);
});

test('what is typed into the text while it is being saved stays, and is saved next', async ({ page, request }) => {
  const { id } = await addPost(request);
  await loginAdmin(page);
  await page.goto(`/admin/blog/edit?post=${id}`);
  await textOf(page).fill('جملهٔ نخست.');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/admin/blog/posts/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const sent = page.waitForRequest((one) => one.method() === 'PUT' && one.url().endsWith(`/posts/${id}`));
  await page.keyboard.press('Control+s');
  await sent;
  await page.keyboard.type(' جملهٔ دوم');
  release();
  await expect.poll(async () => (await stored(request, id)).content).toBe('<h2>جملهٔ نخست.</h2>');
  await expect(page.getByText('مقاله ذخیره شد')).toBeVisible();
  await page.keyboard.type(' هم ماند.');
  await expect(textOf(page)).toHaveText('جملهٔ نخست. جملهٔ دوم هم ماند.');
  await press(page, 'ذخیره');
  await expect.poll(async () => (await stored(request, id)).content).toBe('<h2>جملهٔ نخست. جملهٔ دوم هم ماند.</h2>');
});

test('text pasted from Word loses the markup of Word', async ({ page, request }) => {
  const { id } = await addPost(request);
  await loginAdmin(page);
  await page.goto(`/admin/blog/edit?post=${id}`);
  await textOf(page).fill('');
  await textOf(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class="MsoTitle" style="mso-x:1">بازار انار</p>' +
        '<p class="MsoNormal" style="font-family:B Nazanin"><b>قیمت</b> بالا رفت.<o:p></o:p></p>' +
        '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>ساوه</p></body></html>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(textOf(page).getByRole('heading', { name: 'بازار انار' })).toBeVisible();
  await press(page, 'ذخیره');
  await expect.poll(async () => (await stored(request, id)).content).toContain('بازار انار');
  const { content } = await stored(request, id);
  expect(content.replace(/>\s+</g, '><')).toBe(
    '<h2>بازار انار</h2><p><strong>قیمت</strong> بالا رفت.</p><ul><li>ساوه</li></ul>',
  );
});

test('a cover has the description from the media library, whose usage links to the article', async ({
  page,
  request,
}) => {
  const { id, slug } = await addPost(request);
  const buffer = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  buffer.writeUIntBE(Number(aNumber()) % 0xffffff, 13, 3);
  const name = `cover-${aNumber()}.gif`;
  const multipart = { file: { name, mimeType: 'image/gif', buffer } };
  const item = (await (await request.post('/api/media/upload', { headers, multipart })).json()) as { id: number };
  await request.put(`/api/media/${item.id}`, { headers, data: { alt: 'انار شکافته روی سینی' } });

  await loginAdmin(page);
  await page.goto(`/admin/blog/edit?post=${id}`);
  await page.getByRole('button', { name: 'انتخاب از کتابخانه، تصویر بالای مقاله' }).click();
  const picker = page.getByRole('dialog', { name: 'انتخاب تصویر' });
  await picker.getByRole('textbox', { name: 'جست‌وجوی فایل‌ها' }).fill(name);
  await picker.getByRole('button', { name }).click();
  await press(page, 'ذخیره');
  await expect(page.getByText('مقاله ذخیره شد')).toBeVisible();
  await page.goto(`/admin/media?media=${item.id}`);
  await page
    .getByRole('dialog', { name: 'جزئیات فایل' })
    .getByRole('link', { name: /بازار انار/ })
    .click();
  await expect(page).toHaveURL(`/admin/blog/edit?post=${id}`);
  await expect(slugOf(page)).toHaveValue(slug);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('img', { name: 'انار شکافته روی سینی' })).toBeVisible();
});

test('the command palette opens a new article', async ({ page }) => {
  await loginAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('مقاله');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/blog/edit?post=new');
  await expect(titleOf(page)).toBeVisible();
});

test('a table wider than the screen is scrolled by keyboard', async ({ page, request }) => {
  const cells = Array.from({ length: 12 }, (_, column) => `<td><p>ستون ${column}</p></td>`).join('');
  const post = { ...aPost(), content: `<table><tbody><tr>${cells}</tr></tbody></table>` };
  const added = await request.post('/api/admin/blog/posts', { headers, data: post });
  const { id } = (await added.json()) as Post;
  await loginAdmin(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/blog/edit?post=${id}`);
  const region = page.getByRole('region', { name: 'متن و جدول‌های آن' });
  await expect(region.getByRole('cell').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await textOf(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(region).toBeFocused();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => region.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(40);
  await page.keyboard.press('Tab');
  await expect(textOf(page)).toBeFocused();
  await request.delete(`/api/admin/blog/posts/${id}`, { headers });
});
