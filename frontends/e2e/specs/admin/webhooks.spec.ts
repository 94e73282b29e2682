import type { Page } from '@playwright/test';

import { loginByForm } from '../../support/site';
import { expect, test } from '../../support/test';

/** This machine: an address that the site refuses to send to. */
const url = 'https://127.0.0.1:9/hook';

async function act(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: `عملیات برای ${url}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an owner adds a webhook, tries it, and reads in the log why an address of this machine is refused', async ({
  page,
}) => {
  await loginByForm(page);
  await page.goto('/admin/settings?tab=webhooks');
  await page.getByRole('button', { name: 'افزودن وب‌هوک' }).click();
  const form = page.getByRole('dialog', { name: 'افزودن وب‌هوک' });
  await form.getByLabel('نشانی گیرنده').fill(url);
  await form.getByLabel('ثبت سفارش').check();
  await form.getByLabel('تغییر قیمت').check();
  await form.getByRole('button', { name: 'ذخیره' }).click();
  const secret = page.getByRole('dialog', { name: 'رمز وب‌هوک' });
  await expect(secret.getByLabel('رمز امضا')).toHaveValue(/^whsec_/);
  await secret.getByRole('button', { name: 'کپی کردم' }).click();

  await act(page, 'ارسال آزمایشی');
  await expect(page.getByText('ارسال آزمایشی نرسید')).toBeVisible();
  await act(page, 'گزارش ارسال');
  const log = page.getByRole('dialog', { name: 'گزارش ارسال' });
  await expect(log.getByText('نشانی داخلی است و پذیرفته نمی‌شود')).toBeVisible();
  await log.getByRole('button', { name: /^ارسال دوباره/ }).click();
  await expect(page.getByText('در صف ارسال است')).toBeVisible();
  await page.keyboard.press('Escape');
  await act(page, 'توقف');
  await expect(page.getByText('متوقف', { exact: true })).toBeVisible();
});
