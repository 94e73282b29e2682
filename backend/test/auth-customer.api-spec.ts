import { describe, expect, it } from '@jest/globals';
import { CustomerSession } from '../src/auth/index.js';
import { startApiForSpec, type Answer } from './support/index.js';

const api = await startApiForSpec();

let count = 0;
const aCustomer = () => {
  count += 1;
  return {
    fullName: 'سارا احمدی',
    email: `Sara${count}@Example.com`,
    phoneNumber: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    password: 'رازمن۱۲',
  };
};
const register = (body: unknown) => api.call('POST /api/auth/register', { body });
const logIn = (body: object, headers: Record<string, string> = {}) =>
  api.call('POST /api/auth/login', { body, headers });
const cookieOf = ({ headers }: Answer) => (headers.get('set-cookie') ?? '').split(';', 1)[0] as string;
const user = (cookie: string) => api.call('GET /api/auth/user', { headers: { cookie } });

const loggedIn = async () => {
  const customer = aCustomer();
  await register(customer);
  const answer = await logIn({ username: customer.email, password: customer.password });
  return { customer, answer, cookie: cookieOf(answer) };
};

describe('registration', () => {
  it('opens an account that can log in', async () => {
    const customer = aCustomer();
    expect(await register(customer)).toMatchObject({
      status: 201,
      body: { success: true, message: expect.any(String) },
    });
    const { status, body } = await logIn({ username: customer.email.toUpperCase(), password: customer.password });
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: expect.any(Number),
      fullName: 'سارا احمدی',
      email: customer.email.toLowerCase(),
      phoneNumber: '+989123456789',
      phoneProven: false,
      hasPassword: true,
      specificationVersion: 0,
    });
  });

  it('takes an e-mail address once, in whatever case, also twelve times at once', async () => {
    const customer = aCustomer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        register({ ...customer, email: index % 2 ? customer.email : customer.email.toLowerCase() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'auth.email_taken', success: false, errors: [{ field: 'email' }] },
    });
  });

  it('says what is wrong under each field in the words of the specification', async () => {
    const { status, body } = await register({ fullName: 'سا', email: 'sara', phoneNumber: '۱۲۳', password: '۱۲۳۴۵' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'fullName', message: 'نام و نام خانوادگی باید حداقل ۳ کاراکتر باشد' },
      { field: 'email', message: 'لطفاً یک ایمیل معتبر وارد کنید' },
      { field: 'phoneNumber', message: 'شماره تماس باید حداقل ۱۰ رقم باشد' },
      { field: 'password', message: 'رمز عبور باید حداقل ۶ کاراکتر باشد' },
    ]);
  });

  it('refuses fields it does not know', async () => {
    const { status, body } = await register({ ...aCustomer(), isAdmin: true });
    expect([status, body.errors]).toEqual([400, [{ field: 'isAdmin', message: 'این مورد شناخته‌شده نیست' }]]);
  });
});

describe('a customer session', () => {
  it('is an HttpOnly, SameSite=Lax cookie that ends with the browser', async () => {
    const { answer } = await loggedIn();
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('afshoreh.session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Max-Age|Expires/);
  });

  it('lasts thirty days when asked to be remembered', async () => {
    const customer = aCustomer();
    await register(customer);
    const answer = await logIn({ username: customer.email, password: customer.password, rememberMe: true });
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=2592000/);
  });

  it.each([
    ['thirty days when remembered', true, 30],
    ['a day otherwise, for browsers that are never closed', false, 1],
  ])('runs on the server for %s', async (_what, rememberMe, days) => {
    const customer = aCustomer();
    await register(customer);
    await logIn({ username: customer.email, password: customer.password, rememberMe });
    const [newest] = await api.database.read.find(CustomerSession, { order: { createdAt: 'DESC' }, take: 1 });
    const { createdAt, expiresAt } = newest as CustomerSession;
    expect((expiresAt.getTime() - createdAt.getTime()) / (24 * 60 * 60 * 1000)).toBeCloseTo(days, 4);
  });

  it('travels over TLS only where the site has it', async () => {
    const { customer, answer } = await loggedIn();
    expect(answer.headers.get('set-cookie')).not.toMatch(/Secure/);
    const credentials = { username: customer.email, password: customer.password };
    const secured = await logIn(credentials, { 'X-Forwarded-Proto': 'https' });
    expect(secured.headers.get('set-cookie')).toMatch(/Secure/);
  });

  it('ends when somebody logs in with the same browser', async () => {
    const [{ cookie }, { customer }] = [await loggedIn(), await loggedIn()];
    await logIn({ username: customer.email, password: customer.password }, { cookie });
    expect((await user(cookie)).body.user).toBeNull();
  });

  it('of another browser is not ended by a logout', async () => {
    const { customer, cookie } = await loggedIn();
    const other = cookieOf(await logIn({ username: customer.email, password: customer.password }));
    await api.call('POST /api/auth/logout', { headers: { cookie } });
    expect((await user(other)).body.success).toBe(true);
    expect((await api.call('POST /api/auth/logout')).status).toBe(204);
  });

  it('tells who is logged in, and that nobody is', async () => {
    const { customer, cookie } = await loggedIn();
    expect((await user(cookie)).body).toMatchObject({ success: true, user: { email: customer.email.toLowerCase() } });
    expect(await user('')).toMatchObject({ status: 200, body: { success: false, user: null } });
    expect((await user('afshoreh.session=nonsense')).body).toEqual({ success: false, user: null });
  });

  it('ends on the server at logout', async () => {
    const { cookie } = await loggedIn();
    const answer = await api.call('POST /api/auth/logout', { headers: { cookie } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/afshoreh.session=;/);
    expect((await user(cookie)).body.user).toBeNull();
  });

  it('ends when its time is over', async () => {
    const { cookie } = await loggedIn();
    await api.database.write((tx) => tx.updateAll(CustomerSession, { expiresAt: new Date(Date.now() - 1000) }));
    expect((await user(cookie)).body.user).toBeNull();
  });

  it('is stored as a hash: what the database holds opens nothing', async () => {
    const { cookie } = await loggedIn();
    const sessions = await api.database.read.find(CustomerSession);
    expect(sessions.map(({ id }) => id)).not.toContain(cookie.split('=')[1]);
    for (const { id } of sessions) expect((await user(`afshoreh.session=${id}`)).body.user).toBeNull();
  });

  it('opens nothing of the admin area, and an admin token opens no account', async () => {
    const { cookie } = await loggedIn();
    const token = await api.loginAdmin();
    const value = cookie.split('=')[1] as string;
    expect((await api.call('GET /api/admin/verify', { headers: { cookie }, token: value })).status).toBe(401);
    expect((await user(`afshoreh.session=${token}`)).body.user).toBeNull();
    expect((await api.call('GET /api/auth/user', { token })).body.user).toBeNull();
  });
});

describe('customer login', () => {
  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const { customer } = await loggedIn();
    const headers = { 'X-Request-Id': 'same-request' };
    const wrong = await logIn({ username: customer.email, password: 'not this' }, headers);
    const unknown = await logIn({ username: 'nobody@example.com', password: 'not this' }, headers);
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'نام کاربری یا رمز عبور اشتباه است', success: false },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('distinguishes long Persian passwords that differ only near the end', async () => {
    const customer = { ...aCustomer(), password: `${'گ'.repeat(80)}الف` };
    await register(customer);
    expect((await logIn({ username: customer.email, password: `${'گ'.repeat(80)}ب` })).status).toBe(401);
    expect((await logIn({ username: customer.email, password: customer.password })).status).toBe(200);
  });
});

describe('whatever is wrong with a call that logs in or registers', () => {
  it.each([
    ['a login without fields', 'POST /api/auth/login', {}, 400],
    ['a login of half a body', 'POST /api/auth/login', '{"username":', 400],
    ['a login of a body too long', 'POST /api/auth/login', { password: 'x'.repeat(70_000) }, 413],
    ['a registration with a short name', 'POST /API/auth/register', { fullName: 'س' }, 400],
    ['a registration with a field too many', 'POST /api/auth/register', { isAdmin: true }, 400],
    ['a forgotten password of nobody', 'POST /api/auth/forgot-password', {}, 400],
    ['a login of an admin without fields', 'POST /api/admin/login', {}, 400],
    ['a login of an admin that is a list', 'POST /api/admin/login/', '[]', 400],
  ])('%s is answered success: false beside the message', async (_what, route, body, status) => {
    const { body: answer, ...rest } = await api.call(route, { body });
    expect([rest.status, answer.success]).toEqual([status, false]);
    expect(answer.message).toMatch(/[\u0600-\u06ff]/);
  });

  it('is not said of other calls', async () => {
    expect((await api.call('POST /api/contact', { body: {} })).body).not.toHaveProperty('success');
  });
});

describe('a write from another site', () => {
  it('is refused', async () => {
    const { cookie } = await loggedIn();
    const out = (headers: Record<string, string>) =>
      api.call('POST /api/auth/logout', { headers: { cookie, ...headers } });
    expect(await out({ origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: { code: 'common.foreign_origin' },
    });
    expect((await out({ origin: 'null' })).status).toBe(403);
    expect((await user(cookie)).body.success).toBe(true);
    expect((await out({ origin: api.url })).status).toBe(204);
  });
});
