import type { APIRequestContext, Page } from '@playwright/test';
import { violationsOf, overflowOf } from '../../support/axe';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

async function addProduct(request: APIRequestContext): Promise<number> {
  const name = `کنسانترهٔ سیب ${Math.floor(Math.random() * 1e6)}`;
  const data = { name, price: 1, brix: '۷۰', origin: 'ارومیه', category: 'apple' };
  const added = await request.post('/api/products', { data, headers: await adminHeaders(request) });
  return ((await added.json()) as { id: number }).id;
}

async function openSpecification(page: Page, id: number) {
  await page.goto(`/admin/products?specification=${id}`);
  const dialog = page.getByRole('dialog', { name: 'مشخصات آزمایشگاهی' });
  await expect(dialog.getByLabel('کمترین').first()).toBeVisible();
  return dialog;
}

test('25 values are typed with the keyboard alone, and the site shows them', async ({ page, request }) => {
  const id = await addProduct(request);
  await loginAdmin(page);
  const dialog = await openSpecification(page, id);
  expect(await violationsOf(page)).toEqual([]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
  const fields = dialog.locator('fieldset input');
  const count = Math.min(25, await fields.count());
  expect(count).toBe(25);
  await fields.first().focus();
  const start = Date.now();
  await page.keyboard.press('Control+A');
  for (let at = 0; at < count; at += 1) {
    await expect(fields.nth(at)).toBeFocused();
    // The ends and the target of a range are the same number, which is never reversed.
    await page.keyboard.type('۳');
    await page.keyboard.press('Enter');
  }
  expect(Date.now() - start).toBeLessThan(60_000);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const { specification, brix } = (await (await request.get(`/api/products/${id}`)).json()) as {
    specification: { parameter: string; min: number | null; target: number | null }[];
    brix: string;
  };
  expect(specification.find(({ parameter }) => parameter === 'brix')).toMatchObject({ min: 3, target: 3 });
  expect(specification.length).toBeGreaterThanOrEqual(9);
  expect(brix).toContain('۳');
  await page.goto(`/product/${id}`);
  await expect(page.getByText(brix).first()).toBeVisible();
});

test('a second window that saves later chooses between both specifications, and loses nothing', async ({
  page,
  context,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/);
  const id = await addProduct(request);
  await loginAdmin(page);
  const mine = await openSpecification(page, id);
  const other = await context.newPage();
  const theirs = await openSpecification(other, id);
  await theirs.getByLabel('هدف').first().fill('۷۱');
  await theirs.getByRole('button', { name: 'ذخیره' }).click();
  await expect(theirs).toBeHidden();
  await mine.getByLabel('هدف').first().fill('۶۹');
  await mine.getByRole('button', { name: 'ذخیره' }).click();
  const choice = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  await choice.getByText(/^نوشتهٔ شما/).click();
  await choice.getByRole('button', { name: 'آوردن در فرم' }).click();
  await expect(mine.getByLabel('هدف').first()).toHaveValue('۶۹');
  await mine.getByRole('button', { name: 'ذخیره' }).click();
  await expect(mine).toBeHidden();
  const { brix } = (await (await request.get(`/api/products/${id}`)).json()) as { brix: string };
  expect(brix).toContain('۶۹');
});
