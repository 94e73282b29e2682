import { readFile } from 'node:fs/promises';
import { violationsOf } from '../../support/axe';
import { watchLayoutShift } from '../../support/layout-shift';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

const aProduct = (name: string) => ({ name, price: 150_000_000, brix: '۷۰', origin: 'ارومیه', category: 'apple' });
const unique = (): string => String(Math.floor(Math.random() * 1e7)).replace(/./g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[+digit]!);

test('a price change is in the history of the product, with the admin, the old and the new price', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const name = `کنسانترهٔ آزمون ${unique()}`;
  const made = await request.post('/api/products', { headers, data: aProduct(name) });
  const { id } = (await made.json()) as { id: number };
  const { displayName } = (await (await request.get('/api/admin/verify', { headers })).json()) as {
    displayName: string;
  };

  await loginAdmin(page);
  await page.goto(`/admin/products?product=${id}`);
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^قیمت هر تن/ }).fill('۱۴۱۰۰۰۰۰۰');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/admin/products?product=${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'تاریخچه' }).click();
  await expect(page).toHaveURL(`/admin/audit?thing=product&id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `تاریخچهٔ محصول «${name}»` })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: `قیمت محصول «${name}» را تغییر داد` });
  await expect(row).toContainText(displayName);
  await expect(row).toContainText('۱۵۰٬۰۰۰٬۰۰۰ تومان ← ۱۴۱٬۰۰۰٬۰۰۰ تومان');
  await expect(page.getByRole('row').filter({ hasText: `محصول «${name}» را افزود` })).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
  expect(await violationsOf(page)).toEqual([]);

  await row.getByRole('link', { name: /^جزئیات/ }).click();
  const entry = page.getByRole('dialog');
  const price = entry.getByRole('row').filter({ hasText: 'قیمت' }).last();
  await expect(price.getByRole('cell')).toHaveText(['۱۵۰٬۰۰۰٬۰۰۰ تومان', '۱۴۱٬۰۰۰٬۰۰۰ تومان']);
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await expect(entry).toBeHidden();

  // A deleted record is still named, but has no link.
  const thing = page.getByRole('link', { name: `محصول «${name}»`, exact: true });
  await expect(thing).toHaveCount(2);
  await request.delete(`/api/products/${id}`, { headers });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'را حذف کرد' })).toBeVisible();
  await expect(thing).toHaveCount(0);
});

test('the list is filtered by name, kind of record, action and admin, and the CSV file has the same entries', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const name = `پورهٔ آزمون ${unique()}`;
  const made = await request.post('/api/products', { headers, data: aProduct(name) });
  const { id } = (await made.json()) as { id: number };
  for (const brix of ['۷۱', '۷۲']) {
    await request.put(`/api/products/${id}`, { headers, data: { ...aProduct(name), brix } });
  }
  await loginAdmin(page);
  await page.goto('/admin/audit');
  await page.getByRole('textbox', { name: 'جست‌وجوی تغییرات' }).fill(name.replace('پورهٔ', 'پوره'));
  await expect(page).toHaveURL(/[?&]q=/);
  const rows = page.getByRole('table', { name: 'فهرست تغییرات' }).getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(3);
  const filters = page.getByRole('button', { name: /^فیلترها/ });
  await filters.click();
  await page.getByRole('combobox', { name: 'مورد' }).selectOption('محصول');
  await page.getByRole('combobox', { name: 'عمل' }).selectOption('ویرایش محصول');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'دریافت CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`بریکس محصول «${name}» را تغییر داد`);
  expect(lines[1]).toMatch(/بریکس: ۷۰,بریکس: ۷۱$/);
  expect(lines[2]).toMatch(/بریکس: ۷۱,بریکس: ۷۲$/);

  const [first] = (await (await request.get('/api/audit/filters', { headers })).json()).admins as {
    id: number;
    name: string;
  }[];
  await filters.click();
  await page.getByRole('combobox', { name: 'مدیر' }).selectOption(first!.name);
  await page.keyboard.press('Escape');
  const asked = { thing: 'product', action: 'updateProduct', admin: String(first!.id) };
  await expect(page).toHaveURL(({ searchParams }) =>
    Object.entries(asked).every(([parameter, value]) => searchParams.get(parameter) === value),
  );
  await expect(rows).toHaveCount(2);
  await request.delete(`/api/products/${id}`, { headers });
});

test('a role without access to the audit sees neither its menu nor its data, but still the history of its own records', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const username = `sales${Math.floor(Math.random() * 1e7)}`;
  const invited = await request.post('/api/admin/staff', { headers, data: { username, role: 'sales' } });
  const { path, admin: member } = (await invited.json()) as { path: string; admin: { id: number } };
  const token = path.slice(path.indexOf('#') + 1);
  const password = 'Anar-Golabi-1405';
  const accepted = { token, newPassword: password, displayName: 'سارا محمدی' };
  expect((await request.post('/api/admin/link/accept', { data: accepted })).ok()).toBe(true);
  const login = await request.post('/api/admin/login', { data: { username, password } });
  const own = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const statusOf = async (query: string) => (await request.get(`/api/audit${query}`, { headers: own })).status();
  expect(await statusOf('')).toBe(403);
  expect(await statusOf('/filters')).toBe(403);
  expect(await statusOf('?subject=settings&subjectId=site')).toBe(403);
  expect(await statusOf('?subject=product&subjectId=1')).toBe(200);

  await page.goto('/admin/login');
  await page.getByRole('textbox', { name: /نام کاربری/ }).fill(username);
  await page.getByLabel(/^رمز عبور/).fill(password);
  await page.getByRole('button', { name: 'ورود' }).click();
  await expect(page.getByRole('link', { name: 'سفارش‌ها' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'تاریخچهٔ تغییرات' })).toHaveCount(0);
  await page.goto('/admin/audit');
  await expect(page.getByText('نقش شما به بخش «تاریخچهٔ تغییرات» دسترسی ندارد')).toBeVisible();
  await page.goto('/admin/audit?thing=product&id=1');
  await expect(page.getByRole('heading', { level: 1, name: /^تاریخچهٔ/ })).toBeVisible();
  await page.getByRole('button', { name: 'فیلترها' }).click();
  await expect(page.getByRole('button', { name: /^بازهٔ زمانی/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'مدیر' })).toHaveCount(0);
  await request.put(`/api/admin/staff/${member.id}/state`, { headers, data: { state: 'disabled' } });
});

test('nothing moves while the list and its filters load, at any width', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await loginAdmin(page);
  for (const width of [360, 768, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/audit');
      await expect(page.getByRole('table', { name: 'فهرست تغییرات' })).toBeVisible();
      await page.getByRole('button', { name: 'فیلترها' }).click();
      await expect(
        page.getByRole('combobox', { name: 'مورد' }).getByRole('option', { name: 'محصول', exact: true }),
      ).toBeAttached();
      expect(await shift()).toBeLessThan(0.02);
    });
  }
});
