import type { Page } from '@playwright/test';
import { fillLists } from '../../support/full-lists';
import { loginAdmin } from '../../support/site';
import { expect, test } from '../../support/test';

const toastOf = (page: Page) => page.locator('[data-sonner-toast]').first();

/** The buttons of rows and of dialogs that lie under the toast. */
function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('[data-sonner-toast]')!.getBoundingClientRect();
    const next = document.querySelectorAll('[data-role="actions"] :is(a, button), [data-dialog-footer] :is(a, button)');
    return [...next]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

test.beforeAll(async ({ request }) => {
  await fillLists(request, Math.random().toString(36).slice(2, 8));
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`a toast covers neither the actions of a row nor the buttons of a dialog at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await loginAdmin(page);
    const isFree = async () => {
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
      expect(await coveredBy(page)).toEqual([]);
    };

    // Approved, or rejected where the comment is approved by now.
    await page.goto('/admin/comments?filter=all');
    await page.locator('tbody button[aria-keyshortcuts]:enabled').first().click();
    await isFree();

    await page.goto('/admin/orders');
    await page
      .getByRole('link', { name: /جزئیات/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const status = width === 768 ? 'تکمیل‌شده' : width === 360 ? 'در حال پردازش' : 'لغوشده';
    await dialog.getByLabel('تغییر وضعیت').selectOption({ label: status });
    if (status === 'لغوشده') await dialog.getByLabel('دلیل لغو').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'به‌روزرسانی وضعیت' }).click();
    await isFree();

    await page.goto('/admin/categories');
    await page.locator('tbody [data-role="actions"] [aria-label^="ویرایش"]').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
    await isFree();
  });
}
