import type { Page } from '@playwright/test';
import { admin } from '../../support/admin';
import { overflowOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { fillLists } from '../../support/full-lists';
import { watchLayoutShift } from '../../support/layout-shift';
import { latinWordsIn, violationsIn } from '../../support/looks';
import { loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

/** A screen is loaded as a phone and as a desktop; at the other widths it is looked at as it stands. */
const WIDTHS = [360, 768, 1024, 1280, 1600];
const LOADED_AT = [360, 1280];
/** By axe: at 1600 a screen is laid out as at 1280, and what is open over one in two ways only. */
const JUDGED_AT = { screen: [360, 768, 1024, 1280], over: LOADED_AT };
/** With cards and with a table, as a sheet and in the middle: what has colours of its own is seen at one of these. */
const DARK_AT = [360, 1280];
const HEIGHT = 900;
const OPEN_SECTION = 'nav[aria-label="فهرست پنل مدیریت"] [aria-current="page"]';
/** Of layout shift: nothing that is seen on a screen; of what is opened by its address, what is called good (web.dev/cls). */
const MOST_SHIFT = { screen: 0.02, over: 0.1 };

/** Whose session it is, and a slug that is given as an example. */
const NAMES = [admin.username, 'apple'];
const NO_SCREEN = '/no-such-screen';
/** Behind `/admin`, with what is open over it: in the order of the side menu. `:product` is the id of one that this spec makes. */
const SCREENS = [
  '',
  '/products',
  '/products?product=:product',
  '/products?import=file',
  '/prices',
  '/prices?tab=list',
  '/prices?tab=list&row=new',
  '/orders',
  '/orders?view=calls',
  '/orders?order=:order',
  '/orders/print?orders=:order',
  '/contacts',
  '/contacts?message=:message',
  '/customers',
  '/customers?customer=:customer',
  '/categories',
  '/categories?category=:category',
  '/content',
  '/content?tab=features',
  '/content?tab=contact',
  '/content?tab=hero&versions=1',
  '/content/certificates',
  '/content/certificates?certificate=:certificate',
  '/blog',
  '/blog/edit?post=:article',
  '/comments?filter=all',
  '/comments?filter=all&comment=:comment',
  '/media',
  '/media?media=:media',
  '/media?media=upload',
  '/sellers',
  '/sellers?seller=:seller',
  '/sellers?seller=edit-:seller',
  '/newsletter',
  '/audit',
  '/audit?entry=:entry',
  '/settings',
  '/settings?tab=account',
  '/settings?tab=sessions',
  '/settings?tab=site',
  '/settings?tab=holidays',
  '/settings?tab=holidays&holiday=new',
  '/settings?tab=admins',
  '/settings?tab=admins&admin=new',
  NO_SCREEN,
];

let ids: Record<string, number>;
test.beforeAll(async ({ request }) => {
  ids = await fillLists(request, String(Math.floor(Math.random() * 1e6)));
});

/** Whether something is open over the screen at this address. */
const isOver = (path: string) => /[?&](?!tab|view|filter|orders|post)\w+=/.test(path);

/** Until everything has come that the screen is made of. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  if (isOver(path)) await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const screen of SCREENS) {
  test(`/admin${screen}: nothing moves, nothing is foreign, no accessibility violation and no sideways scroll at any width, light and dark`, async ({
    page,
    expectedMessages,
  }) => {
    if (screen === NO_SCREEN) expectedMessages.push(answered(404, `/admin${NO_SCREEN}`));
    const path = `/admin${screen.replace(/:(\w+)/, (_all, name: string) => String(ids[name]))}`;
    // A stream that stays open keeps a page from ever being idle.
    await page.route('**/api/orders/stream', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: ': none\n\n' }),
    );
    const kind = isOver(path) ? 'over' : 'screen';
    const shift = await watchLayoutShift(page);
    await loginAdmin(page);
    for (const width of LOADED_AT) {
      await page.setViewportSize({ width, height: HEIGHT });
      await load(page, path);
      expect.soft(await shift(), `shift at ${width}`).toBeLessThan(MOST_SHIFT[kind]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await latinWordsIn(page, NAMES), `Latin at ${width}`).toEqual([]);
      expect.soft(await overflowOf(page), `sideways at ${width}`).toBe(0);
      expect.soft(await page.locator(OPEN_SECTION).count(), 'open sections').toBeLessThanOrEqual(1);
      if (!JUDGED_AT[kind].includes(width)) continue;
      const colours = DARK_AT.includes(width) ? (['light', 'dark'] as const) : (['light'] as const);
      expect.soft(await violationsIn(page, colours), `axe at ${width}`).toEqual([]);
    }
  });
}
