import { describe, expect, it } from '@jest/globals';
import { CustomerAccount } from '../src/auth/index.js';
import { CustomerSpecification } from '../src/account/specification/customer-specification.entity.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aMobile, PhoneBrowser } from './support/phone-browser.js';
import { addProduct, fieldsOf, queriesOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const password = 'رمز ساده ۱';
let made = 0;
/** A customer who registered by e-mail and is logged in, with the id of the account. */
async function aCustomer(phoneNumber = aMobile()) {
  const email = `specification-${(made += 1)}@example.com`;
  await api.call('POST /api/auth/register', { body: { fullName: 'مینا کریمی', email, phoneNumber, password } });
  const mina = new PhoneBrowser(api);
  const { body } = await mina.ask('POST /api/auth/login', { username: email, password });
  return { mina, email, id: (body.user as { id: number }).id };
}
const read = (who: PhoneBrowser): Promise<Answer> => who.ask('GET /api/account/specification');
const save = (who: PhoneBrowser, families: object[], version?: number): Promise<Answer> =>
  who.ask('PUT /api/account/specification', { families, version });

const terms = { basisBrix: null, acid: null, endPoint: null };
const brix = { parameter: 'brix', min: 65, max: 71, absent: false, unit: '°Bx', ...terms };
const acidity = { parameter: 'acidity', min: null, max: 2, absent: false, unit: 'g/100 g', ...terms, acid: 'malic' };
const apple = { family: 'apple', limits: [brix, acidity], others: [], unread: ['رنگ طبیعی'] };

describe('the specification of an account', () => {
  it('is empty at first, and read as it was saved, in every browser', async () => {
    const { mina, email } = await aCustomer();
    expect((await read(mina)).body).toEqual({ families: [], version: 0 });
    const saved = await save(mina, [{ ...apple, family: 'tomato' }, apple], 0);
    expect([saved.status, saved.body]).toEqual([
      200,
      { families: [apple, { ...apple, family: 'tomato' }], version: 1 },
    ]);
    const elsewhere = new PhoneBrowser(api);
    const login = await elsewhere.ask('POST /api/auth/login', { username: email, password });
    expect(login.body.user).toMatchObject({ specificationVersion: 1 });
    expect((await read(elsewhere)).body).toEqual(saved.body);
    expect((await elsewhere.ask('GET /api/auth/user')).body.user).toMatchObject({ specificationVersion: 1 });
  });

  it('is the account’s own: strangers are refused and other customers have theirs', async () => {
    const { mina } = await aCustomer();
    await save(mina, [apple]);
    const { mina: other } = await aCustomer();
    expect((await read(other)).body.families).toEqual([]);
    const stranger = new PhoneBrowser(api);
    expect([(await read(stranger)).status, (await save(stranger, [apple])).status]).toEqual([401, 401]);
    expect((await api.call('GET /api/account/specification', { token })).status).toBe(401);
  });

  it('is not overwritten by another browser that read it before', async () => {
    const { mina } = await aCustomer();
    expect((await save(mina, [apple], 0)).status).toBe(200);
    const late = await save(mina, [], 0);
    expect([late.status, late.body.code]).toEqual([409, 'account.specification_changed_meanwhile']);
    expect((await read(mina)).body).toEqual({ families: [apple], version: 1 });
    expect((await save(mina, [], 1)).body).toEqual({ families: [], version: 2 });
    // Without a version the form replaces whatever there is.
    expect((await save(mina, [apple])).body.version).toBe(3);
  });

  it('is written once of several at the same moment', async () => {
    const { mina } = await aCustomer();
    const answers = await Promise.all(
      ['رنگ', 'بو', 'طعم'].map((line) => save(mina, [{ ...apple, unread: [line] }], 0)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(mina)).body.version).toBe(1);
  });

  it('compares the version of If-Match, and says the version as a tag', async () => {
    const { mina } = await aCustomer();
    await save(mina, [apple]);
    const answer = await read(mina);
    expect(answer.headers.get('etag')).toBe('"1"');
    const headers = { 'If-Match': '"0"', cookie: mina.cookies('/api/account/specification') };
    const stale = await api.call('PUT /api/account/specification', { headers, body: { families: [] } });
    expect(stale.status).toBe(412);
    expect((await read(mina)).body.version).toBe(1);
  });

  it.each([
    ['families.0.family', [{ ...apple, family: 'Apple!' }]],
    ['families.1.family', [apple, apple]],
    ['families.0.limits.0.parameter', [{ ...apple, limits: [{ ...brix, parameter: '' }] }]],
    ['families.0.limits.1.parameter', [{ ...apple, limits: [brix, { ...brix, max: 70 }] }]],
    ['families.0.limits.0.min', [{ ...apple, limits: [{ ...brix, min: null, max: null }] }]],
    ['families.0.limits.0.min', [{ ...apple, limits: [{ ...brix, min: -1 }] }]],
    ['families.0.limits.0.max', [{ ...apple, limits: [{ ...brix, min: 72 }] }]],
    ['families.0.limits.0.max', [{ ...apple, limits: [{ ...brix, max: 2e9 }] }]],
    ['families.0.others.0.max', [{ ...apple, others: [{ ...brix, min: 72 }] }]],
    ['families.0.limits.0.acid', [{ ...apple, limits: [{ ...acidity, acid: 'sulphuric' }] }]],
    ['families.0.limits.0.unit', [{ ...apple, limits: [{ ...brix, unit: 'x'.repeat(33) }] }]],
    [
      'families.0.limits',
      [{ ...apple, limits: Array.from({ length: 61 }, (_, at) => ({ ...brix, parameter: `p${at}` })) }],
    ],
    ['families.0.unread', [{ ...apple, unread: Array.from({ length: 61 }, (_, at) => `سطر ${at}`) }]],
    ['families.0.unread', [{ ...apple, unread: ['ب'.repeat(501)] }]],
    ['families', Array.from({ length: 21 }, (_, at) => ({ ...apple, family: `f${at}` }))],
    [
      'families',
      Array.from({ length: 10 }, (_, at) => ({
        ...apple,
        family: `f${at}`,
        unread: ['ا', 'ب', 'پ', 'ت'].map((each) => each.repeat(400)),
      })),
    ],
  ])('refuses a wrong %s', async (field, families) => {
    const { mina } = await aCustomer();
    const answer = await save(mina, families);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect((await read(mina)).body.version).toBe(0);
  });

  it('stores no field that it does not know, and keeps limits of what the catalogue no longer has', async () => {
    const { mina, id } = await aCustomer();
    const gone = { ...apple, family: 'plum', limits: [{ ...brix, parameter: 'old_value' }] };
    expect((await save(mina, [gone])).body.families).toEqual([gone]);
    const more = await mina.ask('PUT /api/account/specification', { families: [{ ...gone, note: 'x' }] });
    expect(more.status).toBe(400);
    const stored = await api.database.read.findOneByOrFail(CustomerSpecification, { customerId: id });
    expect(JSON.stringify(stored.families)).not.toContain('note');
  });

  it('is in the export of the account', async () => {
    const { mina } = await aCustomer();
    await save(mina, [apple]);
    expect((await mina.ask('GET /api/account/export')).body.specification).toEqual([apple]);
  });

  it('goes with the account, whoever deletes it', async () => {
    const rows = (id: number) => api.database.read.countBy(CustomerSpecification, { customerId: id });
    const [own, byStaff] = [await aCustomer(), await aCustomer()];
    for (const { mina } of [own, byStaff]) await save(mina, [apple]);
    expect([await rows(own.id), await rows(byStaff.id)]).toEqual([1, 1]);
    expect((await own.mina.ask('DELETE /api/account', { currentPassword: password })).status).toBe(204);
    expect((await api.call(`DELETE /api/customers/${byStaff.id}`, { token })).status).toBe(204);
    expect([await rows(own.id), await rows(byStaff.id)]).toEqual([0, 0]);
  });

  it('of an account that only the phone opened joins that of the account that proves the phone', async () => {
    const phone = aMobile();
    const byPhone = new PhoneBrowser(api);
    const former = (await byPhone.login(phone)).body.user as { id: number };
    await save(byPhone, [
      { ...apple, limits: [{ ...brix, max: 70 }], unread: ['بو'] },
      { ...apple, family: 'tomato' },
    ]);
    const { mina } = await aCustomer(phone);
    await save(mina, [apple]);
    const code = await mina.codeFor(phone);
    const proven = await mina.ask('PUT /api/account/phone', { phone, code, currentPassword: password });
    expect([proven.status, proven.body.specificationVersion]).toEqual([200, 2]);
    expect((await read(mina)).body).toEqual({
      families: [
        { ...apple, others: [{ ...brix, max: 70 }], unread: ['رنگ طبیعی', 'بو'] },
        { ...apple, family: 'tomato' },
      ],
      version: 2,
    });
    expect(await api.database.read.countBy(CustomerAccount, { id: former.id })).toBe(0);
    expect(await api.database.read.countBy(CustomerSpecification, { customerId: former.id })).toBe(0);
  });
});

describe('the typed values of several products', () => {
  const ask = (query: string): Promise<Answer> => api.call(`GET /api/products/specifications?${query}`);

  it('come at once, with the family of each product and the names of what was asked for', async () => {
    const first = await addProduct(api, token, {
      name: 'کنسانترهٔ سیب الف',
      brix: '۷۰ ± ۱',
      acidity: 'حداکثر ۲ درصد (اسید مالیک)',
    });
    const second = await addProduct(api, token, { name: 'کنسانترهٔ انار ب', brix: '۶۵' });
    const { status, body } = await ask(`ids=${second},${first},999999&parameters=acidity,brix,nothing`);
    const none = { min: null, max: null, target: null, text: null, ...terms };
    const asked = { parameter: 'brix', unit: '°Bx' };
    expect([status, body.parameters]).toEqual([
      200,
      [
        { code: 'brix', name: 'بریکس', unit: '°Bx' },
        { code: 'acidity', name: 'اسیدیته', unit: 'g/100 g' },
      ],
    ]);
    const [apples, pomegranates] = body.products as { id: number; family: string; values: { parameter: string }[] }[];
    expect([apples?.id, apples?.family, pomegranates?.id, pomegranates?.family]).toEqual([
      first,
      'apple',
      second,
      'pomegranate',
    ]);
    expect(new Map(apples?.values.map((value) => [value.parameter, value]))).toEqual(
      new Map([
        ['brix', { ...none, ...asked, min: 69, max: 71, target: 70 }],
        ['acidity', { ...none, parameter: 'acidity', unit: 'g/100 g', max: 2, acid: 'malic', endPoint: 8.1 }],
      ]),
    );
    expect(pomegranates?.values).toEqual([{ ...none, ...asked, target: 65 }]);
  });

  it('leave out texts in which no value was read, and cost three queries for any number', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 24; each += 1)
      ids.push(await addProduct(api, token, { name: `کنسانترهٔ سیب ${each}`, brix: 'نامشخص' }));
    expect(await queriesOf(api, () => ask(`ids=${ids.join(',')}&parameters=brix`))).toBeLessThanOrEqual(3);
    expect((await ask(`ids=${ids.join(',')}&parameters=brix`)).body.products).toHaveLength(24);
    expect((await ask(`ids=${ids[0]}&parameters=brix`)).body.products[0].values).toEqual([]);
  });

  it.each(['parameters=brix', 'ids=1', 'ids=a&parameters=brix', `ids=${'1,'.repeat(100)}1&parameters=brix`])(
    'refuse %s',
    async (query) => expect((await ask(query)).status).toBe(400),
  );
});

describe('the terms of the families', () => {
  it('are open to visitors, without limits that nobody may have confirmed', async () => {
    const { status, body } = await api.call('GET /api/families/terms');
    expect(status).toBe(200);
    const family = (body as { code: string; parameters: object[] }[]).find(({ code }) => code === 'apple');
    expect(family).toMatchObject({ name: 'سیب', englishName: 'Apple' });
    expect(family?.parameters.slice(0, 4)).toEqual([
      { parameter: 'brix', ...terms },
      { parameter: 'acidity', ...terms, acid: 'malic', endPoint: 8.1 },
      { parameter: 'ph', ...terms },
      { parameter: 'transmittance_440', ...terms, basisBrix: 11.2 },
    ]);
  });
});
