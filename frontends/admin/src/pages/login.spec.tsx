import { adminSession } from '@afshoreh/contracts';
import { axe, problem, screen, userEvent, waitFor } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { ADMIN, openAdmin } from '../testing/open-admin';

const wrong = () => problem(401, 'auth.admin_credentials_wrong', 'نام کاربری یا رمز عبور اشتباه است');

async function logIn(username: string, password: string) {
  const user = userEvent.setup();
  if (username) await user.type(await screen.findByLabelText(/نام کاربری/), username);
  if (password) await user.type(await screen.findByLabelText(/رمز عبور/), password);
  await user.click(await screen.findByRole('button', { name: 'ورود' }));
}

describe('admin login', () => {
  it('leads a visitor without a session to the login and back to the screen they wanted', async () => {
    const { location } = await openAdmin('/admin/orders?status=processing', {
      loggedIn: false,
      answers: { 'POST /api/admin/login': () => Response.json({ token: 'token-2', admin: ADMIN }) },
    });
    await logIn('admin', 'a-long-secret');
    expect(await screen.findByRole('heading', { name: 'سفارش‌ها' })).toBeVisible();
    expect(location()).toBe('/admin/orders?status=processing');
    expect(adminSession.get()?.token).toBe('token-2');
  });

  it('asks for both fields before it sends anything', async () => {
    const { calls } = await openAdmin('/admin/login', { loggedIn: false });
    await logIn('admin', '');
    expect(await screen.findByText('لطفاً نام کاربری و رمز عبور را وارد کنید')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says that the credentials are wrong and keeps what was typed', async () => {
    await openAdmin('/admin/login', { loggedIn: false, answers: { 'POST /api/admin/login': wrong } });
    await logIn('admin', 'wrong-secret');
    expect(await screen.findByText('نام کاربری یا رمز عبور اشتباه است')).toBeVisible();
    expect(screen.getByLabelText(/نام کاربری/)).toHaveValue('admin');
  });

  it('says that the server failed', async () => {
    await openAdmin('/admin/login', {
      loggedIn: false,
      answers: { 'POST /api/admin/login': () => new Response('boom', { status: 500 }) },
    });
    await logIn('admin', 'a-long-secret');
    expect(await screen.findByText('خطا در برقراری ارتباط با سرور')).toBeVisible();
  });

  it('sends an admin who is logged in to the dashboard', async () => {
    const { location } = await openAdmin('/admin/login');
    expect(await screen.findByRole('heading', { name: 'داشبورد' })).toBeVisible();
    expect(location()).toBe('/admin');
  });

  it('has nothing that axe objects to', async () => {
    const { container } = await openAdmin('/admin/login', { loggedIn: false });
    await screen.findByRole('button', { name: 'ورود' });
    expect(await axe(container)).toEqual([]);
  });
});

describe('admin session', () => {
  it('is verified with the stored token before any screen asks for data', async () => {
    const { calls } = await openAdmin('/admin/products');
    await screen.findByRole('heading', { name: 'محصولات' });
    const verify = calls.findIndex(({ name }) => name === 'GET /api/admin/verify');
    expect(calls[verify]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(calls.findIndex(({ name }) => name === 'GET /api/admin/products')).toBeGreaterThan(verify);
  });

  it.each([
    ['refused', () => problem(401, 'auth.required', 'وارد شوید')],
    ['not checked because the server failed', () => new Response('boom', { status: 500 })],
  ])('is forgotten when its token is %s', async (_what, verify) => {
    const { location } = await openAdmin('/admin/orders', { answers: { 'GET /api/admin/verify': verify } });
    expect(await screen.findByRole('button', { name: 'ورود' })).toBeVisible();
    expect(adminSession.get()).toBeNull();
    expect(location()).toBe('/admin/login?redirect=%2Fadmin%2Forders');
    expect(screen.getByText(/نشست شما پایان یافته است/)).toBeVisible();
  });

  it('survives a failed call, such as those that a reload aborts', async () => {
    let attempts = 0;
    const verify = () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return Response.json(ADMIN);
    };
    await openAdmin('/admin/products', { answers: { 'GET /api/admin/verify': verify } });
    expect(await screen.findByRole('heading', { name: 'محصولات' })).toBeVisible();
    expect(attempts).toBe(2);
    expect(adminSession.get()?.token).toBe('token-1');
  });

  it('ends on the server as well when the admin logs out', async () => {
    const { calls, location } = await openAdmin('/admin/orders', {
      answers: { 'POST /api/admin/logout': () => new Response(null, { status: 204 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'خروج' }));
    await waitFor(() => expect(location()).toBe('/admin/login'));
    expect(calls.some(({ name }) => name === 'POST /api/admin/logout')).toBe(true);
    expect(adminSession.get()).toBeNull();
  });
});
