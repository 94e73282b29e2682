import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const list = (page: Page) => main(page).getByRole('region', { name: 'محصولات', exact: true });

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down as a reader does, by `pixels`, and answers where that is. */
async function scrollDown(page: Page, pixels: number): Promise<number> {
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThanOrEqual(pixels - 1);
  return scrolledTo(page);
}

/** The reader is within a line of where they were. */
async function expectAt(page: Page, position: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - position)).toBeLessThan(5);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('turning a page of the list leads to its top and says so, and the way back to where one was', async ({ page }) => {
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

test('the way back from a product leads to the place in the list, also after a reload of the product', async ({
  page,
}) => {
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

test('a reload keeps the place, on pages of the server and on those that the browser fills', async ({ page }) => {
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
  // A page that is opened anew begins at its top.
  await page.goto('/cart');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolledTo(page)).toBe(0);
});

test('an address with a part that is none shows its page, and one with a part leads there', async ({ page }) => {
  await visit(page, '/terms#%D9%8');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  const link = main(page).getByRole('navigation').getByRole('link').last();
  await link.click();
  const part = page.locator(`[id="${((await link.getAttribute('href')) ?? '').slice(1)}"]`);
  await expect(part).toBeInViewport();
});

test('other spellings of an address lead to the one address, from outside and within the site', async ({ page }) => {
  for (const [typed, address] of [
    ['/Products?q=apple', '/products?q=apple'],
    ['/product/%31', '/product/1'],
    ['//products', '/products'],
  ] as const) {
    // A path that begins with two slashes is no path for Playwright.
    await page.goto(new URL(test.info().project.use.baseURL ?? '').origin + typed);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  // Before it is alive, a page from the server hears of no other address.
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
