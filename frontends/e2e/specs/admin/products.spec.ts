import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { violationsOf } from '../../support/axe';
import { cutText, seenFromLeft } from '../../support/looks';
import { answered, unanswered } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Product {
  id: number;
  name: string;
  brix: string;
  price: number;
  version: number;
  acidity: string | null;
  origin: string;
  image: string | null;
  featured: boolean;
  showPrice: boolean;
  documents: { title: string; url: string }[];
}

const aName = () => `کالای آزمون ${Math.random().toString(36).slice(2, 10)}`;
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** The offset of the first colour in a GIF. */
const COLOUR_AT = 13;

/** A picture of one pixel with a unique colour, because equal files are stored once. */
function aPicture(name: string) {
  const buffer = Buffer.from(DOT);
  buffer.writeUIntBE(Math.floor(Math.random() * 0xffffff), COLOUR_AT, 3);
  return { name: `${name}.gif`, mimeType: 'image/gif', buffer };
}

async function made(request: APIRequestContext, changes: Partial<Product> = {}): Promise<Product> {
  const data = { name: aName(), price: 100_000_000, brix: '۷۰', origin: 'ارومیه', category: 'apple', ...changes };
  const answer = await request.post('/api/products', { headers: await adminHeaders(request), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Product;
}
async function stored(request: APIRequestContext, id: number): Promise<Product> {
  const answer = await request.get(`/api/admin/products/${id}`, { headers: await adminHeaders(request) });
  return (await answer.json()) as Product;
}
/** The rows of products with that name in the admin's list. */
async function named(request: APIRequestContext, name: string): Promise<Product[]> {
  const params = { q: name, limit: 100 };
  const answer = await request.get('/api/admin/products', { headers: await adminHeaders(request), params });
  return (await answer.json()) as Product[];
}

async function fillIn(form: Locator, name: string): Promise<void> {
  await form.getByRole('textbox', { name: /^نام محصول/ }).fill(name);
  await form.getByRole('textbox', { name: /^بریکس/ }).fill('۷۰');
  await form.getByRole('textbox', { name: /^مبدأ/ }).fill('سمیرم');
  await form.getByRole('textbox', { name: /^قیمت هر تن/ }).fill('۱۲۰٬۰۰۰٬۰۰۰');
}
const save = (form: Locator) => form.getByRole('button', { name: 'ذخیره' }).click();

async function openForm(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/products?product=${id}`);
  const form = page.getByRole('dialog', { name: 'ویرایش محصول' });
  await expect(form.getByRole('textbox', { name: /^نام محصول/ })).not.toHaveValue('');
  return form;
}

test('a product with fields of both tabs, sent again after a lost response, is stored once, and visitors see it', async ({
  page,
  request,
  expectedMessages,
}) => {
  const name = aName();
  await loginAdmin(page);
  await page.goto('/admin/products?product=new');
  const form = page.getByRole('dialog', { name: 'افزودن محصول' });
  await fillIn(form, name);
  await form.getByRole('tab', { name: 'مشخصات فنی' }).click();
  await form.getByRole('textbox', { name: 'اسیدیته' }).fill('۲ درصد');

  // The server stores it, and the response is lost.
  expectedMessages.push(unanswered('FAILED', '/api/products'));
  await page.route('**/api/products', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await save(form);
  await expect(form.getByText(/شاید ذخیره شده باشد/)).toBeVisible();
  await expect.poll(async () => (await named(request, name)).length).toBe(1);
  await page.unroute('**/api/products');
  await save(form);
  await expect(form).toBeHidden();
  const products = await named(request, name);
  expect(products).toMatchObject([{ name, price: 120_000_000, origin: 'سمیرم', acidity: '۲ درصد' }]);

  await page.goto(`/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByText('۲ درصد')).toBeVisible();
});

test('a picture uploaded in the form and a document from the library are on the page of the product', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const product = await made(request);
  const file = aPicture(`sheet-${Math.random().toString(36).slice(2, 10)}`);
  expect((await request.post('/api/media/upload', { headers, multipart: { file } })).ok()).toBe(true);
  await loginAdmin(page);
  const form = await openForm(page, product.id);
  await form
    .getByLabel(/^تصویر محصول/, { exact: false })
    .and(form.locator('input[type=file]'))
    .setInputFiles(aPicture('p'));
  await expect(form.getByRole('img', { name: 'پیش‌نمایش تصویر محصول' })).toBeVisible();
  await form.getByRole('tab', { name: 'سندها' }).click();
  await form.getByRole('button', { name: 'افزودن سند' }).click();
  const picker = page.getByRole('dialog', { name: /^انتخاب/ }).last();
  await picker.getByRole('textbox', { name: 'جست‌وجوی فایل‌ها' }).fill(file.name);
  await picker.getByRole('button', { name: file.name }).click();
  await form.getByRole('textbox', { name: /^عنوان سند/ }).fill('برگهٔ آزمون');
  await save(form);
  await expect(form).toBeHidden();

  const { image, documents } = await stored(request, product.id);
  expect(image).toMatch(/^\/media\//);
  expect(documents.map(({ title }) => title)).toEqual(['برگهٔ آزمون']);
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole('main').locator(`img[src="${image}"]`)).toBeVisible();
  await expect(page.getByRole('link', { name: /برگهٔ آزمون/ })).toHaveAttribute('href', documents[0]?.url ?? '');
});

test('a copy is a product of its own; a deleted product is not on the site', async ({
  page,
  request,
  expectedMessages,
}) => {
  const product = await made(request);
  await loginAdmin(page);
  await page.goto(`/admin/products?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('link', { name: `کپی ${product.name}` }).click();
  const form = page.getByRole('dialog', { name: 'کپی محصول' });
  await expect(form.getByRole('textbox', { name: /^نام محصول/ })).toHaveValue(`${product.name} (کپی)`);
  await save(form);
  await expect(form).toBeHidden();
  const both = await named(request, product.name);
  expect(both.map(({ name }) => name).toSorted()).toEqual([product.name, `${product.name} (کپی)`]);

  await page.getByRole('button', { name: `حذف ${product.name}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await expect(page.getByRole('row', { name: new RegExp(product.name) })).toHaveCount(1);
  expect((await request.get(`/api/products/${product.id}`)).status()).toBe(404);
  expectedMessages.push(answered(404, `/product/${product.id}`));
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toHaveCount(0);
});

test('a product is featured and its price shown with one press each, visitors see it, and it can be undone', async ({
  page,
  request,
}) => {
  const product = await made(request);
  await loginAdmin(page);
  await page.goto(`/admin/products?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('button', { name: `قیمت پنهان، ${product.name}` }).click();
  await expect(page.getByRole('button', { name: `قیمت نمایان، ${product.name}` })).toBeVisible();
  const shown = async () => {
    const { indicativePrice } = (await (await request.get(`/api/products/${product.id}`)).json()) as {
      indicativePrice: { tomanPerTon: number } | null;
    };
    return indicativePrice?.tomanPerTon ?? null;
  };
  expect(await shown()).toBe(100_000_000);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect.poll(shown).toBeNull();
  await page.getByRole('button', { name: `عادی، ${product.name}` }).click();
  await expect.poll(async () => (await stored(request, product.id)).featured).toBe(true);
});

test('of two admins who change one price, the second sees both prices and chooses, and no other change is lost', async ({
  page,
  browser,
  request,
  expectedMessages,
}) => {
  const product = await made(request);
  const context = await browser.newContext();
  const colleague = await context.newPage();
  for (const each of [page, colleague]) await loginAdmin(each);
  const mine = await openForm(page, product.id);
  const theirs = await openForm(colleague, product.id);
  await theirs.getByRole('textbox', { name: /^قیمت هر تن/ }).fill('۱۱۰٬۰۰۰٬۰۰۰');
  await theirs.getByRole('textbox', { name: /^مبدأ/ }).fill('سمیرم');
  await mine.getByRole('textbox', { name: /^قیمت هر تن/ }).fill('۱۲۵٬۰۰۰٬۰۰۰');
  await mine.getByRole('tab', { name: 'مشخصات فنی' }).click();
  await mine.getByRole('textbox', { name: 'اسیدیته' }).fill('۲ درصد');
  await save(theirs);
  await expect(theirs).toBeHidden();

  expectedMessages.push(answered(409, `/api/products/${product.id}`));
  await save(mine);
  const chooser = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  const price = chooser.getByRole('radiogroup', { name: 'قیمت هر تن (تومان)' });
  await expect(chooser.getByRole('radiogroup')).toHaveCount(1);
  await expect(price).toContainText('۱۱۰٬۰۰۰٬۰۰۰ تومان');
  await expect(price).toContainText('۱۲۵٬۰۰۰٬۰۰۰ تومان');
  expect(await violationsOf(page)).toEqual([]);
  await price.getByText('۱۲۵٬۰۰۰٬۰۰۰ تومان').click();
  await chooser.getByRole('button', { name: 'آوردن در فرم' }).click();
  expect(await stored(request, product.id)).toMatchObject({ price: 110_000_000 });
  await save(mine);
  await expect(mine).toBeHidden();
  expect(await stored(request, product.id)).toMatchObject({
    price: 125_000_000,
    origin: 'سمیرم',
    acidity: '۲ درصد',
    version: product.version + 2,
  });
  await context.close();
});

test('the table shows ranges from left to right and no part of a name is cut, at any width', async ({
  page,
  request,
}) => {
  const long = `پورهٔ اسپتیک زردآلوی شکرپارهٔ شاهرود ${aName()}`;
  const { name } = await made(request, { name: long, brix: '۷۰ ± ۱' });
  await loginAdmin(page);
  for (const width of [360, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
    const brix = page.getByRole('main').locator('bdi').filter({ hasText: '±' });
    await expect(brix).toHaveCount(1);
    expect(await seenFromLeft(brix.locator('..'))).toContain('۷۰ ± ۱');
    expect(await cutText(page.getByText(name, { exact: true }).first()), `cut at ${width}`).toEqual([]);
  }
});
