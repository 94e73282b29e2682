import { aCustomer, cartBadge, holdRequests, logInCustomer, openOrderDialog, visit } from '../support/site';
import { expect, test } from '../support/test';

test('an amount is accepted in many spellings, shown in drums, and gets an error when it is ambiguous', async ({
  page,
}) => {
  await page.goto('/product/1');
  const dialog = await openOrderDialog(page, aCustomer());
  const quantity = dialog.getByRole('spinbutton', { name: /مقدار/ });
  await quantity.fill('1.500');
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(dialog.getByText(/^۱٬۵۰۰ یا ۱٫۵؟/)).toBeVisible();
  await expect(quantity).toHaveValue('۱.۵۰۰');
  await quantity.fill('۱٫۱ تن');
  await expect(dialog.getByText('= ۱٬۱۰۰ کیلوگرم · ۴ بشکه')).toBeVisible();
  await dialog.getByRole('button', { name: '۱ بشکه · ۲۷۵ کیلو' }).click();
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  const placed = page.getByRole('dialog', { name: 'سفارش شما ثبت شد' });
  const code = (await placed.locator('bdi').first().textContent()) ?? '';

  await page.goto('/cart');
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });
  await expect(line).toContainText(`سفارش داده شده، کد ${code}`);
  await expect(line.getByText('= ۱ بشکه')).toBeVisible();
});

test('whoever is asked about less than a pack orders one pack by Enter, and has the focus where the order began', async ({
  page,
}) => {
  await visit(page, '/product/1');
  const dialog = await openOrderDialog(page, aCustomer(), '۱');
  await dialog.getByRole('textbox', { name: /شمارهٔ تماس/ }).press('Enter');
  const onePack = dialog.getByRole('button', { name: /^ثبت یک بشکه/ });
  await expect(onePack).toBeFocused();
  const sent = page.waitForRequest('**/api/orders');
  await onePack.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ quantity: 275 });
  const placed = page.getByRole('dialog', { name: 'سفارش شما ثبت شد' });
  await placed.getByRole('button', { name: 'بازگشت به سایت' }).press('Enter');
  await expect(placed).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^ثبت سفارش/ })
      .first(),
  ).toBeFocused();
});

test('Back closes the order dialog, which keeps the typed values, but not while it sends', async ({ page }) => {
  await page.goto('/products');
  const product = page.getByRole('main').getByRole('article').first();
  const name = (await product.getByRole('heading').textContent()) ?? '';
  await product.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/product\/\d+$/);
  const dialog = await openOrderDialog(page, { name: 'نگار صادقی', phone: '09141234567' });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/product\/\d+$/);

  await page
    .getByRole('button', { name: /^ثبت سفارش/ })
    .first()
    .click();
  await expect(dialog.getByRole('textbox', { name: /نام/ })).toHaveValue('نگار صادقی');
  const release = await holdRequests(page, '**/api/orders');
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(dialog.getByRole('button', { name: 'در حال ثبت...' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  release();
  const placed = page.getByRole('dialog', { name: 'سفارش شما ثبت شد' });
  await placed.getByRole('button', { name: 'بازگشت به سایت' }).click();
  await expect(placed).toBeHidden();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
});

test('a session that ended in the checkout is renewed in a dialog, and other tabs learn about the order', async ({
  page,
  context,
}) => {
  await logInCustomer(page.request, 'نگار صادقی');
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^افزودن به سبد: / })
    .first()
    .click();
  await expect(cartBadge(page)).toContainText('۲۷۵');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('spinbutton')).toBeVisible();

  await page.goto('/cart/checkout');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: /ایمیل/ });
  await expect(email).toHaveValue(/@/);
  const known = await email.inputValue();
  const address = main.getByRole('textbox', { name: /آدرس/ });
  await address.fill('ارومیه، خیابان امام، کوی گلستان، پلاک ۱۲');
  await context.clearCookies();
  await main.getByRole('button', { name: 'ثبت سفارش' }).click();
  const login = page.getByRole('dialog', { name: 'دوباره وارد شوید' });
  await expect(login.getByRole('textbox', { name: /ایمیل/ })).toHaveValue(known);
  await login.getByLabel(/^رمز عبور/).fill('a password of customers');
  await login.getByRole('button', { name: 'ورود و ثبت سفارش' }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
  const code = (await main.locator('bdi').first().textContent()) ?? '';
  await expect(other.getByRole('status').filter({ hasText: 'سفارش سبد شما ثبت شد' })).toContainText(code);

  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('article')).toContainText(code);
});

for (const size of [
  { width: 320, height: 256 },
  { width: 360, height: 420 },
]) {
  test(`the order dialog's button is visible at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/product/1');
    const dialog = await openOrderDialog(page, aCustomer());
    await expect(dialog.getByRole('textbox', { name: /نام/ })).toHaveValue(/\S/);
    await expect(dialog.getByRole('button', { name: 'ثبت سفارش' })).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone the keyboard reaches the order button of a product before its content and the related products', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/product/1');
  const order = page.getByRole('complementary', { name: 'سفارش و تماس' }).getByRole('button').first();
  await expect(order).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('main');
  await main.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await page.keyboard.press('Tab');
  await expect(order).toBeFocused();
});
