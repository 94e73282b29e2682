import { expect as within5Seconds, test, type Page } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { watchConsole } from '../../support/console-messages';
import { orderTitle, StaffedSite } from '../../support/staffed-site';

/** The promise is about the number of keys, and the server may need longer than the default timeout. */
const expect = within5Seconds.configure({ timeout: 20_000 });

const COUNT = 40;
/** The keys for each of five customers in turn, and what is stored afterwards. */
const CALLS = [
  { keys: ['Digit1'], outcome: 'reached', status: 'processing', isDue: false },
  { keys: ['Digit2'], outcome: 'no_answer', status: 'new', isDue: true },
  { keys: ['Digit3'], outcome: 'busy', status: 'new', isDue: true },
  { keys: ['Digit4'], outcome: 'wrong_number', status: 'new', isDue: true },
  { keys: ['Digit5', 'Digit9'], outcome: 'call_back', status: 'new', isDue: true },
] as const;
const callOf = (nth: number) => CALLS[nth % CALLS.length] ?? CALLS[0];
const MOST_KEYS = 4;

let site: StaffedSite;
test.beforeEach(async () => {
  test.setTimeout(300_000);
  site = new StaffedSite();
  await site.start();
});
test.afterEach(() => site.stop());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('forty due calls are recorded with the keyboard alone, with at most four keys each', async ({ browser }) => {
  const ids: number[] = [];
  for (let nth = 0; nth < COUNT; nth += 1) ids.push(await site.placeOrder());
  const page = await site.open(browser, '/admin/orders?view=calls');
  const messages = watchConsole(page);
  const details = page.getByRole('link', { name: /^جزئیات سفارش/ });
  await expect(details.first()).toBeVisible();
  await details.first().focus();
  await page.keyboard.press('Enter');
  for (const [nth, id] of ids.entries()) {
    const dialog = page.getByRole('dialog', { name: orderTitle(id), exact: true });
    await expect(dialog.getByRole('link', { name: 'تماس با مشتری' })).toBeFocused();
    if (nth === 0) {
      await expect(dialog.getByRole('radio', { name: /روز کاری بعد/ })).toBeAttached();
      expect(await violationsOf(page)).toEqual([]);
    }
    const keys = [...callOf(nth).keys, 'Control+Enter'];
    expect(keys.length).toBeLessThanOrEqual(MOST_KEYS);
    for (const key of keys) await page.keyboard.press(key);
  }
  await expect(page.getByText('تماس دیگری در صف نیست')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/orders\?view=calls$/);
  await expect.poll(() => focused(page)).not.toBe('BODY');
  expect(messages).toEqual([]);

  for (const [nth, id] of ids.entries()) {
    const { outcome, status, isDue } = callOf(nth);
    const order = await site.order(id);
    expect(order).toMatchObject({ status, lease: null, calls: [{ outcome }] });
    // A failed call is due again.
    expect(order.callDueAt !== null).toBe(isDue);
  }
});
