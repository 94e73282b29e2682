import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DocumentExpiry } from '../src/catalog/document-expiry.js';
import { dayBefore, dayOf } from '../src/common/tehran-day.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { addMedia, aJpeg, upload } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { addProduct, aProduct, fieldsOf } from './support/shop.js';

let api: TestApi;
let token: string;
let sheet: { id: number; url: string; size: number };
let made = 0;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  sheet = await aDocument();
});
afterAll(() => api.close());

async function aDocument(): Promise<typeof sheet> {
  made += 1;
  return (await upload(api, token, aPdf({ page: `/Number ${made}` }), { name: 'برگه.pdf' })).body as typeof sheet;
}
const create = (changes: object): Promise<Answer> =>
  api.call('POST /api/products', { token, body: aProduct({ ...changes }) });
const update = (id: number, changes: object): Promise<Answer> =>
  api.call(`PUT /api/products/${id}`, { token, body: aProduct({ ...changes }) });
const remove = (mediaId: number): Promise<Answer> => api.call(`DELETE /api/media/${mediaId}`, { token });
const anEntry = (changes: object = {}): object => ({
  mediaId: sheet.id,
  title: 'برگهٔ آنالیز',
  kind: 'analysis',
  ...changes,
});

const undated = { language: 'fa', edition: null, validUntil: null };

describe('the documents of a product', () => {
  it('are listed for download on its page, in the order the admin gave them, and not in lists', async () => {
    const other = await aDocument();
    const documents = [anEntry({ mediaId: other.id, title: 'گواهی ISO 22000', kind: 'certificate' }), anEntry()];
    const { status, body } = await create({ documents });
    expect([status, body.documents.map(({ mediaId }: { mediaId: number }) => mediaId)]).toEqual([
      201,
      [other.id, sheet.id],
    ]);
    expect((await api.call(`GET /api/products/${body.id}`)).body.documents).toEqual([
      {
        title: 'گواهی ISO 22000',
        kind: 'certificate',
        ...undated,
        url: other.url,
        type: 'application/pdf',
        size: other.size,
      },
      { title: 'برگهٔ آنالیز', kind: 'analysis', ...undated, url: sheet.url, type: 'application/pdf', size: sheet.size },
    ]);
    expect((await api.call(`GET /api/admin/products/${body.id}`, { token })).body).toEqual(body);
    expect((await api.call('GET /api/products?sort=newest')).body[0]).not.toHaveProperty('documents');
  });

  it('stay when a form leaves them out, are replaced by those it names, and go when it names none', async () => {
    const { body: product } = await create({ documents: [anEntry()] });
    expect((await update(product.id, {})).body.documents).toHaveLength(1);
    const { body } = await update(product.id, {
      documents: [anEntry({ title: 'یک' }), anEntry({ title: 'دو', kind: 'other' })],
    });
    expect(body.documents.map(({ title }: { title: string }) => title)).toEqual(['یک', 'دو']);
    const [entry] = await api.database.read.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ action: 'updateProduct', before: { documents: [{ title: 'برگهٔ آنالیز' }] } });
    expect((await update(product.id, { documents: [] })).body.documents).toEqual([]);
    expect((await api.call(`GET /api/products/${product.id}`)).body.documents).toEqual([]);
  });

  it.each([
    ['documents.0.mediaId', () => [anEntry({ mediaId: 999_999 })]],
    ['documents.1.mediaId', () => [anEntry(), anEntry({ mediaId: 999_999 })]],
    ['documents.0.mediaId', () => [anEntry({ mediaId: '1' })]],
    ['documents.0.title', () => [anEntry({ title: ' ' })]],
    ['documents.0.kind', () => [anEntry({ kind: 'poem' })]],
    ['documents.0.language', () => [anEntry({ language: 'de' })]],
    ['documents.0.validUntil', () => [anEntry({ validUntil: '1405/07/01' })]],
    ['documents.0.edition', () => [anEntry({ edition: 'x'.repeat(41) })]],
    ['documents.0.path', () => [anEntry({ path: '/media/x.pdf' })]],
    ['documents', () => Array.from({ length: 21 }, () => anEntry())],
    ['documents', () => null],
    ['documents', () => 'x'],
  ])('are refused under %s', async (field, documents) => {
    const before = (await api.call('GET /api/products?limit=1')).headers.get('x-total-count');
    const answer = await create({ documents: documents() });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect((await api.call('GET /api/products?limit=1')).headers.get('x-total-count')).toBe(before);
  });

  it('keep language, edition and last day, and leave the page after that day, but not the form of staff', async () => {
    const today = dayOf(new Date());
    const terms = { kind: 'halal', language: 'both', edition: 'Rev. 3' };
    const documents = [
      anEntry({ ...terms, title: 'آخرین روز', validUntil: today }),
      anEntry({ ...terms, title: 'پایان‌یافته', validUntil: dayBefore(today, 1) }),
    ];
    const { body: product } = await create({ documents });
    expect(product.documents).toMatchObject(documents);
    const { body: shown } = await api.call(`GET /api/products/${product.id}`);
    expect(shown.documents).toMatchObject([{ ...terms, title: 'آخرین روز', validUntil: today }]);
  });

  it('that end within thirty days are counted for staff, and lead to their products', async () => {
    const waiting = async () => (await api.call('GET /api/dashboard', { token })).body.waiting.documents as number;
    const expiring = async () =>
      (
        (await api.call('GET /api/admin/products?documents=expiring&limit=100', { token })).body as { id: number }[]
      ).map(({ id }) => id);
    const before = await waiting();
    const today = dayOf(new Date());
    const [soon, later] = [dayBefore(today, -30), dayBefore(today, -31)];
    const { body: warned } = await create({
      documents: [anEntry({ validUntil: soon }), anEntry({ validUntil: today })],
    });
    const { body: calm } = await create({ documents: [anEntry({ validUntil: later }), anEntry()] });
    expect(await waiting()).toBe(before + 1);
    expect([(await expiring()).includes(warned.id), (await expiring()).includes(calm.id)]).toEqual([true, false]);
  });

  it('vanish at midnight in Tehran, though nobody writes', async () => {
    await create({ documents: [anEntry({ validUntil: '2098-03-01' })] });
    const watch = api.api.app.get(DocumentExpiry);
    await watch.update(new Date('2098-03-01T12:00:00Z'));
    const before = await api.database.currentRevision();
    await watch.update(new Date('2098-03-01T20:00:00Z'));
    expect(await api.database.currentRevision()).toBe(before);
    await watch.update(new Date('2098-03-01T20:31:00Z'));
    expect(await api.database.currentRevision()).toBeGreaterThan(before);
  });

  it('cannot be deleted from the library as long as a product has them', async () => {
    const document = await aDocument();
    const { body: product } = await create({ name: 'کنسانترهٔ انار', documents: [anEntry({ mediaId: document.id })] });
    const refused = await remove(document.id);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('محصول «کنسانترهٔ انار»')]);
    await update(product.id, {});
    expect((await remove(document.id)).status).toBe(409);
    expect((await api.call(`DELETE /api/products/${product.id}`, { token })).status).toBe(204);
    expect((await remove(document.id)).status).toBe(204);
  });
});

describe('the picture of a product', () => {
  it('comes with its smaller copies when it is of the library, in lists too', async () => {
    const { body: picture } = await upload(api, token, await aJpeg(700, 500));
    const id = await addProduct(api, token, { image: picture.url });
    const copies = (await api.call(`GET /api/products/${id}`)).body.imageVariants;
    expect(copies).toEqual(picture.variants);
    expect(copies.map(({ width }: { width: number }) => width)).toEqual([320, 320, 640, 640]);
    expect((await api.call('GET /api/products?sort=newest')).body[0].imageVariants).toEqual(copies);
    expect((await update(id, { image: '/assets/a.svg' })).status).toBe(200);
    expect((await api.call(`GET /api/products/${id}`)).body.imageVariants).toEqual([]);
  });

  it('must be in the library when its address says so, and be a picture', async () => {
    for (const image of ['/media/apple.webp', `/media/${'0'.repeat(32)}.webp`, sheet.url]) {
      const answer = await create({ image });
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['image']]);
    }
  });

  it('cannot be deleted from the library while the product shows it', async () => {
    const first = await addMedia(api, token);
    const second = await addMedia(api, token);
    const id = await addProduct(api, token, { image: first.url });
    expect((await remove(first.id)).status).toBe(409);
    await update(id, { image: second.url });
    expect((await remove(first.id)).status).toBe(204);
    await update(id, { image: null });
    expect((await remove(second.id)).status).toBe(204);
  });
});

describe('the gallery of a product', () => {
  const shown = async (id: number) => (await api.call(`GET /api/products/${id}`)).body.pictures;

  it('follows its own picture, in the order the admin gave it, with what each picture shows', async () => {
    const { body: first } = await upload(api, token, await aJpeg(700, 500));
    const second = await addMedia(api, token);
    const pictures = [
      { mediaId: second.id, alt: 'انبار سرد' },
      { mediaId: first.id, alt: 'خط پرکن' },
    ];
    const { status, body } = await create({ pictures });
    expect([status, body.pictures.map(({ mediaId }: { mediaId: number }) => mediaId)]).toEqual([
      201,
      [second.id, first.id],
    ]);
    const [, last] = await shown(body.id);
    expect(last).toEqual({ url: first.url, width: 700, height: 500, alt: 'خط پرکن', variants: first.variants });
    expect((await update(body.id, {})).body.pictures).toHaveLength(2);
    await update(body.id, { pictures: [pictures[1]] });
    expect((await shown(body.id)).map(({ alt }: { alt: string }) => alt)).toEqual(['خط پرکن']);
    // A change of the gallery alone is a change of the product.
    await api.call(`PATCH /api/products/${body.id}`, { token, body: { pictures: [] } });
    expect(await shown(body.id)).toEqual([]);
  });

  it.each([
    ['pictures.0.alt', () => [{ mediaId: 1, alt: ' ' }], 'بنویسید این تصویر چه نشان می‌دهد'],
    [
      'pictures.0.mediaId',
      () => [{ mediaId: 999_999, alt: 'انبار' }],
      'این فایل در کتابخانهٔ رسانه نیست؛ آن را دوباره انتخاب کنید',
    ],
    ['pictures.0.mediaId', () => [{ mediaId: sheet.id, alt: 'برگه' }], 'این فایل تصویر نیست'],
  ])('is refused under %s', async (field, pictures, message) => {
    const answer = await create({ pictures: pictures() });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('keeps its files in the library, also after the product was imported from a file', async () => {
    const picture = await addMedia(api, token);
    const sku = 'GALLERY-1';
    const { body: product } = await create({ sku, pictures: [{ mediaId: picture.id, alt: 'انبار' }] });
    await update(product.id, { name: 'نام دوم' });
    expect((await remove(picture.id)).body.message).toContain('محصول «نام دوم»');
    const form = new FormData();
    form.set('file', new Blob([`کد کالا,نام محصول\n${sku},نام جدید\n`]), 'products.csv');
    const headers = { Authorization: `Bearer ${token}` };
    const imported = await fetch(`${api.url}/api/products/import`, { method: 'POST', body: form, headers });
    expect(await imported.json()).toMatchObject({ changed: 1 });
    const refused = await remove(picture.id);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('محصول «نام جدید»')]);
    expect((await api.call(`DELETE /api/products/${product.id}`, { token })).status).toBe(204);
    expect((await remove(picture.id)).status).toBe(204);
  });
});

describe('the pictures of the site’s sections', () => {
  it('cannot be deleted from the library while the newest version shows them', async () => {
    const picture = await addMedia(api, token);
    const save = (imageUrl: string): Promise<Answer> =>
      api.call('PUT /api/content/hero', { token, body: { imageUrl } });
    expect((await save(picture.url)).status).toBe(200);
    const refused = await remove(picture.id);
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, 'بخش سایت «بنر صفحهٔ اصلی»']);
    expect((await save('')).status).toBe(200);
    expect((await remove(picture.id)).status).toBe(204);
    // The old version cannot come back without its picture.
    const [{ version }] = (await api.call('GET /api/content/hero/versions', { token })).body;
    const restored = await api.call(`POST /api/content/hero/versions/${version - 1}/restore`, { token });
    expect([restored.status, fieldsOf(restored)]).toEqual([400, ['imageUrl']]);
    expect(fieldsOf(await save('/media/gone.webp'))).toEqual(['imageUrl']);
  });
});
