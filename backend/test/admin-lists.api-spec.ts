import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CustomerAccount } from '../src/auth/index.js';
import { Comment } from '../src/content/index.js';
import { Subscriber } from '../src/contacts/index.js';
import { MediaItem } from '../src/media/index.js';
import { Seller } from '../src/sellers/index.js';
import { startApi, type TestApi } from './support/index.js';
import { aPost } from './support/blog.js';
import { addMedia } from './support/media.js';
import { fieldsOf } from './support/shop.js';
import { aSeller } from './support/sellers.js';

let api: TestApi;
let token: string;
const names = ['انار', 'انگور', 'آلبالو'] as const;
/** When the first, second and third record of each list was created. */
const days = ['2026-01-10', '2026-01-20', '2026-01-30'];

const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await api.call(`POST /api/${path}`, { token, body });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body as Record<string, unknown>;
};

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  const { slug } = await post('admin/blog/posts', aPost({ status: 'published' }));
  for (const [at, name] of names.entries()) {
    const email = `list-${at}@example.com`;
    await post(`blog/posts/${String(slug)}/comments`, { name, email, comment: `=${name}` });
    await post('auth/register', { fullName: name, email, phoneNumber: '09121112233', password: 'رمز ساده ۱' });
    await post('newsletter', { email });
    await post('sellers', aSeller({ companyName: name, email }));
    await post('categories', { name, slug: `list-${at}`, group: 'other' });
    await post('certificates', { name, description: 'ایمنی مواد غذایی', validUntil: '2027-03-20' });
    await addMedia(api, token, { name: `${name}.jpg` });
  }
  await api.database.write(async (tx) => {
    const made: [new () => object, string][] = [
      ...([Comment, CustomerAccount, Seller, MediaItem] as const).map(
        (entity) => [entity, 'createdAt'] as [never, string],
      ),
      [Subscriber, 'subscribedAt'],
    ];
    for (const [entity, column] of made) {
      const rows = (await tx.find(entity, { order: { id: 'ASC' } })) as { id: number }[];
      for (const [at, { id }] of rows.entries())
        await tx.update(entity, { id }, { [column]: new Date(`${days[at]!}T12:00:00Z`) });
    }
  });
});
afterAll(() => api.close());

const get = (path: string) => api.call(`GET /api/${path}`, { token });

describe.each([
  ['comments', (row: Record<string, unknown>) => row.name],
  ['customers', (row) => row.fullName],
  ['sellers', (row) => row.companyName],
  ['media', (row) => String(row.originalFilename).replace('.jpg', '')],
  ['newsletter', (row) => names[Number(/\d/.exec(String(row.email))?.[0])]],
] as [string, (row: Record<string, unknown>) => unknown][])('the list of %s', (path, nameOf) => {
  const found = async (query: string) => (await get(`${path}?${query}`)).body.map(nameOf) as unknown[];

  it('is about a time: since a moment, before another', async () => {
    expect(await found('')).toEqual([...names].toReversed());
    expect(await found('from=2026-01-20T12:00:00Z')).toEqual(['آلبالو', 'انگور']);
    expect(await found('to=2026-01-20T12:00:00Z')).toEqual(['انار']);
    expect(await found('from=2026-01-11T00:00:00Z&to=2026-01-21T00:00:00Z')).toEqual(['انگور']);
    expect(fieldsOf(await get(`${path}?from=yesterday`))).toEqual(['from']);
  });

  it('gives a file of that time, the oldest first', async () => {
    const { body, headers } = await get(`${path}/export?from=2026-01-11T00:00:00Z`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = String(body).trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('2026-01-20T12:00:00.000Z,۱۴۰۴/۱۰/۳۰');
    expect(rows[1]).toContain('2026-01-30T12:00:00.000Z,۱۴۰۴/۱۱/۱۰');
  });
});

describe('the file of a list', () => {
  it.each([
    ['comments', 'q=انگور', 'انگور,list-1@example.com,مقالهٔ آزمایشی'],
    ['comments', 'filter=approved', null],
    ['customers', 'q=انگور', 'انگور,09121112233,list-1@example.com'],
    ['media', 'q=انگور', 'انگور.jpg,/media/'],
    ['media', 'type=other', null],
    ['categories', 'q=انگور', 'انگور,list-1,سایر'],
    ['categories', 'q=list-1', 'انگور,list-1,سایر'],
    ['certificates', 'q=انگور', 'انگور,ایمنی مواد غذایی,,,2027-03-20,۱۴۰۵/۱۲/۲۹,,خیر,خیر,خیر'],
  ])('of %s has exactly what is filtered: %s', async (path, query, expected) => {
    const { status, body } = await get(`${path}/export?${query}`);
    const rows = String(body).trim().split('\r\n').slice(1);
    expect([status, rows.length]).toEqual([
      200,
      expected === null ? 0 : path === 'categories' && query === 'q=انگور' ? 2 : 1,
    ]);
    if (expected !== null) expect(rows.at(-1)).toContain(expected);
  });

  it('of comments has what a spreadsheet would run as text', async () => {
    const { body } = await get('comments/export?q=انار');
    expect(String(body)).toContain("'=انار,در انتظار بررسی");
  });
});
