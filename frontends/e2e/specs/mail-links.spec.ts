import { violationsOf } from '../support/axe';
import { answered } from '../support/console-messages';
import { linkInMail } from '../support/mail';
import { aCustomer, adminHeaders, openOrderDialog } from '../support/site';
import { expect, test } from '../support/test';

test('a customer who forgot the password sets a new one with the link in the mail, once', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(answered(400, '/api/auth/reset-password'));
  const { name, phone, email } = aCustomer();
  const registered = await request.post('/api/auth/register', {
    data: { fullName: name, email, phoneNumber: phone, password: 'anar-1404' },
  });
  expect(registered.status()).toBe(201);

  await page.goto('/login');
  await page.getByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' }).click();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await main.getByRole('button', { name: 'ارسال لینک بازیابی' }).click();
  await expect(main.getByRole('heading', { name: 'صندوق ایمیل خود را ببینید' })).toBeVisible();

  const link = await linkInMail(email, '/reset-password');
  const choose = async () => {
    await main.getByLabel(/^رمز عبور جدید/).fill('angoor-1405');
    await main.getByLabel(/^تکرار رمز عبور جدید/).fill('angoor-1405');
    await main.getByRole('button', { name: 'ثبت رمز جدید' }).click();
  };
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  // The token is removed from the address, but the page still has it.
  await page.reload();
  await choose();
  await main.getByRole('link', { name: 'ورود به حساب' }).click();

  await main.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await main.getByLabel(/^رمز عبور/).fill('angoor-1405');
  await main.getByRole('button', { name: 'ورود', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  // A logged-in customer is redirected to the account.
  await page.context().clearCookies();
  await page.goto(link);
  await choose();
  await expect(main.getByRole('heading', { name: 'این لینک دیگر کار نمی‌کند' })).toBeVisible();
  await main.getByRole('link', { name: 'درخواست لینک جدید' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a reader unsubscribes from the newsletter with the link in the mail', async ({ page, request }) => {
  const { email } = aCustomer();
  expect((await request.post('/api/newsletter', { data: { email } })).ok()).toBe(true);
  await page.goto(await linkInMail(email, '/newsletter/unsubscribe'));
  await expect(page).toHaveURL(/\/newsletter\/unsubscribe$/);
  await page.getByRole('main').getByRole('button', { name: 'لغو عضویت' }).click();
  await expect(page.getByRole('heading', { name: 'عضویت شما لغو شد' })).toBeVisible();
});

test('a buyer tracks an order from its confirmation, and corrects a wrong phone', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(answered(404, '/api/orders/track\\?\\S*'));
  const customer = aCustomer();
  await page.goto('/product/1');
  const dialog = await openOrderDialog(page, customer);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  const placed = page.getByRole('dialog', { name: 'سفارش شما ثبت شد' });
  const code = (await placed.locator('bdi').first().textContent()) ?? '';
  await placed.getByRole('link', { name: 'پیگیری سفارش' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'پیگیری سفارش' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: /کد پیگیری/ })).toHaveValue(code);
  const phone = main.getByRole('textbox', { name: /شمارهٔ تماس/ });
  await phone.fill('۰۴۴۳۲۷۵۰۰۰۰');
  await main.getByRole('button', { name: 'نمایش وضعیت سفارش' }).click();
  await expect(main.getByRole('alert')).toContainText('سفارشی با این مشخصات پیدا نشد');
  await expect(main.getByRole('textbox', { name: /کد پیگیری/ })).toHaveValue(code);

  await phone.fill(customer.phone);
  await main.getByRole('button', { name: 'نمایش وضعیت سفارش' }).click();
  const order = main.getByRole('region', { name: `سفارش ${code}` });
  await expect(order).toContainText('کنسانترهٔ سیب');
  await expect(order.getByRole('list', { name: 'روند سفارش' })).toContainText('ثبت سفارش');
  // On a phone it is below the form.
  await expect(order.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(order.getByRole('list', { name: 'روند سفارش' })).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
});

test('a buyer waits for a new crop, is told of it, and stops the messages with the link in the mail', async ({
  page,
  request,
}) => {
  const { email } = aCustomer();
  await page.goto('/product/1');
  const supply = page.getByRole('region', { name: 'بسته‌ها، فصل و رنگ' });
  await supply.scrollIntoViewIfNeeded();
  // The server's section takes no presses; its button works once the code of the section is there.
  const dialog = page.getByRole('dialog', { name: 'خبر محصول جدید' });
  await expect(async () => {
    await supply.getByRole('button', { name: 'خبرم کن' }).click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^ایمیل/ }).fill(email);
  await dialog.getByRole('button', { name: 'خبرم کن' }).click();
  await expect(dialog.getByText('ثبت شد')).toBeVisible();
  await dialog.getByRole('button', { name: 'بستن' }).first().click();
  await expect(dialog).toBeHidden();

  const stopLink = await linkInMail(email, '/crop-alerts/stop');
  const calendar = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', { timeZone: 'Asia/Tehran', year: 'numeric' });
  const year = Number(calendar.formatToParts().find(({ type }) => type === 'year')?.value);
  const headers = await adminHeaders(request);
  expect((await request.put('/api/admin/products/1/new-crop', { headers, data: { year } })).ok()).toBe(true);
  const link = await linkInMail(email, '/product/1');
  // Whoever would wait for a page that is rendered anew gets the old copy, and the next visitor the new one.
  await expect(async () => {
    await page.goto(link);
    await expect(supply.getByText(/محصول [۰-۹]{4} رسیده است/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(stopLink);
  await expect(page).toHaveURL(/\/crop-alerts\/stop$/);
  await page.getByRole('main').getByRole('button', { name: 'لغو خبر' }).click();
  await expect(page.getByRole('heading', { name: 'خبر این محصول لغو شد' })).toBeVisible();
});
