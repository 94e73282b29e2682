import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aCheckoutOrder, addProduct, queriesOf } from './support/shop.js';

let api: TestApi;
let token: string;

const people = [
  { fullName: 'پرویز یوسفی', email: 'Parviz.Y@example.com', phoneNumber: '۰۹۱۴ ۱۲۳ ۴۵۶۷' },
  { fullName: 'هاشم كريمي', email: 'hashem-karimi@example.org', phoneNumber: '+982188776655' },
  { fullName: 'آرش رب‌گوجه', email: 'arash@example.com', phoneNumber: '0049 30 123456' },
];

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  for (const person of people) {
    await api.call('POST /api/auth/register', { body: { ...person, password: 'رازمن۱۲' } });
  }
});
afterAll(() => api.close());

const list = (query = ''): Promise<Answer> => api.call(`GET /api/customers${query}`, { token });
const firstNames = ({ body }: Answer): string[] =>
  body.map(({ fullName }: { fullName: string }) => fullName.split(' ')[0]);

describe('the file of customers', () => {
  it('is for whoever leads sales, and the owner reads in the audit who took it and how many there were', async () => {
    const leader = await api.loginAdmin('sales_manager');
    expect((await api.call('GET /api/customers/export', { token: leader })).status).toBe(200);
    const { body } = await api.call('GET /api/audit?action=exportCustomers', { token });
    expect(body[0]).toMatchObject({
      by: expect.stringContaining('sales_manager'),
      summary: 'فهرست مشتریان را به‌صورت فایل دریافت کرد',
      changes: [{ label: 'تعداد مشتری', after: '۳' }],
    });
    for (const role of ['sales', 'editor'] as const) {
      const answer = await api.call('GET /api/customers/export', { token: await api.loginAdmin(role) });
      expect(answer).toMatchObject({ status: 403, body: { code: 'auth.role_insufficient' } });
    }
    expect((await api.call('GET /api/audit?action=exportCustomers', { token })).body).toHaveLength(1);
  });
});

describe('the list of customers', () => {
  it('is for admins only', async () => {
    expect(await api.call('GET /api/customers')).toMatchObject({
      status: 401,
      body: { code: 'auth.admin_session_ended' },
    });
  });

  it('has the newest first, with what an admin needs to call and nothing secret', async () => {
    const answer = await list();
    expect(answer.body.at(-1)).toEqual({
      id: expect.any(Number),
      fullName: 'پرویز یوسفی',
      email: 'parviz.y@example.com',
      externalId: null,
      phoneNumber: '+989141234567',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(firstNames(answer)).toEqual(['آرش', 'هاشم', 'پرویز']);
  });

  it('sorts names by the Persian alphabet', async () => {
    expect(firstNames(await list('?sort=name'))).toEqual(['آرش', 'پرویز', 'هاشم']);
  });

  it('comes in pages, with four queries at most', async () => {
    const answer = await list('?sort=name&page=2&limit=2');
    expect(firstNames(answer)).toEqual(['هاشم']);
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.headers.get('link')).toContain('rel="prev"');
    const ofAuthorisation = await queriesOf(api, () => api.call('GET /api/admin/verify', { token }));
    expect((await queriesOf(api, () => list('?q=example'))) - ofAuthorisation).toBeLessThanOrEqual(4);
  });

  it.each([
    ['name, with Persian letters for Arabic ones', 'کریمی', 'هاشم'],
    ['name, without its ZWNJ', 'رب گوجه', 'آرش'],
    ['name and family name', 'پرویز یوسفی', 'پرویز'],
    ['e-mail, in capitals', 'ARASH@EXAMPLE', 'آرش'],
    ['e-mail, with its dash', 'hashem-k', 'هاشم'],
    ['phone, as it was typed', '۰۹۱۴ ۱۲۳', 'پرویز'],
    ['phone, in its stored form', '+98914', 'پرویز'],
    ['phone and name', 'یوسفی ۰۹۱۴-۱۲۳', 'پرویز'],
    ['phone, with 0098', '0098 21 8877', 'هاشم'],
    ['phone of another country', '+4930', 'آرش'],
    ['phone of another country, with 00', '0049 30', 'آرش'],
  ])('is searched by %s', async (_what, q, found) => {
    expect(firstNames(await list(`?q=${encodeURIComponent(q)}`))).toEqual([found]);
  });

  it.each(['%', 'ex%le', "'", '\\', 'zzz'])('finds nobody for «%s»', async (q) => {
    expect((await list(`?q=${encodeURIComponent(q)}`)).body).toEqual([]);
  });

  it.each(['?sort=email', '?limit=101', '?page=0', `?q=${'x'.repeat(101)}`, '?password=1'])(
    'refuses %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ status: 400, body: { code: 'common.validation' } });
    },
  );
});

describe('one customer', () => {
  const ordering = async (): Promise<{ id: number; order: { id: number }; Cookie: string }> => {
    const Cookie = await loginNewCustomer(api);
    const [{ id }] = (await list()).body;
    const order = aCheckoutOrder([await addProduct(api, token)]);
    return { id, Cookie, order: (await api.call('POST /api/orders', { body: order, headers: { Cookie } })).body };
  };
  const me = (Cookie: string): Promise<Answer> => api.call('GET /api/account/profile', { headers: { Cookie } });

  it('is shown with devices and orders, as staff see orders', async () => {
    const { id, order } = await ordering();
    expect((await api.call(`GET /api/customers/${id}`, { token })).body).toMatchObject({ id, sessions: 1 });
    const orders = await api.call(`GET /api/customers/${id}/orders`, { token });
    expect(orders.headers.get('x-total-count')).toBe('1');
    expect(orders.body).toMatchObject([{ id: order.id, status: 'new', attempts: 0, items: [expect.any(Object)] }]);
  });

  it('is logged out of every device by an admin, and may log in again', async () => {
    const { id, Cookie } = await ordering();
    expect((await me(Cookie)).status).toBe(200);
    expect((await api.call(`DELETE /api/customers/${id}/sessions`, { token })).status).toBe(204);
    expect((await me(Cookie)).status).toBe(401);
    expect((await api.call(`GET /api/customers/${id}`, { token })).body.sessions).toBe(0);
  });

  it('who is deleted by an admin is gone from every list, while the order stays, cancelled, about nobody', async () => {
    const { id, order, Cookie } = await ordering();
    expect((await api.call(`DELETE /api/customers/${id}`, { token })).status).toBe(204);
    expect((await me(Cookie)).status).toBe(401);
    expect((await list()).body).not.toContainEqual(expect.objectContaining({ id }));
    expect((await api.call(`GET /api/orders/${order.id}`, { token })).body).toMatchObject({
      status: 'cancelled',
      name: 'حذف شد',
      phone: '',
      email: null,
      address: null,
      items: [expect.objectContaining({ quantity: expect.any(Number) })],
    });
    for (const call of [`GET /api/customers/${id}`, `GET /api/customers/${id}/orders`, `DELETE /api/customers/${id}`])
      expect(await api.call(call, { token })).toMatchObject({ status: 404, body: { code: 'auth.customer_not_found' } });
  });
});
