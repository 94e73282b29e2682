import type { Page } from '@playwright/test';
import { fillLists } from '../../support/full-lists';
import { aCustomer, adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

/**
 * The limits in pixels for the height of a table row and of a card on a phone. Long texts take two lines; on a card a long name
 * takes four, which is enough for all but the longest.
 */
const MOST = { row: 48, card: 270 };
const mark = Math.random().toString(36).slice(2, 8);

/** Each list, filtered to rows with long texts that this spec creates. */
const LISTS: Record<string, string> = {
  products: `/products?q=${mark}`,
  orders: '/orders',
  'orders that are owed a call': '/orders?view=calls',
  contacts: '/contacts',
  customers: '/customers',
  categories: `/categories?q=${mark}`,
  'categories in their order': '/categories',
  lots: `/lots?q=${mark}`,
  certificates: `/content/certificates?q=${mark}`,
  posts: `/blog?q=${mark}`,
  comments: '/comments?filter=all',
  sellers: '/sellers',
  newsletter: '/newsletter',
};

/** The measures of every row and of the page, in CSS pixels. */
function measures(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr')];
    const buttons = (row: Element) => [...row.querySelectorAll('[data-role="actions"] :is(a, button)')];
    const isCut = (button: Element) => {
      const { left, right, width } = button.getBoundingClientRect();
      const frame = button.closest('table')!.parentElement!.getBoundingClientRect();
      return width === 0 || left < Math.max(0, frame.left) - 0.5 || right > Math.min(innerWidth, frame.right) + 0.5;
    };
    return {
      heights: rows.map((row) => Math.ceil(row.getBoundingClientRect().height)),
      withoutAction: rows.filter((row) => buttons(row).length === 0).length,
      cut: rows.flatMap(buttons).filter(isCut).length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      thumbnails: [...document.querySelectorAll('tbody [data-role="media"] :is(img, svg)')].map(
        (picture) => picture.getBoundingClientRect().width,
      ),
    };
  });
}

test('a list has one-line rows, compact cards and visible actions, and never scrolls the page sideways', async ({
  page,
  request,
}) => {
  test.slow();
  await fillLists(request, mark);
  await page.route('**/api/orders/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ': none\n\n' }),
  );
  await loginAdmin(page);
  for (const [name, path] of Object.entries(LISTS)) {
    await page.goto(`/admin${path}`);
    await expect(page.locator('tbody tr').first()).toBeVisible({ timeout: 20_000 });
    for (const width of [360, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const { heights, withoutAction, cut, overflow, thumbnails } = await measures(page);
      const what = `${name} at ${width}`;
      expect
        .soft([withoutAction, cut, overflow], `${what}: rows without an action, cut buttons, sideways`)
        .toEqual([0, 0, 0]);
      if (width >= 1280) expect.soft(Math.max(...heights), `${what}: the highest row`).toBeLessThanOrEqual(MOST.row);
      if (width === 360) expect.soft(Math.max(...heights), `${what}: the highest card`).toBeLessThanOrEqual(MOST.card);
      expect.soft(Math.min(...thumbnails, 24), `${what}: the narrowest thumbnail`).toBeGreaterThanOrEqual(24);
    }
  }
});

/** Lists in which a decision depends on the name of the row; each has a row with a long but usual one. */
const NAMED = ['/products?q=', '/orders?q=', '/contacts?q=', '/customers?q=', '/comments?filter=all&q=', '/blog?q='];

test('a name that people really have is shown whole in every list', async ({ page, request }) => {
  test.slow();
  const headers = await adminHeaders(request);
  const { email, phone } = aCustomer();
  // Other rows of this file have longer names.
  // All digits have one width, so the names are equally long in each run.
  const own = String(Math.random()).slice(2, 8);
  const product = `پورهٔ آسپتیک گوجه‌فرنگی هات‌بریک، بریکس ۲۸ تا ۳۰ ${own}`;
  const person = `سید محمدحسین طباطبایی‌نژاد اصفهانی ${own}`;
  const slug = `names-${own}`;
  const title = `کنسانترهٔ شفاف سیب را چگونه در انبار نگه داریم؟ ${own}`;
  const text = { title, excerpt: title, content: `<p>${title}</p>`, category: 'buying-guide', status: 'published' };
  for (const [path, data] of [
    ['products', { name: product, category: 'other', price: 98_000_000, brix: '۷۰ ± ۱', origin: 'ارومیه' }],
    ['orders', { productId: 1, quantity: 275, customerName: person, phone }],
    ['contact', { name: person, phone, message: 'لطفاً تماس بگیرید.' }],
    ['auth/register', { fullName: person, email, phoneNumber: phone, password: 'a password of customers' }],
    ['admin/blog/posts', { ...text, slug }],
    [`blog/posts/${slug}/comments`, { name: person, email, comment: 'سپاس از این مقاله.' }],
  ] as const) {
    const answer = await request.post(`/api/${path}`, { headers, data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  }
  await loginAdmin(page);
  for (const path of NAMED) {
    await page.goto(`/admin${path}${own}`);
    const names = page.locator('tbody [data-heading]');
    await expect(names.filter({ hasText: own }).first()).toBeVisible();
    for (const width of [360, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await names.evaluateAll((cells) =>
        cells
          .map((cell) => cell.firstElementChild ?? cell)
          .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect.soft(cut, `names cut in ${path} at ${width}`).toEqual([]);
    }
  }
});

/** The lists, and the limits for the distance of the first row from the top, on a desktop and on a phone. */
const HIGH = { desktop: 240, phone: 300 };
const BELOW_TABS = { desktop: 280, phone: 320 };
const BELOW_TOOLBAR: Record<string, [path: string, first: string, most: typeof HIGH]> = {
  orders: ['/orders', 'tbody tr', HIGH],
  'orders that are owed a call': ['/orders?view=calls', 'tbody tr', HIGH],
  products: ['/products', 'tbody tr', HIGH],
  media: ['/media', 'main ul > li', HIGH],
  contacts: ['/contacts', 'tbody tr', HIGH],
  customers: ['/customers', 'tbody tr', HIGH],
  categories: ['/categories', 'tbody tr', HIGH],
  certificates: ['/content/certificates', 'tbody tr', BELOW_TABS],
  posts: ['/blog', 'tbody tr', HIGH],
  comments: ['/comments?filter=all', 'tbody tr', HIGH],
  sellers: ['/sellers', 'tbody tr', HIGH],
  newsletter: ['/newsletter', 'tbody tr', HIGH],
  audit: ['/audit', 'tbody tr', HIGH],
};

test('a list begins near the top of the screen, below one row of controls of equal height', async ({
  page,
  request,
}) => {
  test.slow();
  await fillLists(request, `${mark}-high`);
  await page.route('**/api/orders/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ': none\n\n' }),
  );
  await loginAdmin(page);
  for (const [name, [path, first, most]] of Object.entries(BELOW_TOOLBAR)) {
    for (const [device, width, height] of [
      ['desktop', 1280, 800],
      ['phone', 360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/admin${path}`);
      await expect(page.locator(first).first()).toBeVisible();
      const top = await page
        .locator(first)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
      expect.soft(top, `${name} on a ${device}`).toBeLessThanOrEqual(most[device]);
      const heights = await page
        .getByRole('main')
        .getByRole('search')
        .locator('xpath=..')
        .locator('input, button')
        .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().height)));
      expect.soft([...new Set(heights)], `${name} on a ${device}: heights of its controls`).toHaveLength(1);
    }
  }
});

test('an entry of the side menu is one line, also beside the number of waiting records', async ({ page, request }) => {
  await fillLists(request, `${mark}-menu`);
  await loginAdmin(page);
  // A short screen, on which the menu scrolls.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/admin/contacts');
  const menu = page.getByRole('navigation', { name: 'فهرست پنل مدیریت' });
  await expect(menu.getByRole('link', { name: /پیام‌های تماس/ }).getByRole('img')).toBeVisible();
  const heights = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBe(44);
});
