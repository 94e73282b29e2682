import type { Locator, Page } from '@playwright/test';

import { overflowOf } from '../support/axe';
import { unanswered } from '../support/console-messages';
import { aCustomer, cartBadge, holdRequests, openOrderDialog, startWithCart, visit } from '../support/site';
import { expect, test } from '../support/test';

const LOST = 'ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.';
const main = (page: Page) => page.getByRole('main');

/** The console message for a request that could not be sent. */
const unsent = (path: string) => unanswered('INTERNET_DISCONNECTED', path);
const SHELL_CODE = '/cdn/shell/[\\w-]+/[\\w.-]+\\.js';

const disconnect = (page: Page) => page.context().setOffline(true);
const reconnect = (page: Page) => page.context().setOffline(false);

/** Expects the error box beside the button, which says that nothing was sent. */
async function expectFailureIn(place: Locator, title: string): Promise<void> {
  const alert = place.getByRole('alert').filter({ hasText: LOST });
  await expect(alert).toContainText(title);
  await expect(alert).toBeInViewport();
}

test('an order without a connection shows an error in its dialog, and is sent by the next press', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(unsent('/api/orders'), unsent(SHELL_CODE));
  await visit(page, '/product/1');
  const dialog = await openOrderDialog(page, aCustomer());
  await disconnect(page);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expectFailureIn(dialog, 'خطا در ثبت سفارش');

  await reconnect(page);
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' }).locator('bdi').first()).toHaveText(/\S/);
});

test('the order dialog stays open while it sends, whatever the visitor presses', async ({ page }) => {
  await visit(page, '/product/1');
  const dialog = await openOrderDialog(page, aCustomer());
  const release = await holdRequests(page, '**/api/orders');
  await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(dialog.getByRole('button', { name: 'در حال ثبت...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'انصراف' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'بستن' })).toBeDisabled();
  release();
  await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' })).toBeVisible();
});

for (const width of [360, 768, 1280]) {
  test(`an order dialog whose code cannot be loaded shows an error at ${width} pixels, and opens once it can`, async ({
    page,
    expectedMessages,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    expectedMessages.push(unsent(SHELL_CODE), unsent('/cdn/storefront/[\\w-]+/[\\w.-]+\\.js'));
    // Pictures of related products, which the click may scroll near.
    expectedMessages.push(unsent('/(?:cdn|assets)/\\S+\\.svg'));
    // The page asks who is logged in after it is shown.
    const asked = page.waitForResponse('**/api/auth/user');
    await visit(page, '/product/1');
    await asked;
    await disconnect(page);
    const order = main(page)
      .getByRole('button', { name: /^ثبت سفارش/ })
      .first();
    await order.click();
    const problem = main(page).getByRole('alert').filter({ hasText: 'فرم سفارش باز نشد' });
    await expect(problem).toContainText('اینترنت خود را بررسی کنید');
    await expect(problem).toBeInViewport({ ratio: 1 });
    await expect(order).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);

    await reconnect(page);
    await order.click();
    await expect(page.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
  });
}

test('a card whose order dialog cannot be loaded shows the error in full', async ({ page, expectedMessages }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  expectedMessages.push(unsent(SHELL_CODE), unsent('/cdn/storefront/[\\w-]+/[\\w.-]+\\.js'));
  expectedMessages.push(unsent('/(?:cdn|assets)/\\S+\\.svg'), unsent('/api/auth/user'));
  await visit(page, '/products');
  await disconnect(page);
  const card = main(page).getByRole('article').first();
  await card.getByRole('button', { name: /^ثبت سفارش/ }).click();
  const problem = card.getByRole('alert');
  await expect(problem).toBeVisible();
  expect(await problem.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const inner = await problem.boundingBox();
  const outer = await card.boundingBox();
  expect(inner!.x).toBeGreaterThanOrEqual(outer!.x);
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  expect(await overflowOf(page)).toBe(0);
});

for (const [form, path, place] of [
  ['the contact form', '/contact', 'main'],
  ['the form in the footer', '/about', 'footer'],
] as const) {
  test(`a message from ${form} without a connection shows an error beside its button, and is sent by the next press`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(unsent('/api/contact'), unsent(SHELL_CODE));
    const { name, phone } = aCustomer();
    await visit(page, path);
    const around = page.locator(place);
    // The forms of the footer load when it is near.
    await around.scrollIntoViewIfNeeded();
    await around.getByRole('textbox', { name: /^نام/ }).fill(name);
    if (place === 'main') await around.getByRole('textbox', { name: /شمارهٔ تماس/ }).fill(phone);
    await around.getByRole('textbox', { name: /متن پیام/ }).fill('قیمت ده تن کنسانترهٔ سیب؟');
    await disconnect(page);
    await around.getByRole('button', { name: 'ارسال پیام' }).click();
    await expectFailureIn(around, 'خطا در ارسال پیام');

    await reconnect(page);
    await around.getByRole('button', { name: 'ارسال پیام' }).click();
    // Not by role, because the result dialog may make the form inert.
    await expect(around.locator('textarea')).toHaveValue('');
    await expect(around.getByText(LOST)).toBeHidden();
  });
}

test('a checkout without a connection shows an error beside its button, keeps the typed values, and is sent once', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(unsent('/api/orders'), unsent(SHELL_CODE));
  const { name, phone, email } = aCustomer();
  await startWithCart(page.context());
  await visit(page, '/cart/checkout');
  await main(page)
    .getByRole('textbox', { name: /نام و نام خانوادگی/ })
    .fill(name);
  await main(page)
    .getByRole('textbox', { name: /شمارهٔ تماس/ })
    .fill(phone);
  await main(page).getByRole('textbox', { name: /ایمیل/ }).fill(email);
  await main(page).getByRole('textbox', { name: /آدرس/ }).fill('ارومیه، خیابان امام، پلاک ۱۲');
  await disconnect(page);
  await main(page).getByRole('button', { name: 'ثبت سفارش' }).click();
  await expectFailureIn(main(page), 'خطا در ثبت سفارش');
  await expect(main(page).getByRole('textbox', { name: /آدرس/ })).toHaveValue('ارومیه، خیابان امام، پلاک ۱۲');
  await expect(cartBadge(page)).toContainText('۲۷۵');

  await reconnect(page);
  await main(page).getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page).toHaveURL(/\/cart\/confirmation$/);
});

test('a cart that is emptied without a connection can be restored, and the focus with it', async ({
  page,
  expectedMessages,
}) => {
  // The toast, and the picture of an empty cart.
  expectedMessages.push(unsent(SHELL_CODE), unsent('/cdn/cart/[\\w-]+/empty-cart\\.\\w+\\.svg'));
  await startWithCart(page.context());
  await visit(page, '/cart');
  await disconnect(page);
  await main(page).getByRole('button', { name: 'حذف همه' }).click();
  await expect(main(page).getByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeFocused();
  await page.getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(cartBadge(page)).toContainText('۲۷۵');
  await expect(main(page).getByRole('heading', { name: /محصول در سبد شما/ })).toBeFocused();
  await reconnect(page);
});

test('a list without a connection shows an error, and loads by itself when the connection is back', async ({
  page,
  expectedMessages,
}) => {
  // Without products the footer is near, so the code of its forms is requested.
  expectedMessages.push(unsent('/api/products\\?\\S*'), unsent('/api/auth/user'), unsent(SHELL_CODE));
  // The code of the filters loads a second after the page.
  expectedMessages.push(unsent('/cdn/storefront/[\\w-]+/[\\w.-]+\\.js'));
  await visit(page, '/products');
  await disconnect(page);
  await main(page).getByRole('link', { name: 'گوجه‌فرنگی', exact: true }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText(LOST);
  await reconnect(page);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
