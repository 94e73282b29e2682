import { expectedOf } from '../support/console-messages';
import { breakRemote, FAULTS } from '../support/faults';
import { cartBadge } from '../support/site';
import { expect, test } from '../support/test';

/** Longer than the ten seconds after which a remote counts as down. */
const GIVEN_UP = { timeout: 15_000 };

const ITEM = {
  id: 1,
  name: 'کنسانتره سیب',
  quantity: 3,
  image: null,
  brix: '70',
  weight: null,
  origin: null,
  price: 'تماس بگیرید',
};

for (const [remote, home, link, elsewhere] of [
  ['cart', '/products', 'سبد خرید', 'محصولات'],
  ['storefront', '/cart', 'محصولات', 'سبد خرید'],
] as const) {
  for (const fault of FAULTS) {
    // Releases of the storefront that are broken so are in broken-releases.spec.ts.
    if (remote === 'storefront' && (!fault.passes || fault.name === 'hangs')) continue;
    test(`when ${remote} ${fault.name}, its area says so, and everything else works`, async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push(...expectedOf(remote, fault.messages));
      await page.addInitScript((cart) => localStorage.setItem('afshoreh.cart', cart), JSON.stringify([ITEM]));
      const mend = await breakRemote(page, remote, fault);
      const banner = page.getByRole('banner');
      const follow = async (name: string) => {
        const menu = banner.getByRole('button', { name: /منو/ });
        if (name !== 'سبد خرید' && (await menu.isVisible())) await menu.click();
        await banner
          .getByRole('link', { name: new RegExp(name) })
          .first()
          .click();
      };
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const failure = page.getByRole('main').getByRole('alert');

      await page.goto(home);
      await expect(heading).toBeVisible();
      await follow(link);
      await expect(failure).toContainText('این بخش از سایت باز نشد', GIVEN_UP);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(cartBadge(page)).toContainText('۳');

      await follow(elsewhere);
      await expect(failure).toBeHidden();
      await expect(heading).toBeVisible();

      if (!fault.passes) return;
      await follow(link);
      await expect(failure).toBeVisible(GIVEN_UP);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await mend();
      await failure.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(failure).toBeHidden();
      await expect(heading).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
}

test('a tab whose version is no longer kept is renewed by trying again, once', async ({ page, expectedMessages }) => {
  expectedMessages.push(...expectedOf('cart', ['missing', 'noEntry']));
  await page.goto('/products');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const gone = FAULTS.find(({ name }) => name === 'has lost a file');
  if (!gone) throw new Error('no such fault');
  const everything = { ...gone, files: /./ };
  const mend = await breakRemote(page, 'cart', everything);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await cartBadge(page).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' });
  await expect(retry).toBeVisible();
  await retry.click();
  await page.waitForFunction(() => !('sameDocument' in window));
  // The new document is of the same version: it is not loaded a second time.
  await expect(retry).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await Promise.all([page.waitForResponse(/attempt=1/), retry.click()]);
  await expect(retry).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await mend();
  const heading = page
    .getByRole('main')
    .getByRole('heading', { name: /سبد خرید/ })
    .first();
  // A browser remembers for one attempt that a file which the page preloaded was missing.
  await expect(async () => {
    await retry.click({ timeout: 1_000 });
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass(GIVEN_UP);
});
