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

test('what is tried in the sandbox is stored there and not in the site, until its switch is off', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/api/docs#/orders/placeOrder');
  const order = page.locator('.opblock.is-open');
  await expect(order).toContainText('/api/orders', { timeout: 60_000 });
  const placed = () => page.waitForResponse((response) => response.url().includes('/orders'), { timeout: 60_000 });
  await order.getByRole('button', { name: 'Try it out' }).click();
  const readied = async () => (await page.request.get('/api/sandbox/api/health/ready', { timeout: 60_000 })).status();
  await expect.poll(readied, { timeout: 90_000 }).toBe(200);
  const [response] = await Promise.all([placed(), order.getByRole('button', { name: 'Execute' }).click()]);
  expect([response.status(), new URL(response.url()).pathname]).toEqual([201, '/api/sandbox/api/orders']);
  await expect(order.locator('.live-responses-table')).toContainText('trackingCode');
  const { trackingCode, phone } = (await response.json()) as { trackingCode: string; phone: string };
  const track = `orders/track?code=${encodeURIComponent(trackingCode)}&phone=${encodeURIComponent(phone)}`;
  expect((await page.request.get(`/api/sandbox/api/${track}`)).status()).toBe(200);
  expect((await page.request.get(`/api/${track}`)).status()).toBe(404);

  await page.route('**/api/orders', (route) => route.fulfill({ status: 201, json: {} }));
  await page.getByRole('checkbox', { name: 'Sandbox' }).uncheck();
  await expect(page.getByText('a real one')).toBeVisible();
  const [real] = await Promise.all([placed(), order.getByRole('button', { name: 'Execute' }).click()]);
  expect(new URL(real.url()).pathname).toBe('/api/orders');
  expect(await page.evaluate(widthOf)).toBe(360);
});

test('the API’s page lists every operation before its scripts are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/api/docs');
  await expect(page.getByRole('link', { name: 'POST /api/orders', exact: true })).toBeVisible();
  await context.close();
});

test('the reference is read without scripts, also on a phone, and leads to Swagger UI and back', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/api/reference#placeOrder');
  await expect(page.locator('#placeOrder')).toBeInViewport();
  await expect(page.locator('#placeOrder')).toContainText('Idempotency-Key');
  await page.getByRole('link', { name: 'Swagger UI, to try calls' }).click();
  await page.getByRole('link', { name: 'the reference' }).click();
  await expect(page).toHaveURL(/\/api\/reference$/);
  await context.close();
});

test('the reference filters what it shows, and a link to what is hidden shows it again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/api/reference');
  expect(await page.evaluate(widthOf)).toBe(360);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('post /api/orders placeorder');
  await expect(page.locator('article:visible')).toHaveId('placeOrder');
  await filter.fill('no such words');
  await expect(page.getByRole('status')).toHaveText('Nothing here has all of these words.');
  await filter.fill('listProducts');
  await page.locator('#listProducts').getByRole('link', { name: 'Product', exact: true }).first().click();
  await expect(page.locator('#schema-Product')).toBeInViewport();
});
