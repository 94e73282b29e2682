import type { APIRequestContext, Page } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin, placeOrder } from '../../support/site';
import { expect, test } from '../../support/test';

interface Holiday {
  id: number;
  day: string;
  title: string;
  announced: boolean;
  version: number;
}

const DAY_MS = 86_400_000;
const tehranDay = (moment: string) => new Date(Date.parse(moment) + 3.5 * 3_600_000).toISOString().slice(0, 10);
/** In the typed form: ۱۴۰۵/۰۹/۰۱. */
const typed = (day: string) =>
  new Intl.DateTimeFormat('fa-IR-u-ca-persian', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(`${day}T12:00:00Z`),
  );
const yearOf = (day: string) =>
  new Intl.DateTimeFormat('en-u-ca-persian', { year: 'numeric' }).format(new Date(`${day}T12:00:00Z`)).slice(0, 4);

async function holidaysOf(request: APIRequestContext, day: string): Promise<Holiday[]> {
  const answer = await request.get(`/api/holidays?year=${yearOf(day)}`, { headers: await adminHeaders(request) });
  return ((await answer.json()) as { holidays: Holiday[] }).holidays;
}
async function callByOf(request: APIRequestContext, id: number): Promise<string> {
  const answer = await request.get(`/api/orders/${id}`, { headers: await adminHeaders(request) });
  return ((await answer.json()) as { callBy: string }).callBy;
}
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'تعطیلات' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const open = (page: Page, day: string) => page.goto(`/admin/settings?tab=holidays&year=${yearOf(day)}`);

test('a holiday is added, moved and removed, and each step shows before and after how many call deadlines it moves', async ({
  page,
  request,
  baseURL,
}) => {
  const id = await placeOrder(baseURL ?? '');
  const promised = await callByOf(request, id);
  const day = tehranDay(promised);
  await loginAdmin(page);
  await open(page, day);
  await expect(panel(page).getByRole('row', { name: /نوروز/ }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await panel(page).getByRole('button', { name: 'افزودن تعطیلی' }).click();
  const add = dialog(page, 'افزودن تعطیلی');
  await add.getByRole('button', { name: 'ذخیره' }).click();
  await expect(add.getByText('تاریخ را به شمسی و به شکل ۱۴۰۵/۱۰/۰۱ بنویسید')).toBeVisible();
  await add.getByRole('textbox', { name: 'تاریخ' }).fill(typed(day));
  await add.getByRole('textbox', { name: 'مناسبت' }).fill('تعطیلی آزمون');
  await expect(add.getByText(/مهلت تماس [۰-۹]+ سفارش جابه‌جا می‌شود/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await callByOf(request, id)).toBe(promised);
  await add.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText(/مهلت تماس [۰-۹]+ سفارش جابه‌جا شد/)).toBeVisible();
  await expect(add).toBeHidden();
  const moved = await callByOf(request, id);
  expect(Date.parse(moved) - Date.parse(promised)).toBeGreaterThanOrEqual(DAY_MS);
  await expect(panel(page).getByRole('row', { name: /تعطیلی آزمون.*اعلام‌شده/ })).toBeVisible();

  await panel(page).getByRole('button', { name: 'ویرایش تعطیلی تعطیلی آزمون' }).click();
  const edit = dialog(page, 'ویرایش تعطیلی');
  await edit.getByRole('checkbox', { name: 'اعلام‌شده' }).uncheck();
  await edit.getByRole('button', { name: 'ذخیره' }).click();
  await expect(panel(page).getByRole('row', { name: /تعطیلی آزمون.*محاسبه‌شده/ })).toBeVisible();

  await panel(page).getByRole('button', { name: 'حذف تعطیلی تعطیلی آزمون' }).click();
  const remove = page.getByRole('alertdialog', { name: 'حذف تعطیلی' });
  await expect(remove.getByText(/مهلت تماس [۰-۹]+ سفارش جابه‌جا می‌شود/)).toBeVisible();
  await remove.getByRole('button', { name: 'حذف' }).click();
  await expect(panel(page).getByRole('row', { name: /تعطیلی آزمون/ })).toHaveCount(0);
  expect(await callByOf(request, id)).toBe(promised);
});

test('of two admins who change one holiday the second chooses what stays, and a day that is already a holiday is refused beside its field', async ({
  page,
  request,
  expectedMessages,
}) => {
  const headers = await adminHeaders(request);
  const data = { day: '2050-05-04', title: 'تعطیلی دور', announced: false };
  const made = (await (await request.post('/api/holidays', { headers, data })).json()) as Holiday;
  expectedMessages.push(answered(409, `/api/holidays/${made.id}`), answered(400, `/api/holidays/${made.id}`));
  await loginAdmin(page);
  await open(page, data.day);
  await panel(page).getByRole('button', { name: 'ویرایش تعطیلی تعطیلی دور' }).click();
  const edit = dialog(page, 'ویرایش تعطیلی');
  await edit.getByRole('textbox', { name: 'مناسبت' }).fill('نوشتهٔ من');
  const theirs = { ...data, title: 'نوشتهٔ همکار', announced: true, version: 1 };
  await request.put(`/api/holidays/${made.id}`, { headers, data: theirs });
  await edit.getByRole('button', { name: 'ذخیره' }).click();

  const chooser = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  await chooser.getByText('نوشتهٔ شما').click();
  await chooser.getByRole('button', { name: 'آوردن در فرم' }).click();
  await expect(edit.getByRole('textbox', { name: 'مناسبت' })).toHaveValue('نوشتهٔ من');
  await expect(edit.getByRole('checkbox', { name: 'اعلام‌شده' })).toBeChecked();

  const other = (await (
    await request.post('/api/holidays', { headers, data: { ...data, day: '2050-05-05', title: 'روز دیگر' } })
  ).json()) as Holiday;
  await edit.getByRole('textbox', { name: 'تاریخ' }).fill(typed('2050-05-05'));
  await edit.getByRole('button', { name: 'ذخیره' }).click();
  await expect(edit.getByText('این روز پیش‌تر در فهرست تعطیلات ثبت شده است')).toBeVisible();
  await edit.getByRole('textbox', { name: 'تاریخ' }).fill(typed(data.day));
  await edit.getByRole('button', { name: 'ذخیره' }).click();
  await expect(edit).toBeHidden();
  const stored = (await holidaysOf(request, data.day)).find(({ id }) => id === made.id);
  expect(stored).toMatchObject({ day: data.day, title: 'نوشتهٔ من', announced: true });
  for (const { id } of [made, other]) await request.delete(`/api/holidays/${id}`, { headers });
});

test('a year without holidays has a warning on the dashboard, in the list of holidays and beside a call', async ({
  page,
  request,
  baseURL,
}) => {
  const id = await placeOrder(baseURL ?? '');
  const year = Number(yearOf(tehranDay(await callByOf(request, id))));
  const written = year.toLocaleString('fa-IR', { useGrouping: false });
  const missing = { yearsWithoutTable: [year] };
  const withMissing = (address: string) =>
    page.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...missing } });
    });
  for (const address of ['**/api/dashboard?*', '**/api/holidays?*', '**/api/orders/queue/next-calls'])
    await withMissing(address);
  await loginAdmin(page);
  await page.goto('/admin');
  const title = `تعطیلات سال ${written} هنوز وارد نشده است`;
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await page.getByRole('link', { name: 'وارد کردن تعطیلات' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=holidays&year=${year}`));
  await expect(panel(page).getByText(title)).toBeVisible();
  await page.goto('/admin/orders?view=calls');
  await expect(page.getByRole('main').getByText(title)).toBeVisible({ timeout: 15_000 });
  await page.goto(`/admin/orders?order=${id}`);
  await expect(page.getByRole('dialog').getByText(`${title}؛`, { exact: false })).toBeVisible();
});
