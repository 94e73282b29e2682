import { expect as within5Seconds, test, type Page } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { orderTitle, StaffedSite } from '../../support/staffed-site';

/** The server may need longer than the default timeout. */
const expect = within5Seconds.configure({ timeout: 20_000 });

let site: StaffedSite;
test.beforeEach(async () => {
  test.setTimeout(240_000);
  site = new StaffedSite();
  await site.start();
});
test.afterEach(() => site.stop());

test('a skipped order is free for a colleague at once, and is not offered again', async ({ browser }) => {
  const first = await site.placeOrder();
  const second = await site.placeOrder();
  const sara = await site.hire('sara', 'سارا احمدی');
  const page = await site.open(browser, '/admin/orders?view=calls');
  const dialog = (id: number) => page.getByRole('dialog', { name: orderTitle(id) });
  await page.getByRole('button', { name: 'تماس بعدی' }).click();
  await expect(dialog(first).getByRole('link', { name: 'تماس با مشتری' })).toBeFocused();
  // A colleague who opens it sees who is calling.
  const colleague = await site.open(browser, `/admin/orders?view=calls&order=${first}`, sara);
  await expect(colleague.getByRole('dialog').getByText(/در حال تماس است$/)).toBeVisible();
  await colleague.close();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(dialog(second).getByRole('link', { name: 'تماس با مشتری' })).toBeFocused();
  await expect.poll(() => site.order(first)).toMatchObject({ lease: null, calls: [], version: 1 });
  const token = await site.logIn(sara);
  expect(await site.call('POST', '/orders/queue/next', {}, token)).toMatchObject({ id: first });
  await site.call('DELETE', `/orders/${first}/lease`, undefined, token);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('۲ سفارش بدون ثبت ماند و هنوز در صف تماس است.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await site.order(second)).lease).toBeNull();
});

test('the next order is shown with its prices while every answer of the server takes 800 ms', async ({ browser }) => {
  const first = await site.placeOrder();
  const second = await site.placeOrder();
  const page = await site.open(browser, '/admin/orders?view=calls');
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => undefined);
  });
  const dialog = (id: number) => page.getByRole('dialog', { name: orderTitle(id) });
  const loaded = page.waitForResponse((response) => response.url().endsWith(`/orders/${second}/call-sheet`));
  await page.getByRole('button', { name: 'تماس بعدی' }).click();
  await expect(dialog(first).getByLabel('قیمت توافقی (تومان برای هر تن)')).toBeVisible();
  await (await loaded).finished();
  const answers: string[] = [];
  page.on('response', (response) => {
    if (/\/api\/orders\/(queue|\d)/.test(response.url())) answers.push(response.url());
  });
  await page.keyboard.press('Control+Shift+Enter');
  await expect(dialog(second).getByText('قیمت محصول', { exact: true })).toBeVisible();
  await expect(dialog(second).getByRole('radiogroup', { name: 'نتیجهٔ تماس' })).toBeVisible();
  expect(answers).toEqual([]);
});

/** The answers about single orders and the queue, which a page gets from now on. */
function answersOf(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (/\/api\/orders\/(queue|\d)/.test(response.url())) answers.push(response.url());
  });
  return answers;
}

test('a recorded call gives way to the next order before any answer of the server, and is stored', async ({
  browser,
}) => {
  const first = await site.placeOrder();
  const second = await site.placeOrder();
  const page = await site.open(browser, '/admin/orders?view=calls');
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => undefined);
  });
  const dialog = (id: number) => page.getByRole('dialog', { name: orderTitle(id) });
  const loaded = page.waitForResponse((response) => response.url().endsWith(`/orders/${second}/call-sheet`));
  await page.getByRole('button', { name: 'تماس بعدی' }).click();
  await expect(dialog(first).getByLabel('قیمت توافقی (تومان برای هر تن)')).toBeVisible();
  await (await loaded).finished();
  await dialog(first).getByLabel('یادداشت تماس').fill('منشی پاسخ داد');
  await dialog(first).getByText('پاسخ نداد', { exact: true }).click();
  const answers = answersOf(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(second).getByRole('radiogroup', { name: 'نتیجهٔ تماس' })).toBeVisible();
  expect(answers).toEqual([]);
  await expect
    .poll(() => site.order(first))
    .toMatchObject({ lease: null, calls: [{ outcome: 'no_answer', note: 'منشی پاسخ داد' }] });
  await expect(dialog(second).getByText(/ثبت نشد/)).toHaveCount(0);
});

test('a call that could not be saved stands over the next order, and is stored once when it is sent again', async ({
  browser,
}) => {
  const first = await site.placeOrder();
  const second = await site.placeOrder();
  const page = await site.open(browser, '/admin/orders?view=calls');
  const dialog = (id: number) => page.getByRole('dialog', { name: orderTitle(id) });
  const loaded = page.waitForResponse((response) => response.url().endsWith(`/orders/${second}/call-sheet`));
  await page.getByRole('button', { name: 'تماس بعدی' }).click();
  await expect(dialog(first).getByLabel('یادداشت تماس')).toBeVisible();
  await (await loaded).finished();
  await page.route(`**/api/orders/${first}/calls`, (route) => route.abort());
  await dialog(first).getByLabel('یادداشت تماس').fill('فردا تماس بگیریم');
  await dialog(first).getByText('پاسخ نداد', { exact: true }).click();
  await page.keyboard.press('Control+Enter');
  await expect(dialog(second).getByText('یادداشت: فردا تماس بگیریم')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog(second)
    .getByRole('button', { name: /^باز کردن سفارش/ })
    .click();
  await expect(dialog(first).getByLabel('یادداشت تماس')).toHaveValue('فردا تماس بگیریم');
  await page.unroute(`**/api/orders/${first}/calls`);
  await dialog(first)
    .getByRole('button', { name: /^ارسال دوباره/ })
    .click();
  await expect.poll(() => site.order(first)).toMatchObject({ calls: [{ note: 'فردا تماس بگیریم' }] });
  await expect(dialog(first).getByText(/ثبت نشد/)).toHaveCount(0);
});
