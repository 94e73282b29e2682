import { axe, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import type { Schemas } from '@afshoreh/api-client';
import { describe, expect, it } from '@jest/globals';
import { anAdmin, openAdmin } from '../testing/open-admin';

const aKey = (changes: Partial<Schemas['ApiKey']> = {}): Schemas['ApiKey'] => ({
  id: 3,
  name: 'انبار',
  prefix: 'afs_live_3fK9aQ',
  scopes: ['orders:read', 'catalogue:read'],
  remote: null,
  addresses: [],
  requiresIfMatch: false,
  state: 'active',
  expiresAt: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  createdBy: 'لیلا رستمی',
  lastUsedAt: null,
  previousUntil: null,
  previousLastUsedAt: null,
  revokedAt: null,
  version: 1,
  ...changes,
});
const secret = 'afs_live_3fK9aQw7Zt2LmXc8VbN4RyUe6HjPsD0kWvE5';
const made = () => Response.json({ apiKey: aKey(), secret }, { status: 201 });

const open = (answers: NonNullable<Parameters<typeof openAdmin>[1]>['answers'] = {}) =>
  openAdmin('/admin/settings?tab=apiKeys', {
    answers: { 'GET /api/admin/api-keys': () => Response.json([aKey()]), ...answers },
  });
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'عملیات برای انبار' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const bodyOf = (calls: Awaited<ReturnType<typeof open>>['calls'], name: string) =>
  calls.find((call) => call.name === name)?.body;

describe('the tab of API keys', () => {
  it('lists keys with their scopes in words, and hands an owner a new one once', async () => {
    const { calls } = await open({ 'POST /api/admin/api-keys': made });
    expect(await screen.findByText('خواندن سفارش‌ها، خواندن کاتالوگ')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'ساخت کلید' }));
    const form = within(await screen.findByRole('dialog', { name: 'ساخت کلید API' }));
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.type(form.getByLabelText(/نام کلید/), 'انبار');
    await user.click(form.getByRole('button', { name: 'ساخت کلید' }));
    expect(await form.findByText('دست‌کم یک مجوز را انتخاب کنید')).toBeVisible();
    await user.click(form.getByLabelText(/خواندن سفارش‌ها/));
    await user.type(form.getByLabelText(/نشانی‌های IP/), '203.0.113.7 2001:db8::/48');
    await user.click(form.getByRole('button', { name: 'ساخت کلید' }));
    const shown = await screen.findByRole('dialog', { name: 'کلید «انبار»' });
    expect(within(shown).getByLabelText('کلید API')).toHaveValue(secret);
    expect(await axe(shown)).toEqual([]);
    expect(bodyOf(calls, 'POST /api/admin/api-keys')).toEqual({
      name: 'انبار',
      scopes: ['orders:read'],
      remote: null,
      addresses: ['203.0.113.7', '2001:db8::/48'],
      requiresIfMatch: false,
      expiresAt: null,
    });
  });

  it('edits a key, keeps its end unless another is chosen, and leads to the changes that it made', async () => {
    const expiresAt = '2099-01-01T00:00:00.000Z';
    const stored = aKey({ addresses: ['203.0.113.7'], expiresAt, version: 4 });
    const { calls } = await open({
      'GET /api/admin/api-keys': () => Response.json([stored]),
      'PUT /api/admin/api-keys/3': () => Response.json({ ...stored, name: 'حسابداری', version: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'عملیات برای انبار' }));
    expect(await screen.findByRole('menuitem', { name: 'تغییرهای این کلید' })).toHaveAttribute(
      'href',
      '/admin/audit?key=3',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'ویرایش' }));
    const shown = await screen.findByRole('dialog', { name: 'ویرایش کلید API' });
    const dialog = within(shown);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    expect(dialog.getByLabelText(/نشانی‌های IP/)).toHaveValue('203.0.113.7');
    await user.clear(dialog.getByLabelText(/نام کلید/));
    await user.type(dialog.getByLabelText(/نام کلید/), 'حسابداری');
    await user.click(dialog.getByLabelText(/خواندن کاتالوگ/));
    await user.click(dialog.getByLabelText(/فقط با If-Match/));
    expect(await axe(shown)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    expect(bodyOf(calls, 'PUT /api/admin/api-keys/3')).toEqual({
      name: 'حسابداری',
      scopes: ['orders:read'],
      remote: null,
      addresses: ['203.0.113.7'],
      requiresIfMatch: true,
      expiresAt,
      version: 4,
    });
  });

  it('makes a key that publishes the releases of one frontend, which it must name', async () => {
    const remotes = [{ remote: 'storefront' }, { remote: 'cart' }];
    const { calls } = await open({
      'GET /api/admin/api-keys': () => Response.json([aKey({ scopes: ['releases:publish'], remote: 'admin' })]),
      'GET /api/admin/releases': () => Response.json({ remotes }),
      'POST /api/admin/api-keys': made,
    });
    expect(await screen.findByText('انتشار نسخهٔ پنل مدیریت')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'ساخت کلید' }));
    const form = within(await screen.findByRole('dialog', { name: 'ساخت کلید API' }));
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.type(form.getByLabelText(/نام کلید/), 'گروه سبد');
    expect(form.queryByLabelText(/کدام بخش سایت/)).not.toBeInTheDocument();
    await user.click(form.getByLabelText(/انتشار نسخه/));
    await form.findByRole('option', { name: 'سبد خرید' });
    await user.click(form.getByRole('button', { name: 'ساخت کلید' }));
    expect(await form.findByText('بخش سایت را انتخاب کنید')).toBeVisible();
    await user.selectOptions(form.getByLabelText(/کدام بخش سایت/), 'cart');
    await user.click(form.getByRole('button', { name: 'ساخت کلید' }));
    await screen.findByRole('dialog', { name: 'کلید «انبار»' });
    expect(bodyOf(calls, 'POST /api/admin/api-keys')).toMatchObject({ scopes: ['releases:publish'], remote: 'cart' });
  });

  it('rotates a key with an overlap of a day, unless another is chosen', async () => {
    const { calls } = await open({ 'POST /api/admin/api-keys/3/rotate': made });
    await choose('تعویض کلید');
    const dialog = within(await screen.findByRole('dialog', { name: 'تعویض کلید «انبار»' }));
    await userEvent.setup({ pointerEventsCheck: 0 }).click(dialog.getByRole('button', { name: 'تعویض کلید' }));
    expect(await screen.findByRole('dialog', { name: 'کلید «انبار»' })).toBeVisible();
    expect(bodyOf(calls, 'POST /api/admin/api-keys/3/rotate')).toEqual({ overlapHours: 24 });
  });

  it('asks before it revokes one', async () => {
    const { calls } = await open({ 'DELETE /api/admin/api-keys/3': () => new Response(null, { status: 204 }) });
    await choose('باطل کردن');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'باطل کردن کلید API' }));
    await userEvent.setup({ pointerEventsCheck: 0 }).click(dialog.getByRole('button', { name: 'باطل شود' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.some(({ name }) => name === 'DELETE /api/admin/api-keys/3')).toBe(true);
  });

  it('is not shown to other roles', async () => {
    await openAdmin('/admin/settings?tab=apiKeys', { admin: anAdmin('sales', {}) });
    expect(await screen.findByRole('tab', { name: 'تغییر رمز عبور' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'کلیدهای API' })).not.toBeInTheDocument();
  });
});
