import { beforeEach, describe, expect, it } from '@jest/globals';
import { newKey } from './support/api-keys.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
let ids: number[];
const token = await api.loginAdmin();
beforeEach(async () => {
  ids = [];
  for (let nth = 0; nth < 4; nth += 1) ids.push(await addProduct(api, token, { price: 1_000 + nth }));
});

const save = (prices: object[]): Promise<Answer> => api.call('PUT /api/products/prices', { token, body: { prices } });
const stored = async (): Promise<unknown[]> =>
  Promise.all(
    ids.map(async (id) => {
      const { body } = await api.call(`GET /api/admin/products/${id}`, { token });
      return [body.price, body.showPrice, body.version];
    }),
  );
const untouched = [1_000, 1_001, 1_002, 1_003].map((price) => [price, false, 1]);

describe('the prices of many products', () => {
  it('are saved together, seen by visitors and sorted by at once', async () => {
    const { status, body } = await save([
      { id: ids[0], version: 1, price: '۹٬۰۰۰٬۰۰۰', showPrice: true },
      { id: ids[1], version: 1, price: 8_000_000 },
      { id: ids[2], version: 1, showPrice: true },
    ]);
    expect([status, body]).toEqual([
      200,
      [
        { id: ids[0], price: 9_000_000, showPrice: true, version: 2 },
        { id: ids[1], price: 8_000_000, showPrice: false, version: 2 },
        { id: ids[2], price: 1_002, showPrice: true, version: 2 },
      ],
    ]);
    const shown = (await api.call('GET /api/products?sort=price-low&limit=2')).body as Record<string, unknown>[];
    expect(shown.map(({ id, indicativePrice }) => [id, indicativePrice])).toEqual([
      [ids[2], expect.objectContaining({ tomanPerTon: 1_002, basis: 'own' })],
      [ids[0], expect.objectContaining({ tomanPerTon: 9_000_000, basis: 'own' })],
    ]);
    const { body: audit } = await api.call(`GET /api/audit?subject=product&subjectId=${ids[0]}&limit=1`, { token });
    expect(audit[0]).toMatchObject({
      action: 'updateProductPrices',
      before: { price: 1_000, showPrice: false, version: 1 },
      after: { price: 9_000_000, showPrice: true, version: 2 },
    });
  });

  it('that are what is stored make no new version and no entry of the audit', async () => {
    expect((await save([{ id: ids[0], version: 1, price: 1_000, showPrice: false }])).body).toEqual([
      { id: ids[0], price: 1_000, showPrice: false, version: 1 },
    ]);
    const { body } = await api.call(`GET /api/audit?subject=product&subjectId=${ids[0]}`, { token });
    expect((body as { action: string }[]).map(({ action }) => action)).toEqual(['createProduct']);
  });

  it('are all refused when a colleague changed one of them meanwhile; the rows are named with both prices', async () => {
    await save([{ id: ids[2], version: 1, price: 5_555 }]);
    const { status, body } = await save(ids.map((id, index) => ({ id, version: 1, price: 7_000 + index })));
    expect([status, body.code]).toEqual([409, 'catalog.prices_changed_meanwhile']);
    expect(body.conflicts).toEqual([
      { field: 'prices.2.price', mine: 7_002, theirs: 5_555, by: expect.any(String), at: expect.any(String) },
    ]);
    expect(await stored()).toEqual(untouched.with(2, [5_555, false, 2]));
  });

  it('are saved although a colleague changed something else of the product', async () => {
    const { body: product } = await api.call(`GET /api/admin/products/${ids[0]}`, { token });
    const { id: _id, createdAt: _made, updatedAt: _changed, ...form } = product as Record<string, unknown>;
    await api.call(`PUT /api/products/${ids[0]}`, { token, body: { ...form, brix: '۶۵' } });
    expect((await save([{ id: ids[0], version: 1, price: 4_000 }])).body).toEqual([
      { id: ids[0], price: 4_000, showPrice: false, version: 3 },
    ]);
    expect((await api.call(`GET /api/products/${ids[0]}`)).body.brix).toBe('۶۵');
  });

  it.each([
    ['no number', () => [{ id: ids[0], price: 'توافقی' }], ['prices.0.price']],
    [
      'below zero',
      () => [
        { id: ids[0], price: 1 },
        { id: ids[1], price: -1 },
      ],
      ['prices.1.price'],
    ],
    [
      'of no product',
      () => [
        { id: ids[0], price: 1 },
        { id: 999_999, price: 1 },
      ],
      ['prices.1.id'],
    ],
    [
      'of one product twice',
      () => [
        { id: ids[0], price: 1 },
        { id: ids[0], price: 2 },
      ],
      ['prices.1.id'],
    ],
    ['none at all', () => [], ['prices']],
  ])('that are %s are refused by row, and none is stored', async (_what, prices, fields) => {
    const answer = await save(prices());
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
    expect(await stored()).toEqual(untouched);
  });
});

it('keeps the list price of a product that shows none of its own', async () => {
  await api.call('PUT /api/settings', { token, body: { usdRate: 83_000 } });
  await api.call('POST /api/price-list', { token, body: { name: 'پورهٔ انبه', usdPerTon: 100 } });
  const id = await addProduct(api, token, aProduct({ name: 'پورهٔ انبه' }));
  const price = async (): Promise<unknown> => (await api.call(`GET /api/products/${id}`)).body.indicativePrice;
  await save([{ id, version: 1, price: 77 }]);
  expect(await price()).toMatchObject({ tomanPerTon: 8_300_000, basis: 'list' });
  await save([{ id, version: 2, showPrice: true }]);
  expect(await price()).toMatchObject({ tomanPerTon: 77, basis: 'own' });
  const { body } = await api.call('GET /api/products?sort=price-low&limit=1');
  expect(body[0].id).toBe(id);
});

describe('the prices that a program sends by SKU', () => {
  let key: string;
  let batch = 0;
  const sku = (nth: number): string => `PRICED-${batch}-${nth}`;
  const send = (prices: object[], query = ''): Promise<Answer> =>
    api.call(`PATCH /api/prices${query}`, { token: key, body: { prices } });
  const storedBySku = async (): Promise<unknown[]> =>
    Promise.all(
      [0, 1, 2].map(async (nth) => {
        const { body } = await api.call(`GET /api/products/by-sku/${sku(nth)}`, { token });
        return [body.price, body.version];
      }),
    );
  beforeEach(async () => {
    key ??= (await newKey(api, ['prices:write'])).secret;
    batch += 1;
    for (const nth of [0, 1, 2]) await addProduct(api, token, { sku: sku(nth), price: 1_000 + nth });
  });

  it('are stored together, by whichever case, with the price before; the audit and the feed have each change', async () => {
    const { cursor } = (await api.call('GET /api/changes', { token })).body;
    const { status, body } = await send([
      { sku: sku(0).toLowerCase(), price: '۲۰۰۰', version: 1 },
      { sku: sku(1), price: 1_001 },
    ]);
    expect([status, body]).toEqual([
      200,
      {
        stored: 2,
        refused: 0,
        rows: [
          {
            sku: sku(0),
            status: 200,
            stored: { id: expect.any(Number), price: 2_000, showPrice: false, version: 2 },
            previousPrice: 1_000,
          },
          {
            sku: sku(1),
            status: 200,
            stored: expect.objectContaining({ price: 1_001, version: 1 }),
            previousPrice: 1_001,
          },
        ],
      },
    ]);
    const { id } = (body.rows as { stored: { id: number } }[])[0]!.stored;
    const { body: audit } = await api.call(`GET /api/audit?subject=product&subjectId=${id}&limit=1`, { token });
    expect(audit[0]).toMatchObject({ action: 'savePricesBySku', before: { price: 1_000 }, after: { price: 2_000 } });
    const { body: feed } = await api.call(`GET /api/changes?since=${cursor}`, { token });
    expect(feed.changes).toMatchObject([{ kind: 'products', id, event: 'product.price_changed' }]);
  });

  it('are all refused for one row that cannot be stored', async () => {
    const unknown = await send([
      { sku: sku(0), price: 1 },
      { sku: 'NO-SUCH', price: 1 },
      { sku: sku(0), price: 2 },
    ]);
    expect([unknown.status, fieldsOf(unknown)]).toEqual([400, ['prices.1.sku', 'prices.2.sku']]);
    await send([{ sku: sku(2), price: 9 }]);
    const stale = await send([0, 1, 2].map((nth) => ({ sku: sku(nth), price: 5, version: 1 })));
    expect([stale.status, stale.body.code]).toEqual([409, 'catalog.prices_changed_meanwhile']);
    expect(stale.body.conflicts).toMatchObject([{ field: 'prices.2.price', mine: 5, theirs: 9 }]);
    expect(await storedBySku()).toEqual([
      [1_000, 1],
      [1_001, 1],
      [9, 2],
    ]);
  });

  it('are stored one by one on request, and each refused row says why in both languages', async () => {
    await send([{ sku: sku(2), price: 9 }]);
    const { status, body } = await send(
      [
        { sku: sku(0), price: 7, version: 1 },
        { sku: 'NO-SUCH', price: 1 },
        { sku: sku(2), price: 5, version: 1 },
        { sku: sku(0), price: 8 },
      ],
      '?partial=true',
    );
    const problem = (code: string) => ({ code, message: expect.stringMatching(/[آ-ی]/), detail: expect.any(String) });
    expect([status, body]).toMatchObject([
      200,
      {
        stored: 1,
        refused: 3,
        rows: [
          { status: 200, stored: { price: 7, version: 2 } },
          { sku: 'NO-SUCH', status: 404, problem: problem('catalog.product_not_found') },
          {
            status: 409,
            problem: { ...problem('catalog.product_changed_meanwhile'), conflicts: [{ field: 'price', theirs: 9 }] },
          },
          { status: 400, problem: problem('common.validation') },
        ],
      },
    ]);
    expect(await storedBySku()).toEqual([
      [7, 2],
      [1_001, 1],
      [9, 2],
    ]);
  });

  it('are stored for one of two programs that send the same version at once', async () => {
    const both = await Promise.all([5, 6].map((price) => send([{ sku: sku(0), price, version: 1 }])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are up to 1,000, in a body of more than 64 KB', async () => {
    const prices = Array.from({ length: 1_000 }, (_, nth) => ({ sku: `NO-SUCH-${nth}-${'X'.repeat(40)}`, price: nth }));
    expect((await send(prices, '?partial=true')).body).toMatchObject({ stored: 0, refused: 1_000 });
    const tooMany = await send([...prices, { sku: 'ONE-MORE', price: 1 }]);
    expect([tooMany.status, fieldsOf(tooMany)]).toEqual([400, ['prices']]);
  });
});
