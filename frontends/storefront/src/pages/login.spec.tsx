import { describe, expect, it, jest } from '@jest/globals';
import { customerQuery } from '@afshoreh/api-client';
import { onToast } from '@afshoreh/contracts';
import { axe, problem, screen, waitFor } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const sara = {
  id: 1,
  fullName: 'سارا محمدی',
  email: 'sara@example.com',
  phoneNumber: '+989141234567',
  phoneProven: false,
  hasPassword: true,
};
const nobody = () => Response.json({ success: false, user: null });
const welcome = () => Response.json({ success: true, message: 'خوش آمدید', user: sara });

/** The next page's code is fetched first, which takes a moment. */
const pageLoad = { timeout: 4000 };

const email = () => screen.findByRole('textbox', { name: /^ایمیل/ });
const password = () => screen.getByLabelText(/^رمز عبور/);
const submit = () => user.click(screen.getByRole('button', { name: 'ورود' }));

async function logIn(address = 'sara@example.com', secret = '123456') {
  await user.type(await email(), address);
  await user.type(password(), secret);
  await submit();
}

describe('customer login', () => {
  it('sends e-mail, password and «remember me», and opens the home page', async () => {
    const calls = api({ 'GET /api/auth/user': nobody, 'POST /api/auth/login': welcome });
    const handleToast = jest.fn();
    const stopListening = onToast(handleToast);
    const { location, queryClient } = await visit('/login');
    await user.click(await screen.findByRole('checkbox', { name: 'مرا به خاطر بسپار' }));
    await logIn();
    await waitFor(() => expect(location()).toBe('/'), pageLoad);
    expect(calls.find(({ name }) => name === 'POST /api/auth/login')?.body).toEqual({
      username: 'sara@example.com',
      password: '123456',
      rememberMe: true,
    });
    expect(queryClient.getQueryData(customerQuery.queryKey)).toEqual(sara);
    // The header greets the customer; a toast would cover the title of the next page.
    expect(handleToast).not.toHaveBeenCalled();
    stopListening();
  });

  it.each([
    ['/cart/checkout', '/cart/checkout'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
  ])('with the redirect %s opens %s', async (redirect, expected) => {
    api({ 'GET /api/auth/user': nobody, 'POST /api/auth/login': welcome });
    const { location } = await visit(`/login?redirect=${encodeURIComponent(redirect)}`);
    await logIn();
    await waitFor(() => expect(location()).toBe(expected), pageLoad);
  });

  it('redirects a customer who is already logged in', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    const { location } = await visit('/login?redirect=/cart/checkout');
    await waitFor(() => expect(location()).toBe('/cart/checkout'), pageLoad);
  });

  it('requires a valid e-mail and a password of at least six characters', async () => {
    api({ 'GET /api/auth/user': nobody });
    const { container } = await visit('/login');
    await logIn('sara', '12345');
    expect(await screen.findByText('لطفاً یک ایمیل معتبر وارد کنید')).toBeVisible();
    expect(screen.getByText('رمز عبور باید حداقل ۶ کاراکتر باشد')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it.each([
    [problem(401, 'auth.credentials_wrong', 'نام کاربری یا رمز عبور اشتباه است'), 'نام کاربری یا رمز عبور اشتباه است'],
    [problem(429, 'common.too_many_requests', 'پس از چند دقیقه دوباره تلاش کنید'), 'پس از چند دقیقه دوباره تلاش کنید'],
    [new Response('no', { status: 401 }), 'نام کاربری یا رمز عبور اشتباه است'],
    [null, 'لطفاً دوباره تلاش کنید'],
  ])('shows the reason of a failure and keeps the typed values (%#)', async (answer, reason) => {
    api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/login': () => {
        if (!answer) throw new TypeError('connection lost');
        return answer;
      },
    });
    await visit('/login');
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('خطا در ورود');
    expect(alert).toHaveTextContent(reason);
    expect(await email()).toHaveValue('sara@example.com');
    expect(password()).toHaveValue('123456');
  });

  it('shows and hides the password', async () => {
    api({ 'GET /api/auth/user': nobody });
    await visit('/login');
    await email();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'پنهان کردن رمز عبور' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});
