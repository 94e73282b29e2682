import { violationsIn } from '../../support/looks';
import { adminHeaders, loginAdmin, placeOrder } from '../../support/site';
import { expect, test } from '../../support/test';

const persian = (number: number) => number.toLocaleString('fa-IR', { useGrouping: false });

test('the sheet of keyboard shortcuts opens with «?», and can switch single-letter shortcuts off and on', async ({
  page,
  baseURL,
}) => {
  await placeOrder(baseURL ?? '');
  await loginAdmin(page);
  await page.goto('/admin/orders');
  const first = page.getByRole('link', { name: /^جزئیات سفارش/ }).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Slash');
  const sheet = page.getByRole('dialog', { name: 'کلیدهای میانبر' });
  await expect(sheet.getByText('Ctrl+K', { exact: true })).toBeVisible();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
  const single = sheet.getByRole('checkbox', { name: /تک‌حرفی/ });
  await single.uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('KeyJ');
  await expect(first).not.toBeFocused();
  await page.keyboard.press('Shift+Slash');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('Control+KeyK');
  await page.getByRole('dialog').getByRole('combobox').fill('کلید');
  await page.keyboard.press('Enter');
  await single.check();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('KeyJ');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^سفارش شمارهٔ/ })).toBeVisible();
});

test('the command palette opens a screen with the arrow keys, and an order by its number', async ({
  page,
  request,
  baseURL,
}) => {
  const id = await placeOrder(baseURL ?? '');
  const headers = await adminHeaders(request);
  const { trackingCode } = (await (await request.get(`/api/orders/${id}`, { headers })).json()) as {
    trackingCode: string;
  };
  await loginAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const palette = page.getByRole('dialog', { name: /جست‌وجو و رفتن/ });
  const chosen = palette.getByRole('option', { selected: true });
  const options = palette.getByRole('option');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(options.nth(2)).toBeVisible();
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([]);
  const names = await options.allTextContents();
  await expect(chosen).toHaveText(names[0] ?? '');
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 0],
    ['ArrowUp', names.length - 1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toHaveText(names[at] ?? '');
    await expect(chosen).toBeInViewport();
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products$/);

  for (const typed of [persian(id), trackingCode]) {
    await page.keyboard.press('Control+KeyK');
    await palette.getByRole('combobox').fill(typed);
    await expect(palette.getByRole('option', { name: new RegExp(`سفارش ${persian(id)}`) }).first()).toBeVisible();
    await expect(chosen).toContainText(`سفارش ${persian(id)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `سفارش شمارهٔ ${persian(id)}` })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
