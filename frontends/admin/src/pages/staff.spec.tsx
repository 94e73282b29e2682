import { axe, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import type { Schemas } from '@afshoreh/api-client';
import { describe, expect, it } from '@jest/globals';
import { ADMIN, anAdmin, openAdmin } from '../testing/open-admin';

const member = (changes: Partial<Schemas['StaffMember']> = {}): Schemas['StaffMember'] => ({
  id: 1,
  username: 'admin',
  displayName: ADMIN.displayName,
  email: null,
  role: 'owner',
  state: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
  version: 1,
  ...changes,
});
const sara = member({ id: 2, username: 'sara', displayName: 'سارا احمدی', role: 'sales', version: 3 });

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/settings?tab=admins', {
    ...answers,
    answers: {
      'GET /api/admin/staff': () => Response.json([member(), sara]),
      'GET /api/admin/staff-sessions': () => Response.json([]),
      'GET /api/settings': () => problem(503, 'common.unavailable', 'بعداً'),
      ...answers.answers,
    },
  });
const chooseFor = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `عملیات برای ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the tab of admins', () => {
  it('hands an owner the link of an invitation, once', async () => {
    const { calls } = await open({
      answers: {
        'POST /api/admin/staff': () =>
          Response.json(
            {
              admin: member({ id: 3, username: 'reza', displayName: 'reza', role: 'editor', state: 'invited' }),
              path: '/admin/invitation#token-of-reza',
              expiresAt: '2026-11-24T08:00:00.000Z',
            },
            { status: 201 },
          ),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'دعوت همکار' }));
    const form = within(await screen.findByRole('dialog', { name: 'دعوت همکار' }));
    await userEvent.setup({ pointerEventsCheck: 0 }).type(form.getByLabelText(/نام کاربری/), 'Reza');
    await userEvent.selectOptions(form.getByLabelText(/نقش/), 'editor');
    await userEvent.click(form.getByRole('button', { name: 'دعوت همکار' }));
    const link = await screen.findByRole('dialog', { name: 'لینک برای reza' });
    expect(within(link).getByLabelText('لینک یک‌بارمصرف')).toHaveValue(
      'http://localhost/admin/invitation#token-of-reza',
    );
    expect(await axe(link)).toEqual([]);
    const sent = calls.find(({ name }) => name === 'POST /api/admin/staff');
    expect(sent?.body).toEqual({ username: 'reza', role: 'editor', email: null });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    await userEvent.click(within(link).getByRole('button', { name: 'کپی کردم' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body).not.toHaveTextContent('token-of-reza');
  });

  it('changes a role with the version that was seen, and says why not', async () => {
    const { calls } = await open({
      answers: {
        'PUT /api/admin/staff/2': () => problem(409, 'staff.last_owner', 'همیشه باید دست‌کم یک مدیر ارشد فعال بماند'),
      },
    });
    await chooseFor('سارا احمدی', 'تغییر نقش و ایمیل');
    const form = within(await screen.findByRole('dialog', { name: 'تغییر نقش و ایمیل' }));
    await userEvent.selectOptions(form.getByLabelText(/نقش/), 'editor');
    await userEvent.click(form.getByRole('button', { name: 'ذخیره' }));
    expect(await form.findByText('همیشه باید دست‌کم یک مدیر ارشد فعال بماند')).toBeVisible();
    expect(calls.find(({ name }) => name === 'PUT /api/admin/staff/2')?.body).toEqual({
      role: 'editor',
      email: null,
      version: 3,
    });
  });

  it('asks before it disables somebody', async () => {
    const { calls } = await open({
      answers: { 'PUT /api/admin/staff/2/state': () => Response.json({ ...sara, state: 'disabled', version: 4 }) },
    });
    await chooseFor('سارا احمدی', 'غیرفعال کردن');
    const question = await screen.findByRole('alertdialog', { name: 'غیرفعال کردن مدیر' });
    await userEvent.click(within(question).getByRole('button', { name: 'غیرفعال شود' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const sent = calls.find(({ name }) => name === 'PUT /api/admin/staff/2/state');
    expect(sent?.body).toEqual({ state: 'disabled', version: 3 });
  });

  it('is not there for other roles', async () => {
    const { calls } = await open({ admin: anAdmin('sales', { orders: 'write', catalogue: 'read' }) });
    expect(await screen.findByRole('tab', { name: 'نشست‌ها' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'مدیران' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'مشخصات سایت' })).toBeNull();
    expect(calls.filter(({ name }) => name.includes('/staff'))).toEqual([]);
  });
});

describe('the page of a link', () => {
  const holder = { username: 'reza', displayName: 'reza', role: 'editor', isInvitation: true };

  it('takes name and password, and leads to the login', async () => {
    const { calls, location } = await openAdmin('/admin/invitation#t0k3n', {
      loggedIn: false,
      answers: {
        'POST /api/admin/link': () => Response.json(holder),
        'POST /api/admin/link/accept': () => new Response(null, { status: 204 }),
      },
    });
    await userEvent.type(await screen.findByLabelText(/نام شما/), 'رضا کریمی');
    await userEvent.type(screen.getByLabelText(/^رمز عبور/), 'چهار کلمهٔ بی‌ربط');
    await userEvent.type(screen.getByLabelText(/تکرار رمز عبور/), 'چیز دیگر');
    await userEvent.click(screen.getByRole('button', { name: 'ثبت و رفتن به صفحهٔ ورود' }));
    expect(await screen.findByText('رمز عبور و تکرار آن مطابقت ندارند')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/تکرار رمز عبور/));
    await userEvent.type(screen.getByLabelText(/تکرار رمز عبور/), 'چهار کلمهٔ بی‌ربط');
    await userEvent.click(screen.getByRole('button', { name: 'ثبت و رفتن به صفحهٔ ورود' }));
    await waitFor(() => expect(location()).toBe('/admin/login'));
    expect(calls.find(({ name }) => name === 'POST /api/admin/link/accept')?.body).toEqual({
      token: 't0k3n',
      displayName: 'رضا کریمی',
      newPassword: 'چهار کلمهٔ بی‌ربط',
    });
  });

  it('says that a link works no more', async () => {
    const { container } = await openAdmin('/admin/invitation#old', {
      loggedIn: false,
      answers: { 'POST /api/admin/link': () => problem(400, 'staff.link_invalid', 'این لینک دیگر کار نمی‌کند') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('این لینک دیگر کار نمی‌کند');
    expect(await axe(container)).toEqual([]);
  });
});
