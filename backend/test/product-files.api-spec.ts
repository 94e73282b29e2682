import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fileFields } from '../src/catalog/products.csv.js';
import { startApiForSpec } from './support/index.js';
import { addProduct, aDialogOrder } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
beforeEach(async () => {
  for (const { id } of await products()) await api.call(`DELETE /api/products/${id}`, { token });
});

interface Product extends Record<string, unknown> {
  id: number;
  version: number;
}
const products = async (): Promise<Product[]> =>
  (await api.call('GET /api/admin/products?limit=100', { token })).body as Product[];
const product = async (id: number): Promise<Product> =>
  (await api.call(`GET /api/admin/products/${id}`, { token })).body as Product;

async function exported(query = ''): Promise<string> {
  const response = await fetch(`${api.url}/api/products/export${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, bytes.subarray(0, 3).toString('hex')]).toEqual([200, 'efbbbf']);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=afshoreh-products.csv');
  return bytes.toString('utf8');
}

async function send(path: string, file: string | Buffer, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'products.csv');
  const response = await fetch(`${api.url}/api/products/${path}`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape is what is asserted
  return { status: response.status, body: (await response.json()) as any };
}
const check = async (file: string | Buffer) => (await send('import/check', file)).body;
const problemsOf = async (file: string | Buffer): Promise<unknown[]> =>
  ((await check(file)).problems as Record<string, unknown>[]).map(({ row, column, message }) => [row, column, message]);

interface Schema {
  properties?: object;
  allOf?: (Schema & { $ref?: string })[];
}
interface Document {
  components: { schemas: Record<string, Schema> };
}

const heading = 'شناسه,نسخه,نام محصول,دسته,قیمت (تومان هر تن),نمایش قیمت,بریکس,مبدأ';
const sheet = (...rows: string[]): string => [heading, ...rows].join('\r\n');

describe('the file of products', () => {
  it('has a Persian heading for every field of the form, and exactly what is filtered', async () => {
    const apple = await addProduct(api, token, { name: 'کنسانترهٔ سیب', price: 5, showPrice: true, pH: '۳٫۵' });
    await addProduct(api, token, { name: 'رب گوجه‌فرنگی', category: 'tomato' });
    const [headings, ...rows] = (await exported('?category=apple')).slice(1).trimEnd().split('\r\n');
    expect(headings?.split(',')).toEqual([
      'شناسه',
      'نسخه',
      'نام محصول',
      'کد کالا',
      'شناسهٔ بیرونی',
      'دسته',
      'قیمت (تومان هر تن)',
      'نمایش قیمت',
      'محصول ویژه',
      'توضیحات',
      'تصویر',
      'وضعیت',
      'نوع',
      'بریکس',
      'pH',
      'اسیدیته',
      'وزن بسته',
      'مبدأ',
      'الکل',
      'دی‌اکسید گوگرد',
      'افزودنی',
      'چگالی',
      'کپک',
      'مخمر اسموفیل',
      'شمارش کلی میکروارگانیسم‌ها',
      'باکتری‌های اسید لاکتیک',
      'خاکستر',
      'فروکتوز',
      'سرب',
      'قلع',
      'ماندگاری',
      'بسته‌بندی',
      'رنگ و طعم',
      'بسته‌ها',
      'ماه‌های تولید',
      'زمان آماده‌سازی (روز کاری)',
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^${apple},1,کنسانترهٔ سیب,,,کنسانترهٔ سیب,5,بله,خیر,,,,,۷۰ ± ۱,۳٫۵,`));
    expect((await exported(`?q=${encodeURIComponent('گوجه')}`)).trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('can be imported unchanged: with formulas, quotes, line ends and empty fields', async () => {
    await addProduct(api, token, { name: '=1+1', description: 'یک، "دو"\nسه,چهار', acidity: '-۱٫۵', lead: '+98' });
    await addProduct(api, token, { name: "'=قدیمی", origin: '@ارومیه', showPrice: true, featured: true });
    const file = await exported();
    expect(file).toContain("'=1+1");
    const none = { created: 0, changed: 0, unchanged: 2 };
    expect(await check(file)).toEqual({ ...none, problemCount: 0, problems: [] });
    expect((await send('import', file)).body).toEqual(none);
    expect((await products()).map(({ version }) => version)).toEqual([1, 1]);
    // What was disarmed on the way out is itself again when something beside it changes.
    expect((await send('import', file.replace('-۱٫۵', '-۲'))).body).toMatchObject({ changed: 1, unchanged: 1 });
    const changed = (await products()).find(({ version }) => version === 2);
    expect(changed).toMatchObject({ name: '=1+1', acidity: '-۲', lead: '+98' });
  });

  it('changes what differs and adds rows without an id, however numbers and words are typed', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب', price: 5, pH: '۳٫۵' });
    const rows = [
      `${id},۱,کنسانترهٔ سیب,apple,«»,بله,۷۱,ارومیه`.replace('«»', '۱۵۰٬۰۰۰٬۰۰۰ تومان'),
      ',,پورهٔ کیوی,کنسانتره سيب,"12,000",,۱۲,رشت',
    ];
    const file = sheet(...rows).replaceAll('\r\n', '\n');
    const would = await check(file);
    expect(would).toEqual({ created: 1, changed: 1, unchanged: 0, problemCount: 0, problems: [] });
    expect(await products()).toHaveLength(1);
    expect((await send('import', file)).body).toEqual({ created: 1, changed: 1, unchanged: 0 });
    expect(await product(id)).toMatchObject({
      price: 150_000_000,
      showPrice: true,
      brix: '۷۱',
      pH: '۳٫۵',
      version: 2,
    });
    const added = (await products()).find(({ name }) => name === 'پورهٔ کیوی');
    expect(added).toMatchObject({ category: 'apple', price: 12_000, showPrice: false, origin: 'رشت' });
    const { body } = await api.call(`GET /api/audit?subject=product&subjectId=${id}&limit=1`, { token });
    expect(body[0]).toMatchObject({ action: 'updateProduct', after: { brix: '۷۱' } });
  });

  it('may have fewer columns in another order, split by «;»', async () => {
    const id = await addProduct(api, token, { brix: '۷۰', pH: '۳٫۵' });
    const file = `pH;شناسه;نسخه\n۳٫۶;${id};1\n`;
    expect((await send('import', file)).body).toMatchObject({ changed: 1 });
    expect(await product(id)).toMatchObject({ pH: '۳٫۶', brix: '۷۰' });
  });

  it('is refused as a whole when anything is wrong, by row, column and reason', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
    const stale = await addProduct(api, token, { name: 'پورهٔ هلو' });
    await api.call('PUT /api/products/prices', { token, body: { prices: [{ id: stale, price: 1 }] } });
    const file = sheet(
      `${id},1,کنسانترهٔ سیب,apple,توافقی,شاید,۷۰,ارومیه`,
      `${stale},1,پورهٔ هلو,apple,2,خیر,۷۰,ارومیه`,
      '999999,1,نام,apple,1,خیر,۷۰,ارومیه',
      ',,,گلابی,1,خیر,۷۰,ارومیه',
      'الف,1,نام,apple,1,خیر,۷۰,ارومیه',
      `${id},,کنسانترهٔ سیب,apple,3,خیر,۷۰,ارومیه`,
      `,,پورهٔ کیوی,apple,1,خیر,۷۰,رشت`,
    );
    expect(await problemsOf(file)).toEqual([
      [2, 'قیمت (تومان هر تن)', expect.stringMatching(/^قیمت باید عدد/)],
      [2, 'نمایش قیمت', 'نمایش قیمت باید بله یا خیر باشد'],
      [3, 'نسخه', 'این محصول پس از دریافت فایل تغییر کرده است؛ دوباره دریافتش کنید'],
      [4, 'شناسه', 'محصولی با این شناسه نیست؛ برای محصول جدید شناسه را خالی بگذارید'],
      [5, 'نام محصول', expect.stringMatching(/^نام /)],
      [5, 'دسته', 'این دسته وجود ندارد'],
      [6, 'شناسه', 'شناسه باید عدد باشد؛ برای محصول جدید خالی بماند'],
      [7, 'شناسه', 'این محصول دو بار آمده است'],
    ]);
    const { status, body } = await send('import', file);
    expect([status, body.code]).toEqual([409, 'catalog.import_refused']);
    expect((await products()).map(({ name, version }) => [name, version])).toEqual([
      ['پورهٔ هلو', 2],
      ['کنسانترهٔ سیب', 1],
    ]);
  });

  it('gives products their SKUs, however they are typed, and refuses one that another product or row has', async () => {
    const id = await addProduct(api, token, { sku: 'A-1' });
    const other = await addProduct(api, token, { sku: 'A-2' });
    const rows = (...skus: string[]) =>
      ['شناسه,نسخه,کد کالا', `${id},1,${skus[0]}`, `${other},1,${skus[1]}`].join('\n');
    expect(await check(rows('a-1', 'A-2'))).toMatchObject({ unchanged: 2, changed: 0, problemCount: 0 });
    expect(await problemsOf(rows('A-1', 'A-1'))).toEqual([[3, 'کد کالا', 'محصول دیگری همین کد کالا را دارد']]);
    expect(await problemsOf(rows('b-1', 'B-1'))).toEqual([
      [3, 'کد کالا', 'این کد کالا در ردیف دیگری از فایل هم آمده است'],
    ]);
    expect(await problemsOf(rows('A 1', ''))).toEqual([[2, 'کد کالا', expect.stringMatching(/^کد کالا فقط/)]]);
    expect((await send('import', rows('b-۱', ''))).body).toMatchObject({ changed: 2 });
    expect([(await product(id)).sku, (await product(other)).sku]).toEqual(['B-1', null]);
  });

  it('gives products their external ids, and refuses one that another product or row has', async () => {
    const id = await addProduct(api, token, { externalId: 'E-1' });
    const other = await addProduct(api, token);
    const file = (mine: string, theirs: string) => `شناسه,نسخه,شناسهٔ بیرونی\n${id},1,${mine}\n${other},1,${theirs}\n`;
    expect(await problemsOf(file('E-1', 'e-1'))).toEqual([
      [3, 'شناسهٔ بیرونی', 'محصول دیگری همین شناسهٔ بیرونی را دارد'],
    ]);
    expect(await problemsOf(file('E-2', 'e-۲'))).toEqual([
      [3, 'شناسهٔ بیرونی', 'این شناسهٔ بیرونی در ردیف دیگری از فایل هم آمده است'],
    ]);
    expect((await send('import', file('', 'E-3'))).body).toMatchObject({ changed: 2 });
    expect([(await product(id)).externalId, (await product(other)).externalId]).toEqual([null, 'E-3']);
  });

  it('has the fields of the calls that save products, and those of the list of prices among them', async () => {
    const { components } = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;
    const fieldsOf = (schema: Schema): string[] => [
      ...Object.keys(schema.properties ?? {}),
      ...(schema.allOf ?? []).flatMap(({ $ref = '', ...own }) => [
        ...fieldsOf(own),
        ...fieldsOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}),
      ]),
    ];
    const sent = (name: string) => fieldsOf(components.schemas[name] ?? {});
    const others = ['documents', 'pictures', 'createdAt', 'updatedAt'];
    expect([...fileFields].sort()).toEqual(
      sent('UpdateProduct')
        .filter((name) => !others.includes(name))
        .sort(),
    );
    expect(fileFields).toEqual(expect.arrayContaining(sent('SavePriceBySku')));
    expect(sent('SavePriceBySku')).toContain('price');
  });

  it('may have the names of the API for headings, which problems then name too', async () => {
    await addProduct(api, token, { name: '=1+1', sku: 'APL-1', externalId: 'E-7', showPrice: true, price: 5 });
    const [, ...rows] = (await exported()).split('\r\n');
    const file = [fileFields.join(','), ...rows].join('\n');
    expect(await check(file)).toEqual({ created: 0, changed: 0, unchanged: 1, problemCount: 0, problems: [] });
    expect(await problemsOf('sku,price,showPrice\napl-1,many,true\n')).toEqual([
      [2, 'price', expect.stringMatching(/^قیمت باید عدد/)],
    ]);
    expect(await problemsOf('price,قیمت (تومان هر تن)\n1,2')).toEqual([
      [1, 'قیمت (تومان هر تن)', 'این ستون دو بار آمده است'],
    ]);
  });

  it('without ids changes the products of its SKUs, as the calls of programs do', async () => {
    const id = await addProduct(api, token, { sku: 'APL-1', price: 5, brix: '۷۰' });
    expect((await send('import', 'sku,price,showPrice\napl-۱,"7,000",true\n')).body).toMatchObject({ changed: 1 });
    expect(await product(id)).toMatchObject({ price: 7_000, showPrice: true, brix: '۷۰', version: 2 });
    expect(await problemsOf('sku,version,price\nAPL-1,1,9\n')).toEqual([
      [2, 'version', 'این محصول پس از دریافت فایل تغییر کرده است؛ دوباره دریافتش کنید'],
    ]);
    expect(await problemsOf('کد کالا,price\nAPL-1,8\nAPL-2,8\napl-1,9\n')).toEqual([
      [3, 'کد کالا', 'محصولی با این کد کالا نیست؛ محصول جدید به ستون نام هم نیاز دارد'],
      [4, 'کد کالا', 'این محصول دو بار آمده است'],
    ]);
    const whole = 'sku,name,category,price,brix,origin\nAPL-1,سیب,apple,8,۷۰,ارومیه\nAPL-2,آلو,apple,8,۷۰,ارومیه\n';
    expect((await send('import', whole)).body).toEqual({ created: 1, changed: 1, unchanged: 0 });
  });

  it.each([
    ['Arabic letters, «;» and CRLF', '\ufeffشناسه;نسخه;كد كالا;قيمت (تومان هر تن)\r\nID;1;NEW-1;"٧٬٠٠٠"\r\n'],
    ['tabs', 'شناسه\tنسخه\tکد کالا\tقیمت (تومان هر تن)\nID\t1\tnew-1\t7000\n'],
    ['«;» and empty rows below', 'id;version;sku;price;;\r\nID;1;NEW-1;7000;;\r\n;;;;;\r\n'],
  ])('is read as a spreadsheet saves it: %s', async (_what, file) => {
    const id = await addProduct(api, token, { sku: 'OLD-1', price: 5, pH: '۳٫۵' });
    expect((await send('import', file.replace('ID', String(id)))).body).toMatchObject({ changed: 1 });
    expect(await product(id)).toMatchObject({ sku: 'NEW-1', price: 7_000, pH: '۳٫۵' });
  });

  it('keeps codes of which a spreadsheet made numbers, and clears what an empty cell empties', async () => {
    const id = await addProduct(api, token, { sku: '0012', externalId: '1E5', pH: '۳٫۵' });
    const other = await addProduct(api, token);
    const file = `id,version,sku,externalId\n${id},1,12,100000\n${other},1,,`;
    expect(await check(file)).toMatchObject({ changed: 0, unchanged: 2, problemCount: 0 });
    expect((await send('import', `id,version,sku,pH\n${id},1,13,\n${other},1,0,\n`)).body).toMatchObject({
      changed: 2,
    });
    expect(await product(id)).toMatchObject({ sku: '13', externalId: '1E5', pH: null });
    expect(await product(other)).toMatchObject({ sku: '0' });
  });

  it('is stored once when it is sent twice at once', async () => {
    const rows = Array.from({ length: 20 }, (_, nth) => `P-${nth},پوره ${nth},apple,8,۷۰,ارومیه`);
    const file = ['sku,name,category,price,brix,origin', ...rows].join('\n');
    const answers = await Promise.all([send('import', file), send('import', file), send('import', file)]);
    // A file that was being compared while the other one was stored is refused, and changes nothing when it is sent again.
    expect(answers.filter(({ status, body }) => status === 200 && body.created === 20)).toHaveLength(1);
    const others = answers.filter(({ body }) => body.created !== 20);
    expect(others.every(({ status, body }) => status === 409 || body.unchanged === 20)).toBe(true);
    expect((await send('import', file)).body).toEqual({ created: 0, changed: 0, unchanged: 20 });
    expect(await products()).toHaveLength(20);
  });

  it.each([
    ['no UTF-8', Buffer.from([0xd3, 0xed, 0xc8, 0x0a]), [[1, null, expect.stringContaining('UTF-8')]]],
    ['no CSV', `${heading}\n"باز`, [[1, null, expect.stringContaining('CSV')]]],
    ['only headings', heading, [[1, null, 'فایل هیچ ردیفی ندارد']]],
    ['5 MB of commas', ','.repeat(5_000_000), [[1, null, 'فایل بیش از ۱۰۰ ستون دارد']]],
    ['5 MB of line ends', '\n'.repeat(5_000_000), [[1, null, 'فایل بیش از ۵٬۰۰۰ ردیف دارد']]],
    ['a row too many', `${heading}\n${'a,\n'.repeat(5_001)}`, [[1, null, 'فایل بیش از ۵٬۰۰۰ ردیف دارد']]],
    ['an unknown column', 'نام محصول,رنگ\nالف,قرمز', [[1, 'رنگ', expect.stringContaining('شناخته نشد')]]],
    ['a column twice', 'بریکس,بریکس\n۱,۲', [[1, 'بریکس', 'این ستون دو بار آمده است']]],
    ['too many cells', 'شناسه,نسخه\n1,1,۷۰', [[2, null, expect.stringContaining('خانه')]]],
    [
      'a picture that the library does not have',
      sheet(',,پورهٔ کیوی,apple,1,خیر,۱۲,رشت').replace('مبدأ', 'مبدأ,تصویر') +
        ',/media/0123456789abcdef0123456789abcdef.webp',
      [[2, 'تصویر', expect.any(String)]],
    ],
  ])('says what is wrong with a file of %s', async (_what, file, problems) => {
    expect(await problemsOf(file)).toEqual(expect.arrayContaining(problems));
    expect(await products()).toEqual([]);
  });

  it('is taken once under one key, and another file under that key not at all', async () => {
    const key = { 'Idempotency-Key': 'import-of-today-1' };
    const file = sheet(',,پورهٔ کیوی,apple,1,خیر,۱۲,رشت');
    const first = await send('import', file, key);
    const again = await send('import', file, key);
    expect([first.body, again.body]).toEqual(Array(2).fill({ created: 1, changed: 0, unchanged: 0 }));
    expect(await products()).toHaveLength(1);
    expect((await send('import', sheet(',,پورهٔ آلو,apple,1,خیر,۱۲,رشت'), key)).status).toBe(422);
  });

  it('is taken under a key also when it changes nothing, each time', async () => {
    await send('import', sheet(',,پورهٔ کیوی,apple,1,خیر,۱۲,رشت'));
    const file = await exported();
    const key = { 'Idempotency-Key': 'import-of-nothing-new' };
    const answers = [await send('import', file, key), await send('import', file, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ created: 0, changed: 0, unchanged: 1 }));
  });

  it('is stored as a whole or not at all when somebody changes a product of it at the same moment', async () => {
    const row = (nth: number): string => `,,پوره شمارهٔ ${nth},apple,${nth},خیر,۱۲,رشت`;
    await send('import', sheet(...Array.from({ length: 100 }, (_, nth) => row(nth))));
    const [first] = await products();
    const { id } = first as Product;
    for (let price = 1; price <= 3; price += 1) {
      const before = await products();
      const file = (await exported()).replaceAll(/,۱[۰-۹],/g, `,۱${'۰۳۴۵'[price]},`);
      const importing = send('import', file);
      const saved = await api.call('PUT /api/products/prices', {
        token,
        body: { prices: [{ id, price: 70 + price }] },
      });
      const { status } = await importing;
      expect([saved.status, [200, 409].includes(status)]).toEqual([200, true]);
      const after = await products();
      const risen = after.map(({ version }, index) => version - (before[index] as Product).version);
      const others = status === 200 ? 1 : 0;
      expect(new Set(risen.slice(1))).toEqual(new Set([others]));
      expect([after[0]?.price, risen[0]]).toEqual([expect.any(Number), others + 1]);
      expect(after[0]).toMatchObject({ id, price: 70 + price });
    }
  });

  it('of 1,000 rows is checked in seconds, its 7 bad rows are named, and the good one is stored while orders are placed', async () => {
    const row = (nth: number): string => `,,پورهٔ شمارهٔ ${nth},apple,${nth},خیر,۱۲,رشت`;
    const good = Array.from({ length: 1_000 }, (_, nth) => row(nth + 1));
    const bad = [10, 150, 151, 420, 777, 900, 999];
    const spoiled = good.map((each, index) => (bad.includes(index) ? each.replace('apple', 'nothing') : each));
    const began = performance.now();
    const { created, problemCount, problems } = await check(sheet(...spoiled));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect([created, problemCount]).toEqual([993, 7]);
    expect((problems as { row: number }[]).map((problem) => problem.row)).toEqual(bad.map((index) => index + 2));
    expect((await send('import', sheet(...good))).body).toEqual({ created: 1_000, changed: 0, unchanged: 0 });
    const file = await exported();
    expect(await check(file)).toMatchObject({ changed: 0, unchanged: 1_000, problemCount: 0 });

    // Orders of the products that the file changes are placed beside it.
    const ids = (await products()).map(({ id }) => id);
    let isOver = false;
    const importing = send('import', file.replaceAll(',۱۲,', ',۱۴,')).finally(() => (isOver = true));
    const orders: number[] = [];
    while (!isOver) {
      const body = aDialogOrder(ids[orders.length % ids.length] as number);
      orders.push((await api.call('POST /api/orders', { body })).status);
    }
    expect((await importing).body).toEqual({ created: 0, changed: 1_000, unchanged: 0 });
    expect(orders.length).toBeGreaterThan(4);
    expect(new Set(orders)).toEqual(new Set([201]));
    expect(new Set((await products()).map(({ brix, version }) => `${String(brix)} ${version}`))).toEqual(
      new Set(['۱۴ 2']),
    );
    await api.database.write((tx) => tx.query('DELETE FROM product'));
  }, 120_000);
});
