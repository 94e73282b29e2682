import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { customerQuery, type Schemas } from '@afshoreh/api-client';
import { cart, forgetAccount } from '@afshoreh/contracts';
import { axe, problem, screen, waitFor, within, type Answer } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { aProduct } from '../testing/a-product';
import { sara } from '../testing/customer';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

/** The next page's code is fetched first, which takes a moment. */
const patient = { timeout: 4000 };

const loggedIn = { 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) };
const done = () => new Response(null, { status: 204 });
const ended = () => problem(401, 'auth.login_required', 'برای دیدن این بخش وارد حساب خود شوید');

const anOrder = (fields: Partial<Schemas['PlacedOrder']> = {}): Schemas['PlacedOrder'] => ({
  id: 9,
  trackingCode: 'K7QF2-9MXTA',
  createdAt: '2025-05-21T08:00:00Z',
  status: 'new' as const,
  name: 'سارا محمدی',
  phone: '+989141234567',
  productId: 7,
  quantity: 275,
  callBy: '2025-05-22T14:30:00Z',
  linesChangedAt: null,
  deliveryDate: null,
  items: [{ productId: 7, productName: 'کنسانترهٔ سیب', quantity: 275, pack: { name: 'بشکه', kilograms: 275 } }],
  ...fields,
});
const orders =
  (list: Schemas['PlacedOrder'][], total = list.length): Answer =>
  () =>
    Response.json(list, { headers: { 'x-total-count': String(total) } });
const ORDERS = 'GET /api/account/orders';
const PROFILE = 'PUT /api/account/profile';

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (label: RegExp) => screen.getByLabelText(label);

async function retype(label: RegExp, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}

afterEach(() => forgetAccount());

describe('the pages of the account', () => {
  it.each(['/account', '/account/samples', '/account/profile', '/account/security', '/account/data'])(
    '%s leads whoever is not logged in to the login, and back',
    async (path) => {
      api({ 'GET /api/auth/user': () => Response.json({ success: false, user: null }) });
      const { location } = await visit(path);
      await waitFor(() => expect(location()).toBe(`/login?redirect=${encodeURIComponent(path)}`), patient);
    },
  );

  it('redirects to the login when the session has ended', async () => {
    api({ ...loggedIn, [ORDERS]: ended });
    const { location } = await visit('/account?page=2');
    await waitFor(() => expect(location()).toBe('/login?redirect=%2Faccount%3Fpage%3D2'), patient);
  });

  it('link to each other, and mark the current one', async () => {
    api({ ...loggedIn, [ORDERS]: orders([]) });
    await visit('/account');
    const links = within(await screen.findByRole('navigation', { name: 'حساب کاربری' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['سفارش‌های من', 'page'],
      ['نمونه‌های من', null],
      ['مشخصات من', null],
      ['رمز عبور و دستگاه‌ها', null],
      ['اطلاعات من', null],
    ]);
  });
});

describe('the phone of the account', () => {
  const byPhone = { ...sara, email: '', hasPassword: false, phoneProven: true };
  const as = (customer: typeof sara) => ({
    'GET /api/auth/user': () => Response.json({ success: true, user: customer }),
  });
  const sent = () => Response.json({ success: true, message: 'کد پیامک شد', expiresIn: 120, resendIn: 0 });
  const SESSIONS = 'GET /api/account/sessions';

  it('is proven by a code and the password', async () => {
    const calls = api({
      ...as(sara),
      [SESSIONS]: () => Response.json([]),
      'POST /api/auth/phone-code': sent,
      'PUT /api/account/phone': () => Response.json({ ...sara, phoneProven: true }),
    });
    const { container } = await visit('/account/security');
    expect(await screen.findByRole('textbox', { name: /^شمارهٔ موبایل/ })).toHaveValue('۰۹۱۴ ۱۲۳ ۴۵۶۷');
    await press('دریافت کد');
    const panel = within(await screen.findByRole('region', { name: 'ورود با پیامک' }));
    await user.type(await panel.findByRole('textbox', { name: /^کد پیامک/ }), '123456');
    await press('تأیید شماره');
    expect(await panel.findByText('رمز عبور فعلی خود را بنویسید')).toBeVisible();
    await user.type(panel.getByLabelText(/^رمز عبور فعلی/), 'راز من');
    expect(await axe(container)).toEqual([]);
    await press('تأیید شماره');
    expect(await panel.findByText('شمارهٔ شما تأیید شد.')).toBeVisible();
    expect(panel.getByText(/^شمارهٔ تأییدشده/)).toHaveTextContent('۰۹۱۴ ۱۲۳ ۴۵۶۷');
    expect(calls.find(({ name }) => name === 'PUT /api/account/phone')?.body).toEqual({
      phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
      code: '۱۲۳۴۵۶',
      currentPassword: 'راز من',
    });
  });

  it('stands in for the password of an account that has none: profile, password and deletion ask for none', async () => {
    const calls = api({
      ...as(byPhone),
      [PROFILE]: () => Response.json(byPhone),
      'DELETE /api/account': () => problem(403, 'auth.phone_code_needed', 'شمارهٔ خود را دوباره با پیامک تأیید کنید'),
    });
    const profile = await visit('/account/profile');
    await screen.findByRole('textbox', { name: /^ایمیل/ });
    await press('ثبت تغییرات');
    expect(await screen.findByText('مشخصات شما ثبت شد.')).toBeVisible();
    expect(calls.find(({ name }) => name === PROFILE)?.body).toEqual({
      fullName: 'سارا محمدی',
      email: '',
      phoneNumber: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
    });
    profile.unmount();
    await visit('/account/data');
    await user.click(await screen.findByRole('checkbox', { name: /برای همیشه پاک می‌شود/ }));
    expect(screen.queryByLabelText(/^رمز عبور/)).not.toBeInTheDocument();
    await press('حذف همیشگی حساب');
    expect(await screen.findByRole('alert')).toHaveTextContent('دوباره با پیامک تأیید کنید');
  });

  it('gets a password only after an e-mail, without the former one', async () => {
    let customer = byPhone;
    const calls = api({
      'GET /api/auth/user': () => Response.json({ success: true, user: customer }),
      [SESSIONS]: () => Response.json([]),
      'PUT /api/account/password': done,
    });
    const without = await visit('/account/security');
    expect(await screen.findByRole('link', { name: 'رفتن به مشخصات من' })).toHaveAttribute('href', '/account/profile');
    without.unmount();
    customer = { ...byPhone, email: 'sara@example.com' };
    await visit('/account/security');
    await user.type(await screen.findByLabelText(/^رمز عبور جدید/), 'راز نو');
    await user.type(screen.getByLabelText(/^تکرار رمز عبور جدید/), 'راز نو');
    expect(screen.queryByLabelText(/^رمز عبور فعلی/)).not.toBeInTheDocument();
    await press('ثبت رمز جدید');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'PUT /api/account/password')?.body).toEqual({ newPassword: 'راز نو' }),
    );
  });
});

describe('the orders of the account', () => {
  it('show status, lines, and the deadline of the call while nobody has called', async () => {
    const finished = anOrder({ id: 8, trackingCode: 'AAAAA-BBBBB', status: 'completed' });
    api({ ...loggedIn, [ORDERS]: orders([anOrder(), finished]) });
    const { container } = await visit('/account');
    const [first, second] = await screen.findAllByRole('article');
    const order = within(first as HTMLElement);
    expect(order.getByRole('heading', { level: 2 })).toHaveTextContent('سفارش K7QF2-9MXTA');
    expect(order.getByText('جدید')).toBeVisible();
    expect(order.getByText('تماس کارشناس: پنجشنبه ۱ خرداد، تا ساعت ۱۸')).toBeVisible();
    expect(order.getByRole('link', { name: 'کنسانترهٔ سیب' })).toHaveAttribute('href', '/product/7');
    expect(order.getByRole('listitem')).toHaveTextContent('۲۷۵ کیلوگرم = ۱ بشکه');
    expect(order.getByRole('link', { name: 'پیگیری سفارش' })).toHaveAttribute('href', '/orders/track?code=K7QF2-9MXTA');
    expect(second).not.toHaveTextContent('تماس کارشناس');
    expect(await axe(container)).toEqual([]);
  });

  it('are paginated', async () => {
    const calls = api({ ...loggedIn, [ORDERS]: orders([anOrder()], 21) });
    await visit('/account?page=2');
    const pages = within(await screen.findByRole('navigation', { name: /صفحه/ }));
    expect(pages.getByRole('link', { name: /۳/ })).toHaveAttribute('href', '/account?page=3');
    expect(calls.find(({ name }) => name === ORDERS)?.query.get('page')).toBe('2');
  });

  it('show what to do when there are none, and when they cannot be loaded', async () => {
    let answer = orders([]);
    api({ ...loggedIn, [ORDERS]: (call) => answer(call) });
    const { unmount } = await visit('/account');
    expect(await screen.findByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
    unmount();
    answer = () => new Response('no', { status: 502 });
    await visit('/account');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('سفارش‌های شما دریافت نشد');
    expect(alert).toHaveTextContent('لطفاً دوباره تلاش کنید');
    answer = orders([anOrder()]);
    await press(/تلاش/);
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('«سفارش دوباره»', () => {
  const grape = { productId: 8, productName: 'کنسانترهٔ انگور', quantity: 1100, pack: null };
  const apple = { productId: 7, productName: 'کنسانترهٔ سیب', quantity: 275, pack: { name: 'بشکه', kilograms: 275 } };

  it('fills the cart with the current products of the catalogue, and opens it', async () => {
    api({
      ...loggedIn,
      [ORDERS]: orders([anOrder({ items: [apple, grape] })]),
      'GET /api/products/8': () => Response.json(aProduct({ id: 8, name: 'کنسانترهٔ انگور شانی', brix: '65' })),
    });
    const { location } = await visit('/account');
    await screen.findByRole('article');
    await press('سفارش دوبارهٔ K7QF2-9MXTA');
    await waitFor(() => expect(location()).toBe('/cart'));
    expect(cart.items().map(({ id, name, quantity, brix }) => [id, name, quantity, brix])).toEqual([
      [7, 'کنسانترهٔ سیب', 275, '70'],
      [8, 'کنسانترهٔ انگور شانی', 1100, '65'],
    ]);
  });

  it('names products that are no longer offered, and leaves them out', async () => {
    const gone = { productId: null, productName: 'پوره به', quantity: 5, pack: null };
    api({ ...loggedIn, [ORDERS]: orders([anOrder({ items: [apple, grape, gone] })]) });
    const { location } = await visit('/account');
    const order = within(await screen.findByRole('article'));
    await press(/^سفارش دوباره/);
    expect(await order.findByRole('status')).toHaveTextContent(
      'این محصولات دیگر عرضه نمی‌شوند: «کنسانترهٔ انگور»، «پوره به». بقیه به سبد خرید افزوده شد.',
    );
    expect(order.getByRole('link', { name: 'رفتن به سبد خرید' })).toHaveAttribute('href', '/cart');
    expect([location(), cart.items().map(({ id }) => id)]).toEqual(['/account', [7]]);
  });

  it('adds nothing when a product cannot be loaded, so that it can be retried', async () => {
    let isAway = true;
    api({
      ...loggedIn,
      [ORDERS]: orders([anOrder({ items: [apple, grape] })]),
      'GET /api/products/8': () => (isAway ? new Response('no', { status: 503 }) : Response.json(aProduct({ id: 8 }))),
    });
    const { location } = await visit('/account');
    await screen.findByRole('article');
    await press(/^سفارش دوباره/);
    expect(await screen.findByRole('alert')).toHaveTextContent('سبد خرید پر نشد');
    expect(cart.items()).toEqual([]);
    isAway = false;
    await press(/^سفارش دوباره/);
    await waitFor(() => expect(location()).toBe('/cart'));
    expect(cart.items()).toHaveLength(2);
  });
});

describe('the reminder to order again', () => {
  const REMINDERS = 'GET /api/account/order-reminders';
  const SET = 'PUT /api/account/orders/9/reminder';
  const STOP = 'DELETE /api/account/orders/9/reminder';
  const reminder = { orderId: 9, every: 2, day: 5, nextOn: '2025-07-26' };

  it('is set with a rhythm and a day, shows its next day, and is stopped with one button', async () => {
    let list: object[] = [];
    const calls = api({
      ...loggedIn,
      [ORDERS]: orders([anOrder()]),
      [REMINDERS]: () => Response.json(list),
      [SET]: () => Response.json((list = [reminder])[0]),
      [STOP]: () => {
        list = [];
        return done();
      },
    });
    await visit('/account');
    await user.click(await screen.findByRole('button', { name: /^یادآوری سفارش دوبارهٔ/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('هر چند وقت؟'), 'هر دو ماه');
    await user.selectOptions(dialog.getByLabelText(/کدام روز ماه؟/), '۵');
    await press('ثبت یادآوری');
    expect(await screen.findByText('یادآوری هر دو ماه؛ بعدی ۱۴۰۴/۰۵/۰۴')).toBeVisible();
    expect(calls.find(({ name }) => name === SET)?.body).toEqual({ every: 2, day: 5 });
    await press(/^پایان یادآوری/);
    expect(await screen.findByRole('button', { name: /^یادآوری سفارش دوبارهٔ/ })).toBeVisible();
  });

  it('keeps what was chosen when it cannot be saved', async () => {
    api({
      ...loggedIn,
      [ORDERS]: orders([anOrder()]),
      [REMINDERS]: () => Response.json([]),
      [SET]: () => new Response('no', { status: 503 }),
    });
    await visit('/account');
    await user.click(await screen.findByRole('button', { name: /^یادآوری سفارش دوبارهٔ/ }));
    const every = await screen.findByLabelText('هر چند وقت؟');
    await user.selectOptions(every, 'هر سه ماه');
    await press('ثبت یادآوری');
    expect(await screen.findByRole('alert')).toHaveTextContent('یادآوری ثبت نشد');
    expect(every).toHaveValue('3');
  });
});

it('shows the quote of each order, of completed ones too, with one call', async () => {
  const quote = {
    number: '1405-0007',
    state: 'accepted',
    currency: 'rial',
    sum: 401_720_000,
    validUntil: '2025-06-01',
    sentAt: '2025-05-22T08:00:00Z',
    replies: [],
    path: '/quote/q3nX0v4Zr8Yb2cT6mK1JdA',
  };
  const calls = api({
    ...loggedIn,
    [ORDERS]: orders([anOrder({ status: 'completed' }), anOrder({ id: 8, trackingCode: 'B7QF2-9MXTA' })]),
    'GET /api/account/quotes': () => Response.json([{ ...quote, orderId: 9 }]),
  });
  await visit('/account');
  const link = await screen.findByRole('link', { name: /^پیش‌فاکتور .*ببینید$/ });
  expect(link).toHaveAttribute('href', quote.path);
  expect(calls.filter(({ name }) => name.includes('quotes'))).toHaveLength(1);
});

describe('the company of the account', () => {
  const COMPANY = 'GET /api/account/company';
  const company = { companyName: 'شرکت سارا', nationalId: '10380284790', economicCode: null, deliveryPlace: null };

  it('begins with that of the last order, and is saved as it was corrected', async () => {
    const calls = api({
      ...loggedIn,
      [COMPANY]: () => Response.json(company),
      'PUT /api/account/company': ({ body }) => Response.json({ ...company, ...(body as object) }),
    });
    const { container } = await visit('/account/profile');
    expect(await screen.findByLabelText('نام شرکت', {}, patient)).toHaveValue('شرکت سارا');
    expect(await axe(container)).toEqual([]);
    await retype(/^شناسهٔ ملی شرکت/, '10380284792');
    expect(screen.getByRole('status')).toHaveTextContent('رقم کنترل این شناسهٔ ملی درست نیست');
    await press('ثبت شرکت');
    expect(await screen.findByText('مشخصات شرکت ثبت شد.')).toBeVisible();
    expect(calls.find(({ name }) => name === 'PUT /api/account/company')?.body).toEqual({
      companyName: 'شرکت سارا',
      nationalId: '10380284792',
      economicCode: '',
      deliveryPlace: '',
    });
  });

  it('says when it could not be loaded, and loads it again', async () => {
    let answer = () => problem(500, 'internal', 'خطا');
    api({ ...loggedIn, [COMPANY]: () => answer() });
    await visit('/account/profile');
    expect(await screen.findByText('مشخصات شرکت دریافت نشد', {}, patient)).toBeVisible();
    answer = () => Response.json(company);
    await press('تلاش دوباره');
    expect(await screen.findByLabelText('نام شرکت')).toHaveValue('شرکت سارا');
  });
});

describe('the profile', () => {
  it('is stored, confirmed, and updated on the whole page', async () => {
    const calls = api({ ...loggedIn, [PROFILE]: ({ body }) => Response.json({ ...sara, ...(body as object) }) });
    const { container, queryClient } = await visit('/account/profile');
    expect(await screen.findByLabelText(/^نام و نام خانوادگی/)).toHaveValue('سارا محمدی');
    expect(field(/^شمارهٔ تماس/)).toHaveValue('۰۹۱۴ ۱۲۳ ۴۵۶۷');
    await retype(/^نام و نام خانوادگی/, 'سارا یگانه');
    await press('ثبت تغییرات');
    expect(await screen.findByText('مشخصات شما ثبت شد.')).toBeVisible();
    expect(calls.find(({ name }) => name === PROFILE)?.body).toEqual({
      fullName: 'سارا یگانه',
      email: 'sara@example.com',
      phoneNumber: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
    });
    expect(queryClient.getQueryData(customerQuery.queryKey)?.fullName).toBe('سارا یگانه');
    expect(await axe(container)).toEqual([]);
  });

  it('asks for the password when the e-mail changes, and shows under it that it is wrong', async () => {
    const wrong = [{ field: 'currentPassword', message: 'رمز عبور فعلی درست نیست' }];
    const calls = api({
      ...loggedIn,
      [PROFILE]: () => problem(400, 'auth.current_password_wrong', 'رمز عبور فعلی درست نیست', wrong),
    });
    await visit('/account/profile');
    await screen.findByLabelText(/^ایمیل/);
    expect(screen.queryByLabelText(/^رمز عبور فعلی/)).not.toBeInTheDocument();
    await retype(/^ایمیل/, 'Sara@other.example');
    await press('ثبت تغییرات');
    expect(await screen.findByText('برای تغییر ایمیل، رمز عبور فعلی لازم است')).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain(PROFILE);
    await user.type(field(/^رمز عبور فعلی/), 'حدس می‌زنم');
    await press('ثبت تغییرات');
    await waitFor(() => expect(field(/^رمز عبور فعلی/)).toHaveAccessibleDescription(/رمز عبور فعلی درست نیست/));
    expect(field(/^رمز عبور فعلی/)).toHaveFocus();
    expect(field(/^ایمیل/)).toHaveValue('Sara@other.example');
  });

  it('keeps what was typed when there is no connection', async () => {
    api({
      ...loggedIn,
      [PROFILE]: () => {
        throw new TypeError('connection lost');
      },
    });
    await visit('/account/profile');
    await screen.findByLabelText(/^ایمیل/);
    await retype(/^نام و نام خانوادگی/, 'سارا یگانه');
    await press('ثبت تغییرات');
    expect(await screen.findByRole('alert')).toHaveTextContent('اینترنت خود را بررسی کنید');
    expect(field(/^نام و نام خانوادگی/)).toHaveValue('سارا یگانه');
  });
});

describe('password and sessions', () => {
  const SESSIONS = 'GET /api/account/sessions';
  const here = { id: 'a', createdAt: '2025-05-21T08:00:00Z', expiresAt: '2025-06-20T08:00:00Z', current: true };
  const phone = { ...here, id: 'b', createdAt: '2025-05-20T08:00:00Z', current: false };
  const PASSWORD = 'PUT /api/account/password';

  it('changes the password after the current one is given', async () => {
    const calls = api({ ...loggedIn, [SESSIONS]: () => Response.json([here]), [PASSWORD]: done });
    const { container } = await visit('/account/security');
    await user.type(await screen.findByLabelText(/^رمز عبور فعلی/), '123456');
    await user.type(field(/^رمز عبور جدید/), '1234567');
    await user.type(field(/^تکرار رمز عبور جدید/), '1234568');
    await press('ثبت رمز جدید');
    expect(await screen.findByText('رمزهای عبور مطابقت ندارند')).toBeVisible();
    await retype(/^تکرار رمز عبور جدید/, '1234567');
    await press('ثبت رمز جدید');
    expect(await screen.findByText(/رمز عبور شما عوض شد/)).toBeVisible();
    expect(calls.find(({ name }) => name === PASSWORD)?.body).toEqual({
      currentPassword: '123456',
      newPassword: '1234567',
    });
    expect(field(/^رمز عبور فعلی/)).toHaveValue('');
    expect(await axe(container)).toEqual([]);
  });

  it('ends the other sessions, and shows that this is the only one left', async () => {
    let sessions = [here, phone];
    api({
      ...loggedIn,
      [SESSIONS]: () => Response.json(sessions),
      'DELETE /api/account/sessions': () => {
        sessions = [here];
        return done();
      },
    });
    await visit('/account/security');
    expect(await screen.findByText('همین دستگاه')).toBeVisible();
    await press('خروج از دستگاه‌های دیگر');
    expect(await screen.findByText('دستگاه‌های دیگر از حساب شما خارج شدند.')).toBeVisible();
    expect(screen.queryByText('دستگاه دیگر')).not.toBeInTheDocument();
  });

  it('ends a single session with its own button', async () => {
    const calls = api({
      ...loggedIn,
      [SESSIONS]: () => Response.json([here, phone]),
      'DELETE /api/account/sessions/b': done,
    });
    await visit('/account/security');
    await screen.findByText('همین دستگاه');
    await press('خروج از دستگاهی که \u2066۱۴۰۴/۰۲/۳۰\u00a0۱۱:۳۰\u2069 وارد شد');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('DELETE /api/account/sessions/b'));
  });
});

describe('one’s own data', () => {
  const DELETE = 'DELETE /api/account';

  it('is downloaded as a file, and a failure is shown instead of being downloaded', async () => {
    const createObjectURL = jest.fn<(file: Blob) => string>(() => 'blob:file');
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let answer: Answer = () => new Response('no', { status: 502 });
    api({ ...loggedIn, 'GET /api/account/export': (call) => answer(call) });
    await visit('/account/data');
    await user.click(await screen.findByRole('button', { name: 'دریافت فایل' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('فایل آماده نشد');
    expect(clicked).not.toHaveBeenCalled();
    answer = () => Response.json({ profile: sara });
    await press('دریافت فایل');
    expect(await screen.findByText(/فایل شما آماده شد/)).toBeVisible();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(createObjectURL.mock.calls[0]?.[0].type).toBe('application/json');
    clicked.mockRestore();
  });

  it('is deleted after the password and a confirmation, also in this browser', async () => {
    const calls = api({ ...loggedIn, [DELETE]: done });
    const { container, queryClient } = await visit('/account/data');
    await screen.findByLabelText(/^رمز عبور/);
    expect(await axe(container)).toEqual([]);
    await press('حذف همیشگی حساب');
    expect(await screen.findByText('رمز عبور خود را بنویسید')).toBeVisible();
    expect(screen.getByText('برای حذف حساب، این جمله را تأیید کنید')).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain(DELETE);
    cart.add({ id: 1, name: 'کنسانترهٔ سیب', image: '', brix: '', weight: '', origin: '' });
    await user.type(field(/^رمز عبور/), '123456');
    await user.click(screen.getByRole('checkbox', { name: /برای همیشه/ }));
    await press('حذف همیشگی حساب');
    expect(await screen.findByRole('group', { name: 'حساب شما حذف شد' })).toHaveFocus();
    expect(calls.find(({ name }) => name === DELETE)?.body).toEqual({ currentPassword: '123456' });
    expect([cart.items(), queryClient.getQueryData(customerQuery.queryKey)]).toEqual([[], null]);
  });
});

describe('a customer who is logged in', () => {
  it.each([
    ['/login', '/account'],
    ['/register', '/account'],
    ['/forgot-password', '/account'],
    ['/login?redirect=/cart/checkout', '/cart/checkout'],
    ['/register?redirect=/cart/checkout', '/cart/checkout'],
    ['/register?redirect=//evil.example', '/'],
  ])('is led from %s to %s', async (path, to) => {
    api({ ...loggedIn, [ORDERS]: orders([]) });
    const { location } = await visit(path);
    await waitFor(() => expect(location()).toBe(to), patient);
  });
});
