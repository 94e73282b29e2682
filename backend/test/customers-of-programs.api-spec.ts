import { describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { newKey } from './support/api-keys.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aPhoneOrder, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const { secret: key } = await newKey(api, ['customers:write', 'orders:write']);
const { secret: reader } = await newKey(api, ['customers:read']);

const create = (changes: object = {}): Promise<Answer> =>
  api.call('POST /api/customers', {
    token: key,
    body: { fullName: 'امید رضایی', phoneNumber: '۰۹۳۵ ۱۱۱ ۲۲ ۳۳', ...changes },
  });
const found = async (query: string): Promise<number[]> =>
  ((await api.call(`GET /api/customers?${query}`, { token: reader })).body as { id: number }[]).map(({ id }) => id);
const password = 'a-long-password';

describe('a customer whom a CRM writes down', () => {
  it('needs no e-mail, and is found by phone, name and external id', async () => {
    const { status, body } = await create({ externalId: 'crm-1' });
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        fullName: 'امید رضایی',
        phoneNumber: '+989351112233',
        email: '',
        externalId: 'CRM-1',
        createdAt: body.createdAt,
      },
    ]);
    expect(await found('externalId=crm-1')).toEqual([body.id]);
    expect(await found('q=crm-1')).toEqual([body.id]);
    expect(await found('q=09351112233')).toEqual([body.id]);
    const csv = (await api.call('GET /api/customers/export?externalId=CRM-1', { token })).body as unknown as string;
    expect(csv).toContain('CRM-1');
    const [entry] = (await api.call(`GET /api/audit?subject=customer&subjectId=${body.id}`, { token })).body as [
      { action: string; by: string },
    ];
    expect([entry.action, entry.by]).toEqual(['createCustomer', 'کلید API: انبار']);
  });

  it('is one customer of twelve requests at once, and the others name it', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({ externalId: 'AT-ONCE' })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBe(1);
    for (const { status, body } of answers.filter((answer) => answer !== made[0]))
      expect([status, body.code, body.existingId]).toEqual([409, 'customers.external_id_taken', made[0]?.body.id]);
  });

  it('gets, changes and loses the external id later', async () => {
    const { id } = (await create()).body as { id: number };
    const setId = (externalId: string | null) =>
      api.call(`PUT /api/customers/${id}/external-id`, { token: key, body: { externalId } });
    expect((await setId('late-one')).body.externalId).toBe('LATE-ONE');
    const other = await create({ externalId: 'LATE-TWO' });
    const taken = await setId('LATE-TWO');
    expect([taken.status, taken.body.existingId]).toEqual([409, other.body.id]);
    expect((await setId(null)).body.externalId).toBeNull();
    expect(await found('q=LATE-ONE')).toEqual([]);
  });

  it.each([
    ['a name', { fullName: 'ab' }, ['fullName']],
    ['a phone', { phoneNumber: '123' }, ['phoneNumber']],
    ['a right e-mail, if any', { email: 'nobody' }, ['email']],
    ['a right external id, if any', { externalId: 'a b' }, ['externalId']],
    ['no password of others', { password }, ['password']],
  ])('needs %s', async (_what, changes, fields) => {
    const answer = await create(changes);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
  });

  it('is not written down by a key that only reads', async () => {
    const body = { fullName: 'امید رضایی', phoneNumber: '09351112233' };
    expect((await api.call('POST /api/customers', { token: reader, body })).status).toBe(403);
  });

  it('is not taken over by whoever registers with the phone: the orders stay where they are', async () => {
    const { id } = (await create({ phoneNumber: '09360000001' })).body as { id: number };
    const product = await addProduct(api, token);
    const order = { ...aPhoneOrder(product), phone: '09360000001', customerId: id };
    expect((await api.call('POST /api/orders/phone', { token: key, body: order })).status).toBe(201);
    const stranger = { fullName: 'بیگانه', email: 'stranger@example.com', phoneNumber: '09360000001', password };
    expect((await api.call('POST /api/auth/register', { body: stranger })).status).toBe(201);
    const login = await api.call('POST /api/auth/login', { body: { username: stranger.email, password } });
    const Cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    expect((await api.call('GET /api/account/orders', { headers: { Cookie } })).body).toEqual([]);
    expect((await api.call('GET /api/auth/user', { headers: { Cookie } })).body.user.id).not.toBe(id);
  });

  it('with an e-mail cannot be registered again or logged in, until a link to that mailbox sets a password', async () => {
    const email = 'Omid@Example.com';
    const { id } = (await create({ email })).body as { id: number };
    expect((await create({ email: 'omid@example.com' })).body.code).toBe('auth.email_taken');
    const registration = { fullName: 'بیگانه', email, phoneNumber: '09351112233', password };
    expect((await api.call('POST /api/auth/register', { body: registration })).body.code).toBe('auth.email_taken');
    const logIn = () => api.call('POST /api/auth/login', { body: { username: email, password } });
    expect((await logIn()).body.code).toBe('auth.credentials_wrong');
    await api.call('POST /api/auth/forgot-password', { body: { email } });
    const mails = await api.database.read.findBy(OutboxMessage, { about: `customer:${id}` });
    const [, link] = /token=([\w-]+)/.exec(mails.map(({ text }) => text).join('\n')) ?? [];
    expect((await api.call('POST /api/auth/reset-password', { body: { token: link, password } })).status).toBe(200);
    expect((await logIn()).body.user.id).toBe(id);
  });

  it('leaves nothing when it is deleted', async () => {
    const { id } = (await create({ externalId: 'FORGET-ME', fullName: 'فراموش شدنی' })).body as { id: number };
    expect((await api.call(`DELETE /api/customers/${id}`, { token })).status).toBe(204);
    const { body } = await api.call(`GET /api/audit?subject=customer&subjectId=${id}`, { token });
    expect(JSON.stringify(body)).not.toMatch(/FORGET-ME|فراموش شدنی|9351112233/);
  });
});
