import type { APIRequestContext, Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { overflowsAt } from '../support/looks';
import { adminHeaders, loginAdmin, visit } from '../support/site';
import { expect, test } from '../support/test';

const COLOURS = { 'بشکه‌ها در انبار': '#8e1b45', 'خط پرکنی': '#2f6f3e', 'نمونه در لیوان': '#c98a1b' };
const ALTS = Object.keys(COLOURS);

/** A product with three pictures of a gallery, in the order of {@link ALTS}; returns its id. */
async function withGallery(page: Page, request: APIRequestContext): Promise<number> {
  const headers = await adminHeaders(request);
  const pictures: { mediaId: number; alt: string }[] = [];
  for (const [alt, colour] of Object.entries(COLOURS)) {
    const mark = Math.floor(Math.random() * 1e6);
    await page.setContent(`<body style="margin:0;background:${colour};color:white;font-size:3rem">${mark}`);
    const file = { name: `${mark}.png`, mimeType: 'image/png', buffer: await page.screenshot() };
    const answer = await request.post('/api/media/upload', { headers, multipart: { file } });
    pictures.push({ mediaId: ((await answer.json()) as { id: number }).id, alt });
  }
  const data = {
    name: `پورهٔ نگارخانه ${Date.now()}`,
    price: 1_000,
    brix: '۷۰',
    origin: 'ارومیه',
    category: 'apple',
    pictures,
  };
  const answer = await request.post('/api/products', { headers, data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Moves one finger over the photo. */
async function swipe(page: Page, along: number): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('dialog').getByRole('group').boundingBox())!;
  const [from, middle] = [x + width / 2 - along / 2, y + height / 2];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y: middle }] });
  await send('touchStart', from);
  await send('touchMove', from + along / 2);
  await send('touchMove', from + along);
  await send('touchEnd');
}

test('the pictures of a product are seen in their order, by keyboard and by touch, each with its text, and larger', async ({
  page,
  request,
  hasTouch,
}) => {
  test.slow();
  const id = await withGallery(page, request);
  await visit(page, `/product/${id}`);
  const gallery = page.getByRole('region', { name: 'تصویرها' });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole('link')).toHaveCount(3);
  for (const [at, alt] of ALTS.entries())
    await expect(gallery.getByRole('link').nth(at)).toHaveAccessibleName(`بزرگ‌نمایی: ${alt}`);
  expect(await overflowsAt(page, [320, 360, 768, 1280])).toEqual([]);

  await gallery.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'تصویرهای محصول' });
  const shows = (alt: string, position: string) =>
    Promise.all([
      expect(dialog.getByRole('img', { name: alt })).toBeVisible(),
      expect(dialog.getByText(`${position} از ۳`)).toBeVisible(),
    ]);
  await shows(ALTS[0]!, '۱');
  expect(await violationsOf(page)).toEqual([]);
  // Text runs from right to left: the next one is on the left.
  await page.keyboard.press('ArrowLeft');
  await shows(ALTS[1]!, '۲');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shows(ALTS[2]!, '۳');

  const picture = dialog.getByRole('img', { name: ALTS[2]! });
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const small = await widthOf();
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(small * 1.5);
  // The arrows scroll a larger picture, so that all of it can be seen.
  await page.keyboard.press('ArrowLeft');
  await shows(ALTS[2]!, '۳');
  await page.keyboard.press('-');
  await expect.poll(widthOf).toBeLessThan(small * 1.1);

  if (hasTouch) {
    await swipe(page, 140);
    await shows(ALTS[0]!, '۱');
    await swipe(page, -140);
    await shows(ALTS[2]!, '۳');
    await swipe(page, 20);
    await shows(ALTS[2]!, '۳');
    await dialog.getByRole('button', { name: 'بزرگ‌تر' }).tap();
    await expect.poll(widthOf).toBeGreaterThan(small * 1.5);
    await swipe(page, 140);
    await shows(ALTS[2]!, '۳');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(gallery.getByRole('link').first()).toBeFocused();
  await request.delete(`/api/products/${id}`, { headers: await adminHeaders(request) });
});

test('staff change the order of the pictures and their texts on a tablet, and visitors see it', async ({
  page,
  request,
}) => {
  test.slow();
  const id = await withGallery(page, request);
  await loginAdmin(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/admin/products?product=${id}`);
  const form = page.getByRole('dialog', { name: 'ویرایش محصول' });
  await form.getByRole('tab', { name: 'تصویرها' }).click();
  const list = form.getByRole('list', { name: 'تصویرهای دیگر' });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(await overflowsAt(page, [320, 360, 768])).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await list.getByRole('button', { name: new RegExp(`^بالاتر.*${ALTS[2]!}|${ALTS[2]!}.*بالاتر`) }).click();
  await list.getByLabel('شرح تصویر').first().fill('بشکه‌های پر');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form).toHaveCount(0);
  const shown = (await (await request.get(`/api/products/${id}`)).json()) as { pictures: { alt: string }[] };
  expect(shown.pictures.map(({ alt }) => alt)).toEqual(['بشکه‌های پر', ALTS[2], ALTS[1]]);
  await request.delete(`/api/products/${id}`, { headers: await adminHeaders(request) });
});
