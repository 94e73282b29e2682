import { expect, test } from '@playwright/test';

const widthOf = () => document.documentElement.scrollWidth;

for (const width of [360, 390]) {
  test(`the API's page fits ${width} px, opens at the operation of a link, and tries orders under keys of their own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/api/docs#/orders/placeOrder');
    const order = page.locator('.opblock.is-open');
    await expect(order).toContainText('/api/orders');
    await expect(order).toBeInViewport();

    const keys: (string | undefined)[] = [];
    await page.route('**/api/orders', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fulfill({ status: 201, json: {} });
    });
    await order.getByRole('button', { name: 'Try it out' }).click();
    const send = async (): Promise<string | undefined> => {
      const before = keys.length;
      await order.getByRole('button', { name: 'Execute' }).click();
      await expect.poll(() => keys.length).toBe(before + 1);
      return keys.at(-1);
    };
    const key = order.getByPlaceholder('Idempotency-Key');
    const example = await key.inputValue();
    const sent = [await send(), await send()];
    expect(new Set([example, ...sent]).size).toBe(3);
    await key.fill('my-own-key');
    expect([await send(), await send()]).toEqual(['my-own-key', 'my-own-key']);
    expect(await page.evaluate(widthOf)).toBe(width);
  });
}

test('the API’s page lists every operation before its scripts are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/api/docs');
  await expect(page.getByRole('link', { name: 'POST /api/orders', exact: true })).toBeVisible();
  await context.close();
});
