import { spawn } from 'node:child_process';

import { expect, test, type Page } from '@playwright/test';

import { admin } from '../../support/admin';
import { OwnShell } from '../../support/own-shell';
import { freePort, until } from '../../support/processes';
import { orderTitle, StaffedSite } from '../../support/staffed-site';

const BACKEND = 'backend/dist/main.js';

let site: StaffedSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = new StaffedSite();
  await site.start();
});
test.afterAll(() => site.stop());
test.beforeEach(() => test.setTimeout(120_000));

/** The call mode of an order, with an outcome and a note that are not saved. */
async function fillCall(page: Page, id: number, note: string) {
  const dialog = page.getByRole('dialog', { name: orderTitle(id) });
  await expect(dialog.getByRole('link', { name: 'تماس با مشتری' })).toBeFocused();
  await page.keyboard.press('Digit2');
  await dialog.getByRole('textbox', { name: 'یادداشت تماس' }).fill(note);
  return {
    dialog,
    save: () => dialog.getByRole('button', { name: 'ثبت تماس', exact: true }).click(),
    /** Expects the values that were filled in. */
    isKept: async () => {
      await expect(dialog.getByRole('textbox', { name: 'یادداشت تماس' })).toHaveValue(note);
      await expect(dialog.getByRole('radio', { name: 'پاسخ نداد' })).toBeChecked();
    },
    isSaved: () => expect(dialog.getByRole('textbox', { name: 'یادداشت تماس' })).toHaveValue(''),
  };
}
/** Opens the page again and waits until it knows how many orders there are, which it counts the new ones from, and listens for more. */
async function openAgain(page: Page) {
  const address = page.url();
  // A response to the old page would never be finished.
  await page.goto('about:blank');
  const isCount = (url: string) => /\/api\/orders\?limit=1$/.test(url);
  const known = Promise.all([
    page.waitForResponse((response) => isCount(response.url())).then((response) => response.finished()),
    page.waitForResponse('**/api/orders/stream'),
  ]);
  await page.goto(address);
  await known;
  await expect(page.getByRole('button', { name: 'تازه‌سازی' })).toBeVisible();
}
const notesOf = async (id: number) => (await site.order(id)).calls.map(({ note }) => note);
const offline = /اینترنت شما قطع است؛ چیزی ارسال نشد/;
const noAnswer = /پاسخی از سرور نرسید؛ شاید ذخیره شده باشد/;

test('without a network a write fails at once, with a message beside its button', async ({ browser }) => {
  const id = await site.placeOrder();
  const page = await site.open(browser, `/admin/orders?order=${id}`);
  const call = await fillCall(page, id, 'منشی پاسخ داد');
  await page.context().setOffline(true);
  await call.save();
  await expect(call.dialog.getByText(offline)).toBeVisible({ timeout: 5_000 });
  await call.isKept();
  await page.context().setOffline(false);
  await expect(call.dialog.getByText(offline)).toBeVisible();
  // A refused call is not repeated automatically.
  expect(await notesOf(id)).toEqual([]);
  await call.save();
  await call.isSaved();
  expect(await notesOf(id)).toEqual(['منشی پاسخ داد']);

  await page.context().setOffline(true);
  await call.dialog.getByLabel('تغییر وضعیت').selectOption('completed');
  await call.dialog.getByRole('button', { name: 'به‌روزرسانی وضعیت' }).click();
  await expect(call.dialog.getByText(offline)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'خروج بدون ذخیره' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'تازه‌سازی' }).click();
  await expect(page.getByRole('link', { name: /^جزئیات سفارش/ }).first()).toBeVisible();
  expect((await site.order(id)).status).toBe('new');
});

test('a session that was ended elsewhere is renewed in a dialog, and the refused call is repeated once', async ({
  browser,
}) => {
  const id = await site.placeOrder();
  const page = await site.open(browser, `/admin/orders?order=${id}`);
  const call = await fillCall(page, id, 'پس از ناهار');
  const recorded: number[] = [];
  page.on('response', (response) => {
    const isCall = response.request().method() === 'POST' && response.url().endsWith(`/orders/${id}/calls`);
    if (isCall) recorded.push(response.status());
  });
  await site.call('DELETE', '/admin/sessions');
  await call.save();
  const login = page.getByRole('dialog', { name: 'نشست شما پایان یافت' });
  await login.getByLabel(/^رمز عبور/).fill('wrong password');
  await login.getByRole('button', { name: 'ورود' }).click();
  await expect(login.getByRole('alert')).toBeVisible();
  await login.getByLabel(/^رمز عبور/).fill(admin.password);
  await login.getByRole('button', { name: 'ورود' }).click();
  await expect(login).toBeHidden();
  await call.isSaved();
  await expect(page).toHaveURL(new RegExp(`order=${id}$`));
  expect([recorded, await notesOf(id)]).toEqual([[401, 201], ['پس از ناهار']]);
});

test('while the API hangs the form shows a timeout; sent again, the record is stored once', async ({ browser }) => {
  const id = await site.placeOrder();
  const page = await site.open(browser, `/admin/orders?order=${id}`);
  const call = await fillCall(page, id, 'یخ‌زده');
  // The supervisor would replace a backend that hangs for ten seconds.
  const [supervisor = 0] = site.pids();
  const frozen = [supervisor, site.pidOf(BACKEND) ?? 0];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    await call.save();
    await expect(call.dialog.getByRole('button', { name: 'در حال ثبت…' }).first()).toBeVisible();
    await expect(call.dialog.getByText(noAnswer)).toBeVisible({ timeout: 30_000 });
    await call.isKept();
  } finally {
    for (const pid of frozen.reverse()) process.kill(pid, 'SIGCONT');
  }
  // The first call may still arrive, late or never.
  await call.save();
  await call.isSaved();
  expect(await notesOf(id)).toEqual(['یخ‌زده']);
});

test('when the API crashes the form keeps its values, and new orders are announced again afterwards', async ({
  browser,
}) => {
  const id = await site.placeOrder();
  const page = await site.open(browser, `/admin/orders?order=${id}`);
  const call = await fillCall(page, id, 'پس از راه‌اندازی');
  const pid = site.pidOf(BACKEND) ?? 0;
  process.kill(pid, 'SIGKILL');
  await call.save();
  await expect(call.dialog.getByRole('alert').filter({ hasText: 'تماس ثبت نشد' })).toBeVisible({ timeout: 30_000 });
  await call.isKept();
  await until(() => ![undefined, pid].includes(site.pidOf(BACKEND)), 30);
  await until(async () => (await site.fetch('/api/health/ready')).ok, 60);
  await call.save();
  await call.isSaved();
  expect(await notesOf(id)).toEqual(['پس از راه‌اندازی']);
  await page.keyboard.press('Escape');
  await site.placeOrder();
  await expect(page.getByRole('button', { name: /سفارش جدید$/ })).toBeVisible({ timeout: 35_000 });
});

test('of two admins at once nobody overwrites the other, neither by saving nor by undoing', async ({ browser }) => {
  const id = await site.placeOrder();
  const colleague = await site.hire('leila', 'لیلا رستمی');
  const token = await site.logIn(colleague);
  const byColleague = async (status: string) =>
    site.call('PUT', `/orders/${id}/status`, { status, version: (await site.order(id)).version }, token);
  const page = await site.open(browser, `/admin/orders?order=${id}`);
  const dialog = page.getByRole('dialog', { name: orderTitle(id) });
  const setStatus = async (status: string) => {
    await dialog.getByLabel('تغییر وضعیت').selectOption(status);
    await dialog.getByRole('button', { name: 'به‌روزرسانی وضعیت' }).click();
  };
  await expect(dialog.getByLabel('تغییر وضعیت')).toBeVisible();
  await byColleague('cancelled');
  await setStatus('processing');
  const chooser = page.getByRole('dialog', { name: 'هم‌زمان ویرایش شده است' });
  await expect(chooser.getByRole('radio', { name: /^لیلا رستمی، .* لغوشده$/ })).toBeAttached();
  await chooser.getByText('در حال پردازش').click();
  await chooser.getByRole('button', { name: 'آوردن در فرم' }).click();
  expect((await site.order(id)).status).toBe('cancelled');
  await dialog.getByRole('button', { name: 'به‌روزرسانی وضعیت' }).click();
  await expect.poll(async () => (await site.order(id)).status).toBe('processing');

  const undo = page.getByRole('button', { name: 'بازگردانی' });
  await expect(undo).toBeVisible();
  await byColleague('completed');
  await undo.click();
  await expect(page.getByText('وضعیت سفارش بازگردانده نشد')).toBeVisible();
  const { status, history } = await site.order(id);
  expect(status).toBe('completed');
  expect(history.map(({ to }) => to)).toEqual(['new', 'cancelled', 'processing', 'completed']);
  await expect(dialog.getByLabel('تغییر وضعیت')).toHaveValue('completed');
});

test('an order through one API process is announced within three seconds in a tab of the other', async ({
  browser,
}) => {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: site.folder, API_PORT: String(port), RATE_LIMITS: 'off' };
  const other = spawn(process.execPath, [BACKEND], {
    cwd: `${import.meta.dirname}/../../../..`,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const shell = new OwnShell(String(port));
  try {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isReady, 60);
    await shell.start();
    const here = await site.open(browser, '/admin/orders');
    const there = await site.open(browser, '/admin/orders', admin, shell.url);
    for (const page of [here, there]) await openAgain(page);
    await site.placeOrder();
    await Promise.all(
      [here, there].map((page) =>
        expect(page.getByRole('button', { name: '۱ سفارش جدید' })).toBeVisible({ timeout: 3_000 }),
      ),
    );
  } finally {
    other.kill('SIGKILL');
    await shell.stop();
  }
});
