import { describe, expect, it, jest } from '@jest/globals';
import { onToast } from '@afshoreh/contracts';
import { axe, problem, screen, waitFor } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const nobody = () => Response.json({ success: false, user: null });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

async function signUp(changes: Record<string, string> = {}) {
  const typed = {
    'نام و نام خانوادگی': 'سارا محمدی',
    ایمیل: 'sara@example.com',
    'شمارهٔ تماس': '۰۹۱۴ ۱۲۳ ۴۵۶۷',
    'رمز عبور': '123456',
    'تکرار رمز عبور': '123456',
    ...changes,
  };
  await screen.findByRole('heading', { level: 1 });
  for (const [label, text] of Object.entries(typed)) if (text) await user.type(field(label), text);
  await user.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }));
  await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
}

describe('sign-up', () => {
  it('sends name, e-mail, phone and password only, and opens the login with the redirect', async () => {
    const calls = api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/register': () => Response.json({ success: true, message: 'شد' }, { status: 201 }),
    });
    const handleToast = jest.fn();
    const stopListening = onToast(handleToast);
    const { location } = await visit('/register?redirect=/cart/checkout');
    await signUp();
    await waitFor(() => expect(location()).toBe('/login?redirect=/cart/checkout'));
    expect(await screen.findByText(/^ثبت‌نام شما انجام شد/)).toBeVisible();
    // The page shows the message; a toast would cover the next button.
    expect(handleToast).not.toHaveBeenCalled();
    stopListening();
    expect(screen.getByRole('textbox', { name: /^ایمیل/ })).toHaveValue('sara@example.com');
    expect(calls.find(({ name }) => name === 'POST /api/auth/register')?.body).toEqual({
      fullName: 'سارا محمدی',
      email: 'sara@example.com',
      phoneNumber: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
      password: '123456',
    });
  });

  it('shows the errors of all fields at once', async () => {
    api({ 'GET /api/auth/user': nobody });
    const { container } = await visit('/register');
    await screen.findByRole('heading', { level: 1 });
    await user.type(field('شمارهٔ تماس'), '۰۹۱۴');
    await user.type(field('رمز عبور'), '12345');
    await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
    for (const message of [
      'نام باید حداقل ۳ حرف باشد',
      'لطفاً یک ایمیل معتبر وارد کنید',
      'شماره تماس باید حداقل ۱۰ رقم باشد',
      'رمز عبور باید حداقل ۶ کاراکتر باشد',
      'رمزهای عبور مطابقت ندارند',
      'شما باید با قوانین و مقررات موافقت کنید',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(await axe(container)).toEqual([]);
  });

  it('shows a server error under its field and keeps the typed values', async () => {
    const taken = 'این ایمیل پیش‌تر ثبت شده است';
    api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/register': () => problem(409, 'auth.email_taken', taken, [{ field: 'email', message: taken }]),
    });
    await visit('/register');
    await signUp();
    expect(await screen.findAllByText(taken)).not.toHaveLength(0);
    expect(field('ایمیل')).toHaveFocus();
    expect(field('نام و نام خانوادگی')).toHaveValue('سارا محمدی');
  });

  it('shows a general error when the server gave no reason', async () => {
    api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/register': () => new Response('no', { status: 500 }),
    });
    await visit('/register');
    await signUp();
    expect(await screen.findByText('مشکلی در ثبت‌نام رخ داده است. لطفاً مجدداً تلاش کنید.')).toBeVisible();
  });

  it('links to the terms and to the login', async () => {
    api({ 'GET /api/auth/user': nobody });
    await visit('/register?redirect=/cart/checkout');
    expect(await screen.findByRole('link', { name: 'قوانین و مقررات' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'وارد شوید' })).toHaveAttribute('href', '/login?redirect=/cart/checkout');
  });
});
