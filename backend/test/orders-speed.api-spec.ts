import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';
import { addProduct, planOf, statementsOf } from './support/shop.js';

const many = 20_000;
const atOnce = 1_000;
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  const productId = await addProduct(api, token);
  for (let first = 1; first <= many; first += atOnce) await store(first, productId);
  if (api.database.dialect === 'mysql')
    await api.database.read.query('ANALYZE TABLE orders, order_call, order_search_term');
}, 120_000);
afterAll(() => api.close());

const names = ['سارا احمدی', 'کیان میرزایی', 'علی رضایی', 'مینا کریمی'];
/** One customer in twenty has one of these names. */
const nameOf = (n: number): string => (n % 80 < 4 ? names[n % 4]! : 'مهمان بازار');
const withName = many / 80;
const statuses = ['completed', 'completed', 'cancelled', 'processing'];

/** A thousand orders as they lie in the database; over HTTP they would take a minute. */
async function store(first: number, productId: number): Promise<void> {
  const numbers = Array.from({ length: atOnce }, (_one, index) => first + index);
  const day = '2026-11-01 08:00:00.000';
  await api.database.write(async (tx) => {
    const insert = (table: string, rows: (string | number)[][]): Promise<unknown> => {
      const places = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
      return tx.query(`INSERT INTO ${table} VALUES ${places}`, rows.flat());
    };
    await insert(
      'orders (id, trackingCode, name, phone, status, createdAt, updatedAt, callBy, version)',
      numbers.map((n) => [n, `C${n}`, nameOf(n), phoneOf(n), statuses[n % 4]!, day, day, day, 1]),
    );
    await insert(
      'order_line (orderId, position, productId, productName, quantity)',
      numbers.map((n) => [n, 0, productId, 'کنسانترهٔ سیب', 100]),
    );
    await insert(
      'order_call (orderId, outcome, at, `by`, adminId)',
      numbers.map((n) => [n, 'busy', day, 'سارا', 1]),
    );
    await insert(
      'order_search_term (term, orderId)',
      numbers.flatMap((n) =>
        nameOf(n)
          .split(' ')
          .map((word) => [word, n]),
      ),
    );
    await insert(
      'order_search_term (term, orderId)',
      numbers.flatMap((n) => [
        [phoneOf(n).slice(3), n],
        [`<${Array.from(phoneOf(n).slice(1)).reverse().join('')}`, n],
      ]),
    );
  });
}

const phoneOf = (n: number): string =>
  `+98912${String(n * 7919)
    .padStart(7, '0')
    .slice(-7)}`;

interface Seen {
  total: number;
  /** Whether the answer says that there may be more. */
  isLeast: boolean;
  /** The queries about orders: the total and the page's ids, or for a search how common its words are and all ids; rows, lines, calls. */
  statements: string[];
  /** How the database runs each of them. */
  plans: string[][];
}

async function listing(query: string): Promise<Seen> {
  let total = -1;
  let isLeast = false;
  const statements = await statementsOf(api, async () => {
    const { headers } = await api.call(`GET /api/orders?${new URLSearchParams(query).toString()}`, { token });
    total = Number(headers.get('x-total-count'));
    isLeast = headers.get('x-total-is-least') === 'true';
  });
  const own = statements.filter(({ sql }) => /\border(s|_line|_call|_search_term)\b/.test(sql));
  return {
    total,
    isLeast,
    statements: own.map(({ sql }) => sql),
    plans: await Promise.all(own.map((statement) => planOf(api, statement))),
  };
}

/** A step that reads a table or an index from end to end: SQLite says SCAN, MySQL the types ALL and index. */
const isScan = (step: string): boolean =>
  /^SCAN order|^(orders|order_search_term|OrderLine|last_call|each_call) (ALL|index) /.test(step);
const searchIndex = /^order_search_term range PRIMARY|^SEARCH order_search_term USING COVERING INDEX/;

describe('a list of 20,000 orders takes five queries, with a search or without, and', () => {
  it.each([
    ['a status', 'status=completed&page=3', many / 2, /orders_status/],
    ['a status of a time', 'status=completed&from=2026-10-01&to=2026-12-01', many / 2, /orders_status_placed/],
    ['the beginning of a word', 'q=احمدی&page=3', withName, searchIndex],
    ['several words', 'q=کریمی مینا', withName, searchIndex],
    ['a name and a status', 'q=میرز&status=completed&page=2', withName, searchIndex],
    ['the beginning of a phone', 'q=۰۹۱۲ ۰۰۰ ۷۹۱۹', 1, searchIndex],
    ['the end of a phone', 'q=00158', 1, searchIndex],
  ])('reads %s from an index, never a table from end to end', async (_name, query, total, index) => {
    const seen = await listing(query);
    expect([seen.total, seen.plans.length]).toEqual([total, 5]);
    expect(seen.plans.flat().filter(isScan)).toEqual([]);
    for (const plan of seen.plans.slice(0, 2)) expect(plan.some((step) => index.test(step))).toBe(true);
  });

  it.each(['', 'page=1000&limit=10', 'sort=oldest&page=3'])(
    'without a filter (%s) counts an index and sorts only the rows of the page',
    async (query) => {
      const { total, plans } = await listing(query);
      expect([total, plans.length]).toEqual([many, 5]);
      const [count = [], ids = []] = plans;
      expect(count).toEqual([expect.stringMatching(/USING COVERING INDEX|Using index/)]);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.join()).not.toMatch(/TEMP B-TREE|filesort| ALL /);
    },
  );

  it.each(['', '&status=completed', '&q=۰۹۱۲'])(
    'counts nothing with a cursor (%s), and begins a late page where the one before ended',
    async (query) => {
      const cursor = Buffer.from('300').toString('base64url');
      const { statements, plans } = await listing(`limit=100&cursor=${cursor}${query}`);
      expect(statements.filter((sql) => /^SELECT COUNT/.test(sql))).toEqual([]);
      const ids = plans[statements.findIndex((sql) => /LIMIT (101|1000)$/.test(sql.trim()))]?.join() ?? '';
      expect(ids).toMatch(/^orders range |^SEARCH orders USING .*(id|rowid)<\?/);
      expect(ids).not.toMatch(/TEMP B-TREE|filesort/);
    },
  );

  it('answers the same rows from either end', async () => {
    const ids = async (query: string): Promise<number[]> => {
      const { body } = await api.call(`GET /api/orders?limit=100&${query}`, { token });
      return (body as { id: number }[]).map(({ id }) => id);
    };
    const down = Array.from({ length: 100 }, (_one, index) => many - index);
    expect(await ids('page=1')).toEqual(down);
    expect(await ids(`page=${many / 100}`)).toEqual(down.map((id) => id - many + 100));
    expect(await ids(`page=${many / 100}&sort=oldest`)).toEqual([...down].reverse());
    expect(await ids(`page=${many / 100 + 1}`)).toEqual([]);
    const middle = await ids(`page=${many / 200 + 1}`);
    expect(middle).toEqual(down.map((id) => id - many / 2));
  });
});

describe('a search for what most orders have', () => {
  const newest = (count: number): number[] => Array.from({ length: count }, (_one, index) => many - index);
  const idsOf = async (query: string): Promise<number[]> => {
    const { body } = await api.call(`GET /api/orders?${new URLSearchParams(query).toString()}`, { token });
    return (body as { id: number }[]).map(({ id }) => id);
  };

  it('stops to count at 10,000 matches, and sorts none of them', async () => {
    const { total, isLeast, statements, plans } = await listing('q=۰۹۱۲');
    expect([total, isLeast]).toEqual([10_000, true]);
    const counting = statements.filter((sql) => /LIMIT 1000$/.test(sql.trim()));
    expect(counting).toHaveLength(10);
    for (const plan of plans.slice(1, -3)) expect(plan.join()).not.toMatch(/TEMP B-TREE|filesort|temporary/);
  });

  it('lists the newest matches, and counts exactly when a filter leaves fewer', async () => {
    expect(await idsOf('q=۰۹۱۲&limit=100')).toEqual(newest(100));
    expect(await idsOf('q=۰۹۱۲&limit=100&page=100')).toEqual(newest(10_000).slice(-100));
    expect(await idsOf('q=۰۹۱۲&limit=100&page=101')).toEqual([]);
    expect(await listing('q=۰۹۱۲&status=cancelled')).toMatchObject({ total: many / 4, isLeast: false });
    expect(await listing('q=۰۹۱۲ کیان')).toMatchObject({ total: withName, isLeast: false });
  });
});

describe('the file of 20,000 orders', () => {
  it.each([
    ['all', '', many],
    ['a search', 'q=علی', withName],
    ['a search with a filter', 'q=۰۹۱۲&status=completed', many / 2],
  ])('is searched for once: %s', async (_what, query, rows) => {
    let file = '';
    const statements = await statementsOf(api, async () => {
      file = (await api.call(`GET /api/orders/export?${new URLSearchParams(query).toString()}`, { token })).body;
    });
    const ids = file
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    expect(ids).toHaveLength(rows);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const firstRows = statements.findIndex(({ sql }) => sql.includes('order_line'));
    expect(statements.slice(firstRows).filter(({ sql }) => sql.includes('order_search_term'))).toEqual([]);
  });
});
