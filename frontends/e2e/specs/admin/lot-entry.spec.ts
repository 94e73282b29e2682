import type { Locator, Page } from '@playwright/test';
import { adminHeaders, loginAdmin, visit } from '../../support/site';
import { expect, test } from '../../support/test';

const PRODUCT = 'کنسانترهٔ سیب';
const RESULTS = 25;
/** Value and Enter. An editor who types three keys a second then enters 25 results in about a minute. */
const MOST_KEYS_OF_A_RESULT = 8;

interface Stated {
  parameter: string;
  name: string;
  limit: { min: number | null; max: number | null; absent: boolean; text: string | null } | null;
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** A result within the limit, as an editor types it. */
function withinLimit({ limit }: Stated): string {
  if (!limit) return '1';
  if (limit.absent) return 'منفی';
  if (limit.text !== null) return 'طبیعی';
  const { min, max } = limit;
  if (min !== null && max !== null) return String(Number(((min + max) / 2).toFixed(2)));
  return String(max === null ? min : Number((max / 2).toFixed(3)));
}

/** Confirms the question that the control asks. */
async function confirm(page: Page, open: Locator, answer: RegExp): Promise<void> {
  await press(page, open);
  const question = page.getByRole('alertdialog');
  await press(page, question.getByRole('button', { name: answer }));
  await expect(question).toHaveCount(0);
}

/** Opens the page until it shows what it should: a server learns of a change a moment later. */
const showsAt = (page: Page, path: string, shown: () => Promise<void>) =>
  expect(async () => {
    await visit(page, path);
    await shown();
  }).toPass();

test('an editor enters a lot with 25 results, publishes, corrects and blocks it by keyboard alone, and visitors see each state', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const number = `KEY-${Math.floor(Math.random() * 1e6)}`;
  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL });
  const site = await visitor.newPage();
  const ofProduct = site.getByRole('link', { name: new RegExp(`همهٔ نتایج .*${number}`) });
  const edition = (of: string) => site.getByRole('heading', { name: `برگهٔ آنالیز، نسخهٔ ${of}` });

  await loginAdmin(page);
  await page.goto('/admin/lots');
  await press(page, page.getByRole('button', { name: 'افزودن بهر' }));
  const form = page.getByRole('dialog', { name: 'افزودن بهر' });
  await type(page, form.getByLabel(/شمارهٔ بهر/), number);
  await type(page, form.getByRole('combobox', { name: /محصول/ }), PRODUCT);
  await expect(form.getByRole('option', { name: PRODUCT, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await type(page, form.getByLabel(/تاریخ تولید/), '۱۴۰۵/۰۷/۰۹');
  await type(page, form.getByLabel(/بهترین زمان مصرف/), '۱۴۹۰/۰۷/۰۹');
  await type(page, form.getByLabel(/^مقدار/), '۲ تن');
  await press(page, form.getByRole('button', { name: 'ذخیره' }));
  const lot = page.getByRole('dialog', { name: number });
  await press(page, lot.getByRole('link', { name: 'برگهٔ جدید' }));

  const sheet = page.getByRole('dialog', { name: 'برگهٔ آنالیز جدید' });
  await type(page, sheet.getByLabel(/^آزمایشگاه/), 'آزمایشگاه همکار آذر');
  await type(page, sheet.getByLabel(/^تاریخ آزمایش/), '۱۴۰۵/۰۷/۱۳');
  const rows = sheet.locator('[role=group]:has(input[data-result])');
  const more = sheet.getByLabel('افزودن پارامتر دیگر');
  for (let count = await rows.count(); count < RESULTS; count += 1) {
    await tabTo(page, more);
    await page.keyboard.press('ArrowDown');
    await expect(rows).toHaveCount(count + 1);
  }

  const headers = await adminHeaders(page.request);
  const found = (await (await page.request.get(`/api/admin/lots?q=${number}`, { headers })).json()) as { id: number }[];
  const details = await page.request.get(`/api/admin/lots/${found[0]!.id}`, { headers });
  const { parameters } = (await details.json()) as { parameters: Stated[] };
  const first = rows.first();
  await type(page, first.getByRole('textbox'), '9');
  await expect(first).toHaveAttribute('data-verdict', 'fail');
  await expect(first.getByRole('status')).toContainText('بیرون از حد');
  await page.keyboard.press('Backspace');

  let keys = 0;
  for (let at = 0; at < RESULTS; at += 1) {
    const name = await rows.nth(at).getAttribute('aria-label');
    const typed = withinLimit(
      parameters.find((each) => each.name === name) ?? { parameter: '', name: '', limit: null },
    );
    await expect(rows.nth(at).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(typed);
    if (at < RESULTS - 1) await page.keyboard.press('Enter');
    keys += typed.length + 1;
  }
  const each = keys / RESULTS;
  process.stdout.write(`${keys} keys for ${RESULTS} results: ${each.toFixed(1)} of each, value and Enter\n`);
  expect(each).toBeLessThanOrEqual(MOST_KEYS_OF_A_RESULT);
  await expect(sheet.locator('[data-verdict=fail]')).toHaveCount(0);
  await press(page, sheet.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }));
  await expect(sheet).toHaveCount(0);
  await site.goto(`/lots/${number}`);
  await expect(site.getByRole('heading', { level: 1 })).not.toContainText(number);

  await confirm(page, lot.getByRole('button', { name: /^انتشار/ }), /^انتشار/);
  await confirm(page, lot.getByRole('button', { name: 'آزاد کردن' }), /^آزاد کردن$|^با این حال/);
  await showsAt(site, '/product/1', () => expect(ofProduct).toHaveCount(1, { timeout: 1_000 }));
  await showsAt(site, `/lots/${number}`, () => expect(edition('۱')).toBeVisible({ timeout: 1_000 }));
  // A phone shows no row of headings.
  await expect(site.getByRole('row')).toHaveCount(RESULTS);

  await press(page, lot.getByRole('link', { name: /^تصحیح/ }));
  const correction = page.getByRole('dialog', { name: 'برگهٔ آنالیز جدید' });
  await type(page, correction.getByRole('textbox', { name: 'بریکس', exact: true }), '70.4');
  await press(page, correction.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }));
  await expect(correction).toHaveCount(0);
  await confirm(page, lot.getByRole('button', { name: /^انتشار/ }), /^انتشار/);
  await showsAt(site, `/lots/${number}`, () => expect(edition('۲')).toBeVisible({ timeout: 1_000 }));
  await expect(site.getByText('اصلاح نسخهٔ ۱')).toBeVisible();
  await expect(site.getByRole('row', { name: /بریکس/ }).first()).toContainText('۷۰٫۴');

  await confirm(page, lot.getByRole('button', { name: 'مسدود کردن' }), /^مسدود کردن$|^با این حال/);
  await showsAt(site, '/product/1', () => expect(ofProduct).toHaveCount(0, { timeout: 1_000 }));
  await showsAt(site, `/lots/${number}`, () =>
    expect(site.getByText(/این بهر مسدود شده است/)).toBeVisible({ timeout: 1_000 }),
  );
  await visitor.close();
});
