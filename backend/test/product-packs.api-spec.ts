import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const drum = {
  kind: 'aseptic_drum',
  kilograms: 275,
  grossKilograms: 293,
  perPallet: 4,
  perContainer: 80,
  storage: 'زیر ۲۰ درجهٔ سلسیوس؛ دور از نور',
};
const pail = {
  kind: 'pail',
  kilograms: 25,
  grossKilograms: null,
  perPallet: null,
  perContainer: null,
  storage: null,
};
const create = (changes: object): Promise<Answer> =>
  api.call('POST /api/products', { token, body: aProduct({ ...changes }) });
const update = (id: number, changes: object): Promise<Answer> =>
  api.call(`PUT /api/products/${id}`, { token, body: aProduct({ ...changes }) });
const open = async (id: number) => (await api.call(`GET /api/products/${id}`)).body;
const messagesOf = ({ body }: Answer): string[] => body.errors.map(({ message }: { message: string }) => message);

describe('the packs of a product', () => {
  it('stand on its page in their order, and orders count in the first one', async () => {
    const { status, body } = await create({ packs: [drum, pail], weight: '۲۲۰ کیلوگرم' });
    expect([status, body.packs]).toEqual([201, [drum, pail]]);
    expect(await open(body.id)).toMatchObject({
      packs: [drum, pail],
      pack: { name: 'بشکه', kilograms: 275, perPallet: 4 },
    });
    const [listed] = (await api.call('GET /api/products?sort=newest')).body;
    expect(listed.pack).toEqual({ name: 'بشکه', kilograms: 275, perPallet: 4 });
  });

  it('stay when a form leaves them out; without any, the data sheet says the pack', async () => {
    const id = await addProduct(api, token, { packs: [pail], weight: '۲۲۰ کیلوگرم', packaging: 'بشکه' });
    expect((await update(id, { origin: 'رشت' })).body.packs).toEqual([pail]);
    expect((await update(id, { packs: [] })).body.packs).toEqual([]);
    expect((await open(id)).pack).toEqual({ name: 'بشکه', kilograms: 220, perPallet: null });
  });

  it('are what the filter of the list finds, each of them, and what its counts count', async () => {
    const name = 'محصول در سطل و فلکسی‌تانک';
    await addProduct(api, token, { name, packs: [pail, { ...pail, kind: 'flexitank', kilograms: 21_000 }] });
    const q = encodeURIComponent(name);
    const found = async (pack: string) =>
      (await api.call(`GET /api/products?q=${q}&pack=${encodeURIComponent(pack)}`)).body.length;
    expect([await found('سطل'), await found('فلکسی‌تانک'), await found('بشکه')]).toEqual([1, 1, 0]);
    const { packs } = (await api.call(`GET /api/products/facets?q=${q}`)).body;
    expect(packs).toEqual(
      expect.arrayContaining([
        { value: 'سطل', name: 'سطل', count: 1 },
        { value: 'فلکسی‌تانک', name: 'فلکسی‌تانک', count: 1 },
      ]),
    );
    expect(packs).toHaveLength(2);
  });

  it.each([
    ['packs.0.grossKilograms', [{ ...drum, grossKilograms: 274 }], 'وزن ناخالص از وزن خالص کمتر است'],
    ['packs', [drum, pail, { ...drum, storage: null }], 'این بسته با همین وزن دو بار آمده است'],
    ['packs.1.kind', [drum, { ...pail, kind: 'bottle' }], 'نوع بسته یکی از گزینه‌های مجاز نیست'],
    ['packs.0.kilograms', [{ ...drum, kilograms: 0 }], 'وزن خالص هر بسته باید دست‌کم ۱ باشد'],
    ['packs.0.kilograms', [{ ...pail, kilograms: null }], 'وزن خالص هر بسته باید عدد صحیح باشد'],
    ['packs.0.perPallet', [{ ...drum, perPallet: 'چهار' }], 'تعداد روی هر پالت باید عدد صحیح باشد'],
    [
      'packs',
      Array.from({ length: 13 }, (_, at) => ({ ...pail, kilograms: at + 1 })),
      'بسته‌ها باید حداکثر ۱۲ ردیف داشته باشد',
    ],
    ['packs', 'بشکه', 'بسته‌ها باید فهرست باشد'],
  ])('are refused under %s', async (field, packs, message) => {
    const answer = await create({ packs });
    expect([answer.status, fieldsOf(answer), messagesOf(answer)]).toEqual([400, [field], [message]]);
  });

  it('may have the gross weight of their net weight', async () => {
    expect((await create({ packs: [{ ...drum, grossKilograms: 275 }] })).status).toBe(201);
  });
});

describe('the season and the lead time of a product', () => {
  it('are unknown until an admin says them, and months are kept once, in the order of the year', async () => {
    const id = await addProduct(api, token);
    expect(await open(id)).toMatchObject({ pressMonths: [], leadTimeDays: null });
    await update(id, { pressMonths: [9, 7, 9, 8], leadTimeDays: '۱۰' });
    expect(await open(id)).toMatchObject({ pressMonths: [7, 8, 9], leadTimeDays: 10 });
    await update(id, { pressMonths: [], leadTimeDays: null });
    expect(await open(id)).toMatchObject({ pressMonths: [], leadTimeDays: null });
  });

  it.each([
    [{ pressMonths: [0] }, 'pressMonths'],
    [{ pressMonths: [13] }, 'pressMonths'],
    [{ pressMonths: ['مهر'] }, 'pressMonths'],
    [{ leadTimeDays: 0 }, 'leadTimeDays'],
    [{ leadTimeDays: 366 }, 'leadTimeDays'],
  ])('refuse %j', async (changes, field) => {
    const answer = await create(changes);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });

  it('are in the audit in words', async () => {
    const id = await addProduct(api, token);
    await update(id, { pressMonths: [7, 8], packs: [pail] });
    const [entry] = (await api.call(`GET /api/audit?subject=product&subjectId=${id}`, { token })).body;
    const after = Object.fromEntries(
      entry.changes.map(({ label, after: text }: { label: string; after: string }) => [label, text]),
    );
    expect(after).toMatchObject({ 'ماه‌های تولید': 'مهر، آبان', بسته‌ها: 'سطل، ۲۵' });
  });
});

describe('the product file', () => {
  const exported = async () => String((await api.call('GET /api/products/export', { token })).body);
  const send = async (path: string, file: string) => {
    const body = new FormData();
    body.set('file', new Blob([file]), 'products.csv');
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${api.url}/api/products/${path}`, { method: 'POST', body, headers });
    return response.json() as Promise<{
      changed: number;
      unchanged: number;
      problems: { column: string; message: string }[];
    }>;
  };

  it('writes packs, months and lead time so that reading it changes nothing', async () => {
    await addProduct(api, token, { packs: [drum, pail], pressMonths: [7, 8], leadTimeDays: 10 });
    const file = await exported();
    expect(file).toContain(
      'کیسهٔ اسپتیک در بشکه؛ خالص ۲۷۵؛ ناخالص ۲۹۳؛ پالت ۴؛ کانتینر ۸۰؛ نگهداری زیر ۲۰ درجهٔ سلسیوس؛ دور از نور',
    );
    expect(file).toContain('مهر، آبان');
    expect(await send('import/check', file)).toMatchObject({ changed: 0, problems: [] });
    const typed = file
      .replace('کیسهٔ اسپتیک در بشکه؛ خالص ۲۷۵', 'كيسه اسپتيك در بشكه؛ خالص 275')
      .replace('مهر، آبان', 'مهر ، آبان');
    expect(await send('import/check', typed)).toMatchObject({ changed: 0, problems: [] });
  });

  it('changes them, and names the column and the reason of what it does not understand', async () => {
    const id = await addProduct(api, token, { sku: 'PACKED-1' });
    const row = (packs: string, months: string) => `کد کالا,بسته‌ها,ماه‌های تولید\nPACKED-1,${packs},${months}\n`;
    expect((await send('import/check', row('شیشه؛ خالص ۱', 'ماه نو'))).problems).toEqual([
      { row: 2, column: 'بسته‌ها', message: 'نوع بسته یکی از گزینه‌های مجاز نیست' },
      { row: 2, column: 'ماه‌های تولید', message: 'ماه‌های تولید باید عدد صحیح باشد' },
    ]);
    const { changed } = await send('import', row('سطل؛ خالص ۲۵', 'مهر'));
    expect([changed, (await open(id)).packs, (await open(id)).pressMonths]).toEqual([1, [pail], [7]]);
  });
});
