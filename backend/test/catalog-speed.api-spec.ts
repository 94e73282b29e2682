import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bumpRevision } from '../src/database/index.js';
import { startApi, type TestApi } from './support/index.js';
import { addProduct, planOf, queriesOf, statementsOf } from './support/shop.js';

const many = 10_000;
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
  await multiply('product', id, ['id'], {
    categoryId: '1 + n % 6',
    featuredRank: 'CASE WHEN n % 50 = 0 THEN 0 ELSE 1 END',
  });
}, 120_000);
afterAll(() => api.close());

/** Makes 10,000 rows of one; `computed` are columns as SQL of `n`, `others` are left to the database. */
async function multiply(table: string, id: number, others: string[], computed: Record<string, string>): Promise<void> {
  const { columns } = api.database.read.dataSource.entityMetadatas.find(({ tableName }) => tableName === table)!;
  const kept = columns
    .map(({ databaseName }) => databaseName)
    .filter((name) => !others.includes(name) && !(name in computed));
  const names = [...kept, ...Object.keys(computed)];
  const values = [...kept, ...Object.values(computed)];
  const digits =
    'SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9';
  const numbers = `SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d AS n FROM (${digits}) a, (${digits}) b, (${digits}) c, (${digits}) e`;
  await api.database.write((tx) =>
    tx.query(
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table}, (${numbers}) numbers WHERE id = ?`,
      [id],
    ),
  );
}

/** Gives every product a value of the first parameters, one parameter a statement, because a statement has a limit of time. */
async function specify(parameters: number): Promise<void> {
  await api.database.write(async (tx) => {
    await tx.query('DELETE FROM product_specification');
    for (let position = 1; position <= parameters; position += 1) {
      await tx.query(
        `INSERT INTO product_specification (productId, parameterId, minimum, maximum, acid, endPoint)
         SELECT product.id, parameter.id, CASE parameter.code WHEN 'brix' THEN 60 + product.id % 20 ELSE 1 + product.id % 3 END,
                CASE parameter.code WHEN 'brix' THEN 61 + product.id % 20 ELSE 2 + product.id % 3 END,
                CASE parameter.code WHEN 'acidity' THEN 'malic' END, CASE parameter.code WHEN 'acidity' THEN 8.1 END
           FROM product, parameter WHERE parameter.position = ?`,
        [position],
      );
    }
    await bumpRevision(tx);
  });
}

const encoded = (route: string): string => route.replace(/[^\x20-\x7e]+/g, encodeURIComponent);

describe('lists over 10,000 rows', () => {
  it.each([
    ['products', 'GET /api/products?category=other&q=سیب&sort=price-low&page=3'],
    ['products from the start', 'GET /api/products?sort=popular&limit=23'],
    ['products for admins', 'GET /api/admin/products?category=cherry&q=سیب+کنسانتره&sort=price-low&page=3'],
  ])('%s: at most four queries, and a page of many', async (_name, route) => {
    let total = 0;
    const queries = await queriesOf(api, async () => {
      const answer = await api.call(encoded(route), { token });
      expect(answer.body.length).toBeGreaterThan(20);
      total = Number(answer.headers.get('x-total-count'));
    });
    expect(total).toBeGreaterThan(1000);
    // After a change a search reads the catalogue and the settings anew; finding out whose token it is takes two.
    expect(queries).toBeLessThanOrEqual(route.includes('/products?') && !route.includes('admin') ? 4 : 6);
    expect(queries).toBeGreaterThan(0);
  });

  it('a page by limits takes at most three queries, and reads the values from an index', async () => {
    await specify(25);
    await api.call('GET /api/products?limit=1');
    const page = 'GET /api/products?spec[brix]=65..71&spec[acidity]=..2&spec[ph]=3..4';
    const statements = await statementsOf(api, async () => {
      const { status, body, headers } = await api.call(page);
      expect([status, body.length]).toEqual([200, 24]);
      expect(Number(headers.get('x-total-count'))).toBeGreaterThan(1000);
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    const values = statements.find(({ sql }) => sql.includes('product_specification'));
    expect((await planOf(api, values!)).join('\n')).toMatch(/product_specification_(parameter|once)/);
    const again = await queriesOf(api, () => api.call(`${page}&page=2`));
    expect(again).toBeLessThanOrEqual(2);
  }, 60_000);

  it('takes no query for the ids alone, which the sitemap reads of every product', async () => {
    const { body } = await api.call('GET /api/products?page=7&limit=100');
    const queries = await queriesOf(api, async () => {
      const ids = await api.call('GET /api/products?page=7&limit=100&fields=id');
      expect(ids.body).toEqual((body as { id: number }[]).map(({ id }) => ({ id })));
      expect(ids.headers.get('link')).toContain('page=8');
    });
    expect(queries).toBe(0);
  });

  it('featured products are read from an index', async () => {
    const statements = await statementsOf(api, async () => {
      expect((await api.call('GET /api/products/featured')).body.length).toBeGreaterThan(0);
    });
    const featured = statements.find(({ sql }) => sql.includes('product.featuredRank = ?'));
    const plan = (await planOf(api, featured!)).join('\n');
    expect(plan).toContain('product_popular');
    expect(plan).not.toMatch(/filesort|TEMP B-TREE/);
  });

  it('takes one query for a page of products, once catalogue and settings are known', async () => {
    const pages = ['category=other&q=سیب&sort=price-low&page=4', 'q=کنسانتره&sort=price-high&page=5', 'page=300'];
    await api.call('GET /api/products?limit=1');
    for (const page of pages) {
      const queries = await queriesOf(api, async () => {
        const { status, body } = await api.call(encoded(`GET /api/products?${page}`));
        expect([status, body.length]).toEqual([200, 24]);
      });
      expect(queries).toBe(1);
    }
  });

  it('changes the prices of all of them with one price of the list', async () => {
    // A rate that nobody set is too old for a price.
    await api.call('PUT /api/settings', { token, body: { usdRate: 83_000 } });
    const { status } = await api.call('POST /api/price-list', {
      token,
      body: { name: 'کنسانترهٔ سیب', usdPerTon: 1700 },
    });
    expect(status).toBe(201);
    const { headers, body } = await api.call('GET /api/products?sort=price-low&limit=1');
    expect(Number(headers.get('x-total-count'))).toBe(many + 1);
    expect(body[0].indicativePrice.tomanPerTon).toBe(141_100_000);
    const { body: dearest } = await api.call('GET /api/products?sort=price-high&limit=1');
    expect(dearest[0].indicativePrice.tomanPerTon).toBe(141_100_000);
  });
});
