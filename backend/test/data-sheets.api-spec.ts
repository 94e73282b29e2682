import { describe, expect, it } from '@jest/globals';
import { startApiForSpec } from './support/index.js';
import { overlapsOf, persianLines, readPdf, type ReadPdf } from './support/pdf-text.js';
import { addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const texts = { origin: 'ارومیه', packaging: 'بشکه ۲۷۵ کیلوگرمی', shelfLife: '۲۴ ماه' };
const product = await addProduct(api, token, {
  name: 'کنسانتره سیب ISO 22000',
  sku: 'APL-70',
  brix: '۷۰ ± ۱',
  acidity: '۱٫۵ تا ۲٫۵ درصد',
  lead: 'حداکثر ۰٫۰۵ میلی‌گرم بر کیلوگرم',
  ...texts,
});

const sheetOf = (id: number): Promise<Response> => fetch(`${api.url}/api/data-sheets/${id}`);
const bytesOf = async (id: number): Promise<Buffer> => Buffer.from(await (await sheetOf(id)).arrayBuffer());
const read = async (id: number): Promise<ReadPdf> => readPdf(new Uint8Array(await bytesOf(id)));
const textOf = ({ pages }: ReadPdf): string => pages.flatMap(persianLines).join('\n');
const versionIn = (text: string): string | undefined => /[0-9A-F]{4}-[0-9A-F]{4}/.exec(text)?.[0];

describe('the data sheet of a product', () => {
  it('is a download for everybody, named after the product', async () => {
    const response = await sheetOf(product);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toContain(`filename="data-sheet-${product}.pdf"`);
    expect((await api.call('GET /api/data-sheets/999999')).body.code).toBe('catalog.product_not_found');
  });

  it('says in both languages what the typed specification says, with terms and units', async () => {
    const pdf = await read(product);
    const text = textOf(pdf);
    const english = ['Apple concentrate', '70 ± 1 °Bx', '1.5 – 2.5', 'as malic acid, to pH 8.1', '≤ 0.05 mg/kg'];
    for (const part of [
      ...english,
      'ISO 22000',
      '۷۰ ± ۱',
      '۱٫۵ تا ۲٫۵',
      'APL-70',
      'ارومیه',
      '۲۴ ماه',
      `/product/${product}`,
    ])
      expect(text).toContain(part);
    expect(pdf).toMatchObject({ language: 'fa', isTagged: true });
    expect(pdf.pages.flatMap(overlapsOf)).toEqual([]);
  });

  it('has the same bytes and version for the same data, and others once a value changes', async () => {
    const first = await bytesOf(product);
    await api.call(`PATCH /api/products/${product}`, { token, body: { price: 5_000_000 } });
    expect((await bytesOf(product)).equals(first)).toBe(true);
    await api.call(`PATCH /api/products/${product}`, { token, body: { brix: '۶۹ ± ۱' } });
    const changed = textOf(await read(product));
    expect(changed).toContain('69 ± 1 °Bx');
    expect(versionIn(changed)).not.toBe(versionIn(textOf(await readPdf(new Uint8Array(first)))));
  });

  it('leaves out texts in which no value could be read', async () => {
    const id = await addProduct(api, token, { name: 'کنسانتره سیب', mold: 'بسته به فصل و باغ' });
    expect(textOf(await read(id))).not.toContain('بسته به فصل');
  });
});
