import type { Page } from '@playwright/test';
import { fillLists } from '../../support/full-lists';
import { loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

/** Issue 14 A1.5. */
const MOST = { row: 48, card: 180 };
const mark = Math.random().toString(36).slice(2, 8);

/** Each list, filtered to rows of long texts that this spec makes. */
const LISTS: Record<string, string> = {
  products: `/products?q=${mark}`,
  orders: '/orders',
  'orders that are owed a call': '/orders?view=calls',
  contacts: '/contacts',
  customers: '/customers',
  categories: `/categories?q=${mark}`,
  'categories in their order': '/categories',
  certificates: `/content/certificates?q=${mark}`,
  posts: `/blog?q=${mark}`,
  comments: '/comments?filter=all',
  sellers: '/sellers',
  newsletter: '/newsletter',
};

/** Of every row of the list on the screen, and of the page around it, in CSS pixels. */
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

test('a list has rows of a line, cards of a hand, its actions in sight, and never scrolls the page sideways', async ({
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
