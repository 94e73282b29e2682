import type { Page } from '@playwright/test';
import { admin } from '../../support/admin';
import { overflowOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { fillLists } from '../../support/full-lists';
import { watchLayoutShift } from '../../support/layout-shift';
import { cutLabels, inLargeText, latinWordsIn, violationsIn } from '../../support/looks';
import { loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

/** A screen is loaded at a phone's and a desktop's width, and resized to the other widths. */
const WIDTHS = [360, 768, 1024, 1280, 1600];
const LOADED_AT = [360, 1280];
/** The widths for axe. The layout at 1600 is that of 1280, and a dialog has only two layouts. */
const JUDGED_AT = { screen: [360, 768, 1024, 1280], over: LOADED_AT };
/** The widths for colours: cards or a table, a sheet or a centred dialog. */
const DARK_AT = [360, 1280];
const HEIGHT = 900;
const OPEN_SECTION = 'nav[aria-label="فهرست پنل مدیریت"] [aria-current="page"]';
/** The limits for layout shift: none on a screen; for a dialog that its address opens, a good CLS (web.dev/cls). */
const MOST_SHIFT = { screen: 0.02, over: 0.1 };

/** Known Latin words: the admin's name and an example slug. */
const NAMES = [admin.username, 'apple'];
const NO_SCREEN = '/no-such-screen';
/** The screens below `/admin`, with open dialogs, in the order of the side menu. `:product` is the id of a created product. */
const SCREENS = [
  '',
  '/products',
  '/products?product=:product',
  '/products?import=file',
  '/products?crop=:product',
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
  '/customers?person=:person',
  '/customers/companies',
  '/customers/accounts',
  '/customers/accounts?customer=:customer',
  '/categories',
  '/categories?category=:category',
  '/lots',
  '/lots?lot=:lot',
  '/lots?lot=edit-:lot',
  '/lots?lot=:lot&analysis=new',
  '/content',
  '/content?tab=features',
  '/content?tab=about',
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
  '/crop-alerts',
  '/audit',
  '/audit?entry=:entry',
  '/releases',
  '/settings',
  '/settings?tab=account',
  '/settings?tab=sessions',
  '/settings?tab=site',
  '/settings?tab=holidays',
  '/settings?tab=holidays&holiday=new',
  '/settings?tab=admins',
  '/settings?tab=admins&admin=new',
  '/settings?tab=apiKeys',
  '/settings?tab=apiKeys&apiKey=new',
  '/settings?tab=webhooks',
  NO_SCREEN,
];

let ids: Record<string, number>;
test.beforeAll(async ({ request }) => {
  ids = await fillLists(request, String(Math.floor(Math.random() * 1e6)));
});

/** Whether this address opens a dialog over its screen. */
const isOver = (path: string) => /[?&](?!tab|view|filter|orders|post)\w+=/.test(path);

/** Waits until the screen is complete. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  if (isOver(path)) await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const screen of SCREENS) {
  test(`/admin${screen}: no layout shift, no Latin words, no accessibility violation and no sideways scroll at any width, light and dark, nor with text at 200 %`, async ({
    page,
    expectedMessages,
  }) => {
    if (screen === NO_SCREEN) expectedMessages.push(answered(404, `/admin${NO_SCREEN}`));
    const path = `/admin${screen.replace(/:(\w+)/, (_all, name: string) => String(ids[name]))}`;
    // An open event stream prevents the page from becoming idle.
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
    for (const width of LOADED_AT) {
      await page.setViewportSize({ width, height: HEIGHT });
      await inLargeText(page, async () => {
        expect.soft(await overflowOf(page), `sideways at ${width} with text at 200 %`).toBe(0);
        expect.soft(await cutLabels(page), `cut at ${width} with text at 200 %`).toEqual([]);
      });
    }
  });
}
