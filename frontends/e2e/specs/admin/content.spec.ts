import type { APIRequestContext, Page } from '@playwright/test';

import { violationsOf } from '../../support/axe';
import { answered } from '../../support/console-messages';
import { adminHeaders, loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

interface Hero {
  id: string;
  title: string;
  subtitle: string;
  version: number;
}

async function heroOf(request: APIRequestContext): Promise<Hero> {
  const { sections } = (await (await request.get('/api/content')).json()) as { sections: Hero[] };
  return sections.find(({ id }) => id === 'hero') as Hero;
}
const panel = (page: Page) => page.getByRole('tabpanel', { name: /^بنر/ });
const titleOf = (page: Page) => panel(page).getByRole('textbox', { name: /^عنوان/ });
const save = (page: Page) => panel(page).getByRole('button', { name: 'ذخیره' }).click();

async function openHero(page: Page): Promise<void> {
  await page.goto('/admin/content');
  await expect(titleOf(page)).toBeVisible();
}
async function expectOnHome(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
/** A title that is unique to this run. */
const aTitle = () => `میوهٔ باغ شمارهٔ ${Math.floor(Math.random() * 1e6).toLocaleString('fa-IR')}`;

/** Restores the home page for other specs. */
test.afterAll(async ({ request }) => {
  const headers = await adminHeaders(request);
  expect((await request.post('/api/content/hero/versions/0/restore', { headers })).ok()).toBe(true);
});

test('Back over a changed form asks for confirmation and keeps the form', async ({ page }) => {
  await loginAdmin(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'محتوا', exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/content$/);
  const title = aTitle();
  await titleOf(page).fill(title);
  // A client-side step back.
  await page.evaluate(() => window.history.back());
  const question = page.getByRole('alertdialog', { name: 'تغییرات ذخیره نشده است' });
  await question.getByRole('button', { name: 'ادامهٔ ویرایش' }).click();
  await expect(page).toHaveURL(/\/admin\/content$/);
  await expect(titleOf(page)).toHaveValue(title);
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'خروج بدون ذخیره' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('an edited hero is previewed while typing, also at phone width, and is on the home page once saved', async ({
  page,
  request,
}) => {
  const title = aTitle();
  await loginAdmin(page);
  await openHero(page);
  const shown = page.frameLocator('iframe[title="پیش‌نمایش بنر"]').locator('[data-section="hero"]');
  await titleOf(page).fill(title);
  await expect(shown.locator('h1')).toHaveText(title);
  const columns = () => shown.locator('h1').evaluate((heading) => heading.ownerDocument.defaultView?.innerWidth);
  expect(await columns()).toBe(1280);
  await page.getByRole('button', { name: 'تلفن همراه' }).click();
  await expect.poll(columns).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  expect((await heroOf(request)).title).not.toBe(title);

  await save(page);
  await expect.poll(async () => (await heroOf(request)).title).toBe(title);
  await expect(panel(page).getByRole('button', { name: 'ذخیره' })).toBeDisabled();
  await expectOnHome(page, title);
});

test('two admins who change one title choose which one stays', async ({ page, request, expectedMessages }) => {
  expectedMessages.push(answered(409, '/api/content/hero'));
  const mine = aTitle();
  const theirs = aTitle();
  await loginAdmin(page);
  await openHero(page);
  await titleOf(page).fill(mine);
  const headers = await adminHeaders(request);
  expect((await request.put('/api/content/hero', { headers, data: { title: theirs } })).ok()).toBe(true);

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  await expect(dialog.getByRole('radiogroup', { name: 'عنوان' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect((await heroOf(request)).title).toBe(theirs);
  await dialog.getByText('نوشتهٔ شما').click();
  await dialog.getByRole('button', { name: 'آوردن در فرم' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleOf(page)).toHaveValue(mine);
  await save(page);
  await expect.poll(async () => (await heroOf(request)).title).toBe(mine);
});

test('an old version is compared with the current one, and is on the home page again once restored', async ({
  page,
  request,
}) => {
  const old = aTitle();
  const now = aTitle();
  const headers = await adminHeaders(request);
  for (const title of [old, now]) {
    expect((await request.put('/api/content/hero', { headers, data: { title } })).ok()).toBe(true);
  }
  await loginAdmin(page);
  await openHero(page);
  await panel(page).getByRole('button', { name: 'نسخه‌ها' }).click();
  const dialog = page.getByRole('dialog', { name: 'نسخه‌های بنر' });
  // The second newest version is selected first.
  await expect(dialog.getByRole('term')).toHaveText(['عنوان']);
  await expect(dialog.getByText(old)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'بازگرداندن این نسخه' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'بازگرداندن این نسخه' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleOf(page)).toHaveValue(old);
  await expectOnHome(page, old);
});

test('the typed text is restored after the tab was closed, and visitors never see it', async ({ page, request }) => {
  const title = aTitle();
  await loginAdmin(page);
  await openHero(page);
  await titleOf(page).fill(title);
  const kept = () => page.evaluate(() => Object.values({ ...localStorage }).join());
  await expect.poll(kept).toContain(title);
  await page.close({ runBeforeUnload: false });

  const next = await page.context().newPage();
  await openHero(next);
  await expect(titleOf(next)).toHaveValue(title);
  await expect(next.getByText('نوشته‌های ذخیره‌نشدهٔ شما بازگشت')).toBeVisible();
  expect((await heroOf(request)).title).not.toBe(title);
});
