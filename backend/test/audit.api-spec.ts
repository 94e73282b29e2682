import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminAccount } from '../src/auth/index.js';
import { AuditEntry, recordChange } from '../src/operations/audit/index.js';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { addProduct, aProduct, fieldsOf, queriesOf } from './support/shop.js';

let api: TestApi;
let token: string;
let adminId: number;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  [{ id: adminId }] = (await api.database.read.find(AdminAccount)) as [AdminAccount];
});
afterAll(() => api.close());

const list = (query = ''): Promise<Answer> => api.call(`GET /api/audit?${query}`, { token });
const latest = async (): Promise<Record<string, unknown>> => (await list('limit=1')).body[0];
const total = async (query = 'limit=1'): Promise<number> => Number((await list(query)).headers.get('x-total-count'));

describe('what is written down of the catalogue', () => {
  const byTester = { id: expect.any(Number), at: expect.stringMatching(/^\d{4}-.*Z$/), by: 'مدیر سایت' };

  it('a product that is added, changed and removed', async () => {
    const { body: made } = await api.call('POST /api/products', { token, body: aProduct({ name: 'پوره هلو' }) });
    const subject = { ...byTester, adminId, subject: 'product', subjectId: String(made.id) };
    expect(await latest()).toEqual({ ...subject, action: 'createProduct', before: null, after: made });

    await api.call(`PUT /api/products/${made.id}`, { token, body: aProduct({ name: 'پوره هلو', brix: '۳۲' }) });
    expect(await latest()).toEqual({
      ...{ ...subject, action: 'updateProduct' },
      before: { brix: '۷۰ ± ۱', version: 1, updatedAt: made.updatedAt },
      after: { brix: '۳۲', version: 2, updatedAt: expect.stringMatching(/Z$/) },
    });

    await api.call(`DELETE /api/products/${made.id}`, { token });
    const { action, before, after } = await latest();
    expect([action, after]).toEqual(['deleteProduct', null]);
    expect(before).toMatchObject({ id: made.id, name: 'پوره هلو', brix: '۳۲' });
  });

  it('a category that is added, changed and removed', async () => {
    const body = { slug: 'peach', name: 'کنسانتره هلو', group: 'other' };
    const { body: made } = await api.call('POST /api/categories', { token, body });
    const subject = { subject: 'category', subjectId: String(made.id) };
    expect(await latest()).toMatchObject({ ...subject, action: 'createCategory', before: null, after: made });
    await api.call(`PUT /api/categories/${made.id}`, { token, body: { ...body, name: 'هلو' } });
    expect(await latest()).toMatchObject({
      ...{ ...subject, action: 'updateCategory' },
      ...{ before: { name: 'کنسانتره هلو' }, after: { name: 'هلو' } },
    });
    await api.call(`DELETE /api/categories/${made.id}`, { token });
    expect(await latest()).toMatchObject({
      ...subject,
      action: 'deleteCategory',
      before: { slug: 'peach' },
      after: null,
    });
  });

  it('a row of the price list that is added, changed and removed', async () => {
    const body = { name: 'پوره هلو', usdPerTon: 1500 };
    const { body: made } = await api.call('POST /api/price-list', { token, body });
    const subject = { subject: 'price_list_entry', subjectId: String(made.id) };
    expect(await latest()).toMatchObject({ ...subject, action: 'createPriceListEntry', before: null, after: made });
    await api.call(`PUT /api/price-list/${made.id}`, { token, body: { ...body, usdPerTon: 1600 } });
    expect(await latest()).toMatchObject({
      ...{ ...subject, action: 'updatePriceListEntry' },
      ...{ before: { usdPerTon: 1500 }, after: { usdPerTon: 1600 } },
    });
    await api.call(`DELETE /api/price-list/${made.id}`, { token });
    expect(await latest()).toMatchObject({ ...subject, action: 'deletePriceListEntry', after: null });
  });

  it('nothing of a change that was refused, or that changed nothing', async () => {
    const { body: category } = await api.call('POST /api/categories', {
      token,
      body: { slug: 'pear', name: 'کنسانتره گلابی', group: 'other' },
    });
    await addProduct(api, token, { category: 'pear' });
    const before = await total();
    const { id: _id, position: _position, ...same } = category;
    expect((await api.call(`PUT /api/categories/${category.id}`, { token, body: same })).status).toBe(200);
    expect((await api.call(`DELETE /api/categories/${category.id}`, { token })).status).toBe(409);
    expect((await api.call('PUT /api/products/999999', { token, body: aProduct() })).status).toBe(404);
    expect((await api.call('DELETE /api/products/999999', { token })).status).toBe(404);
    expect(await total()).toBe(before);
  });
});

describe('the list of changes', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
  const reza = { id: 501, displayName: 'رضا' };
  const mina = { id: 502, displayName: 'مینا' };

  beforeAll(() =>
    api.database.write(async (tx) => {
      await tx.deleteAll(AuditEntry);
      for (const [index, day] of days.entries()) {
        const admin = index % 2 === 0 ? reza : mina;
        const action = index < 2 ? 'createThing' : 'deleteThing';
        const thing = { subject: index === 3 ? 'other' : 'thing', subjectId: index === 1 ? 'الف' : 7 };
        await recordChange(tx, admin, { action, ...thing, before: null, after: { day } });
        await tx.update(AuditEntry, { action, adminId: admin.id }, { at: new Date(`${day}T12:00:00Z`) });
      }
    }),
  );

  const daysOf = async (query: string): Promise<string[]> =>
    (await list(query)).body.map(({ after }: { after: { day: string } }) => after.day.slice(-1));

  it('is closed to visitors', async () => {
    const { status, body } = await api.call('GET /api/audit');
    expect([status, body.code]).toEqual([401, 'auth.admin_session_ended']);
  });

  it('has the newest first, in pages', async () => {
    expect(await daysOf('')).toEqual(['4', '3', '2', '1']);
    expect(await daysOf('limit=3&page=2')).toEqual(['1']);
    expect(await daysOf('limit=3&page=9')).toEqual([]);
    const { headers } = await list('limit=3&page=2');
    expect(headers.get('x-total-count')).toBe('4');
    expect(headers.get('link')).toContain('rel="prev"');
  });

  it.each([
    ['subject=thing', ['3', '2', '1']],
    ['subject=thing&subjectId=7', ['3', '1']],
    [`subjectId=${encodeURIComponent('الف')}`, ['2']],
    ['action=deleteThing', ['4', '3']],
    ['action=DELETETHING', []],
    ['adminId=502', ['4', '2']],
    [`adminId=${encodeURIComponent('۵۰۲')}`, ['4', '2']],
    ['from=2026-03-02', ['4', '3', '2']],
    ['from=2026-03-02T12:00:00Z&to=2026-03-03T12:00:00Z', ['2']],
    ['to=2026-03-02T16:00:00%2B03:30', ['2', '1']],
    ['subject=&subjectId=&action=&adminId=&from=&to=', ['4', '3', '2', '1']],
    ['subject=thing&adminId=501&action=createThing&to=2026-04-01', ['1']],
  ])('is filtered: %s', async (query, found) => {
    expect(await daysOf(query)).toEqual(found);
  });

  it.each([
    ['subject', `subject=${'x'.repeat(33)}`],
    ['subjectId', `subjectId=${'x'.repeat(201)}`],
    ['action', `action=${'x'.repeat(65)}`],
    ['adminId', 'adminId=0'],
    ['adminId', 'adminId=reza'],
    ['from', 'from=2026-13-01'],
    ['to', 'to=yesterday'],
    ['to', 'to=0000-00-00'],
    ['page', 'page=0'],
    ['order', 'order=asc'],
  ])('refuses a wrong %s under that name, in Persian: %s', async (field, query) => {
    const answer = await list(query);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(answer.body.message).toMatch(/^[\u0600-\u06ff][^a-zA-Z]+$/);
  });

  it('takes two queries, beside the two that find out whose token it is', async () => {
    expect(await queriesOf(api, () => list('subject=thing&from=2026-01-01'))).toBe(4);
  });
});
