import { beforeAll, describe, expect, it } from '@jest/globals';
import { termsOfText } from '../src/common/search/index.js';
import { startApiForSpec } from './support/index.js';
import { addPost } from './support/blog.js';
import { aDialogOrder, addProduct } from './support/shop.js';
import { aSeller } from './support/sellers.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const aComment = (name: string): object => ({ name, email: 'sara@example.com', comment: 'کار خوبی است' });

interface Row {
  id: number;
}

async function found(path: string, query: Record<string, string>): Promise<{ ids: number[]; total: number }> {
  const { status, body, headers } = await api.call(`GET ${path}?${new URLSearchParams(query).toString()}`, { token });
  expect(status).toBe(200);
  return { ids: (body as Row[]).map(({ id }) => id), total: Number(headers.get('x-total-count')) };
}

const write = async (route: string, body: unknown): Promise<Row> => {
  const answer = await api.call(route, { token, body });
  expect([route, answer.status < 300]).toEqual([route, true]);
  return answer.body as Row;
};

/** Lists of people and files, each with a function that adds somebody called «محمدرضا …». */
const lists: Record<string, { path: string; add: (name: string) => Promise<unknown>; terms: string }> = {
  orders: {
    path: '/api/orders',
    terms: 'order_search_term',
    add: async (customerName) =>
      write('POST /api/orders', aDialogOrder(await addProduct(api, token), { customerName })),
  },
  contacts: {
    path: '/api/contacts',
    terms: 'contact_search_term',
    add: (name) => write('POST /api/contact', { name, message: 'سلام و درود' }),
  },
  customers: {
    path: '/api/customers',
    terms: 'customer_search_term',
    add: (fullName) =>
      write('POST /api/auth/register', {
        fullName,
        email: `${Math.random()}@example.com`,
        phoneNumber: '09121112233',
        password: 'رازمن۱۲',
      }),
  },
  sellers: {
    path: '/api/sellers',
    terms: 'seller_search_term',
    add: (name) => write('POST /api/sellers', aSeller({ companyName: name })),
  },
  comments: {
    path: '/api/comments',
    terms: 'blog_comment_search_term',
    add: async (name) => {
      const { slug } = await addPost(api, token);
      await write(`POST /api/blog/posts/${slug}/comments`, aComment(name));
    },
  },
};
const names = Object.keys(lists);
const listOf = (name: string): (typeof lists)[string] => lists[name] as (typeof lists)[string];

describe('one way to search:', () => {
  it.each(names)('the list of %s finds a part of a word, in whatever signs and spaces', async (name) => {
    const { path, add } = listOf(name);
    await add('محمدرضا پیله‌ور');
    await add('کیوان طاهری');
    const [id] = (await found(path, { q: 'پیله‌ور' })).ids;
    expect(id).toEqual(expect.any(Number));
    for (const q of [
      'پیله ور',
      'محمد رضا پيله‌ور',
      'ور محمدرضا',
      'رضا پیله',
      'پیله‌ور محمد\u200fرضا',
      '\u200eپیله\u200e',
    ])
      expect([q, await found(path, { q })]).toEqual([q, { ids: [id], total: 1 }]);
    for (const q of ['رضایی پیله', 'کیوان پیله', 'پیله‌ورزی'])
      expect([q, await found(path, { q })]).toEqual([q, { ids: [], total: 0 }]);
  });
});

describe('what changes or goes', () => {
  const termsIn = async (table: string, column: string, id: number): Promise<number> => {
    const rows: { n: number | string }[] = await api.database.read.query(
      `SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`,
      [id],
    );
    return Number(rows[0]?.n);
  };

  it('a seller is found by its new name only, and by nothing once it is deleted', async () => {
    const { id } = await write('POST /api/sellers', aSeller({ companyName: 'زعفران‌کاران' }));
    await write(`PUT /api/sellers/${id}`, aSeller({ companyName: 'خرمافروشان' }));
    expect((await found('/api/sellers', { q: 'زعفران' })).ids).toEqual([]);
    expect((await found('/api/sellers', { q: 'فروشان' })).ids).toEqual([id]);
    expect(await termsIn('seller_search_term', 'sellerId', id)).toBeGreaterThan(0);
    await api.call(`DELETE /api/sellers/${id}`, { token });
    expect(await termsIn('seller_search_term', 'sellerId', id)).toBe(0);
  });

  it('the comments of a deleted article leave no terms', async () => {
    const { slug, id: postId } = await addPost(api, token);
    await write(`POST /api/blog/posts/${slug}/comments`, aComment('بی‌همتا'));
    const [id] = (await found('/api/comments', { q: 'همتا' })).ids as [number];
    expect(await termsIn('blog_comment_search_term', 'commentId', id)).toBeGreaterThan(0);
    await api.call(`DELETE /api/admin/blog/posts/${postId}`, { token });
    expect(await termsIn('blog_comment_search_term', 'commentId', id)).toBe(0);
  });
});

describe('a question that finds thousands', () => {
  const many = 4_500;
  const day = '2026-11-01 08:00:00.000';

  beforeAll(async () => {
    const numbers = Array.from({ length: many }, (_one, index) => 10_000 + index);
    const insert = (table: string, columns: string, rows: unknown[][]): Promise<unknown> =>
      api.database.write((tx) =>
        tx.query(
          `INSERT INTO ${table} (${columns}) VALUES ${rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')}`,
          rows.flat(),
        ),
      );
    for (let first = 0; first < many; first += 500) {
      const part = numbers.slice(first, first + 500);
      await insert(
        'contact',
        'id, createdAt, name, message, isRead',
        part.map((n) => [n, day, `انبوه ${n % 7}`, 'متن', n % 3 === 0 ? 1 : 0]),
      );
      await insert(
        'contact_search_term',
        'contactId, term',
        part.flatMap((n) => termsOfText(`انبوه ${n % 7}`).map((term) => [n, term])),
      );
      await insert(
        'customer',
        'id, fullName, email, phoneNumber, passwordHash, createdAt, sortKey',
        part.map((n) => [n, `انبوه ${n}`, `${n}@example.com`, '+989121112233', '', day, String(99_999 - n)]),
      );
      await insert(
        'customer_search_term',
        'customerId, term',
        part.flatMap((n) => termsOfText(`انبوه ${n}`).map((term) => [n, term])),
      );
    }
  });

  it('has every one of them on its pages, with the filters of the list', async () => {
    const all = await found('/api/contacts', { q: 'انبوه', limit: '3', page: '2' });
    expect(all).toEqual({ ids: [14_496, 14_495, 14_494], total: many });
    const read = await found('/api/contacts', { q: 'نبوه', filter: 'read', limit: '2', page: '3' });
    expect(read).toEqual({ ids: [14_487, 14_484], total: many / 3 });
    const two = await found('/api/contacts', { q: '3 انبوه', limit: '1' });
    expect(two).toEqual({ ids: [14_493], total: 642 });
    expect((await found('/api/contacts', { q: 'انبوه', page: '1000' })).ids).toEqual([]);
  });

  it('is sorted as the list is', async () => {
    const page = await found('/api/customers', { q: 'انبوه', sort: 'name', limit: '3', page: '800' });
    expect(page).toEqual({ ids: [12_102, 12_101, 12_100], total: many });
    const last = await found('/api/customers', { q: 'انبوه', sort: 'name', limit: '100', page: '45' });
    expect([last.ids.length, last.ids.at(-1)]).toEqual([100, 10_000]);
  });

  it('is exported whole and in order', async () => {
    const { body } = await api.call(`GET /api/contacts/export?filter=read&q=${encodeURIComponent('انبوه')}`, { token });
    const ids = String(body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => Number(row.split(',')[0]));
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([many / 3, 10_002, 14_499]);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });
});
