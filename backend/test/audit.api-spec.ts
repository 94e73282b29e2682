import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { toPersianDigits } from '@afshoreh/persian';
import { AdminAccount, type Role } from '../src/auth/index.js';
import { logger } from '../src/common/http/index.js';
import { AuditEntry, recordChange } from '../src/operations/audit/index.js';
import { AuditService } from '../src/operations/audit/audit.service.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aDialogOrder, aProduct, fieldsOf, queriesOf } from './support/shop.js';
import { aSeller } from './support/sellers.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const [{ id: adminId }] = (await api.database.read.find(AdminAccount)) as [AdminAccount];

const list = (query = ''): Promise<Answer> => api.call(`GET /api/audit?${query}`, { token });
const encoded = (query: string): string => query.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
const latest = async (): Promise<Record<string, unknown>> => (await list('limit=1')).body[0];
const total = async (query = 'limit=1'): Promise<number> => Number((await list(query)).headers.get('x-total-count'));

describe('what is written down of the catalogue', () => {
  const byTester = { id: expect.any(Number), at: expect.stringMatching(/^\d{4}-.*Z$/), by: 'مدیر سایت' };

  it('a product that is added, changed and removed', async () => {
    const { body: made } = await api.call('POST /api/products', { token, body: aProduct({ name: 'پورهٔ هلو' }) });
    const subject = { ...byTester, adminId, subject: 'product', subjectId: String(made.id) };
    expect(await latest()).toMatchObject({ ...subject, action: 'createProduct', before: null, after: made });

    await api.call(`PUT /api/products/${made.id}`, { token, body: aProduct({ name: 'پورهٔ هلو', brix: '۳۲' }) });
    expect(await latest()).toMatchObject({
      ...subject,
      action: 'updateProduct',
      before: { brix: '۷۰ ± ۱', version: 1, updatedAt: made.updatedAt },
      after: { brix: '۳۲', version: 2, updatedAt: expect.stringMatching(/Z$/) },
    });

    await api.call(`DELETE /api/products/${made.id}`, { token });
    const { action, before, after } = await latest();
    expect([action, after]).toEqual(['deleteProduct', null]);
    expect(before).toMatchObject({ id: made.id, name: 'پورهٔ هلو', brix: '۳۲' });
  });

  it('a category that is added, changed and removed', async () => {
    const body = { slug: 'peach', name: 'کنسانترهٔ هلو', group: 'other' };
    const { body: made } = await api.call('POST /api/categories', { token, body });
    const subject = { subject: 'category', subjectId: String(made.id) };
    expect(await latest()).toMatchObject({ ...subject, action: 'createCategory', before: null, after: made });
    await api.call(`PUT /api/categories/${made.id}`, { token, body: { ...body, name: 'هلو' } });
    expect(await latest()).toMatchObject({
      ...subject,
      action: 'updateCategory',
      before: { name: 'کنسانترهٔ هلو' },
      after: { name: 'هلو' },
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
    const body = { name: 'پورهٔ هلو', usdPerTon: 1500 };
    const { body: made } = await api.call('POST /api/price-list', { token, body });
    const subject = { subject: 'price_list_entry', subjectId: String(made.id) };
    expect(await latest()).toMatchObject({ ...subject, action: 'createPriceListEntry', before: null, after: made });
    await api.call(`PUT /api/price-list/${made.id}`, { token, body: { ...body, usdPerTon: 1600 } });
    expect(await latest()).toMatchObject({
      ...subject,
      action: 'updatePriceListEntry',
      before: { usdPerTon: 1500 },
      after: { usdPerTon: 1600 },
    });
    await api.call(`DELETE /api/price-list/${made.id}`, { token });
    expect(await latest()).toMatchObject({ ...subject, action: 'deletePriceListEntry', after: null });
  });

  it('nothing of a change that was refused, or that changed nothing', async () => {
    const { body: category } = await api.call('POST /api/categories', {
      token,
      body: { slug: 'pear', name: 'کنسانترهٔ گلابی', group: 'other' },
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
        const action = (['createProduct', 'createProduct', 'updateProduct', 'updateCategory'] as const)[index]!;
        const name = ['کنسانترهٔ سيب', 'رب گوجه‌فرنگی', 'پورهٔ سیب', 'سیب درختی'][index] as string;
        const change = { action, subjectId: index === 1 ? 8 : 7, name } as const;
        await recordChange(tx, admin, { ...change, after: { day } });
        await tx.update(AuditEntry, { action, adminId: admin.id }, { at: new Date(`${day}T12:00:00Z`) });
      }
    }),
  );

  const daysOf = async (query: string): Promise<string[]> =>
    (await list(encoded(query))).body.map(({ after }: { after: { day: string } }) => after.day.slice(-1));

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
    ['subject=product', ['3', '2', '1']],
    ['subject=product&subjectId=7', ['3', '1']],
    ['subjectId=8', ['2']],
    ['action=createProduct', ['2', '1']],
    ['action=CREATEPRODUCT', []],
    ['adminId=502', ['4', '2']],
    [`adminId=${encodeURIComponent('۵۰۲')}`, ['4', '2']],
    ['from=2026-03-02', ['4', '3', '2']],
    ['from=2026-03-02T12:00:00Z&to=2026-03-03T12:00:00Z', ['2']],
    ['to=2026-03-02T16:00:00%2B03:30', ['2', '1']],
    ['subject=&subjectId=&action=&adminId=&from=&to=&q=', ['4', '3', '2', '1']],
    ['q=سیب', ['4', '3', '1']],
    ['q=كنسانتره سيب', ['1']],
    ['q=سیب&adminId=502', ['4']],
    ['q=۷', ['4', '3', '1']],
    ['q=گلابی', []],
    ['subject=product&adminId=501&action=createProduct&to=2026-04-01', ['1']],
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

  it('takes five queries, beside the two that find out whose token it is', async () => {
    expect(await queriesOf(api, () => list('subject=product&from=2026-01-01'))).toBe(7);
  });
});

describe('an entry in words', () => {
  const productOf = (changes: object) => aProduct({ name: 'پورهٔ به', ...changes });
  const wordsOf = async (): Promise<object> => {
    const { thing, summary, changes, gone } = await latest();
    return { thing, summary, changes, gone };
  };

  it('says what was changed of what, from which value to which', async () => {
    const { body: made } = await api.call('POST /api/products', { token, body: productOf({ price: 150_000_000 }) });
    expect(await wordsOf()).toMatchObject({ thing: 'محصول «پورهٔ به»', summary: 'محصول «پورهٔ به» را افزود' });

    await api.call(`PUT /api/products/${made.id}`, { token, body: productOf({ price: 141_000_000 }) });
    const price = { field: 'price', label: 'قیمت', before: '۱۵۰٬۰۰۰٬۰۰۰ تومان', after: '۱۴۱٬۰۰۰٬۰۰۰ تومان' };
    expect(await wordsOf()).toEqual({
      thing: 'محصول «پورهٔ به»',
      summary: 'قیمت محصول «پورهٔ به» را تغییر داد',
      gone: false,
      changes: [price],
    });

    const two = { price: 141_000_000, category: 'grape', showPrice: true, brix: '۳۲' };
    await api.call(`PUT /api/products/${made.id}`, { token, body: productOf(two) });
    const { summary, changes } = (await wordsOf()) as Record<string, never>;
    expect(summary).toMatch(/^[^،]+، [^،]+ و [^،]+ محصول «پورهٔ به» را تغییر داد$/);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'showPrice', label: 'نمایش قیمت', before: 'خیر', after: 'بله' },
        { field: 'category', label: 'دسته', before: 'کنسانترهٔ سیب', after: 'کنسانترهٔ انگور' },
      ]),
    );

    await api.call(`DELETE /api/products/${made.id}`, { token });
    expect(await wordsOf()).toMatchObject({ summary: 'محصول «پورهٔ به» را حذف کرد', gone: true });
    const history = (await list(`subject=product&subjectId=${made.id}`)).body as Record<string, unknown>[];
    expect(history.map(({ gone }) => gone)).toEqual([true, true, true, true]);
  });

  it('has days and times of Tehran, names of statuses, and only the added items of a list', async () => {
    const order = await api.call('POST /api/orders', { body: aDialogOrder(await addProduct(api, token)) });
    const { id } = order.body;
    await api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'processing' } });
    expect(await wordsOf()).toMatchObject({
      summary: `وضعیت سفارش ${toPersianDigits(id)} را تغییر داد`,
      changes: [{ field: 'status', label: 'وضعیت', before: 'جدید', after: 'در حال پردازش' }],
    });
    await api.call(`POST /api/orders/${id}/notes`, { token, body: { text: 'نمونه خواست' } });
    await api.call(`POST /api/orders/${id}/notes`, { token, body: { text: 'نمونه فرستاده شد' } });
    const [notes] = (await latest()).changes as { before: string | null; after: string }[];
    expect(notes).toMatchObject({ before: null, after: expect.stringMatching(/^\W*۱۴\d\d|نمونه فرستاده شد/) });
    expect(notes?.after).not.toContain('نمونه خواست');

    // A call that closes the order tells of the status once, by its name.
    const call = { outcome: 'reached', status: 'completed' };
    await api.call(`POST /api/orders/${id}/calls`, { token, body: call });
    const labels = ((await latest()).changes as { field: string }[]).map(({ field }) => field);
    expect(labels).toContain('status');
    expect(labels).not.toContain('history');
  });

  it('about a person whose data was removed says that the values were cleared, without the name', async () => {
    const { body: made } = await api.call('POST /api/sellers', { token, body: aSeller() });
    expect(await wordsOf()).toMatchObject({ thing: 'فروشندهٔ «باغ ارومیه»' });
    expect(await daysFound('باغ')).toBe(1);
    await api.call(`DELETE /api/sellers/${made.id}`, { token });
    const { thing, changes } = (await wordsOf()) as { thing: string; changes: { before: string }[] };
    expect(thing).toBe(`فروشندهٔ ${toPersianDigits(made.id)}`);
    expect(new Set(changes.map(({ before }) => before))).toEqual(new Set(['حذف شد']));
    expect(await daysFound('باغ')).toBe(0);
  });

  const daysFound = async (q: string): Promise<number> => total(encoded(`limit=1&q=${q}`));
});

describe('the file of changes', () => {
  it('has exactly what the list would show, the oldest first, in words', async () => {
    const { body: made } = await api.call('POST /api/products', { token, body: aProduct({ name: 'پورهٔ انبه' }) });
    await api.call(`PUT /api/products/${made.id}`, { token, body: aProduct({ name: 'پورهٔ انبه', brix: '۱۵' }) });
    await api.call(`PUT /api/products/${made.id}`, { token, body: aProduct({ name: 'پورهٔ انبه', brix: '۱۶' }) });
    const query = `subject=product&subjectId=${made.id}&action=updateProduct`;
    const { body, headers } = await api.call(`GET /api/audit/export?${query}`, { token });
    expect(headers.get('content-disposition')).toContain('afshoreh-audit.csv');
    const [heading, ...lines] = (body as string).trim().split('\r\n');
    expect(heading).toBe(
      '\ufeffشناسه,زمان,زمان (به وقت تهران),مدیر,شرح تغییر,مورد,شناسهٔ مورد,پیش از تغییر,پس از تغییر'.slice(
        heading?.startsWith('\ufeff') ? 0 : 1,
      ),
    );
    expect(lines.map((line) => line.split(',').slice(4))).toEqual([
      ['بریکس محصول «پورهٔ انبه» را تغییر داد', 'محصول «پورهٔ انبه»', String(made.id), 'بریکس: ۷۰ ± ۱', 'بریکس: ۱۵'],
      ['بریکس محصول «پورهٔ انبه» را تغییر داد', 'محصول «پورهٔ انبه»', String(made.id), 'بریکس: ۱۵', 'بریکس: ۱۶'],
    ]);
  });
});

describe('an entry has what was changed, however much there is', () => {
  const sizes = async (action: string): Promise<number[]> => {
    const entries = await api.database.read.find(AuditEntry, { where: { action }, order: { id: 'ASC' } });
    return entries.map(({ before, after }) => JSON.stringify({ before, after }).length);
  };

  it('the entry for the fortieth long note or call of an order is as small as that for the second', async () => {
    await api.database.write((tx) => tx.deleteAll(AuditEntry));
    const { id } = (await api.call('POST /api/orders', { body: aDialogOrder(await addProduct(api, token)) })).body;
    const text = 'مشتری پرسید بار چه روزی می‌رسد. '.repeat(60);
    for (let count = 1; count <= 40; count += 1) {
      const note = await api.call(`POST /api/orders/${id}/notes`, { token, body: { text } });
      const body = { outcome: 'no_answer', note: text.slice(0, 900) };
      const call = await api.call(`POST /api/orders/${id}/calls`, { token, body });
      expect([count, note.status, call.status]).toEqual([count, 201, 201]);
    }
    for (const action of ['addOrderNote', 'recordOrderCall']) {
      const all = await sizes(action);
      expect(all).toHaveLength(40);
      expect(all[39]).toBeLessThan((all[1] as number) * 1.1);
    }
    const [entry] = (await list(`subject=order&subjectId=${id}&action=addOrderNote`)).body;
    expect(entry.changes).toEqual([
      { field: 'staffNotes', label: 'یادداشت‌های کارکنان', before: null, after: expect.stringContaining(text.trim()) },
    ]);
  });

  it('a text of 64 KB that replaces another one', async () => {
    const [before, after] = ['ا', 'ب'].map((letter) => ({ description: letter.repeat(60_000) }));
    const change = { action: 'updateProduct', subjectId: 77, name: 'دراز' } as const;
    const by = { id: adminId, displayName: 'مدیر سایت' };
    await api.database.write((tx) => recordChange(tx, by, { ...change, before: before!, after: after! }));
    expect(await latest()).toMatchObject({ subjectId: '77', before, after });
  });
});

describe('an entry that cannot be put into words', () => {
  const anOddSeller = aSeller({ companyName: '2026-99-99', ownerFullName: '2026-99-99T99:99:99.999Z' });

  it('has its values as they were typed by a stranger, in the list, the history and the file', async () => {
    expect((await api.call('POST /api/sellers/applications', { body: anOddSeller })).status).toBe(201);
    const { id } = (await api.call('GET /api/sellers', { token })).body[0];
    await api.call(`PUT /api/sellers/${id}`, { token, body: { ...anOddSeller, companyName: 'باغ درست' } });
    for (const query of ['', `subject=seller&subjectId=${id}`]) {
      const { status, body } = await list(query);
      expect([status, body[0].changes]).toEqual([
        200,
        [{ field: 'companyName', label: 'نام شرکت', before: '2026-99-99', after: 'باغ درست' }],
      ]);
    }
    const file = await api.call(`GET /api/audit/export?subject=seller&subjectId=${id}`, { token });
    expect(file.body).toContain('نام شرکت: 2026-99-99');
  });

  it('and one whose stored values are no JSON is shown without them, beside all others', async () => {
    const { body: made } = await api.call('POST /api/price-list', {
      token,
      body: { name: 'پوره توت', usdPerTon: 1500 },
    });
    const { id } = await latest();
    const column = api.database.read.dataSource.driver.escape('after');
    await api.database.write((tx) => tx.query(`UPDATE audit_entry SET ${column} = ? WHERE id = ?`, ['{"na', id]));
    const { status, body } = await list();
    expect([status, body.length > 1]).toEqual([200, true]);
    expect(body[0]).toMatchObject({ id, action: 'createPriceListEntry', subjectId: String(made.id), changes: [] });
    expect((await api.call('GET /api/audit/export', { token })).body).toContain('پوره توت');
  });
});

describe('a file that fails on the way', () => {
  const failed = jest.spyOn(logger, 'error');
  const batches = jest.spyOn(AuditService.prototype, 'batches');
  afterAll(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['at once', 0],
    ['after a part was sent', 50],
  ])('%s, is broken off, and the log says of which request', async (_when, wait) => {
    batches.mockImplementationOnce(async function* () {
      yield [];
      await sleep(wait);
      throw new RangeError('no such row');
    });
    failed.mockClear();
    const id = `broken-export-${wait}`;
    const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': id };
    const answer = fetch(`${api.url}/api/audit/export`, { headers }).then((response) => response.text());
    await expect(answer).rejects.toThrow(/terminated|fetch failed/);
    expect(failed).toHaveBeenCalledWith({ requestId: id, err: expect.any(RangeError) }, 'request failed');
  });
});

describe('the history of a record', () => {
  const asked = async (role: Role, query: string): Promise<string> => {
    const roleToken = await api.loginAdmin(role);
    const { status, body } = await api.call(`GET /api/audit?${query}`, { token: roleToken });
    const file = await api.call(`GET /api/audit/export?${query}`, { token: roleToken });
    expect(file.status).toBe(status);
    return `${status} ${(body as { code?: string }).code ?? ''}`.trim();
  };

  it.each<[Role, string, string]>([
    ['owner', '', '200'],
    ['owner', 'subject=settings&subjectId=site', '200'],
    ['sales', 'subject=order&subjectId=1', '200'],
    ['sales', 'subject=product&subjectId=1', '200'],
    ['editor', 'subject=post&subjectId=1', '200'],
    ['sales', '', '403 auth.role_insufficient'],
    ['sales', 'subject=order', '403 auth.role_insufficient'],
    ['sales', 'subjectId=1', '403 auth.role_insufficient'],
    ['sales', 'subject=post&subjectId=1', '403 auth.role_insufficient'],
    ['sales', 'subject=constructor&subjectId=1', '403 auth.role_insufficient'],
    ['editor', 'subject=order&subjectId=1', '403 auth.role_insufficient'],
    ['editor', 'subject=settings&subjectId=site', '403 auth.role_insufficient'],
    ['editor', 'subject=admin&subjectId=1', '403 auth.role_insufficient'],
  ])('is read by whoever may read the record: %s, %s: %s', async (role, query, expected) => {
    expect(await asked(role, query)).toBe(expected);
  });
});
