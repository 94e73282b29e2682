import type { Page } from '@playwright/test';

import { violationsOf } from '../support/axe';
import { answered } from '../support/console-messages';
import { codeInMessage } from '../support/sms';
import { aCustomer } from '../support/site';
import { expect, test } from '../support/test';

const code = (page: Page) => page.getByRole('textbox', { name: /^کد پیامک/ });

/** Asks for a code on `/login`. */
async function askForCode(page: Page, phone: string, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'ورود با پیامک' }).click();
  const number = page.getByRole('textbox', { name: /^شمارهٔ موبایل/ });
  await expect(number).toBeFocused();
  await number.fill(phone);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(code(page)).toBeFocused();
}

const logIn = (page: Page) => page.getByRole('button', { name: 'ورود', exact: true }).click();

test('a buyer who ordered without an account logs in by text message and finds the order', async ({
  page,
  request,
}) => {
  const { name, phone } = aCustomer();
  const data = { productId: 1, customerName: name, phone, quantity: 500 };
  const { trackingCode } = (await (await request.post('/api/orders', { data })).json()) as { trackingCode: string };

  await askForCode(page, phone, '/login?redirect=/account');
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: /^شمارهٔ موبایل/ })).toHaveValue(phone);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await code(page).fill(await codeInMessage(phone));
  await logIn(page);

  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('main').getByRole('article')).toContainText(trackingCode);
  await page.goto('/account/profile');
  await expect(page.getByRole('textbox', { name: /^نام و نام خانوادگی/ })).toHaveValue(name);
});

test('a number without an account gets one after a wrong code and a name', async ({ page, expectedMessages }) => {
  expectedMessages.push(answered(400, '/api/auth/phone-login'), answered(422, '/api/auth/phone-login'));
  const { name, phone } = aCustomer();
  await askForCode(page, phone);
  const right = await codeInMessage(phone);
  await code(page).fill(right === '111111' ? '222222' : '111111');
  await logIn(page);
  await expect(page.getByText(/^این کد درست نیست/)).toBeVisible();
  await expect(code(page)).toBeFocused();
  await code(page).fill(right);
  await logIn(page);
  const typed = page.getByRole('textbox', { name: /^نام و نام خانوادگی/ });
  await expect(typed).toBeFocused();
  await typed.fill(name);
  await logIn(page);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/account/security');
  await expect(page.getByText(/^شمارهٔ تأییدشده/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
