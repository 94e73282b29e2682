import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Category {
  id: number;
  name: string;
  slug: string;
  group: string;
  version: number;
}

test('a category is added, found, moved, restored if nobody changed it since, and deleted unless it is used', async ({
  page,
  request,
  expectedMessages,
}) => {
  const headers = await adminHeaders(request);
  const all = async () => (await (await request.get('/api/categories')).json()) as Category[];
  const slugs = async () => (await all()).map(({ slug }) => slug);
  const mark = Math.random().toString(36).slice(2, 8);
  const name = `کنسانترهٔ آزمون ${mark}`;
  const before = await slugs();
  await loginAdmin(page);
  await page.goto('/admin/categories?category=new');
  const form = page.getByRole('dialog', { name: 'افزودن دسته' });
  await form.getByRole('textbox', { name: /^نام دسته/ }).fill(name);
  await form.getByRole('textbox', { name: /^نامک/ }).fill(`test-${mark}`);
  await form.getByRole('combobox', { name: /^گروه نمایش/ }).selectOption('سایر');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form).toBeHidden();
  expect(await slugs()).toEqual([...before, `test-${mark}`]);

  // Moved up and undone; then the undo is refused, because a colleague changed the order in between.
  const up = page.getByRole('button', { name: `بالا بردن دستهٔ ${name}` });
  const undo = page.getByRole('button', { name: 'بازگردانی' });
  const risen = [...before.slice(0, -1), `test-${mark}`, before.at(-1)];
  await up.click();
  await expect.poll(slugs).toEqual(risen);
  await undo.click();
  await expect.poll(slugs).toEqual([...before, `test-${mark}`]);
  await expect(undo).toHaveCount(0);
  await up.click();
  await expect(undo).toBeVisible();
  const { id, version } = (await all()).find(({ slug }) => slug === `test-${mark}`)!;
  const data = { name: `${name} تازه`, slug: `test-${mark}`, group: 'other', version };
  await request.put(`/api/categories/${id}`, { headers, data });
  expectedMessages.push(answered(409, '/api/categories/order'));
  await undo.click();
  await expect(page.getByText('دسته‌ها در این میان تغییر کرده‌اند؛ ترتیب جدید ذخیره نشد')).toBeVisible();
  expect(await slugs()).toEqual(risen);

  // The category is in the list and in the product form; a category with a product cannot be deleted.
  await page.goto('/admin/categories');
  await page.getByRole('textbox', { name: 'جست‌وجوی دسته‌ها' }).fill(`آزمون ${mark}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  const product = { name: `محصول ${mark}`, price: 1, brix: '۷۰', origin: 'ارومیه', category: `test-${mark}` };
  const used = (await (await request.post('/api/products', { headers, data: product })).json()) as { id: number };
  expectedMessages.push(answered(409, `/api/categories/${id}`));
  await page.getByRole('button', { name: `حذف دستهٔ ${name} تازه` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'حذف شود' }).click();
  await expect(question.getByText(/این دسته محصول دارد/)).toBeVisible();
  await request.delete(`/api/products/${used.id}`, { headers });
  await question.getByRole('button', { name: 'حذف شود' }).click();
  await expect(question).toBeHidden();
  expect(await slugs()).toEqual(before);
});
