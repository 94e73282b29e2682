import { violationsOf } from '../../support/axe';
import { adminHeaders, loginAdmin, placeOrder } from '../../support/site';
import { expect, test } from '../../support/test';

const persian = (number: number) => number.toLocaleString('fa-IR', { useGrouping: false });

interface Views {
  views: { list: string; name: string; search: string }[];
}

test('a search is saved under a name with its count, belongs to the account, and is renamed, moved and removed', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await placeOrder(baseURL ?? '');
  const headers = await adminHeaders(request);
  const saved = async () =>
    ((await (await request.get('/api/admin/views', { headers })).json()) as Views).views.map(({ name }) => name);
  await loginAdmin(page);
  await page.goto('/admin/orders?status=new&period=week&page=1');
  const views = page.getByRole('group', { name: 'نماهای ذخیره‌شده' });
  const openViews = (of = page) => of.getByRole('button', { name: 'نمایش' }).click();
  for (const [name, address] of [
    ['تازه‌های هفته', '/admin/orders?status=new&period=week'],
    ['صف امروز', '/admin/orders?view=calls&due=today'],
  ]) {
    await page.goto(address ?? '');
    await openViews();
    await views.getByRole('button', { name: 'ذخیرهٔ این نما' }).click();
    const dialog = page.getByRole('dialog', { name: 'ذخیرهٔ نما' });
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(dialog.getByText('برای این نما نامی بنویسید')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'نام نما' }).fill(name ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  }
  expect(await saved()).toEqual(['تازه‌های هفته', 'صف امروز']);

  // Another device shows the same views with their counts.
  const context = await browser.newContext();
  const other = await context.newPage();
  await loginAdmin(other);
  await other.goto('/admin/orders');
  const count = Number((await request.get('/api/orders?status=new&limit=1', { headers })).headers()['x-total-count']);
  await openViews(other);
  await other.getByRole('link', { name: `تازه‌های هفته ${persian(count)}` }).click();
  await expect(other).toHaveURL(/status=new/);
  await context.close();

  await page.getByRole('button', { name: 'مدیریت نماها' }).click();
  const manage = page.getByRole('dialog', { name: 'مدیریت نماها' });
  expect(await violationsOf(page)).toEqual([]);
  await manage.getByRole('textbox', { name: 'نام نمای ۱' }).fill('سفارش‌های هفته');
  await manage.getByRole('button', { name: '«صف امروز» یک جا جلوتر' }).click();
  await manage.getByRole('button', { name: 'ذخیره' }).click();
  await expect(manage).toBeHidden();
  await expect(views.getByRole('link')).toHaveText([/^صف امروز/, /^سفارش‌های هفته/]);
  expect(await saved()).toEqual(['صف امروز', 'سفارش‌های هفته']);
  await page.getByRole('button', { name: 'مدیریت نماها' }).click();
  for (const name of ['صف امروز', 'سفارش‌های هفته'])
    await manage.getByRole('button', { name: `حذف نمای «${name}»` }).click();
  await manage.getByRole('button', { name: 'ذخیره' }).click();
  await expect(manage).toBeHidden();
  expect(await saved()).toEqual([]);
});

test('a list is filtered by days that are typed or chosen from a Persian calendar, both days inclusive', async ({
  page,
  baseURL,
}) => {
  const id = await placeOrder(baseURL ?? '');
  const order = page.getByRole('link', { name: `جزئیات سفارش ${persian(id)}`, exact: true });
  await loginAdmin(page);
  await page.goto('/admin/orders');
  await expect(order).toBeVisible();
  const period = page.getByRole('button', { name: /^بازهٔ زمانی:/ });
  const set = page.getByRole('group', { name: 'فیلترهای فعال' });
  const dialog = page.getByRole('dialog', { name: 'بازهٔ زمانی دلخواه' });
  const choose = async () => {
    await page.getByRole('button', { name: /^فیلترها/ }).click();
    await period.click();
    await page.getByRole('menuitemradio', { name: 'بازهٔ دلخواه…' }).click();
    await expect(dialog).toBeVisible();
  };

  await choose();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'از روز' }).fill('۱۴۰۵/۱۳/۰۱');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('تاریخ را مانند ۱۴۰۵/۰۹/۰۱ بنویسید')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'از روز' }).fill('1403/1/1');
  await dialog.getByRole('textbox', { name: 'تا روز' }).fill('۱۴۰۳/۰۱/۰۵');
  await page.keyboard.press('Enter');
  await expect(period).toHaveText('۱ فروردین ۱۴۰۳ تا ۵ فروردین ۱۴۰۳');
  await page.keyboard.press('Escape');
  await expect(set).toContainText('بازهٔ زمانی: ۱ فروردین ۱۴۰۳ تا ۵ فروردین ۱۴۰۳');
  await expect(page).toHaveURL(/from=2024-03-20&to=2024-03-24/);
  await expect(order).toHaveCount(0);

  // Chooses today twice, with the keyboard alone.
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('fa-IR-u-ca-persian', { dateStyle: 'long', timeZone: 'Asia/Tehran' }).format(new Date()),
  );
  await page.goto('/admin/orders');
  await choose();
  const day = dialog.getByRole('button', { name: today, exact: true });
  await day.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'نمایش این بازه' }).click();
  await expect(period).toHaveText(`${today} تا ${today}`);
  await page.keyboard.press('Escape');
  await expect(order).toBeVisible();

  // The previous month and the whole current month.
  await choose();
  await dialog.getByRole('button', { name: 'ماه قبل' }).click();
  await dialog.getByRole('button', { name: 'انتخاب همهٔ این ماه' }).click();
  await expect(dialog.getByRole('textbox', { name: 'از روز' })).toHaveValue(/\/۰۱$/);
  await dialog.getByRole('button', { name: 'نمایش این بازه' }).click();
  await page.keyboard.press('Escape');
  await expect(order).toHaveCount(0);
  await page.getByRole('button', { name: /^فیلترها/ }).click();
  await period.click();
  await page.getByRole('menuitemradio', { name: 'این ماه' }).click();
  await page.keyboard.press('Escape');
  await expect(set).toContainText('بازهٔ زمانی: این ماه');
  await expect(order).toBeVisible();
});
