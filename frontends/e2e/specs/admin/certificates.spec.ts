import { readFile } from 'node:fs/promises';
import { overflowOf, violationsOf } from '../../support/axe';
import { loginAdmin, overlaysSettled } from '../../support/site';
import { expect, test } from '../../support/test';

interface Certificate {
  id: number;
  name: string;
}

/** Longer than its card, and unbreakable. */
const NUMBER = `FSSC${'9'.repeat(60)}`;

test('a certificate is on its chosen pages and in the CSV file of the search, until it is deleted', async ({
  page,
  request,
}) => {
  const all = async () => (await (await request.get('/api/certificates')).json()) as Certificate[];
  const name = `ISO ${Math.floor(Math.random() * 1e6)}`;
  const listed = () => page.getByRole('main').getByRole('heading', { name });
  await loginAdmin(page);
  await page.goto('/admin/content/certificates?certificate=new');
  const form = page.getByRole('dialog', { name: 'افزودن گواهی' });
  await form.getByRole('textbox', { name: /^نام گواهی/ }).fill(name);
  await form.getByRole('textbox', { name: /^موضوع گواهی/ }).fill('مدیریت آزمون');
  await form.getByRole('textbox', { name: /^صادرکننده/ }).fill('مؤسسهٔ آزمون');
  await form.getByRole('textbox', { name: /^شمارهٔ گواهی/ }).fill(NUMBER);
  await form.getByRole('textbox', { name: /^اعتبار تا/ }).fill('۱۴۱۰/۰۷/۳۱');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form.getByText(/تاریخ را به شمسی/)).toBeVisible();
  await form.getByRole('textbox', { name: /^اعتبار تا/ }).fill('۱۴۱۰/۰۷/۳۰');
  await form.getByRole('checkbox', { name: 'صفحهٔ محصول' }).check();
  await form.getByRole('checkbox', { name: 'دربارهٔ ما' }).check();
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await expect(form).toBeHidden();
  for (const [path, count] of [
    ['/product/1', 1],
    ['/about', 1],
    ['/', 0],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(listed()).toHaveCount(count);
    expect(await overflowOf(page)).toBe(0);
  }

  await page.goto(`/admin/content/certificates?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'دریافت CSV' }).click();
  const rows = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`${name},مدیریت آزمون,مؤسسهٔ آزمون,${NUMBER},2031-10-22,۱۴۱۰/۰۷/۳۰`);

  await page.getByRole('button', { name: `حذف گواهی ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click();
  await expect(page.getByRole('row')).toHaveCount(0);
  // The question's step back in the history would abort the next navigation.
  await overlaysSettled(page, 0);
  expect((await all()).some((each) => each.name === name)).toBe(false);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(listed()).toHaveCount(0);
});
