import { aCustomer, cartBadge } from '../support/site';
import { expect, test } from '../support/test';

test('a customer goes with a cart through login and checkout to the confirmation', async ({ page }) => {
  const customer = aCustomer();
  const main = page.getByRole('main');
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: /^افزودن به سبد: / }).click();
  await expect(cartBadge(page)).toContainText('۲۷۵');

  await cartBadge(page).click();
  await expect(page.getByRole('heading', { name: 'سبد خرید', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^افزایش مقدار/ }).click();
  await expect(cartBadge(page)).toContainText('۲۷۶');
  await page.getByRole('link', { name: 'ادامه و ثبت سفارش' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)cart(%2F|\/)checkout/);

  await main.getByRole('link', { name: /ثبت‌نام/ }).click();
  await main.getByRole('textbox', { name: /نام و نام خانوادگی/ }).fill(customer.name);
  await main.getByRole('textbox', { name: /ایمیل/ }).fill(customer.email);
  await main.getByRole('textbox', { name: /شمارهٔ تماس/ }).fill(customer.phone);
  await main.getByLabel(/^رمز عبور/).fill('shirin-tar-az-asal');
  await main.getByLabel(/^تکرار رمز عبور/).fill('shirin-tar-az-asal');
  await main.getByRole('checkbox', { name: /قوانین/ }).check();
  await main.getByRole('button', { name: 'ثبت‌نام' }).click();

  await expect(page).toHaveURL(/\/login/);
  await main.getByRole('textbox', { name: /ایمیل/ }).fill(customer.email);
  await main.getByLabel(/^رمز عبور/).fill('shirin-tar-az-asal');
  await main.getByRole('button', { name: 'ورود', exact: true }).click();
  await expect(page).toHaveURL(/\/cart\/checkout$/);

  await expect(main.getByRole('textbox', { name: /نام و نام خانوادگی/ })).toHaveValue(customer.name);
  await expect(main.getByRole('textbox', { name: /ایمیل/ })).toHaveValue(customer.email);
  await main.getByRole('textbox', { name: /آدرس/ }).fill('ارومیه، خیابان امام، کوی گلستان، پلاک ۱۲');
  await main.getByRole('button', { name: 'ثبت سفارش' }).click();

  await expect(page).toHaveURL(/\/cart\/confirmation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'سفارش شما با موفقیت ثبت شد' })).toBeVisible();
  await expect(main.getByText(/۸ صبح تا ۶ عصر/)).toBeVisible();
  await expect(cartBadge(page)).not.toContainText(/[۰-۹]/);
});

test('an empty cart links to the products, and checkout redirects to it', async ({ page }) => {
  await page.goto('/cart/checkout');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('سبد خرید شما خالی است')).toBeVisible();
  await page.getByRole('link', { name: 'مشاهدهٔ محصولات' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('with sixty lines the buttons of cart and checkout stay visible, and cover no focused field', async ({ page }) => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, name: `کنسانترهٔ سیب ${at + 1}`, quantity: 275 }));
  await page.goto('/cart');
  await page.evaluate((cart) => localStorage.setItem('afshoreh.cart', cart), JSON.stringify(lines));
  for (const [width, height] of [
    [360, 740],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/cart');
    const proceed = page.getByRole('main').getByRole('link', { name: 'ادامه و ثبت سفارش' });
    await expect(proceed).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').getByRole('spinbutton').nth(30).focus();
    await expect(proceed).toBeInViewport({ ratio: 1 });
    await page.goto('/cart/checkout');
    const submit = page.getByRole('main').getByRole('button', { name: 'ثبت سفارش' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    const fields = page.getByRole('main').getByRole('textbox');
    await fields.first().focus();
    for (let at = 1; at < (await fields.count()); at += 1) {
      await page.keyboard.press('Tab');
      await expect(fields.nth(at)).toBeFocused();
      const lies = await fields.nth(at).evaluate((field) => field.getBoundingClientRect().bottom);
      const button = await submit.boundingBox();
      if (width < 1000) expect(lies).toBeLessThan(button?.y ?? 0);
    }
    await expect(submit).toBeInViewport({ ratio: 1 });
  }
});
