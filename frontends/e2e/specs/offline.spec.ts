import type { Locator, Page } from '@playwright/test';

import { unanswered } from '../support/console-messages';
import { aCustomer, cartBadge, openOrderDialog } from '../support/site';
import { expect, test } from '../support/test';

const LOST = 'ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.';
const ITEM = {
  id: 1,
  name: 'کنسانتره سیب',
  quantity: 3,
  image: '',
  brix: '70',
  weight: '',
  origin: '',
  price: 'تماس بگیرید',
};

const main = (page: Page) => page.getByRole('main');

/** What the browser itself says of each request that it could not send, and nothing else. */
const unsent = (path: string) => unanswered('INTERNET_DISCONNECTED', path);
const SHELL_CODE = '/cdn/shell/[\\w-]+/[\\w.-]+\\.js';

const disconnect = (page: Page) => page.context().setOffline(true);
const reconnect = (page: Page) => page.context().setOffline(false);

/** Opens a page and waits until it has come alive: until then a press would be for nothing. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The box that says beside the button that nothing was sent. */
async function expectToldIn(place: Locator, title: string): Promise<void> {
  const alert = place.getByRole('alert').filter({ hasText: LOST });
  await expect(alert).toContainText(title);
  await expect(alert).toBeInViewport();
}

async function fillCart(page: Page): Promise<void> {
  await page.addInitScript((cart) => localStorage.setItem('afshoreh.cart', cart), JSON.stringify([ITEM]));
}

test('an order that is sent without a connection says so in its dialog, and goes through by the next press', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(unsent('/api/orders'), unsent(SHELL_CODE));
  await visit(page, '/product/1');
  const dialog = await openOrderDialog(page, aCustomer());
  await disconnect(page);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expectToldIn(dialog, 'خطا در ثبت سفارش');

  await reconnect(page);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' }).locator('bdi').first()).toHaveText(/\S/);
});

test('the order dialog stays open while it sends, whatever is pressed', async ({ page }) => {
  await visit(page, '/product/1');
  const dialog = await openOrderDialog(page, aCustomer());
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/orders', async (route) => {
    await asked;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(dialog.getByRole('button', { name: 'در حال ثبت...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'انصراف' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'بستن' })).toBeDisabled();
  answer();
  await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' })).toBeVisible();
});

test('an order dialog whose code cannot come says so, and opens once it can', async ({ page, expectedMessages }) => {
  expectedMessages.push(unsent(SHELL_CODE), unsent('/cdn/storefront/[\\w-]+/[\\w.-]+\\.js'));
  // Pictures of the related products, which the press may bring near.
  expectedMessages.push(unsent('/(?:cdn|assets)/\\S+\\.svg'));
  await visit(page, '/product/1');
  await disconnect(page);
  const order = main(page)
    .getByRole('button', { name: /^ثبت سفارش/ })
    .first();
  await order.click();
  const problem = main(page).getByRole('alert').filter({ hasText: 'فرم سفارش باز نشد' });
  await expect(problem).toContainText('اینترنت خود را بررسی کنید');

  await reconnect(page);
  await order.click();
  await expect(page.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
});

for (const [form, path, place] of [
  ['the contact form', '/contact', 'main'],
  ['the form in the footer', '/about', 'footer'],
] as const) {
  test(`a message from ${form} without a connection says so beside its button, and goes through by the next press`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(unsent('/api/contact'), unsent(SHELL_CODE));
    const { name, phone } = aCustomer();
    await visit(page, path);
    const around = page.locator(place);
    // The forms of the footer come when it is near.
    await around.scrollIntoViewIfNeeded();
    await around.getByRole('textbox', { name: /^نام/ }).fill(name);
    if (place === 'main') await around.getByRole('textbox', { name: /شمارهٔ تماس/ }).fill(phone);
    await around.getByRole('textbox', { name: /متن پیام/ }).fill('قیمت ده تن کنسانترهٔ سیب؟');
    await disconnect(page);
    await around.getByRole('button', { name: 'ارسال پیام' }).click();
    await expectToldIn(around, 'خطا در ارسال پیام');

    await reconnect(page);
    await around.getByRole('button', { name: 'ارسال پیام' }).click();
    // Not by its role: the dialog that says what became of it may be in front of it.
    await expect(around.locator('textarea')).toHaveValue('');
    await expect(around.getByText(LOST)).toBeHidden();
  });
}

test('a checkout without a connection says so beside its button, keeps every word, and goes through once', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(unsent('/api/orders'), unsent(SHELL_CODE));
  const { name, phone, email } = aCustomer();
  await fillCart(page);
  await visit(page, '/cart/checkout');
  await main(page)
    .getByRole('textbox', { name: /نام و نام خانوادگی/ })
    .fill(name);
  await main(page)
    .getByRole('textbox', { name: /شمارهٔ تلفن/ })
    .fill(phone);
  await main(page).getByRole('textbox', { name: /ایمیل/ }).fill(email);
  await main(page).getByRole('textbox', { name: /آدرس/ }).fill('ارومیه، خیابان امام، پلاک ۱۲');
  await disconnect(page);
  await main(page).getByRole('button', { name: 'ثبت سفارش' }).click();
  await expectToldIn(main(page), 'خطا در ثبت سفارش');
  await expect(main(page).getByRole('textbox', { name: /آدرس/ })).toHaveValue('ارومیه، خیابان امام، پلاک ۱۲');
  await expect(cartBadge(page)).toContainText('۳');

  await reconnect(page);
  await main(page).getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
});

test('a cart that is emptied without a connection can be had back, and the focus with it', async ({
  page,
  expectedMessages,
}) => {
  // The toast, and the picture of an empty cart.
  expectedMessages.push(unsent(SHELL_CODE), unsent('/cdn/cart/[\\w-]+/empty-cart\\.\\w+\\.svg'));
  await fillCart(page);
  await visit(page, '/cart');
  await disconnect(page);
  await main(page).getByRole('button', { name: 'حذف همه' }).click();
  await expect(main(page).getByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeFocused();
  await page.getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(cartBadge(page)).toContainText('۳');
  await expect(main(page).getByRole('heading', { name: /محصول در سبد شما/ })).toBeFocused();
  await reconnect(page);
});

test('a list without a connection says so, and comes when asked for again', async ({ page, expectedMessages }) => {
  // Without products the footer, and with it the code of its forms, is near.
  expectedMessages.push(unsent('/api/products\\?\\S*'), unsent(SHELL_CODE));
  await visit(page, '/products');
  await disconnect(page);
  await main(page).getByRole('link', { name: 'گوجه‌فرنگی', exact: true }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText(LOST);
  await reconnect(page);
  await alert.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
