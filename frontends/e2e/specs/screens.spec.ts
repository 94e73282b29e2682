import type { Page } from '@playwright/test';

import { answered } from '../support/console-messages';
import { aCustomer, cartBadge } from '../support/site';
import { expect, test } from '../support/test';

/** The content of each public screen in a real browser; actions have their own specs. */

interface Product {
  id: number;
  name: string;
  alcohol: string | null;
  pH: string | null;
}

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
const productsOf = async (page: Page, path: string) =>
  (await (await page.request.get(`/api${path}`)).json()) as Product[];
const namesOf = (products: Product[]) => products.map(({ name }) => name);

/** Adds the first product of the list to the cart and opens the cart. */
async function openCart(page: Page): Promise<void> {
  await page.goto('/products');
  await main(page)
    .getByRole('button', { name: /^افزودن به سبد: / })
    .first()
    .click();
  await expect(cartBadge(page)).toContainText(/[۱-۹]/);
  await cartBadge(page).click();
  await expect(page).toHaveURL(/\/cart$/);
}

test('/: headline, three benefits, the first three featured products, three steps and five partners', async ({
  page,
}) => {
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'تماس با ما' }).first()).toHaveAttribute('href', '/contact');
  const featured = (await productsOf(page, '/products/featured')).slice(0, 3);
  const cards = main(page).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(namesOf(featured));
  await expect(section(page, /چرا خریداران عمده/).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(section(page, 'سفارش در سه گام').getByRole('listitem')).toHaveCount(3);
  await expect(section(page, 'برندهایی که با مواد اولیهٔ ما تولید می‌کنند').getByRole('listitem')).toHaveCount(5);
  await expect(main(page).getByRole('link', { name: 'همهٔ محصولات' })).toHaveAttribute('href', '/products');
  await cards
    .first()
    .getByRole('button', { name: /^ثبت سفارش/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
});

test('/products: five categories, the sort orders, and the list of the API', async ({ page }) => {
  await page.goto('/products');
  for (const category of ['همه', 'سیب', 'گوجه‌فرنگی', 'انگور', 'سایر']) {
    await expect(main(page).getByRole('link', { name: category, exact: true })).toBeVisible();
  }
  const sorts = main(page).getByLabel('مرتب‌سازی').getByRole('option');
  await expect(sorts.nth(0)).toHaveText('محبوب‌ترین');
  for (const [at, name] of ['محبوب‌ترین', 'جدیدترین', 'ارزان‌ترین', 'گران‌ترین'].entries()) {
    await expect(sorts.nth(at)).toHaveText(name);
  }
  const cards = main(page).getByRole('article').getByRole('heading');
  await expect(cards.first()).toHaveText((await productsOf(page, '/products?sort=popular'))[0]?.name ?? '');
  await main(page).getByRole('link', { name: 'انگور', exact: true }).click();
  await expect(page).toHaveURL(/category=grape/);
  await expect(cards).toHaveText(namesOf(await productsOf(page, '/products?category=grape&sort=popular')));
  await main(page).getByLabel('مرتب‌سازی').selectOption({ label: 'جدیدترین' });
  await expect(cards).toHaveText(namesOf(await productsOf(page, '/products?category=grape&sort=newest')));
});

test('/product/{id}: a link back, only known facts, and how to order', async ({ page }) => {
  const product = (await (await page.request.get('/api/products/1')).json()) as Product;
  await page.goto('/product/1');
  await expect(main(page).getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'بازگشت به محصولات' })).toHaveAttribute('href', '/products');
  const rows = section(page, 'مشخصات فنی');
  for (const always of ['بریکس', 'وزن بسته‌بندی', 'مبدأ']) {
    await expect(rows.getByText(always, { exact: true })).toBeVisible();
  }
  await expect(rows.getByText('الکل', { exact: true })).toHaveCount(product.alcohol ? 1 : 0);
  await expect(rows.getByText('pH', { exact: true })).toHaveCount(product.pH ? 1 : 0);
  for (const tile of ['تحویل سریع', 'ضمانت کیفیت', 'بسته‌بندی ایمن']) {
    await expect(main(page).getByText(tile, { exact: true })).toBeVisible();
  }
  await main(page)
    .getByRole('button', { name: /^ثبت سفارش/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
});

test('/product/{id}: a missing product shows an error and a link to the list', async ({ page, expectedMessages }) => {
  expectedMessages.push(answered(404, '/product/99999999'));
  await page.goto('/product/99999999');
  await expect(main(page).getByRole('heading', { level: 1, name: 'محصول یافت نشد' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
});

test('/cart: quantities of at least one, removing, clearing, and «تماس بگیرید» for a price', async ({ page }) => {
  await openCart(page);
  const amount = main(page).getByRole('spinbutton').first();
  await amount.fill('۲');
  await amount.press('Enter');
  const less = main(page)
    .getByRole('button', { name: /^کاهش مقدار/ })
    .first();
  await less.click();
  await expect(cartBadge(page)).toContainText('۱');
  await expect(less).toBeDisabled();
  await expect(main(page).getByText('توافقی')).toBeVisible();
  await expect(main(page).getByText('تماس بگیرید').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'حذف همه' }).click();
  await expect(main(page).getByText('سبد خرید شما خالی است')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
});

test('/cart: a visitor is redirected to the login, and then to checkout', async ({ page }) => {
  await openCart(page);
  await main(page).getByRole('link', { name: 'ادامه و ثبت سفارش' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)cart(%2F|\/)checkout/);
});

test('/cart/checkout: shows an error under each missing field, and sends nothing', async ({ page }) => {
  await openCart(page);
  await page.goto('/cart/checkout');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url());
  });
  await main(page).getByRole('button', { name: 'ثبت سفارش' }).click();
  for (const problem of [
    'نام باید حداقل ۳ حرف باشد',
    'ایمیل معتبر نیست',
    'شماره تلفن باید حداقل ۱۰ رقم باشد',
    'آدرس باید حداقل ۱۰ حرف باشد',
  ]) {
    await expect(main(page).getByText(problem)).toBeVisible();
  }
  expect(orders).toEqual([]);
});

test('/cart/confirmation: without an order it explains what follows one', async ({ page }) => {
  await page.goto('/cart/confirmation');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    main(page)
      .getByText(/ظرف ۲۴ ساعت/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
});

test('/login: requires an e-mail and six characters, and links to sign-up and password reset', async ({ page }) => {
  await page.goto('/login');
  await main(page).getByRole('textbox', { name: 'ایمیل' }).fill('sara');
  await main(page)
    .getByLabel(/^رمز عبور/)
    .fill('۱۲۳');
  await main(page).getByRole('button', { name: 'ورود', exact: true }).click();
  await expect(main(page).getByText('لطفاً یک ایمیل معتبر وارد کنید')).toBeVisible();
  await expect(main(page).getByText('رمز عبور باید حداقل ۶ کاراکتر باشد')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'ثبت‌نام کنید' })).toHaveAttribute('href', /^\/register/);
  await main(page).getByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('/login: a wrong password shows an error in the form, and the e-mail stays', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(answered(401, '/api/auth/login'));
  const { email } = aCustomer();
  await page.goto('/login');
  await main(page).getByRole('textbox', { name: 'ایمیل' }).fill(email);
  await main(page)
    .getByLabel(/^رمز عبور/)
    .fill('not the password');
  await main(page).getByRole('button', { name: 'ورود', exact: true }).click();
  await expect(main(page).getByText('نام کاربری یا رمز عبور اشتباه است')).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'ایمیل' })).toHaveValue(email);
});

test('/register: every rule has an error under its field', async ({ page }) => {
  await page.goto('/register');
  await main(page)
    .getByLabel(/^رمز عبور/)
    .fill('shirin-tar');
  await main(page)
    .getByLabel(/^تکرار رمز عبور/)
    .fill('shirin');
  await main(page).getByRole('button', { name: 'ثبت‌نام' }).click();
  for (const problem of [
    'شماره تماس باید حداقل ۱۰ رقم باشد',
    'رمزهای عبور مطابقت ندارند',
    'شما باید با قوانین و مقررات موافقت کنید',
  ]) {
    await expect(main(page).getByText(problem)).toBeVisible();
  }
  await expect(main(page).getByRole('link', { name: 'قوانین و مقررات' })).toHaveAttribute('href', '/terms');
});

test('/terms and /privacy: their sections, and when they were last updated', async ({ page }) => {
  await page.goto('/terms');
  await expect(main(page).getByRole('heading', { level: 2, name: /^[۱-۹]\. / })).toHaveCount(9);
  await expect(main(page).getByText('آخرین به‌روزرسانی: ۲۸ اردیبهشت ۱۴۰۴')).toBeVisible();
  await page.goto('/privacy');
  await expect(main(page).getByRole('heading', { level: 2, name: /^[۱-۷]\. / })).toHaveCount(7);
  await expect(main(page).getByText('آخرین به‌روزرسانی: ۱ خرداد ۱۴۰۴')).toBeVisible();
});

test('/about and /services: values, steps, certificates and services', async ({ page }) => {
  await page.goto('/about');
  await expect(section(page, 'چهار ارزشی که با آن‌ها کار می‌کنیم').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(section(page, 'از باغ تا بشکه در چهار گام').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(section(page, 'گواهی‌ها').getByRole('listitem').first()).toBeVisible();
  await page.goto('/services');
  await expect(section(page, 'چه کاری برای شما می‌کنیم؟').getByRole('heading', { level: 3 })).toHaveCount(5);
});

test('/contact: a message is sent and confirmed, and the form is cleared', async ({ page }) => {
  const { name, phone } = aCustomer();
  await page.goto('/contact');
  await main(page).getByRole('textbox', { name: /^نام/ }).fill(name);
  await main(page)
    .getByRole('textbox', { name: /^شمارهٔ تماس/ })
    .fill(phone);
  const text = main(page).getByRole('textbox', { name: /پیام/ });
  await text.fill('قیمت ده تن کنسانترهٔ سیب؟');
  await main(page).getByRole('button', { name: 'ارسال پیام' }).click();
  const sent = page.getByRole('dialog', { name: 'پیام شما با موفقیت ارسال شد' });
  await sent.getByRole('button', { name: 'بازگشت به سایت' }).click();
  await expect(text).toHaveValue('');
});

test('/blog: the newest article first, chips that filter, and each article at its own address', async ({ page }) => {
  await page.goto('/blog');
  const articles = main(page).getByRole('article');
  await expect(articles.first()).toBeVisible();
  const all = await articles.count();
  expect(all).toBeGreaterThanOrEqual(6);
  await main(page).getByRole('link', { name: 'صادرات', exact: true }).first().click();
  await expect(page).toHaveURL(/category=/);
  await expect(articles).not.toHaveCount(all);
  const title = (await articles.first().getByRole('heading').textContent()) ?? '';
  await articles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('/sellers: four benefits, four categories, four steps, and a link to contact', async ({ page }) => {
  await page.goto('/sellers');
  for (const part of ['چرا با افشره بفروشید؟', 'چه محصولاتی پذیرفته می‌شود؟', 'همکاری در چهار گام']) {
    await expect(section(page, part).getByRole('listitem')).toHaveCount(4);
  }
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /تماس/ }).first()).toHaveAttribute('href', '/contact');
});
