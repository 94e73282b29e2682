import { describe, expect, it } from '@jest/globals';
import { dayBefore, dayOf } from '../src/common/tehran-day.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { upload } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { addProduct, queriesOf, statementsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const today = dayOf(new Date());

let made = 0;
async function aFile(): Promise<{ mediaId: number; url: string }> {
  made += 1;
  const { body } = await upload(api, token, aPdf({ page: `/Number ${made}` }), { name: 'برگه.pdf' });
  return { mediaId: body.id as number, url: body.url as string };
}

const find = (q: string, more = ''): Promise<Answer> =>
  api.call(`GET /api/documents?q=${encodeURIComponent(q)}${more}`);
const titlesOf = async (q: string): Promise<string[]> =>
  ((await find(q)).body as { title: string }[]).map(({ title }) => title);

const [safety, halal, expired] = [await aFile(), await aFile(), await aFile()];
const appleId = await addProduct(api, token, {
  name: 'کنسانترهٔ سیب',
  brix: '۷۰ ± ۱',
  documents: [
    { mediaId: safety.mediaId, title: 'برگهٔ ایمنی کنسانترهٔ سیب', kind: 'safety_sheet', edition: 'Rev. 3' },
    { mediaId: halal.mediaId, title: 'حلال ۱۴۰۵', kind: 'halal', language: 'en', validUntil: today },
    { mediaId: expired.mediaId, title: 'گواهی حلال قدیمی', kind: 'halal', validUntil: dayBefore(today, 1) },
  ],
});
await addProduct(api, token, { name: 'کنسانترهٔ انار', brix: '۶۵ ± ۱' });

describe('the search for documents', () => {
  it('finds a document by its kind and its product, however typed, and says what visitors need to open it', async () => {
    for (const q of ['برگهٔ ایمنی سیب', 'برگه ايمني سيب', 'سیب برگه‌ایمنی', 'apple MSDS', 'safety sheet apple rev 3'])
      expect([q, await titlesOf(q)]).toEqual([q, ['برگهٔ ایمنی کنسانترهٔ سیب']]);
    const { body, headers } = await find('برگهٔ ایمنی سیب');
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toEqual([
      {
        title: 'برگهٔ ایمنی کنسانترهٔ سیب',
        kind: 'safety_sheet',
        language: 'fa',
        edition: 'Rev. 3',
        validUntil: null,
        url: safety.url,
        type: 'application/pdf',
        size: expect.any(Number),
        productId: appleId,
        productName: 'کنسانترهٔ سیب',
      },
    ]);
  });

  it('finds it until the end of its last day, and an expired one never', async () => {
    expect(await titlesOf('گواهی حلال')).toEqual(['حلال ۱۴۰۵']);
    expect(await titlesOf('قدیمی')).toEqual([]);
  });

  it('finds the data sheet of each product with typed values, which is drawn at the download', async () => {
    expect(await titlesOf('برگهٔ مشخصات')).toEqual(['برگهٔ مشخصات کنسانترهٔ سیب', 'برگهٔ مشخصات کنسانترهٔ انار']);
    const { body } = await find('دیتاشیت سیب');
    expect(body).toEqual([
      expect.objectContaining({
        kind: 'data_sheet',
        url: `/api/data-sheets/${appleId}`,
        size: null,
        productId: appleId,
      }),
    ]);
    expect((await fetch(`${api.url}/api/data-sheets/${appleId}`)).status).toBe(200);
  });

  it('takes a search that the product alone answers for one of products', async () => {
    expect(await titlesOf('سیب')).toEqual([]);
    expect(await titlesOf('کنسانترهٔ سیب')).toEqual([]);
  });

  it('returns a page and the total, and forgets a document with its product', async () => {
    const { body, headers } = await find('برگه', '&limit=1&page=2');
    expect([(body as unknown[]).length, headers.get('x-total-count')]).toEqual([1, '3']);
    const kiwi = await addProduct(api, token, { name: 'پورهٔ کیوی', brix: '۱۲' });
    expect(await titlesOf('برگه کیوی')).toEqual(['برگهٔ مشخصات پورهٔ کیوی']);
    await api.call(`DELETE /api/products/${kiwi}`, { token });
    expect(await titlesOf('برگه کیوی')).toEqual([]);
  });

  it('reads documents with two queries after a change of public data, and with none otherwise', async () => {
    await addProduct(api, token, { name: 'پورهٔ هلو' });
    const statements = await statementsOf(api, () => find('برگهٔ ایمنی سیب'));
    expect(statements.filter(({ sql }) => sql.includes('product')).length).toBe(2);
    expect(await queriesOf(api, () => find('گواهی حلال انار'))).toBe(0);
  });

  it('refuses an empty search', async () => {
    expect((await find(' ')).status).toBe(400);
  });
});
