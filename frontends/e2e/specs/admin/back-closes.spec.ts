import type { Locator, Page } from '@playwright/test';

import { adminHeaders, loginAdmin, overlaysSettled } from '../../support/site';
import { expect, test } from '../../support/test';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loginAdmin(page);
});

const press = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name }).first().click();
async function backCloses(page: Page, overlay: Locator, below = 0): Promise<void> {
  await expect(overlay).toBeVisible();
  await overlaysSettled(page, below + 1);
  const address = page.url();
  await page.goBack();
  await expect(overlay).toBeHidden();
  await overlaysSettled(page, below);
  expect(page.url()).toBe(address);
}

test('Back closes a menu and a confirmation before it leaves the screen', async ({ page }) => {
  await page.goto('/admin');
  await page.goto('/admin/products');
  const rows = page.getByRole('checkbox', { name: /^انتخاب/ });
  await rows.first().check();
  await press(page, 'عملیات گروهی');
  await backCloses(page, page.getByRole('menu'));
  await expect(page.getByRole('button', { name: 'عملیات گروهی' })).toBeFocused();
  await press(page, 'عملیات گروهی');
  await page.getByRole('menuitem', { name: 'حذف محصولات' }).click();
  await backCloses(page, page.getByRole('alertdialog'));
  await expect(rows.first()).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test('Back closes the menu of the panel before it leaves the screen', async ({ page }) => {
  await page.goto('/admin');
  await page.goto('/admin/products');
  await press(page, 'باز کردن فهرست');
  await backCloses(page, page.getByRole('dialog'));
  await expect(page.getByRole('button', { name: 'باز کردن فهرست' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test('a choice in a filter menu changes the address, and Back leaves the screen at once', async ({ page }) => {
  await page.goto('/admin');
  await page.goto('/admin/orders');
  await press(page, /^فیلترها/);
  await press(page, /^بازهٔ زمانی/);
  await page.getByRole('menu').getByRole('menuitemradio').nth(1).click();
  await expect(page).toHaveURL(/period=/);
  await page.keyboard.press('Escape');
  await overlaysSettled(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test('Back closes the filters, also after one was chosen in them, and then leaves the screen', async ({ page }) => {
  await page.goto('/admin');
  await page.goto('/admin/orders');
  const filters = page.getByRole('dialog', { name: 'فیلترها' });
  await press(page, /^فیلترها/);
  await backCloses(page, filters);
  await press(page, /^فیلترها/);
  await filters.getByRole('link', { name: 'جدید' }).click();
  await expect(page).toHaveURL(/\?status=new$/);
  await backCloses(page, filters);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test('Back closes the preview of an article, and leaves a form that was opened by its address', async ({ page }) => {
  await page.goto('/admin/blog/edit?post=new');
  await press(page, 'پیش‌نمایش');
  await backCloses(page, page.getByRole('dialog', { name: 'پیش‌نمایش مقاله' }));
  await page.goto('/admin/categories');
  await press(page, 'افزودن دسته');
  const form = page.getByRole('dialog', { name: 'افزودن دسته' });
  await expect(form).toBeVisible();
  await overlaysSettled(page, 0);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/categories$/);
});

test('Back over a changed form asks for confirmation, Back over that closes it, and only the confirmation discards the changes', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  await request.post('/api/sellers', { headers, data: aSeller() });
  await page.goto('/admin/sellers?status=pending');
  await press(page, /^(?:تأیید|رد)/);
  const form = page.getByRole('dialog');
  await backCloses(page, form);

  await press(page, /^(?:تأیید|رد)/);
  await overlaysSettled(page, 1);
  await form.getByRole('textbox').fill('تماس گرفته شد');
  const question = page.getByRole('alertdialog');
  await page.goBack();
  await expect(question).toBeVisible();
  await overlaysSettled(page, 1);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(form.getByRole('textbox')).toHaveValue('تماس گرفته شد');
  await overlaysSettled(page, 1);
  await page.goBack();
  await question.getByRole('button').last().click();
  await expect(form).toBeHidden();
  await overlaysSettled(page, 0);
  await expect(page).toHaveURL(/\/admin\/sellers/);
});

test('a form with its own address is left with one step, also through a confirmation above it', async ({ page }) => {
  await page.goto('/admin/categories');
  await press(page, 'افزودن دسته');
  const form = page.getByRole('dialog', { name: 'افزودن دسته' });
  await form.getByRole('textbox').first().fill('آزمون');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').last().click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await page.goForward();
  await expect(form).toBeVisible();
});

test('Back closes the versions one layer at a time, and a reload over them leaves no history entry behind', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.goto('/admin/content');
  await press(page, /نسخه/);
  const versions = page.getByRole('dialog');
  await expect(versions).toBeVisible();
  await overlaysSettled(page, 1);
  await page.reload();
  await expect(versions).toBeVisible();
  await overlaysSettled(page, 1);
  await page.goBack();
  await expect(versions).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/content\?tab=hero$/);
  await press(page, /نسخه/);
  await overlaysSettled(page, 1);
  await versions.getByRole('button', { name: 'بستن' }).click();
  await overlaysSettled(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

function aSeller() {
  const mark = Math.floor(Math.random() * 1e6);
  return {
    companyName: `شرکت آزمون ${mark}`,
    ownerFullName: 'نگار صادقی',
    nationalId: `140${mark}`,
    status: 'pending',
    phoneNumber: '09141234567',
    email: `s${mark}@example.com`,
    address: 'ارومیه، خیابان کاشانی، پلاک ۱۲',
    productCategories: 'کنسانترهٔ سیب',
    exportReady: false,
    isFeaturedSeller: false,
  };
}
