import { adminHeaders, aCustomer } from '../support/site';
import { expect, test } from '../support/test';

test('a seller applies in steps, is approved by an admin, and has a page', async ({ page }) => {
  const { name, phone, email } = aCustomer();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'فروشندگان' }).click();
  await expect(page).toHaveURL(/\/sellers$/);
  const form = page.getByRole('region', { name: 'درخواست همکاری' });
  const next = form.getByRole('button', { name: 'مرحلهٔ بعد' });
  await form.scrollIntoViewIfNeeded();

  await form.getByLabel(/^نام شرکت/).fill(name);
  await form.getByLabel(/مالک یا مدیر/).fill('رضا یزدی');
  await form.getByLabel(/^شناسهٔ ملی/).fill('۱۰۱۰۱۲۳۴۵۶۷');
  await next.click();
  await form.getByLabel(/^شمارهٔ تماس/).fill(phone);
  // The typed values survive a reload.
  await page.reload();
  await expect(form.getByLabel(/^نام شرکت/)).toHaveValue(name);
  await next.click();
  await expect(form.getByLabel(/^شمارهٔ تماس/)).toHaveValue(phone);
  await form.getByLabel(/^ایمیل/).fill(email);
  await form.getByLabel(/^نشانی/).fill('ارومیه، جادهٔ سلماس');
  await next.click();
  await form.getByLabel(/^چه محصولاتی عرضه/).fill('پورهٔ زردآلو، کنسانترهٔ سیب');
  await form.getByRole('button', { name: 'ارسال درخواست' }).click();
  await expect(form.getByText('درخواست همکاری شما ثبت شد')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('afshoreh.seller'))).toBeNull();

  const headers = await adminHeaders(page.request);
  const found = await page.request.get('/api/sellers?status=pending', { headers });
  const seller = ((await found.json()) as { id: number; companyName: string }[]).find(
    ({ companyName }) => companyName === name,
  );
  const path = `/sellers/${seller?.id}`;
  expect((await page.request.get(path)).status()).toBe(404);
  const approved = await page.request.put(`/api/sellers/${seller?.id}`, {
    headers,
    data: { ...seller, status: 'approved' },
  });
  expect(approved.status()).toBe(200);

  await expect(async () => {
    await page.goto('/sellers');
    await page.getByRole('main').getByRole('link', { name }).click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByText('پورهٔ زردآلو', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
});
