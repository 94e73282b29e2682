import type { Page } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { watchLayoutShift } from '../support/layout-shift';
import { aCustomer } from '../support/site';
import { expect, test } from '../support/test';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Tab is pressed until the focus is there: nobody who cannot use a mouse gets there otherwise. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = banner(page).getByRole(/جست‌وجو در/.test(String(name)) ? 'combobox' : 'button', { name });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass();
}

test('a product is found and opened from the header by the keyboard alone, however its name is typed (D3)', async ({
  page,
}) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  if (isPhone(page)) {
    await tabTo(page, 'باز کردن جست‌وجو');
    await page.keyboard.press('Enter');
  } else await tabTo(page, 'جست‌وجو در محصولات');
  // An Arabic ye, and no half-space.
  const typed = 'گوجه فرنگي';
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === typed);
  await page.keyboard.type(typed);
  // Until then the list is that of what was typed before.
  await found;
  const options = banner(page).getByRole('option');
  await expect(options.filter({ hasText: /گوجه/ }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('گوجه');
});

test('the menu of a small screen is left by the way back, by Escape and by a tap beside it, and never by Tab', async ({
  page,
}) => {
  // Wide screens have the menu in the bar.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.goto('/products');
  await page.waitForLoadState('networkidle');
  const menu = banner(page).getByRole('navigation', { name: 'منوی اصلی' });
  const toggle = banner(page).getByRole('button', { name: 'باز کردن منو' });
  await toggle.click();
  await expect(menu.getByRole('link', { name: /۰۹۱۴/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('header, body')?.localName);
    // From the last one the browser's own bar is next.
    expect(['header', 'body']).toContain(place);
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  }
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/products$/);

  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.mouse.click(180, 735);
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'تماس با ما' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  // The menu has left no entry of its own behind.
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the forms of the footer come when it is near, and nothing moves', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  await expect(footer(page).getByRole('textbox')).toHaveCount(0);
  await footer(page).scrollIntoViewIfNeeded();
  const box = footer(page).getByRole('region', { name: 'خبرنامهٔ افشره' });
  await expect(footer(page).getByRole('button')).toHaveCount(2);
  expect(await shift()).toBeLessThan(0.02);
  await box.getByRole('textbox', { name: /^ایمیل/ }).fill(aCustomer().email);
  await box.getByRole('button', { name: 'عضویت در خبرنامه' }).click();
  await expect(box.getByText('ایمیل شما در خبرنامه ثبت شد.')).toBeVisible();
});

test('a toast of a wide screen stands in the corner where the page ends, not over its title', async ({ page }) => {
  // A phone has its order bar there.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/products');
  await page.getByRole('main').getByRole('button', { name: /سبد/ }).first().click();
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'بستن' }) });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect(async () => {
    const box = await toast.boundingBox();
    const below = height - (box?.y ?? 0) - (box?.height ?? 0);
    expect(below).toBeGreaterThanOrEqual(20);
    expect(below).toBeLessThan(120);
  }).toPass();
});

test('a toast of a wide screen arrives over no control of the page, as beside the summary of a cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products');
  const add = page.getByRole('main').getByRole('button', { name: /^افزودن .* سبد/ });
  await add.first().click();
  await add.nth(1).click();
  await page.goto('/cart');
  const next = page.getByRole('main').getByRole('link', { name: 'ادامه و ثبت سفارش' });
  await expect(next).toBeVisible();
  const { y, height } = (await next.boundingBox()) ?? { y: 0, height: 0 };
  // A screen that ends below the button, which then is in the corner where a toast stands elsewhere.
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) + 40 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^حذف .+ از سبد/ })
    .first()
    .click();
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'بازگرداندن' }) });
  await expect(toast).toBeInViewport({ ratio: 1 });
  // No click is tried: it would scroll until the button is free.
  const [one, other] = [await toast.boundingBox(), await next.boundingBox()];
  if (!one || !other) throw new Error('both are on screen');
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  expect(isBeside || one.y >= other.y + other.height || other.y >= one.y + one.height).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu stands open, the search works, and no button is offered that cannot', async ({ page }) => {
    await page.goto('/product/1');
    await expect(banner(page).getByRole('link', { name: 'خدمات ما' })).toBeVisible();
    expect(await page.getByRole('button').allTextContents()).toEqual(['']);
    await banner(page).getByRole('combobox').fill('انگور');
    await banner(page).getByRole('button', { name: 'جست‌وجو' }).click();
    await expect(page).toHaveURL(/\/products\?q=/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('انگور');
  });
});
