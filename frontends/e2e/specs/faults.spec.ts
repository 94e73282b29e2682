import { expectedOf } from '../support/console-messages';
import { breakRemote, FAULTS } from '../support/faults';
import { cartBadge, startWithCart } from '../support/site';
import { expect, test } from '../support/test';

/** Longer than the ten seconds after which a remote counts as down. */
const GIVEN_UP = { timeout: 15_000 };

for (const [remote, home, link, elsewhere] of [
  ['cart', '/products', 'سبد خرید', 'محصولات'],
  ['storefront', '/cart', 'محصولات', 'سبد خرید'],
] as const) {
  for (const fault of FAULTS) {
    // broken-releases.spec.ts has a storefront that hangs.
    if (remote === 'storefront' && fault.name === 'hangs') continue;
    test(`when ${remote} ${fault.name}, its area shows an error, and everything else works`, async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push(...expectedOf(remote, fault.messages));
      await startWithCart(page.context());
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
      // Before its code runs, a link loads the whole next page, which names the hashes of its own files.
      await page.waitForLoadState('networkidle');
      await follow(link);
      await expect(failure).toContainText('این بخش از سایت باز نشد', GIVEN_UP);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(cartBadge(page)).toContainText('۲۷۵');

      await follow(elsewhere);
      await expect(failure).toBeHidden();
      await expect(heading).toBeVisible();

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

test('a tab whose version was removed is reloaded by a retry, once', async ({ page, expectedMessages }) => {
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
  // The new document has the same version, so there is no second reload.
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
  // For one attempt the browser caches the failure of a preloaded file.
  await expect(async () => {
    await retry.click({ timeout: 1_000 });
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass(GIVEN_UP);
});
