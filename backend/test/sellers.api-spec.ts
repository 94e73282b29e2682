import { randomBytes } from 'node:crypto';
import { toPersianDigits } from '@afshoreh/persian';
import { afterEach, describe, expect, it } from '@jest/globals';
import { bumpRevision } from '../src/database/index.js';
import { MediaItem, MediaUse } from '../src/media/index.js';
import { Seller, SellersService } from '../src/sellers/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { fieldsOf, queriesOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    await bumpRevision(tx);
    await tx.deleteAll(Seller);
  }),
);

const aSeller = (changes: object = {}): object => ({
  companyName: 'صنایع غذایی باغ',
  ownerFullName: 'مریم کریمی',
  nationalId: '۱۰۱-۰۱۲۳۴۵۶۷',
  taxId: '۴۱۱۱',
  phoneNumber: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
  email: 'Sales@Bagh.example.com',
  website: 'bagh.example.com/fa',
  whatsappNumber: '0098 914 123 4568',
  address: 'ارومیه، شهرک صنعتی فاز ۲',
  productCategories: 'کنسانترهٔ سیب، پورهٔ زردآلو',
  productionCapacityPerMonth: '۱۲۰ تن',
  exportReady: true,
  certifications: 'ISO 22000، HACCP',
  ...changes,
});
const create = (changes: object = {}): Promise<Answer> =>
  api.call('POST /api/sellers', { token, body: aSeller(changes) });
const added = async (changes: object = {}): Promise<{ id: number; version: number }> => {
  const { status, body } = await create(changes);
  expect(status).toBe(201);
  return body;
};
const update = (id: number, changes: object = {}): Promise<Answer> =>
  api.call(`PUT /api/sellers/${id}`, { token, body: aSeller(changes) });
const list = (query = ''): Promise<Answer> => api.call(`GET /api/sellers?${query}`, { token });
const visitorsList = (query = ''): Promise<Answer> => api.call(`GET /api/sellers?${query}`);
const companiesOf = ({ body }: Answer): string[] =>
  (body as { companyName: string }[]).map(({ companyName }) => companyName);

describe('sellers as admins keep them', () => {
  it('store what the form says in a uniform spelling', async () => {
    const { status, body } = await create({ notes: ' خوش‌حساب \n', isFeaturedSeller: true });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      companyName: 'صنایع غذایی باغ',
      ownerFullName: 'مریم کریمی',
      nationalId: '10101234567',
      taxId: '4111',
      phoneNumber: '+989141234567',
      email: 'sales@bagh.example.com',
      website: 'https://bagh.example.com/fa',
      whatsappNumber: '+989141234568',
      address: 'ارومیه، شهرک صنعتی فاز ۲',
      productCategories: 'کنسانترهٔ سیب، پورهٔ زردآلو',
      productionCapacityPerMonth: '۱۲۰ تن',
      exportReady: true,
      certifications: 'ISO 22000، HACCP',
      factoryImages: null,
      status: 'pending',
      isFeaturedSeller: true,
      notes: 'خوش‌حساب',
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: body.createdAt,
    });
    expect((await api.call(`GET /api/sellers/${body.id}`, { token })).body).toEqual(body);
  });

  it('need no more than the required fields', async () => {
    const optional = ['taxId', 'website', 'whatsappNumber', 'productionCapacityPerMonth', 'certifications'];
    const none = Object.fromEntries([...optional, 'factoryImages', 'notes'].map((field) => [field, '']));
    const { status, body } = await create({ ...none, exportReady: undefined });
    expect([status, body.exportReady, body.isFeaturedSeller]).toEqual([201, false, false]);
    expect(Object.keys(none).filter((field) => body[field] !== null)).toEqual([]);
  });

  it.each([
    ['companyName', { companyName: ' ' }],
    ['companyName', { companyName: 'ش'.repeat(201) }],
    ['ownerFullName', { ownerFullName: undefined }],
    ['nationalId', { nationalId: ' - ' }],
    ['nationalId', { nationalId: '1'.repeat(16) }],
    ['nationalId', { nationalId: 'A12345' }],
    ['nationalId', { nationalId: 10101234567 }],
    ['phoneNumber', { phoneNumber: '1234567' }],
    ['email', { email: 'sales@' }],
    ['address', { address: '' }],
    ['productCategories', { productCategories: undefined }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: '/products' }],
    ['website', { website: '//evil.example' }],
    ['website', { website: 'باغ' }],
    ['website', { website: 'https://' }],
    ['website', { website: 'https://bank.example@evil.example' }],
    ['website', { website: 'bagh.example\\evil' }],
    ['website', { website: `https://${'a'.repeat(500)}.example` }],
    ['whatsappNumber', { whatsappNumber: 'ندارد' }],
    ['exportReady', { exportReady: 'yes' }],
    ['exportReady', { exportReady: null }],
    ['status', { status: 'new' }],
    ['status', { status: null }],
    ['isFeaturedSeller', { isFeaturedSeller: 1 }],
    ['factoryImages', { factoryImages: '1,x' }],
    ['factoryImages', { factoryImages: Array.from({ length: 21 }, (_, index) => index + 1).join() }],
    ['factoryImages', { factoryImages: '99999999999' }],
    ['factoryImages', { factoryImages: '424242' }],
    ['notes', { notes: 'ی'.repeat(5001) }],
    ['version', { version: 1 }],
    ['createdAt', { createdAt: '2026-01-01T00:00:00Z' }],
  ])('refuse a wrong %s under that field, in Persian, and keep nothing: %j', async (field, changes) => {
    const answer = await create(changes);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(answer.body.message).toMatch(/^[\u0600-\u06ff][^a-zA-Z]+$/);
    expect((await list()).body).toEqual([]);
  });

  it('keep what an update leaves out, and clear what it empties', async () => {
    const { id } = await added({ status: 'approved', notes: 'یادداشت', isFeaturedSeller: true });
    const { status, body } = await update(id, { id, website: null, taxId: undefined, certifications: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'approved', notes: 'یادداشت', isFeaturedSeller: true, taxId: '4111' });
    expect(body).toMatchObject({ website: null, certifications: null, version: 2 });
    expect((await api.call(`GET /api/sellers/${id}`, { token })).body).toEqual(body);
  });

  it('move from any status to any', async () => {
    const { id } = await added();
    for (const status of ['approved', 'pending', 'rejected', 'approved', 'rejected', 'pending'])
      expect((await update(id, { status })).body.status).toBe(status);
  });

  it('do not let two admins overwrite each other unseen, not even at once', async () => {
    const { id } = await added();
    const answers = await Promise.all(
      ['الف', 'ب', 'پ', 'ت'].map((name) => update(id, { companyName: `باغ ${name}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('sellers.changed_meanwhile');
    expect((await update(id, { version: 2 })).status).toBe(200);
  });

  it('refuse an id that is not the one of the path', async () => {
    const { id } = await added();
    expect(fieldsOf(await update(id, { id: id + 1 }))).toEqual(['id']);
  });

  it('are gone when removed', async () => {
    const { id } = await added();
    expect((await api.call(`DELETE /api/sellers/${id}`, { token })).status).toBe(204);
    for (const route of [`GET /api/sellers/${id}`, `DELETE /api/sellers/${id}`]) {
      const { status, body } = await api.call(route, { token });
      expect([status, body.code]).toEqual([404, 'sellers.not_found']);
    }
    expect((await update(id)).status).toBe(404);
  });

  it('leave an entry for every change, of a deleted one without its values', async () => {
    const { id } = await added();
    await update(id, { status: 'approved' });
    await api.call(`DELETE /api/sellers/${id}`, { token });
    const { body } = await api.call(`GET /api/audit?subject=seller&subjectId=${id}`, { token });
    expect(body).toMatchObject([
      { action: 'deleteSeller', before: { companyName: 'حذف شد', status: 'حذف شد' }, after: null },
      { action: 'updateSeller', before: { status: 'حذف شد' }, after: { status: 'حذف شد' } },
      { action: 'createSeller', before: null, after: { companyName: 'حذف شد' } },
    ]);
    expect(Object.keys(body[1].after).sort()).toEqual(['status', 'updatedAt', 'version']);
  });
});

describe('pictures of the factory', () => {
  async function aPicture(): Promise<number> {
    const stem = randomBytes(16).toString('hex');
    const names = { stem, contentHash: stem, filename: `${stem}.webp`, originalFilename: 'کارخانه.jpg', tags: '' };
    const facts = { type: 'image/webp', isImage: true, size: 1000, width: 640, height: 400, color: null } as const;
    const item = { ...names, ...facts, variants: [], createdAt: new Date() };
    return (await api.database.write((tx) => tx.save(MediaItem, tx.create(MediaItem, item)))).id;
  }
  const usesOf = async (id: number): Promise<[mediaId: number, title: string][]> =>
    (await api.database.read.find(MediaUse, { where: { placeId: String(id) }, order: { mediaId: 'ASC' } })).map(
      ({ mediaId, title }) => [mediaId, title],
    );

  it('are kept once each, and known to the media library while the seller shows them', async () => {
    const first = await aPicture();
    const second = await aPicture();
    const { status, body } = await create({ factoryImages: ` ${second}،${toPersianDigits(first)}, ${second},` });
    expect([status, body.factoryImages]).toEqual([201, `${second},${first}`]);
    const title = 'صنایع غذایی باغ';
    expect(await usesOf(body.id)).toEqual([
      [first, title],
      [second, title],
    ]);
    await update(body.id, { factoryImages: `${first}` });
    expect(await usesOf(body.id)).toEqual([[first, title]]);
    await update(body.id);
    expect(await usesOf(body.id)).toEqual([[first, title]]);
    await api.call(`DELETE /api/sellers/${body.id}`, { token });
    expect(await usesOf(body.id)).toEqual([]);
  });
});

describe('the list for admins', () => {
  const fill = async (): Promise<void> => {
    await added({ companyName: 'ب بستان', status: 'approved', email: 'bostan@example.com' });
    await added({ companyName: 'پ پردیس', ownerFullName: 'رضا یزدی', phoneNumber: '09351112233' });
    await added({ companyName: 'آ آذر', status: 'rejected' });
  };

  it('has the newest first, in pages', async () => {
    await fill();
    expect(companiesOf(await list())).toEqual(['آ آذر', 'پ پردیس', 'ب بستان']);
    const page = await list('limit=2&page=2');
    expect([companiesOf(page), page.headers.get('x-total-count')]).toEqual([['ب بستان'], '3']);
    expect(page.headers.get('link')).toContain('rel="prev"');
    expect(companiesOf(await list('limit=2&page=3'))).toEqual([]);
  });

  it('sorts by company, and by status with those that wait first', async () => {
    await fill();
    expect(companiesOf(await list('sort=company'))).toEqual(['آ آذر', 'ب بستان', 'پ پردیس']);
    expect(companiesOf(await list('sort=status'))).toEqual(['پ پردیس', 'ب بستان', 'آ آذر']);
    expect((await list('sort=email')).status).toBe(400);
  });

  it.each([
    ['status=pending', ['پ پردیس']],
    ['status=approved', ['ب بستان']],
    ['status=all&sort=company', ['آ آذر', 'ب بستان', 'پ پردیس']],
    ['q=پرديس', ['پ پردیس']],
    ['q=رضايزدي', ['پ پردیس']],
    ['q=BOSTAN@', ['ب بستان']],
    ['q=0935 111', ['پ پردیس']],
    ['q=۹۳۵۱۱۱', ['پ پردیس']],
    ['q=%2B98935', ['پ پردیس']],
    ['q=0098935', ['پ پردیس']],
    ['q=%2B98 935-111', ['پ پردیس']],
    ['q=پرد‌يس رضا ۰۹۳۵ ۱۱۱', ['پ پردیس']],
    ['q=پردیس 0936', []],
    ['q=پردیس&status=approved', []],
    ['q=%25', []],
  ])('is filtered and searched: %s', async (query, found) => {
    await fill();
    expect(companiesOf(await list(query.replace(/[^\x21-\x7e]+/g, encodeURIComponent)))).toEqual(found);
  });

  it('takes three queries, beside the two that find out whose token it is', async () => {
    await fill();
    expect(await queriesOf(api, () => list('q=a&status=all'))).toBe(5);
  });

  it('are counted by status, for the filter of the list', async () => {
    await added();
    await added({ status: 'approved' });
    await added({ status: 'approved' });
    const counts = await api.call('GET /api/sellers/counts', { token });
    expect(counts.body).toEqual({ all: 3, pending: 1, approved: 2, rejected: 0 });
  });

  it('counts those that wait, for the dashboard', async () => {
    await fill();
    await added({ status: 'pending' });
    expect(await api.api.app.get(SellersService).countPending()).toBe(2);
  });
});

describe('the list for visitors', () => {
  it('has approved sellers only and public fields only, whatever is asked', async () => {
    await added({ companyName: 'ب بستان', status: 'approved', notes: 'محرمانه' });
    await added({ companyName: 'در انتظار' });
    await added({ companyName: 'ردشده', status: 'rejected' });
    for (const query of ['', 'status=pending', 'status=all', 'status=rejected', 'q=09141234567&sort=status']) {
      const { status, body, headers } = await visitorsList(query);
      expect([status, headers.get('x-total-count')]).toEqual([200, '1']);
      expect(body).toEqual([
        {
          id: expect.any(Number),
          companyName: 'ب بستان',
          productCategories: 'کنسانترهٔ سیب، پورهٔ زردآلو',
          website: 'https://bagh.example.com/fa',
          certifications: 'ISO 22000، HACCP',
          exportReady: true,
          isFeaturedSeller: false,
        },
      ]);
    }
  });

  it('gives access to each of them alone with the same fields, and to no others', async () => {
    const { id } = await added({ status: 'approved' });
    const one = (): Promise<Answer> => api.call(`GET /api/sellers/${id}/public`);
    const { status, body } = await one();
    expect([status, [body]]).toEqual([200, (await visitorsList()).body]);
    for (const hidden of ['pending', 'rejected']) {
      await update(id, { status: hidden });
      const answer = await one();
      expect([answer.status, answer.body.code]).toEqual([404, 'sellers.not_found']);
    }
  });

  it('has featured sellers first, then by company', async () => {
    for (const [companyName, isFeaturedSeller] of [
      ['پ پردیس', false],
      ['آ آذر', false],
      ['ت تاک', true],
    ])
      await added({ companyName, isFeaturedSeller, status: 'approved' });
    expect(companiesOf(await visitorsList())).toEqual(['ت تاک', 'آ آذر', 'پ پردیس']);
    expect(companiesOf(await visitorsList('page=2&limit=2'))).toEqual(['پ پردیس']);
  });

  it('shows every change at once, also when it is cached', async () => {
    expect((await visitorsList()).body).toEqual([]);
    const { id } = await added({ status: 'approved' });
    expect((await visitorsList()).body).toHaveLength(1);
    const again = await visitorsList();
    expect([again.body.length, again.headers.get('x-request-id')]).toEqual([1, null]);
    await update(id, { status: 'rejected' });
    expect((await visitorsList()).body).toEqual([]);
    await update(id, { status: 'approved' });
    await visitorsList();
    await api.call(`DELETE /api/sellers/${id}`, { token });
    expect((await visitorsList()).body).toEqual([]);
  });

  it('never gives an admin the cached response for visitors, nor the other way round', async () => {
    await added();
    for (let round = 1; round <= 2; round += 1) {
      expect((await visitorsList()).body).toEqual([]);
      const forAdmin = await list();
      expect([forAdmin.body.length, forAdmin.headers.get('cache-control')]).toEqual([1, 'no-store']);
      expect(forAdmin.headers.get('vary')).toContain('Authorization');
    }
  });

  it('is refused, not shortened, for a token that has ended', async () => {
    const ended = await api.loginAdmin();
    await api.call('POST /api/admin/logout', { token: ended });
    for (const headers of [
      { Authorization: `Bearer ${ended}` },
      { Authorization: 'Bearer nonsense' },
      { Authorization: 'Basic eDp5' },
    ]) {
      const { status, body } = await api.call('GET /api/sellers', { headers });
      expect([status, body.code]).toEqual([401, 'auth.admin_session_ended']);
    }
  });
});

describe('the export', () => {
  const text = async (query = ''): Promise<{ headers: Headers; lines: string[] }> => {
    const response = await fetch(`${api.url}/api/sellers/export?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return { headers: response.headers, lines: bytes.subarray(3).toString().trimEnd().split('\r\n') };
  };

  it('is a CSV file of what the list would show', async () => {
    await added({ companyName: '=1+1', status: 'approved', notes: 'خط «یک»' });
    await added({ companyName: 'پردیس', phoneNumber: '+49 30 1234567' });
    const { headers, lines } = await text();
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('afshoreh-sellers.csv');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^شناسه,نام شرکت,نام مالک,/);
    expect(lines[1]).toMatch(
      /^\d+,'=1\+1,مریم کریمی,10101234567,4111,09141234567,09141234568,sales@bagh\.example\.com,/,
    );
    expect(lines[1]).toMatch(
      /,بله,"?ISO 22000، HACCP"?,تأییدشده,خیر,خط «یک»,\d{4}-\d\d-\d\dT[\d:.]+Z,[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2},\d{4}-/,
    );
    expect(lines[2]).toContain("'+49301234567");
  });

  it('is filtered like the list', async () => {
    await added({ status: 'approved' });
    await added({ companyName: 'پردیس' });
    expect((await text('status=pending')).lines).toHaveLength(2);
    expect((await text(`q=${encodeURIComponent('پرديس')}`)).lines[1]).toContain('پردیس');
    expect((await text('q=nobody')).lines).toHaveLength(1);
    for (const query of ['status=new', 'page=2'])
      expect((await api.call(`GET /api/sellers/export?${query}`, { token })).status).toBe(400);
  });

  it('has every row, also of more than one batch', async () => {
    const { id } = await added();
    await api.database.write(async (tx) => {
      const { id: _id, ...row } = await tx.findOneByOrFail(Seller, { id });
      for (let from = 0; from < 1500; from += 500) {
        const names = Array.from({ length: 500 }, (_, index) => `شرکت ${from + index}`);
        await tx.insert(
          Seller,
          names.map((companyName) => ({ ...row, companyName })),
        );
      }
    });
    const { lines } = await text();
    expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(1502);
  });
});
