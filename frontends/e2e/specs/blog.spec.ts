import type { APIRequestContext } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { answered } from '../support/console-messages';
import { linkInMail } from '../support/mail';
import { aCustomer, adminHeaders } from '../support/site';
import { expect, test } from '../support/test';

const ARTICLE = '/blog/reading-a-concentrate-analysis-sheet';
const TITLE = 'برگهٔ آنالیز کنسانتره را چگونه بخوانیم؟';

/** Approves the comment of this author. */
async function approve(request: APIRequestContext, name: string): Promise<void> {
  const headers = await adminHeaders(request);
  const waiting = await request.get('/api/comments', { headers, params: { filter: 'waiting', q: name } });
  const [comment] = (await waiting.json()) as { id: number }[];
  const approved = await request.put(`/api/comments/${comment?.id}`, { headers, data: { status: 'approved' } });
  expect(approved.ok()).toBe(true);
}

test('a visitor finds an article by its category, and reads it', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const articles = main.getByRole('article');
  await expect(articles).toHaveCount(6);
  await main.getByRole('link', { name: 'راهنمای خرید', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=buying-guide$/);
  await expect(articles).toHaveCount(1);
  await main.getByRole('link', { name: TITLE }).click();

  await expect(page).toHaveURL(ARTICLE);
  await expect(main.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const cover = main.locator('header img');
  await expect(cover).toHaveJSProperty('complete', true);
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await main.getByRole('navigation', { name: 'در این مقاله' }).getByRole('link').last().click();
  await expect(main.getByRole('heading', { level: 2, name: 'پیش از سفارش' })).toBeInViewport();
  await main.getByRole('link', { name: 'اسیدیته', exact: true }).click();
  await expect(main.getByText('مقاله‌های با برچسب «اسیدیته»')).toBeVisible();
});

test('a reader copies the address of an article, and continues to the next', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'کپی لینک' }).click();
  await expect(main.getByText('لینک کپی شد')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}`);
  await main.getByRole('link', { name: /مقالهٔ قبلی/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/بازار کنسانترهٔ سیب/);
});

test('a comment waits for an admin, and is shown once approved', async ({ page, request }) => {
  const { name, email } = aCustomer();
  await page.goto(ARTICLE);
  const comments = page.getByRole('region', { name: 'دیدگاه‌ها' });
  await comments.scrollIntoViewIfNeeded();
  const press = () => comments.getByRole('button', { name: 'ارسال دیدگاه' }).click();
  await press();
  await expect(comments.getByText('نام خود را بنویسید')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await comments.getByRole('textbox', { name: /^نام/ }).fill(name);
  await comments.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await comments.getByRole('textbox', { name: /^متن دیدگاه/ }).fill('برای پورهٔ هلو هم همین است؟');
  await press();
  await expect(comments.getByText('دیدگاه شما رسید و پس از تأیید نمایش داده می‌شود.')).toBeVisible();
  await page.reload();
  await expect(comments.getByText(name)).toHaveCount(0);

  await approve(request, name);
  const approved = comments.getByRole('article').filter({ hasText: name });
  // Cached pages follow within a second; a request right after the change may still get the stale one.
  await expect(async () => {
    await page.reload();
    await expect(approved).toContainText('برای پورهٔ هلو هم همین است؟', { timeout: 1_000 });
  }).toPass();
  await expect(comments.getByText(email)).toHaveCount(0);
});

test('a comment that cannot be sent stays in its form', async ({ page, context, expectedMessages }) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(ARTICLE);
  const comments = page.getByRole('region', { name: 'دیدگاه‌ها' });
  await comments.scrollIntoViewIfNeeded();
  await comments.getByRole('textbox', { name: /^نام/ }).fill('سارا');
  await comments.getByRole('textbox', { name: /^ایمیل/ }).fill('sara@example.com');
  await comments.getByRole('textbox', { name: /^متن دیدگاه/ }).fill('چند سطر');
  await context.setOffline(true);
  await comments.getByRole('button', { name: 'ارسال دیدگاه' }).click();
  await expect(comments.getByRole('alert')).toContainText('دیدگاه شما ارسال نشد');
  await expect(comments.getByRole('textbox', { name: /^متن دیدگاه/ })).toHaveValue('چند سطر');
});

test('a reader subscribes to the newsletter under an article', async ({ page }) => {
  const { email } = aCustomer();
  await page.goto(ARTICLE);
  const box = page.getByRole('region', { name: 'خبرنامهٔ افشره' });
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await box.getByRole('button', { name: 'عضویت در خبرنامه' }).click();
  await expect(box.getByText('ایمیل شما در خبرنامه ثبت شد.')).toBeVisible();
  expect(await linkInMail(email, '/newsletter/unsubscribe')).toContain('token=');
});

test('a missing article returns 404 and links to the blog', async ({ page, expectedMessages }) => {
  expectedMessages.push(answered(404, '/blog/no-such-article'));
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'این مقاله پیدا نشد' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'همهٔ مقاله‌ها' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an article is in the metadata, the sitemap and the feed', async ({ request, baseURL }) => {
  const html = await (await request.get(`${ARTICLE}?utm_source=x`)).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${ARTICLE}">`);
  expect(html).toContain('<meta property="og:type" content="article">');
  const jsonLd = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'BlogPosting', headline: TITLE, url: `${baseURL}${ARTICLE}` });
  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(image).toBe(`${baseURL}/media/og/posts/${ARTICLE.split('/').at(-1)}.png`);
  expect((await request.get(image)).headers()['content-type']).toBe('image/png');

  const [, feed = ''] = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)">/.exec(html) ?? [];
  const answer = await request.get(feed);
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(await answer.text()).toContain(`<link>${baseURL}${ARTICLE}</link>`);
  const again = await request.get(feed, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a page beyond the last one redirects to the last one', async ({ request }) => {
  const response = await request.get('/blog?page=99', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, '/blog']);
});

test('an article prints as its text alone', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(main.getByText(/نشانی این مقاله/)).toBeVisible();
  for (const hidden of ['این مقاله را بفرستید', 'دیدگاه شما', 'مقاله‌های مرتبط', 'خبرنامهٔ افشره', 'در این مقاله']) {
    await expect(main.getByText(hidden, { exact: true })).toBeHidden();
  }
});
