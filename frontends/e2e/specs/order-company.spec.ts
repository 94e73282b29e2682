import { aCustomer, adminHeaders, visit } from '../support/site';
import { overflowsAt } from '../support/looks';
import { expect, test } from '../support/test';

test('a buyer orders for a company under «بیشتر», a past day is refused in words, and staff see it', async ({
  page,
  request,
}) => {
  const { name, phone } = aCustomer();
  await visit(page, '/product/1');
  await page
    .getByRole('button', { name: /^ثبت سفارش/ })
    .filter({ visible: true })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'ثبت سفارش' });
  await form.getByLabel(/نام و نام خانوادگی/).fill(name);
  await form.getByLabel(/^شمارهٔ تماس/).fill(phone);
  await form.getByRole('spinbutton', { name: /^مقدار/ }).fill('۱ تن');
  await form.getByText('بیشتر: شرکت، تاریخ و محل تحویل').click();
  await form.getByLabel('نام شرکت').fill('صنایع نمونه');
  await form.getByLabel(/^شناسهٔ ملی شرکت/).fill('10380284792');
  await expect(form.getByText(/^رقم کنترل این شناسهٔ ملی درست نیست/)).toBeVisible();
  await form.getByLabel(/^تاریخ تحویل دلخواه/).fill('۱۴۰۰/۱/۱');
  expect(await overflowsAt(page, [320, 360, 768, 1280])).toEqual([]);
  await form.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(form.getByText(/^تاریخ تحویل گذشته است/)).toBeVisible();
  await form.getByLabel(/^تاریخ تحویل دلخواه/).fill('۱۴۹۰/۱/۱');
  await form.getByRole('button', { name: 'ثبت سفارش' }).click();
  await expect(page.getByRole('dialog', { name: 'سفارش شما ثبت شد' })).toBeVisible();
  const headers = await adminHeaders(request);
  const found = await request.get(`/api/orders?q=${phone}`, { headers });
  expect(await found.json()).toMatchObject([
    { companyName: 'صنایع نمونه', nationalId: '10380284792', deliveryDate: '2111-03-21' },
  ]);
});
