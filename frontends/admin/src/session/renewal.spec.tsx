import { adminSession, onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aCategory, aProduct } from '../testing/entities';
import { ADMIN, list, openAdmin } from '../testing/open-admin';

/** A server that has ended the session of token-1 and returns token-2 for the right password. */
function serverThatEnded(): Record<string, Answer> {
  const product = aProduct();
  return {
    'GET /api/admin/products': list([product]),
    'GET /api/admin/products/7': () => Response.json(product),
    'GET /api/admin/categories': () => Response.json([aCategory()]),
    'PUT /api/products/7': ({ headers, body }) =>
      headers.get('authorization') === 'Bearer token-2'
        ? Response.json({ ...product, ...(body as object) })
        : problem(401, 'auth.required', 'وارد شوید'),
    'POST /api/admin/login': ({ body }) =>
      (body as { password: string }).password === 'a-long-secret'
        ? Response.json({ token: 'token-2', admin: ADMIN })
        : problem(401, 'auth.admin_credentials_wrong', 'نام کاربری یا رمز عبور اشتباه است'),
  };
}

/** Saves a renamed product, which the server refuses, and returns the login that opens over the screen. */
async function saveAfterTheEnd() {
  const opened = await openAdmin('/admin/products?product=7', { answers: serverThatEnded() });
  const form = within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
  await userEvent.type(await form.findByLabelText(/نام محصول/), ' ممتاز');
  await userEvent.click(form.getByRole('button', { name: 'ذخیره' }));
  const login = await screen.findByRole('dialog', { name: 'نشست شما پایان یافت' });
  return { ...opened, login };
}
const saved = (calls: { name: string }[]) => calls.filter(({ name }) => name === 'PUT /api/products/7');

describe('a session that ends in the middle of work', () => {
  it('asks the same account for its password over the screen, then makes the refused call once more', async () => {
    const { calls, login, location } = await saveAfterTheEnd();
    expect(await axe(login)).toEqual([]);
    expect(within(login).queryByLabelText(/نام کاربری/)).toBeNull();
    await userEvent.type(within(login).getByLabelText(/رمز عبور/), 'wrong{Enter}');
    expect(await within(login).findByText('نام کاربری یا رمز عبور اشتباه است')).toBeVisible();
    await userEvent.clear(within(login).getByLabelText(/رمز عبور/));
    await userEvent.type(within(login).getByLabelText(/رمز عبور/), 'a-long-secret{Enter}');
    await waitFor(() => expect(location()).toBe('/admin/products'));
    expect(calls.filter(({ name }) => name === 'POST /api/admin/login').at(-1)?.body).toMatchObject({
      username: 'admin',
    });
    expect(saved(calls)).toHaveLength(2);
    expect(saved(calls)[1]).toMatchObject({ body: { name: 'کنسانترهٔ سیب ممتاز' } });
  });

  it('goes on when the same account logs in in another tab', async () => {
    const { calls, location } = await saveAfterTheEnd();
    act(() => adminSession.save({ token: 'token-2', admin: ADMIN }));
    await waitFor(() => expect(location()).toBe('/admin/products'));
    expect(saved(calls)).toHaveLength(2);
  });

  it('repeats nothing for another account', async () => {
    const { calls } = await saveAfterTheEnd();
    act(() => adminSession.save({ token: 'token-2', admin: { ...ADMIN, username: 'sara' } }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'نشست شما پایان یافت' })).toBeNull());
    expect(saved(calls)).toHaveLength(1);
  });

  it('can be left for the login page', async () => {
    const { location, login } = await saveAfterTheEnd();
    await userEvent.click(within(login).getByRole('button', { name: 'خروج از پنل' }));
    await waitFor(() => expect(location()).toBe('/admin/login?redirect=%2Fadmin%2Fproducts%3Fproduct%3D7'));
  });
});

describe('the end of the twelve hours', () => {
  afterEach(() => void jest.useRealTimers());

  it('is told five minutes before, with a way to log in early', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    jest.useFakeTimers({ advanceTimers: true });
    const createdAt = new Date(Date.now() - (11 * 60 + 54) * 60_000).toISOString();
    await openAdmin('/admin/products', {
      answers: {
        'GET /api/admin/sessions': () => Response.json([{ createdAt, lastSeenAt: createdAt, current: true }]),
      },
    });
    await screen.findByRole('heading', { name: 'محصولات' });
    expect(toasts).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(toasts[0]?.title).toContain('پنج دقیقهٔ دیگر');
    act(() => toasts[0]?.action?.onClick());
    expect(await screen.findByRole('dialog', { name: 'ورود دوباره' })).toBeVisible();
    stop();
  });
});
