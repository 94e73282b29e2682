import { violationsOf } from '../support/axe';
import { overflowsAt } from '../support/looks';
import { aCustomer, loginAdmin, visit } from '../support/site';
import { expect, test } from '../support/test';

const WIDTHS = [320, 360, 768, 1280];

test('a buyer asks for a sample, staff send it, the buyer answers, and staff take the order that follows', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { name, phone } = aCustomer();
  await visit(page, '/product/1');
  await page.getByRole('link', { name: 'درخواست نمونه' }).click();
  await expect(page).toHaveURL('/sample?product=1');
  await expect(page.getByRole('heading', { level: 1, name: 'درخواست نمونه' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, WIDTHS)).toEqual([]);
  await page.getByLabel(/^کاربرد/).fill('آزمایش در نوشیدنی گازدار');
  await page.getByLabel(/^نام گیرنده/).fill(name);
  await page.getByLabel(/^شمارهٔ تماس/).fill(phone);
  await page.getByLabel(/^نشانی گیرنده/).fill('ارومیه، خیابان کاشانی، پلاک ۱۲');
  await page.getByRole('button', { name: 'ثبت درخواست نمونه' }).click();
  await expect(page.getByRole('heading', { name: 'درخواست نمونهٔ شما ثبت شد' })).toBeFocused();

  const staff = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL });
  const desk = await staff.newPage();
  await loginAdmin(desk);
  await desk.goto(`/admin/samples?q=${phone}`);
  await desk.getByRole('link', { name: `مشاهدهٔ نمونهٔ ${name}` }).click();
  const sample = desk.getByRole('dialog', { name: `نمونهٔ ${name}` });
  await sample.getByRole('button', { name: 'تأیید' }).click();
  await sample.getByRole('button', { name: 'ثبت ارسال' }).click();
  const sending = desk.getByRole('dialog', { name: 'ارسال نمونه' });
  await sending.getByLabel(/^شیوهٔ ارسال/).fill('پست پیشتاز');
  await sending.getByLabel('شمارهٔ مرسوله').fill('2180000123');
  await sending.getByRole('button', { name: 'ثبت' }).click();
  await expect(sample.getByRole('button', { name: 'اصلاح ارسال' })).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);

  await page.getByRole('link', { name: 'پیگیری نمونه' }).click();
  await page.getByLabel(/^شمارهٔ تماس/).fill(phone);
  await page.getByRole('button', { name: 'نمایش وضعیت سفارش' }).click();
  await expect(page.getByText('2180000123')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowsAt(page, WIDTHS)).toEqual([]);
  await page.getByLabel(/^نمونه چگونه بود/).selectOption({ label: 'مناسب است' });
  await page.getByLabel('نظر شما').fill('رنگ خوب بود');
  await page.getByRole('button', { name: 'ثبت نظر' }).click();
  await expect(page.getByText('نظر شما ثبت شد. سپاسگزاریم.')).toBeVisible();

  await desk.reload();
  await expect(sample.getByText('رنگ خوب بود')).toBeVisible();
  await sample.getByRole('link', { name: 'سفارش از این نمونه' }).click();
  const form = desk.getByRole('dialog', { name: 'سفارش تلفنی جدید' });
  await expect(form.getByLabel(/^نام مشتری/)).toHaveValue(name);
  await form.getByRole('button', { name: 'ثبت سفارش' }).click();
  const order = desk.getByRole('dialog', { name: /^سفارش شمارهٔ/ });
  await order.getByRole('link', { name: /^نمونهٔ/ }).click();
  await expect(sample.getByRole('link', { name: /^سفارش/ })).toBeVisible();
  await staff.close();
});
