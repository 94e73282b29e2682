import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Item {
  id: number;
  url: string;
  originalFilename: string;
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** The offset of the first colour in a GIF. */
const COLOUR_AT = 13;

/** A picture of one pixel with a unique colour. */
function aPicture(): Buffer {
  const bytes = Buffer.from(GIF);
  bytes.writeUIntBE(Math.floor(Math.random() * 0xffffff), COLOUR_AT, 3);
  return bytes;
}

const aName = () => `dot-${Math.random().toString(36).slice(2, 10)}`;

test('of ten dropped files nine are stored, and the bad one is named with its reason', async ({
  page,
  request,
  expectedMessages,
}) => {
  const run = aName();
  const files = Array.from({ length: 10 }, (_, at) => ({
    name: `${run}-${at}.gif`,
    bytes: at === 4 ? Buffer.from('no picture').toString('base64') : aPicture().toString('base64'),
  }));
  expectedMessages.push(answered(415, '/api/media/upload'));
  await loginAdmin(page);
  await page.goto('/admin/media');
  await expect(page.getByRole('list', { name: 'فایل‌های رسانه' })).toBeVisible();
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of dropped) {
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      dataTransfer.items.add(new File([content], name, { type: 'image/gif' }));
    }
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);

  const dialog = page.getByRole('dialog', { name: 'بارگذاری فایل' });
  await expect(dialog.getByText('۹ از ۱۰ فایل بارگذاری شد')).toBeVisible();
  const bad = dialog.getByRole('listitem').filter({ hasText: `${run}-4.gif` });
  await expect(bad.getByRole('alert')).toHaveText(/فقط تصویر JPEG/);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'بستن' }).first().click();
  await expect(dialog).toBeHidden();

  const headers = await adminHeaders(request);
  const stored = (await (await request.get(`/api/media?q=${run}&limit=100`, { headers })).json()) as Item[];
  const expected = files.map(({ name }) => name).filter((name) => !name.includes('-4.'));
  expect(stored.map(({ originalFilename }) => originalFilename).sort()).toEqual(expected.sort());
});

test('a picture of the library that a product uses cannot be deleted, and shows its usage', async ({
  page,
  request,
  expectedMessages,
}) => {
  const headers = await adminHeaders(request);
  const name = `${aName()}.gif`;
  const multipart = { file: { name, mimeType: 'image/gif', buffer: aPicture() } };
  const item = (await (await request.post('/api/media/upload', { headers, multipart })).json()) as Item;
  await request.put(`/api/media/${item.id}`, { headers, data: { alt: 'نقطه‌ای رنگی' } });
  const data = { name: `محصول ${name}`, price: 1, brix: '۷۰', origin: 'ارومیه', category: 'apple' };
  const { id } = (await (await request.post('/api/products', { headers, data })).json()) as { id: number };

  await loginAdmin(page);
  await page.goto(`/admin/products?product=${id}`);
  const form = page.getByRole('dialog', { name: 'ویرایش محصول' });
  await form.getByRole('button', { name: 'انتخاب از کتابخانه، تصویر محصول' }).click();
  const picker = page.getByRole('dialog', { name: 'انتخاب تصویر' });
  await picker.getByRole('textbox', { name: 'جست‌وجوی فایل‌ها' }).fill(name);
  await picker.getByRole('button', { name }).click();
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form).toBeHidden({ timeout: 20_000 });
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('img', { name: 'نقطه‌ای رنگی' })).toHaveAttribute('src', item.url);

  expectedMessages.push(answered(409, `/api/media/${item.id}`));
  await page.goto(`/admin/media?media=${item.id}`);
  const details = page.getByRole('dialog', { name: 'جزئیات فایل' });
  await details.getByRole('button', { name: 'حذف فایل' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  const inUse = page.getByRole('dialog', { name: 'این فایل در حال استفاده است' });
  await expect(inUse.getByRole('link', { name: `محصول «${data.name}»` })).toHaveAttribute(
    'href',
    `/admin/products?product=${id}`,
  );
  expect((await request.get(item.url)).status()).toBe(200);
  await inUse.getByRole('button', { name: 'بستن' }).first().click();

  // A replaced file is used by the product too.
  await details.getByLabel('جایگزینی فایل').setInputFiles({ name, mimeType: 'image/gif', buffer: aPicture() });
  await expect(details.getByRole('img')).not.toHaveAttribute('src', item.url);
  const shown = async () => ((await (await request.get(`/api/products/${id}`)).json()) as { image: string }).image;
  await expect.poll(shown).not.toBe(item.url);
});
