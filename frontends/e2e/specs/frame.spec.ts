import type { Page } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { watchLayoutShift } from '../support/layout-shift';
import { seenFromLeft } from '../support/looks';
import { aCartLine, aCustomer, cartBadge, startWithCart, visit } from '../support/site';
import { expect, test } from '../support/test';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = banner(page).getByRole(/جست‌وجو در/.test(String(name)) ? 'combobox' : 'button', { name });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass();
}

test('a product is found and opened from the header with the keyboard alone, in different spellings', async ({
  page,
}) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  if (isPhone(page)) {
    await tabTo(page, 'باز کردن جست‌وجو');
    await page.keyboard.press('Enter');
  } else await tabTo(page, 'جست‌وجو در محصولات');
  // With an Arabic ye and without ZWNJ.
  const typed = 'گوجه فرنگي';
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === typed);
  await page.keyboard.type(typed);
  // Until then the list shows the results of the previous text.
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

test('the menu of a small screen is closed by Back, Escape and a tap outside, and Tab stays in it', async ({
  page,
}) => {
  // Wide screens always show the menu.
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
    // After the last element the focus goes to the browser's own controls.
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
  // The menu has left no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the forms of the footer load when it is near, without a layout shift', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  await expect(footer(page).getByRole('textbox')).toHaveCount(0);
  await footer(page).scrollIntoViewIfNeeded();
  const box = footer(page).getByRole('region', { name: 'خبرنامهٔ افشره' });
  await expect(footer(page).locator('form')).toHaveCount(2);
  expect(await shift()).toBeLessThan(0.02);
  if (isPhone(page)) {
    await expect(footer(page).getByRole('button')).toHaveCount(0);
    expect((await footer(page).boundingBox())?.height).toBeLessThan(1200);
    await footer(page).getByText('پیام به ما').click();
    await footer(page).getByText('خبرنامهٔ افشره').click();
  }
  await expect(footer(page).getByRole('button')).toHaveCount(2);
  await box.getByRole('textbox', { name: /^ایمیل/ }).fill(aCustomer().email);
  await box.getByRole('button', { name: 'عضویت در خبرنامه' }).click();
  await expect(box.getByText('ایمیل شما در خبرنامه ثبت شد.')).toBeVisible();
});

test('a range is shown from left to right in suggestions, on cards and in the table of a product', async ({ page }) => {
  await page.goto('/products?q=%D8%B3%DB%8C%D8%A8');
  const card = page.getByRole('article').filter({ hasText: '±' }).first();
  expect(await seenFromLeft(card.locator('dd').filter({ hasText: '±' }))).toBe('۷۰ ± ۱');
  await page.goto('/product/1');
  const value = page.getByRole('main').locator('dd [aria-hidden]').filter({ hasText: '±' }).first();
  expect(await seenFromLeft(value)).toBe('۷۰ ± ۱');
  const open = banner(page).getByRole('button', { name: 'باز کردن جست‌وجو' });
  if (await open.isVisible()) await open.click();
  await banner(page).getByRole('combobox').fill('سیب');
  const facts = banner(page).getByRole('option').filter({ hasText: '±' }).first().locator('small');
  // The words are at the right, and the range between them is shown from left to right.
  expect(await seenFromLeft(facts)).toContain('۷۰ ± ۱');
});

test('a page with its own product search has only that one, other pages have that of the header', async ({ page }) => {
  const searches = page.getByRole('search').filter({ visible: true });
  const opener = banner(page).getByRole('button', { name: /جست‌وجو$/ });
  await page.goto('/products');
  await expect(searches).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(isPhone(page) ? opener : searches).toHaveCount(1);
});

test('a toast on a wide screen is in the lower end corner, not over the title', async ({ page }) => {
  // A phone has its order bar in that corner.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/products');
  await page.getByRole('main').getByRole('button', { name: /سبد/ }).first().click();
  await page.goto('/cart');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^حذف .+ از سبد/ })
    .click();
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

test('a toast on a wide screen covers no control of the page, such as the summary of a cart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products');
  const add = page.getByRole('main').getByRole('button', { name: /^افزودن .* سبد/ });
  await add.first().click();
  await add.nth(1).click();
  await page.goto('/cart');
  const next = page.getByRole('main').getByRole('link', { name: 'ادامه و ثبت سفارش' });
  await expect(next).toBeVisible();
  const { y, height } = (await next.boundingBox()) ?? { y: 0, height: 0 };
  // On this screen the button is in the corner where toasts usually are.
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) + 40 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^حذف .+ از سبد/ })
    .first()
    .click();
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'بازگرداندن' }) });
  await expect(toast).toBeInViewport({ ratio: 1 });
  // A click would scroll until the button is free, so only check what is at its position.
  const one = await toast.boundingBox();
  const other = await next.boundingBox();
  if (!one || !other) throw new Error('both are on screen');
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  expect(isBeside || one.y >= other.y + other.height || other.y >= one.y + one.height).toBe(true);
});

test('the badge of a cart of 22,000 kg lies over no other control of the header', async ({ page, context }) => {
  await startWithCart(context, aCartLine({ quantity: 22_000 }));
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/about');
  const badge = cartBadge(page).getByText('۲۲٬۰۰۰', { exact: true });
  await expect(badge).toBeVisible();
  const controls = banner(page).locator('a:visible, button:visible');
  const boxOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const own = await badge.evaluate(boxOf);
  const others = await controls.evaluateAll((all) =>
    all
      .filter((control) => !control.textContent.includes('۲۲٬۰۰۰'))
      .map((control) => {
        // A control may have an empty edge around its icon, and only the icon must stay visible.
        const { left, right, top, bottom } = (control.querySelector('svg') ?? control).getBoundingClientRect();
        return { name: control.ariaLabel ?? control.textContent, left, right, top, bottom };
      }),
  );
  expect(others.map(({ name }) => name)).toContain('باز کردن منو');
  const covered = others.filter(
    ({ left, right, top, bottom }) => left < own.right && own.left < right && top < own.bottom && own.top < bottom,
  );
  expect(covered).toEqual([]);
  expect(own.left).toBeGreaterThanOrEqual(0);
  expect(own.right).toBeLessThanOrEqual(360);
});

test('the picture of the orchard is darker in the dark theme, and the hero has no edge at its end', async ({
  page,
}) => {
  /** The mean brightness of the pixels in a screenshot, and the brightest minus the darkest, from 0 to 255. */
  const lightIn = async (shot: Buffer) =>
    page.evaluate(async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      const lights = Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4]! + data[at * 4 + 1]!) / 2);
      const spread =
        lights.reduce((most, each) => Math.max(most, each), 0) -
        lights.reduce((least, each) => Math.min(least, each), 255);
      return { mean: lights.reduce((sum, each) => sum + each, 0) / lights.length, spread };
    }, shot.toString('base64'));
  const means: Record<string, number> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/');
    const hero = page.locator('[data-section="hero"]');
    const box = await hero.boundingBox();
    if (!box) throw new Error('the hero is on screen');
    // The last row of the hero and the first row of the page below it.
    const clip = { x: 0, y: Math.round(box.y + box.height) - 2, width: box.width, height: 4 };
    expect((await lightIn(await page.screenshot({ clip, fullPage: true }))).spread).toBeLessThanOrEqual(3);
    const orchard = page.getByRole('main').locator('img[src*="orchard"]');
    await orchard.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    means[colorScheme] = (await lightIn(await orchard.screenshot())).mean;
  }
  expect(means.dark).toBeLessThan((means.light ?? 0) - 60);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is open, the search works, and buttons that need a script are hidden', async ({ page }) => {
    await page.goto('/product/1');
    await expect(banner(page).getByRole('link', { name: 'خدمات ما' })).toBeVisible();
    expect(await page.getByRole('button').allTextContents()).toEqual(['']);
    await banner(page).getByRole('combobox').fill('انگور');
    await banner(page).getByRole('button', { name: 'جست‌وجو' }).click();
    await expect(page).toHaveURL(/\/products\?q=/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('انگور');
  });
});
