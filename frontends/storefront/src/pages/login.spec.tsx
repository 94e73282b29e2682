import { describe, expect, it, jest } from '@jest/globals';
import { customerQuery } from '@afshoreh/api-client';
import { onToast } from '@afshoreh/contracts';
import { axe, problem, screen, waitFor } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { sara } from '../testing/customer';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

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

describe('login by text message', () => {
  const code = () => screen.findByRole('textbox', { name: /^کد پیامک/ });
  const number = () => screen.findByRole('textbox', { name: /^شمارهٔ موبایل/ });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const sent = (resendIn = 0) => Response.json({ success: true, message: 'کد پیامک شد', expiresIn: 120, resendIn });
  const wrongCode = () =>
    problem(400, 'auth.phone_code_wrong', 'این کد درست نیست', [{ field: 'code', message: 'این کد درست نیست' }]);
  const nameNeeded = () =>
    problem(422, 'auth.name_needed', 'نام خود را هم بنویسید', [
      { field: 'fullName', message: 'نام خود را هم بنویسید' },
    ]);

  const lastLogin = (calls: ReturnType<typeof api>) =>
    calls.findLast(({ name }) => name === 'POST /api/auth/phone-login')?.body;

  async function askForCode(path = '/login') {
    const page = await visit(path);
    await user.click(await screen.findByRole('button', { name: 'ورود با پیامک' }));
    await user.type(await number(), '۰۹۱۴ ۱۲۳ ۴۵۶۷');
    await press('دریافت کد');
    return page;
  }

  it('sends the number, then the code as typed, and opens the page that was asked for', async () => {
    const calls = api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/phone-code': () => sent(),
      'POST /api/auth/phone-login': welcome,
    });
    const { location, queryClient, container } = await askForCode('/login?redirect=/cart/checkout');
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAccessibleDescription(/۰۹۱۴ ۱۲۳ ۴۵۶۷.? پیامک شد/);
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(await axe(container)).toEqual([]);
    await user.type(await code(), '123456');
    expect(await code()).toHaveValue('۱۲۳۴۵۶');
    await user.click(screen.getByRole('checkbox', { name: 'مرا به خاطر بسپار' }));
    await press('ورود');
    await waitFor(() => expect(location()).toBe('/cart/checkout'), pageLoad);
    expect(calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([
      { phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷' },
      { phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷', code: '۱۲۳۴۵۶', rememberMe: true },
    ]);
    expect(queryClient.getQueryData(customerQuery.queryKey)).toEqual(sara);
  });

  it('keeps what was typed when the visitor looks at the other form, or goes back to the number', async () => {
    api({ 'GET /api/auth/user': nobody, 'POST /api/auth/phone-code': () => sent() });
    await visit('/login');
    await user.type(await email(), 'sara@example.com');
    await press('ورود با پیامک');
    await user.type(await number(), '09141234567');
    await press('دریافت کد');
    await code();
    await press('تغییر شماره');
    expect(await number()).toHaveValue('09141234567');
    await press('ورود با ایمیل و رمز عبور');
    expect(await email()).toHaveValue('sara@example.com');
  });

  it('says under the field that a code is wrong, and keeps it there to be corrected', async () => {
    api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/phone-code': () => sent(),
      'POST /api/auth/phone-login': wrongCode,
    });
    await askForCode();
    await user.type(await code(), '12345');
    await press('ورود');
    expect(await screen.findByText('کد ۶ رقمی پیامک را بنویسید')).toBeVisible();
    await user.type(await code(), '6');
    await press('ورود');
    expect(await screen.findByText('این کد درست نیست')).toBeVisible();
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveValue('۱۲۳۴۵۶');
  });

  it('asks for a name when the number has no account yet, and sends it with the same code', async () => {
    let answer = nameNeeded;
    const calls = api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/phone-code': () => sent(),
      'POST /api/auth/phone-login': () => answer(),
    });
    const { location } = await askForCode();
    await user.type(await code(), '123456');
    await press('ورود');
    const name = await screen.findByRole('textbox', { name: /^نام و نام خانوادگی/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('نام خود را هم بنویسید');
    await user.type(name, 'سارا محمدی');
    answer = welcome;
    await press('ورود');
    await waitFor(() => expect(location()).toBe('/'), pageLoad);
    expect(lastLogin(calls)).toMatchObject({ code: '۱۲۳۴۵۶', fullName: 'سارا محمدی' });
  });

  it('sends another code when the server does so again, and says until when to wait', async () => {
    let resendIn = 45;
    const calls = api({ 'GET /api/auth/user': nobody, 'POST /api/auth/phone-code': () => sent(resendIn) });
    const { unmount } = await askForCode();
    expect(await screen.findByRole('button', { name: /^ارسال دوباره تا ۴[۴۵] ثانیهٔ دیگر/ })).toBeDisabled();
    unmount();
    resendIn = 0;
    await askForCode();
    await user.click(await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' }));
    expect(await screen.findByText(/کد جدید پیامک شد/)).toBeVisible();
    expect(calls.filter(({ name }) => name === 'POST /api/auth/phone-code')).toHaveLength(3);
  });

  it('shows why no code was sent, and keeps the number', async () => {
    const tooMany = () => problem(429, 'common.too_many_requests', 'پس از چند دقیقه دوباره تلاش کنید');
    api({ 'GET /api/auth/user': nobody, 'POST /api/auth/phone-code': tooMany });
    await askForCode();
    expect(await screen.findByRole('alert')).toHaveTextContent('پس از چند دقیقه دوباره تلاش کنید');
    expect(await number()).toHaveValue('۰۹۱۴ ۱۲۳ ۴۵۶۷');
  });

  it('fills in and sends the code that the phone reads from the message', async () => {
    const credentials = { get: jest.fn((_options: object) => Promise.resolve({ code: '654321' })) };
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
    const calls = api({
      'GET /api/auth/user': nobody,
      'POST /api/auth/phone-code': () => sent(),
      'POST /api/auth/phone-login': welcome,
    });
    const { location } = await askForCode();
    await waitFor(() => expect(location()).toBe('/'), pageLoad);
    expect(lastLogin(calls)).toMatchObject({ code: '654321' });
    expect(credentials.get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
});
