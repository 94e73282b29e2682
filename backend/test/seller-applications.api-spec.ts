import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Seller } from '../src/sellers/index.js';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { fieldsOf } from './support/shop.js';
import { aSeller } from './support/sellers.js';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi({ variables: { PUBLIC_URL: 'https://afshoreh.example' } });
  token = await api.loginAdmin();
});
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(Seller);
    await tx.deleteAll(OutboxMessage);
  }),
);
afterAll(() => api.close());

const anApplication = (changes: object = {}): object => {
  const applicant = { companyName: 'باغ پردیس', ownerFullName: 'رضا یزدی', email: 'reza@example.com' };
  const goods = { address: 'ارومیه، جادهٔ سلماس', productCategories: 'پورهٔ زردآلو' };
  return aSeller({ ...applicant, ...goods, ...changes });
};
const apply = (changes: object = {}): Promise<Answer> =>
  api.call('POST /api/sellers/applications', { body: anApplication(changes) });
const sellers = async (): Promise<Record<string, unknown>[]> => (await api.call('GET /api/sellers', { token })).body;
const mails = (): Promise<OutboxMessage[]> => api.database.read.find(OutboxMessage, { order: { id: 'ASC' } });

describe('an application to be a seller', () => {
  it('makes a pending seller that visitors do not see', async () => {
    const { status, body } = await apply({ exportReady: true });
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: expect.stringContaining('درخواست همکاری شما ثبت شد') });
    expect(await sellers()).toMatchObject([
      { companyName: 'باغ پردیس', status: 'pending', exportReady: true, isFeaturedSeller: false, notes: null },
    ]);
    expect((await api.call('GET /api/sellers')).body).toEqual([]);
  });

  it('sends the experts everything, and a link to the application', async () => {
    await apply({ website: 'bagh.example.com', productionCapacityPerMonth: '۸۰ تن' });
    const [toExperts] = await mails();
    expect([toExperts?.recipient, toExperts?.subject]).toEqual([
      'info@afshoreh.example',
      'درخواست همکاری جدید: باغ پردیس',
    ]);
    for (const fact of [
      'رضا یزدی',
      '10101234567',
      '\u2066۰۹۱۴\u00a0۱۲۳\u00a0۴۵۶۷\u2069',
      'reza@example.com',
      'ارومیه، جادهٔ سلماس',
      '۸۰ تن',
    ])
      expect(toExperts?.text).toContain(fact);
    expect(toExperts?.text).toContain('پورهٔ زردآلو');
    expect(toExperts?.text).toContain('https://bagh.example.com');
    expect(toExperts?.text.split('\n').at(-1)).toBe('https://afshoreh.example/admin/sellers');
    expect(toExperts?.text).not.toMatch(/null|undefined|واتساپ/);
  });

  it('is confirmed to the applicant without any text of the form', async () => {
    await apply({ companyName: 'برنده شدید http://evil.example', email: ' Reza@Example.com' });
    const toApplicant = (await mails())[1];
    expect([toApplicant?.recipient, await mails().then(({ length }) => length)]).toEqual(['reza@example.com', 2]);
    expect(toApplicant?.text).toContain('https://afshoreh.example/sellers');
    expect(`${toApplicant?.subject} ${toApplicant?.text}`).not.toMatch(/evil|برنده|رضا/);
  });

  it.each([
    ['status', { status: 'approved' }],
    ['notes', { notes: 'لطفاً زود' }],
    ['isFeaturedSeller', { isFeaturedSeller: true }],
    ['factoryImages', { factoryImages: '1' }],
    ['nationalId', { nationalId: 'ندارم' }],
    ['email', { email: '' }],
    ['address', { address: undefined }],
  ])('may not say %s: %j', async (field, changes) => {
    const answer = await apply(changes);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(answer.body.message).toMatch(/^[\u0600-\u06ff][^a-zA-Z]+$/);
    expect([await sellers(), await mails()]).toEqual([[], []]);
  });
});

describe('an application that is sent again', () => {
  it('is one application with one pair of mails, also when it is sent twelve times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => apply()));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    await apply({ nationalId: '۱۰۱۰۱۲۳۴۵۶۷', phoneNumber: '+98 914 123 4567', email: 'REZA@example.com', website: '' });
    expect([(await sellers()).length, (await mails()).length]).toEqual([1, 2]);
  });

  it('is another one when it says something else', async () => {
    await apply();
    await apply({ companyName: 'باغ پردیس، شعبهٔ دوم' });
    expect([(await sellers()).length, (await mails()).length]).toEqual([2, 4]);
  });

  it('is a new one after the first was decided, but not after it was only read', async () => {
    await apply();
    const [{ id }] = (await sellers()) as [{ id: number }];
    await api.call(`PUT /api/sellers/${id}`, { token, body: { ...anApplication(), notes: 'زنگ زدم' } });
    await apply();
    expect(await sellers()).toHaveLength(1);
    await api.call(`PUT /api/sellers/${id}`, { token, body: { ...anApplication(), status: 'rejected' } });
    await apply();
    expect(await sellers()).toHaveLength(2);
  });
});

it('is limited to twenty applications an hour from one address', async () => {
  const limited = await startApi({ rateLimits: true });
  try {
    const statuses: number[] = [];
    for (let number = 1; number <= 21; number += 1) {
      const body = anApplication({ companyName: `شرکت ${number}` });
      statuses.push((await limited.call('POST /api/sellers/applications', { body })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  } finally {
    await limited.close();
  }
});
