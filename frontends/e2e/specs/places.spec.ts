import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const list = (page: Page) => main(page).getByRole('region', { name: 'محصولات', exact: true });

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down by `pixels`; returns the position. */
async function scrollDown(page: Page, pixels: number): Promise<number> {
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThanOrEqual(pixels - 1);
  return scrolledTo(page);
}

/** Expects this scroll position, within one line. */
async function expectAt(page: Page, position: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - position)).toBeLessThan(5);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('the next page of a list starts at its top and is announced, and Back restores the position', async ({ page }) => {
  await visit(page, '/products');
  const next = main(page).getByRole('link', { name: 'صفحهٔ بعد' });
  await next.scrollIntoViewIfNeeded();
  const before = await scrolledTo(page);
  expect(before).toBeGreaterThan(300);
  await next.click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(list(page)).toBeFocused();
  await expect(list(page).getByRole('status').filter({ hasText: 'صفحهٔ ۲ از' })).toBeAttached();
  await expect(list(page).getByRole('article').first()).toBeInViewport();
  expect(await scrolledTo(page)).toBeLessThan(before);

  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expectAt(page, before);
});

test('Back from a product restores the position in the list, also after a reload of the product', async ({ page }) => {
  await visit(page, '/products');
  const place = await scrollDown(page, 700);
  await page.evaluate(() => document.querySelector<HTMLElement>('main article:nth-of-type(1) h2 a')?.click());
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(heading(page)).toBeVisible();
  await expectAt(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expectAt(page, place);

  await page.goForward();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expectAt(page, place);
});

test('a reload keeps the scroll position, on server-rendered and browser-rendered pages', async ({ page }) => {
  await visit(page, '/terms');
  const inTerms = await scrollDown(page, 900);
  await page.reload();
  await expect(heading(page)).toBeAttached();
  await expectAt(page, inTerms);

  const lines = Array.from({ length: 15 }, (_, at) => ({ id: at + 1, name: `کنسانتره ${at + 1}`, quantity: 1 }));
  await page.evaluate((cart) => localStorage.setItem('afshoreh.cart', cart), JSON.stringify(lines));
  await visit(page, '/cart');
  const inCart = await scrollDown(page, 800);
  await page.reload();
  await expect(heading(page)).toBeAttached();
  await expectAt(page, inCart);
  // A newly opened page begins at its top.
  await page.goto('/cart');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolledTo(page)).toBe(0);
});

test('an unknown hash is ignored, and a known one scrolls to its element', async ({ page }) => {
  await visit(page, '/terms#%D9%8');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  const link = main(page).getByRole('navigation').getByRole('link').last();
  await link.click();
  const part = page.locator(`[id="${((await link.getAttribute('href')) ?? '').slice(1)}"]`);
  await expect(part).toBeInViewport();
});

test('other spellings of an address redirect to the canonical one, on the server and in the browser', async ({
  page,
}) => {
  for (const [typed, address] of [
    ['/Products?q=apple', '/products?q=apple'],
    ['/product/%31', '/product/1'],
    ['//products', '/products'],
  ] as const) {
    // Playwright does not accept a path with two leading slashes.
    await page.goto(new URL(test.info().project.use.baseURL ?? '').origin + typed);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  // Before hydration a page does not notice a change of the address.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    history.pushState(null, '', '/About?from=a');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/about?from=a');
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
