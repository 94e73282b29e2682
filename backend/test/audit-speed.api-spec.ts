import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRows } from '../src/database/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { startApi, type TestApi } from './support/index.js';
import { planOf, statementsOf } from './support/shop.js';

const many = 20_000;
const atOnce = 500;
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  for (let first = 1; first <= many; first += atOnce) await store(first);
  if (api.database.dialect === 'mysql') await api.database.read.query('ANALYZE TABLE audit_entry');
}, 120_000);
afterAll(() => api.close());

const names = ['کنسانترهٔ سیب', 'رب گوجه‌فرنگی', 'پورهٔ هلو', 'کنسانترهٔ انگور'];
const text = 'یک متن چندخطی که همراه تغییر نگه داشته می‌شود. '.repeat(8);

/** Inserts entries directly, because over HTTP this would take minutes. Every hundredth is about an order. */
async function store(first: number): Promise<void> {
  const rows = Array.from({ length: atOnce }, (_one, index) => first + index).map((n) => {
    const isOrder = n % 100 === 0;
    const name = isOrder ? null : names[n % 4]!;
    return {
      at: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
      adminId: 1 + (n % 3),
      by: 'سارا',
      action: isOrder ? 'setOrderStatus' : 'updateProduct',
      subject: isOrder ? 'order' : 'product',
      subjectId: String(n % 997),
      name,
      searchKey: name ?? '',
      before: { description: text, version: n },
      after: { description: `${text}${n}`, version: n + 1 },
    };
  });
  await api.database.write((tx) => insertRows(tx, AuditEntry, rows));
}

/** How the database runs each of the list's own queries: total, ids, rows, categories, what is gone. */
async function plansOf(query: string): Promise<{ total: number; plans: string[][] }> {
  let total = -1;
  const statements = await statementsOf(api, async () => {
    const { headers, status } = await api.call(`GET /api/audit?${new URLSearchParams(query).toString()}`, { token });
    expect(status).toBe(200);
    total = Number(headers.get('x-total-count'));
  });
  const own = statements.filter(({ sql }) => /audit_entry|category/.test(sql));
  return { total, plans: await Promise.all(own.map((statement) => planOf(api, statement))) };
}

describe('a page of 20,000 entries takes five queries and', () => {
  it.each([
    ['nothing', '', many],
    ['a late page', 'page=800', many],
    ['a kind of thing', 'subject=order', many / 100],
    ['one thing', 'subject=product&subjectId=7', 21],
    ['an admin', 'adminId=2', 6667],
    ['an action', 'action=setOrderStatus', many / 100],
    ['a few days', 'from=2026-01-05&to=2026-01-07', 2 * 24 * 60],
    ['a kind, an action, an admin and days', 'subject=product&action=updateProduct&adminId=1&from=2026-01-05', 4700],
    ['a word', 'q=کنسانتره', 9800],
    ['a word of a kind', 'q=هلو&subject=product&adminId=1', 1666],
    ['a word that nothing has', 'q=گلابی', 0],
  ])('with %s chooses from an index alone, and reads the rows of the page', async (_name, query, about) => {
    const { total, plans } = await plansOf(query);
    expect([total, Math.abs(total - about) <= about / 100]).toEqual([total, true]);
    const [count = [], ids = [], rows = []] = plans;
    for (const choosing of total === 0 ? [count] : [count, ids]) {
      // The first step reads, those after it sort what was read. MariaDB sorts a whole index by reading the rows.
      expect(choosing[0]).toMatch(
        /USING COVERING INDEX audit_entry_|(range|ref|index) audit_entry_.*Using index(?! condition)/,
      );
      expect(choosing.slice(1).filter((step) => !/TEMP B-TREE/.test(step))).toEqual([]);
    }
    if (total === 0) return;
    if (!query.includes('subject')) expect(ids.join()).not.toMatch(/TEMP B-TREE|filesort/);
    expect(plans).toHaveLength(5);
    expect(rows.join()).toMatch(/USING INTEGER PRIMARY KEY|(range|const) PRIMARY/);
    expect(plans[4]?.filter((step) => /^SCAN (entry|removal)|^(entry|removal) (ALL|index) /.test(step))).toEqual([]);
  });
});

it.each([
  ['the first page', 1, many, 24],
  ['the last whole page', 833, many - 832 * 24, 24],
  ['what is left for the last one', 834, many - 833 * 24, 8],
])('%s holds the entries of its place, the newest first', async (_name, page, newest, length) => {
  const { body } = await api.call(`GET /api/audit?page=${page}`, { token });
  const ids = (body as { id: number }[]).map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length }, (_one, index) => newest - index));
});
