import { expect, test } from '../support/test';

for (const [remote, path, elsewhere] of [
  ['cart', '/cart', '/products'],
  ['storefront', '/', '/cart'],
] as const) {
  test(`without the files of ${remote} its area says so, and header, footer and the other areas work`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/Failed to load resource|ERR_FAILED|remoteEntry|Federation|RUNTIME-/i);
    await page.route(`**/cdn/${remote}/**`, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: /تلاش/ });
    await expect(retry).toBeVisible();

    await page.goto(elsewhere);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(path);
    await expect(retry).toBeVisible();
    await page.unroute(`**/cdn/${remote}/**`);
    await retry.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}
