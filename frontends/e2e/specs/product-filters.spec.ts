import type { Page } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { watchLayoutShift } from '../support/layout-shift';
import { visit } from '../support/site';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const counted = (page: Page) => main(page).getByText(/^[۰-۹]+ محصول$/);
const chips = (page: Page) => main(page).getByRole('list', { name: 'فیلترهای انتخاب‌شده' });
const button = (page: Page) => main(page).getByRole('link', { name: /^فیلتر مشخصات/ });
const isPhone = (page: Page) => page.viewportSize()!.width < 1024;

/** The form: on a phone in the sheet that the button opens, else beside the list. */
async function openedForm(page: Page) {
  if (!isPhone(page)) {
    // The form of the server works too, but as a form without script does.
    await expect(main(page).locator('form[novalidate]')).toBeVisible();
    return main(page).getByRole('form', { name: 'فیلتر مشخصات' });
  }
  await button(page).click();
  return page.getByRole('dialog', { name: 'فیلتر مشخصات' }).getByRole('form');
}

const persian = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** How many products the API has for these filters. */
async function totalOf(page: Page, query: string): Promise<string> {
  const answer = await page.request.get(`/api/products?limit=1&${query}`);
  return `${persian.format(Number(answer.headers()['x-total-count']))} محصول`;
}

test('a buyer filters by Brix and acidity, takes one limit away, and Back brings it again', async ({ page }) => {
  await page.goto('/products');
  const all = await totalOf(page, '');
  await expect(counted(page)).toHaveText(all);
  const form = await openedForm(page);
  const brix = form.getByRole('group', { name: /^بریکس/ });
  await brix.getByRole('textbox', { name: 'از' }).fill('65');
  await brix.getByRole('textbox', { name: 'تا' }).fill('۷۱');
  await form
    .getByRole('group', { name: /^اسیدیته/ })
    .getByRole('textbox', { name: 'تا' })
    .fill('۲٫۵');
  await form.getByRole('button', { name: 'نمایش محصولات' }).click();

  await expect(page).toHaveURL('/products?brixFrom=65&brixTo=71&acidityTo=2.5');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const both = await totalOf(page, 'spec[brix]=65..71&spec[acidity]=..2.5');
  expect(both).not.toBe(all);
  await expect(counted(page)).toHaveText(both);
  await expect(chips(page).getByRole('listitem')).toHaveText(['بریکس ۶۵ تا ۷۱', 'اسیدیته تا ۲٫۵ درصد', 'پاک کردن همه']);
  if (isPhone(page)) await expect(button(page)).toHaveText('فیلتر مشخصات (۲)');

  await chips(page).getByRole('link', { name: 'حذف فیلتر اسیدیته تا ۲٫۵ درصد' }).click();
  await expect(page).toHaveURL('/products?brixFrom=65&brixTo=71');
  await expect(counted(page)).toHaveText(await totalOf(page, 'spec[brix]=65..71'));

  await page.goBack();
  await expect(page).toHaveURL('/products?brixFrom=65&brixTo=71&acidityTo=2.5');
  await expect(counted(page)).toHaveText(both);
  const again = await openedForm(page);
  await expect(again.getByRole('group', { name: /^اسیدیته/ }).getByRole('textbox', { name: 'تا' })).toHaveValue('۲٫۵');
  expect(await violationsOf(page)).toEqual([]);
});

test('a number beside a choice is what the list then has', async ({ page }) => {
  await page.goto('/products?brixFrom=60');
  const form = await openedForm(page);
  const options = form.getByRole('combobox', { name: 'خانواده' }).getByRole('option');
  const label = (await options.nth(1).textContent()) ?? '';
  const [, name = '', count = ''] = /^(.+) \(([۰-۹]+)\)$/.exec(label) ?? [];
  await form.getByRole('combobox', { name: 'خانواده' }).selectOption({ label });
  await form.getByRole('button', { name: 'نمایش محصولات' }).click();
  await expect(chips(page).getByText(`خانواده: ${name}`)).toBeVisible();
  await expect(counted(page)).toHaveText(`${count} محصول`);
});

test('limits that nothing fits name what to loosen, and wrong ones say so and stay in their fields', async ({
  page,
}) => {
  await visit(page, '/products?brixFrom=90&brixTo=95');
  await expect(counted(page)).toHaveText('۰ محصول');
  const loosen = main(page).getByRole('region', { name: /یکی از این حدها/ });
  await expect(loosen.getByText(/^محصولات دیگر: [۰-۹٫]+ تا [۰-۹٫]+$/)).toBeVisible();
  const form = await openedForm(page);
  const brix = form.getByRole('group', { name: /^بریکس/ });
  await brix.getByRole('textbox', { name: 'از' }).fill('۹۹');
  await form.getByRole('button', { name: 'نمایش محصولات' }).click();
  await expect(brix.getByRole('alert')).toHaveText('«از» نباید بیشتر از «تا» باشد');
  await expect(brix.getByRole('textbox', { name: 'از' })).toBeFocused();
  await expect(brix.getByRole('textbox', { name: 'تا' })).toHaveValue('۹۵');
  await expect(page).toHaveURL('/products?brixFrom=90&brixTo=95');
  if (isPhone(page)) await page.keyboard.press('Escape');
  await loosen.getByRole('link', { name: /^حذف فیلتر بریکس/ }).click();
  await expect(counted(page)).toHaveText(await totalOf(page, ''));
});

test('the column of the server moves nothing when its code arrives, and keeps what was typed before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const shift = await watchLayoutShift(page);
  await page.goto('/products');
  const field = main(page)
    .getByRole('group', { name: /^بریکس/ })
    .getByRole('textbox', { name: 'از' });
  await field.fill('۶');
  await page.evaluate(() => document.fonts.ready);
  const { x, width, height } = (await main(page).getByRole('form').boundingBox())!;
  await expect(main(page).locator('form[novalidate]')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('5');
  await expect(field).toHaveValue('۶۵');
  // Where it is from above depends on how far the field scrolled into view.
  expect(await main(page).getByRole('form').boundingBox()).toMatchObject({ x, width, height });
  expect(await shift()).toBeLessThan(0.02);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a filtered address shows its list, and the form filters further', async ({ page }) => {
    await page.goto('/products?q=%DA%A9%D9%86%D8%B3%D8%A7%D9%86%D8%AA%D8%B1%D9%87&brixFrom=60');
    const q = 'q=%DA%A9%D9%86%D8%B3%D8%A7%D9%86%D8%AA%D8%B1%D9%87';
    await expect(counted(page)).toHaveText(await totalOf(page, `${q}&spec[brix]=60..`));
    await expect(chips(page).getByRole('link', { name: 'حذف فیلتر بریکس از ۶۰' })).toBeVisible();
    if (isPhone(page)) await button(page).click();
    const form = main(page).getByRole('form', { name: 'فیلتر مشخصات' });
    await form
      .getByRole('group', { name: /^اسیدیته/ })
      .getByRole('textbox', { name: 'تا' })
      .fill('۲');
    await form.getByRole('button', { name: 'نمایش محصولات' }).click();
    await expect(page).toHaveURL(/q=.*brixFrom=.*acidityTo=/);
    await expect(counted(page)).toHaveText(await totalOf(page, `${q}&spec[brix]=60..&spec[acidity]=..2`));
  });

  test('what is wrong in an address stands under its field, with what was typed', async ({ page }) => {
    await page.goto('/products?brixFrom=%DA%A9%D9%85');
    await expect(counted(page)).toHaveText(await totalOf(page, ''));
    if (isPhone(page)) await button(page).click();
    const brix = main(page)
      .getByRole('form')
      .getByRole('group', { name: /^بریکس/ });
    await expect(brix.getByRole('alert')).toHaveText('یک عدد بنویسید؛ مثلاً ۷۰ یا ۳٫۵');
    await expect(brix.getByRole('textbox', { name: 'از' })).toHaveValue('کم');
  });
});
