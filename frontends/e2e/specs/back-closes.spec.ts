import { aCustomer, openOrderDialog, overlaysSettled } from '../support/site';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.goto('/product/1');
  await page.waitForLoadState('networkidle');
});

test('the confirmation reuses the history entry of the order dialog: Back closes it, and the next Back leaves the page', async ({
  page,
}) => {
  const dialog = await openOrderDialog(page, aCustomer());
  await overlaysSettled(page, 1);
  const length = await page.evaluate(() => history.length);
  await dialog.getByRole('spinbutton', { name: /مقدار/ }).fill('275');
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  const placed = page.getByRole('dialog', { name: 'سفارش شما ثبت شد' });
  await expect(placed).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect(placed).toBeHidden();
  await expect(page).toHaveURL(/\/product\/1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a link in a dialog opens its page, and one step back from there shows the first page', async ({ page }) => {
  const dialog = await openOrderDialog(page, aCustomer());
  await dialog.getByRole('spinbutton', { name: /مقدار/ }).fill('275');
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await page.getByRole('dialog', { name: 'سفارش شما ثبت شد' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/orders\/track/);
  // Back before the page is loaded returns to the dialog, which is there until then.
  await expect(page.getByRole('heading', { level: 1, name: 'پیگیری سفارش' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/product\/1$/);
  await overlaysSettled(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a reload over an open dialog, and Forward after it was closed, leave no history entry without effect', async ({
  page,
}) => {
  const dialog = await openOrderDialog(page, aCustomer());
  await overlaysSettled(page, 1);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await overlaysSettled(page, 0);
  await openOrderDialog(page, aCustomer());
  await overlaysSettled(page, 1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => history.forward());
  await overlaysSettled(page, 0);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Back closes the search of the header, and after a search leads to the page where it began', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'باز کردن جست‌وجو' });
  const search = page.getByRole('banner').getByRole('combobox', { name: /جست‌وجو/ });
  await toggle.click();
  await expect(search).toBeVisible();
  await overlaysSettled(page, 1);
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/product\/1$/);
  await toggle.click();
  await overlaysSettled(page, 1);
  await search.fill('انار');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/products\?/);
  await overlaysSettled(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/product\/1$/);
  await expect(search).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
