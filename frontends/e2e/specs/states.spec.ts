import type { Locator, Page } from '@playwright/test';

import { answered, unanswered } from '../support/console-messages';
import { COLOURS, overflowsAt, violationsIn } from '../support/looks';
import { aCartLine, aCustomer, logInCustomer, openOrderDialog, visit } from '../support/site';
import { expect, test } from '../support/test';

/**
 * Checks dialogs, errors and empty states like `pages.spec` checks pages: each is opened once, then checked at every width and
 * in all colours.
 */
interface State {
  name: string;
  expected?: RegExp[];
  open: (page: Page) => Promise<void>;
}

const LINES = [1, 3].map((id) => aCartLine({ id, name: 'رب گوجه‌فرنگی غلیظ (بریکس ۳۶ تا ۳۸)', quantity: 330 }));
const MISSING = { product: '/product/99999999', article: '/blog/no-such-article' };

const main = (page: Page) => page.getByRole('main');

async function visitWithCart(page: Page, path: string): Promise<void> {
  // Stored once, so that changes by the page stay.
  await page.goto('/terms');
  await page.evaluate((lines) => localStorage.setItem('afshoreh.cart', lines), JSON.stringify(LINES));
  await visit(page, path);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await main(page).getByRole('button', { name }).first().click();
}

async function openDialog(page: Page) {
  await visit(page, '/product/1');
  return openOrderDialog(page, aCustomer());
}

const STATES: State[] = [
  {
    name: 'a product that is not there',
    expected: [answered(404, MISSING.product)],
    open: (page) => visit(page, MISSING.product),
  },
  {
    name: 'an article that is not there',
    expected: [answered(404, MISSING.article)],
    open: (page) => visit(page, MISSING.article),
  },
  {
    name: 'a search without a result',
    open: async (page) => {
      await visit(page, `/products?q=${encodeURIComponent('نیستونا')}`);
      await expect(
        main(page)
          .getByText(/پیدا نشد/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'a list that cannot be had',
    expected: [unanswered('FAILED', '/api/products\\?\\S*')],
    open: async (page) => {
      await visit(page, '/products');
      await page.route('**/api/products?*', (route) => route.abort());
      await main(page).getByRole('link', { name: 'گوجه‌فرنگی', exact: true }).click();
      await expect(main(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a cart with lines',
    open: async (page) => {
      await visitWithCart(page, '/cart');
      await expect(main(page).getByRole('spinbutton')).toHaveCount(2);
    },
  },
  {
    name: 'a checkout with errors',
    open: async (page) => {
      await visitWithCart(page, '/cart/checkout');
      await press(page, 'ثبت سفارش');
      await expect(main(page).getByText('ایمیل معتبر نیست')).toBeVisible();
    },
  },
  {
    name: 'the confirmation of an order',
    open: async (page) => {
      await logInCustomer(page.request, 'محمدرضا حسین‌پور آذربایجانی اصل');
      await visitWithCart(page, '/cart/checkout');
      await main(page).getByRole('textbox', { name: /آدرس/ }).fill('ارومیه، خیابان امام، پلاک ۱۲');
      await press(page, 'ثبت سفارش');
      // By its name: when the address changes, the heading of the checkout is still there for a moment.
      await expect(main(page).getByRole('heading', { level: 1, name: 'سفارش شما با موفقیت ثبت شد' })).toBeVisible();
    },
  },
  {
    name: 'an order dialog that asks about less than one pack',
    open: async (page) => {
      const dialog = await openDialog(page);
      await dialog.getByRole('spinbutton', { name: /مقدار/ }).fill('۱');
      await dialog.getByRole('textbox', { name: /شمارهٔ تماس/ }).press('Enter');
      await expect(dialog.getByRole('button', { name: /^ثبت یک بشکه/ })).toBeFocused();
    },
  },
  {
    name: 'an order dialog that could not be sent',
    expected: [unanswered('FAILED', '/api/orders')],
    open: async (page) => {
      const dialog = await openDialog(page);
      await page.route('**/api/orders', (route) => route.abort());
      await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'the dialog of an order that was placed',
    open: async (page) => {
      const dialog = await openDialog(page);
      await dialog.getByRole('button', { name: 'ثبت سفارش' }).click();
      await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' })).toBeVisible();
    },
  },
  {
    name: 'a contact form with errors',
    open: async (page) => {
      await visit(page, '/contact');
      await press(page, 'ارسال پیام');
      await expect(main(page).getByText('نام خود را بنویسید')).toBeVisible();
    },
  },
  {
    name: 'the sign-up with errors',
    open: async (page) => {
      await visit(page, '/register');
      await press(page, 'ثبت‌نام');
      await expect(main(page).getByText('شما باید با قوانین و مقررات موافقت کنید')).toBeVisible();
    },
  },
  {
    name: 'an application with errors',
    open: async (page) => {
      await visit(page, '/sellers');
      await main(page).getByRole('region', { name: 'درخواست همکاری' }).scrollIntoViewIfNeeded();
      await press(page, 'مرحلهٔ بعد');
      await expect(main(page).getByText('این بخش را پر کنید').first()).toBeVisible();
    },
  },
];

for (const { name, expected = [], open } of STATES) {
  test(`${name}: one heading, no accessibility violation and no sideways scroll, in all colours and widths`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(...expected);
    // No confetti, because the page must not move during the checks.
    await page.emulateMedia({ ...COLOURS.light, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await violationsIn(page, ['light', 'dark', 'forced'])).toEqual([]);
    expect(await overflowsAt(page, [1280, 768, 320, 360])).toEqual([]);
  });
}

test('an invalid field has its own border in forced colours, which have no red', async ({ page }) => {
  await page.emulateMedia({ ...COLOURS.forced, reducedMotion: 'reduce' });
  await visit(page, '/register');
  const styleOf = (field: Locator, property: string) =>
    field.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const email = main(page).getByRole('textbox', { name: 'ایمیل' });
  const terms = main(page).getByRole('checkbox');
  expect([await styleOf(email, 'border-top-style'), await styleOf(terms, 'outline-style')]).toEqual(['solid', 'none']);
  await press(page, 'ثبت‌نام');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect([await styleOf(email, 'border-top-style'), await styleOf(terms, 'outline-style')]).toEqual([
    'dashed',
    'dashed',
  ]);
});
