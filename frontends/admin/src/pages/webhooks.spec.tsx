import { axe, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import type { Schemas } from '@afshoreh/api-client';
import { onToast } from '@afshoreh/contracts';
import { describe, expect, it } from '@jest/globals';
import { anAdmin, openAdmin } from '../testing/open-admin';

const url = 'https://erp.example/hook';
const aWebhook = (changes: Partial<Schemas['Webhook']> = {}): Schemas['Webhook'] => ({
  id: 3,
  url,
  events: ['order.placed'],
  isActive: true,
  pauseReason: null,
  pausedAt: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  previousUntil: null,
  version: 2,
  ...changes,
});
const aDelivery = (changes: Partial<Schemas['WebhookDelivery']> = {}): Schemas['WebhookDelivery'] => ({
  id: 42,
  event: 'order.placed',
  state: 'delivered',
  messageId: 'msg_42_1',
  requestBody: '{"type":"order.placed"}',
  responseStatus: 200,
  responseBody: 'ok',
  error: null,
  durationMs: 120,
  attempts: 1,
  at: '2026-11-21T08:00:00.000Z',
  attemptedAt: '2026-11-21T08:00:01.000Z',
  dueAt: null,
  ...changes,
});
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

const open = (answers: NonNullable<Parameters<typeof openAdmin>[1]>['answers'] = {}, webhook = aWebhook()) =>
  openAdmin('/admin/settings?tab=webhooks', {
    answers: { 'GET /api/webhooks': () => Response.json([webhook]), ...answers },
  });
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `عملیات برای ${url}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const user = userEvent.setup({ pointerEventsCheck: 0 });
const bodyOf = (calls: Awaited<ReturnType<typeof open>>['calls'], name: string) =>
  calls.find((call) => call.name === name)?.body;

describe('the tab of webhooks', () => {
  it('lists them with their events in words, and shows the secret of a new one once', async () => {
    const made = () => Response.json({ webhook: aWebhook(), secret }, { status: 201 });
    const { calls, container } = await open({ 'POST /api/webhooks': made });
    expect(await screen.findByText('ثبت سفارش')).toBeVisible();
    expect(await axe(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'افزودن وب‌هوک' }));
    const form = within(await screen.findByRole('dialog', { name: 'افزودن وب‌هوک' }));
    await user.type(form.getByLabelText(/نشانی گیرنده/), 'http://erp.example');
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    expect(await form.findByText('نشانی باید با https:// آغاز شود', {}, { timeout: 8000 })).toBeVisible();
    await user.clear(form.getByLabelText(/نشانی گیرنده/));
    await user.type(form.getByLabelText(/نشانی گیرنده/), url);
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    expect(await form.findByText('دست‌کم یک رویداد را انتخاب کنید')).toBeVisible();
    await user.click(form.getByLabelText(/ثبت سفارش/));
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    const shown = await screen.findByRole('dialog', { name: 'رمز وب‌هوک' });
    expect(within(shown).getByLabelText('رمز امضا')).toHaveValue(secret);
    expect(bodyOf(calls, 'POST /api/webhooks')).toEqual({ url, events: ['order.placed'] });
  });

  it('edits one with the version it was made of', async () => {
    const { calls } = await open({ 'PUT /api/webhooks/3': () => Response.json(aWebhook({ version: 3 })) });
    await choose('ویرایش');
    const form = within(await screen.findByRole('dialog', { name: 'ویرایش وب‌هوک' }));
    await user.click(form.getByLabelText(/تغییر قیمت/));
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 8000 });
    const events = ['order.placed', 'product.price_changed'];
    expect(bodyOf(calls, 'PUT /api/webhooks/3')).toEqual({ url, events, version: 2 });
  });

  it('says why one is paused, and resumes it', async () => {
    const paused = aWebhook({ isActive: false, pauseReason: 'failing' });
    const { calls } = await open({ 'PUT /api/webhooks/3': () => Response.json(aWebhook()) }, paused);
    expect(await screen.findByText('متوقف: سه روز ناموفق')).toBeVisible();
    await choose('از سرگیری');
    await waitFor(() => expect(bodyOf(calls, 'PUT /api/webhooks/3')).toMatchObject({ isActive: true, version: 2 }));
  });

  it('sends a test and says what came of it', async () => {
    const toasts: unknown[] = [];
    const stop = onToast(({ title, description }) => toasts.push([title, description]));
    const failed = aDelivery({ event: 'webhook.test', state: 'failed', responseStatus: 404 });
    await open({ 'POST /api/webhooks/3/test': () => Response.json(failed) });
    await choose('ارسال آزمایشی');
    await waitFor(() => expect(toasts).toEqual([['ارسال آزمایشی نرسید', '404']]));
    stop();
  });

  it('shows request, answer and duration of each delivery, and sends one again', async () => {
    const { calls } = await open({
      'GET /api/webhooks/3/deliveries': () => Response.json([aDelivery()]),
      'POST /api/webhooks/3/deliveries/42/redeliver': () => Response.json(aDelivery({ state: 'waiting' })),
    });
    await choose('گزارش ارسال');
    const dialog = await screen.findByRole('dialog', { name: 'گزارش ارسال' });
    expect(await within(dialog).findByText('200 ok')).toBeVisible();
    expect(within(dialog).getByText('{"type":"order.placed"}')).toBeVisible();
    expect(within(dialog).getByText('۱۲۰ میلی‌ثانیه')).toBeVisible();
    expect(await axe(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: /ارسال دوباره/ }));
    const again = 'POST /api/webhooks/3/deliveries/42/redeliver';
    await waitFor(() => expect(calls.some(({ name }) => name === again)).toBe(true));
  });

  it('shows older deliveries in pages, and by themselves those that have not arrived', async () => {
    const asked: string[] = [];
    await open({
      'GET /api/webhooks/3/deliveries': ({ query }) => {
        asked.push(`${query.get('page')} ${query.get('delivered')}`);
        const isMissing = query.get('delivered') === 'false';
        const id = isMissing ? 7 : Number(query.get('page'));
        const row = aDelivery({ id, messageId: `msg_${id}_1`, requestBody: `{"row":${id}}` });
        return Response.json([row], { headers: { 'X-Total-Count': isMissing ? '1' : '60' } });
      },
    });
    await choose('گزارش ارسال');
    const dialog = within(await screen.findByRole('dialog', { name: 'گزارش ارسال' }));
    expect(await dialog.findByText('۱ تا ۵۰ از ۶۰')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'جدیدتر' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'قدیمی‌تر' }));
    expect(await dialog.findByText('{"row":2}')).toBeVisible();
    expect(dialog.getByText('۵۱ تا ۶۰ از ۶۰')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'نرسیده‌ها' }));
    expect(await dialog.findByText('{"row":7}')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'قدیمی‌تر' })).not.toBeInTheDocument();
    expect(asked).toEqual(['1 null', '2 null', '1 false']);
  });

  it.each([
    ['ENOTFOUND', 'این نام در اینترنت پیدا نشد'],
    ['CERT_HAS_EXPIRED', 'اتصال برقرار نشد'],
  ])('says in words that there was no answer because of %s', async (error, words) => {
    const delivery = aDelivery({ state: 'failed', responseStatus: null, responseBody: null, error });
    await open({ 'GET /api/webhooks/3/deliveries': () => Response.json([delivery]) });
    await choose('گزارش ارسال');
    const dialog = within(await screen.findByRole('dialog', { name: 'گزارش ارسال' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryByText(error)).not.toBeInTheDocument();
  });

  it('is not shown to other roles', async () => {
    await openAdmin('/admin/settings?tab=webhooks', { admin: anAdmin('sales', {}) });
    expect(await screen.findByRole('tab', { name: 'تغییر رمز عبور' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'وب‌هوک‌ها' })).not.toBeInTheDocument();
  });
});
