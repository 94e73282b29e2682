import { afterAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApi } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { ChangeFeed } from '../src/operations/events/change-feed.service.js';
import { ChangeEvent, noteEvents } from '../src/operations/events/index.js';
import { adminPassword, adminUsername, startApi, type Answer, type FreshDatabase } from './support/index.js';
import { newKey } from './support/api-keys.js';
import { loginNewCustomer } from './support/customers.js';
import { aDialogOrder, addProduct, planOf, statementsOf } from './support/shop.js';

let variables: FreshDatabase['variables'] | undefined;
const api = await startApi({ variables: (fresh) => (variables = fresh) });
const token = await api.loginAdmin();
const product = await addProduct(api, token);
/** A second copy of the service on the same database. */
const copy = await createApi(
  new Env({
    ...variables,
    NODE_ENV: 'test',
    ADMIN_USERNAME: adminUsername,
    ADMIN_PASSWORD: adminPassword,
    SEED: 'none',
    RATE_LIMITS: 'off',
  }),
);
const copyUrl = await copy.listen(0);
afterAll(async () => {
  await copy.close();
  await api.close();
});

interface Change {
  kind: string;
  id: number;
  type: string;
  event: string | null;
}
interface ChangesAnswer {
  changes: Change[];
  cursor: string;
  hasMore: boolean;
}
const ask = (query: string, by = token): Promise<Answer> => api.call(`GET /api/changes${query}`, { token: by });
const now = async (): Promise<string> => ((await ask('')).body as ChangesAnswer).cursor;
const noteOrder = (id: number) =>
  api.database.write((tx) => noteEvents(tx, [{ subject: 'order', id, type: 'changed' }]));

/** Sends a request again while the service is busy, as a program does. */
async function persist(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  for (;;) {
    const response = await fetch(url, init);
    const body = (await response.json()) as Record<string, unknown>;
    if (response.ok) return body;
    if (response.status !== 503) throw new Error(JSON.stringify(body));
    await sleep(100);
  }
}
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

/** Follows the changes from a cursor, of one of the two copies, until `isOver` and nothing is left. */
async function follow(
  since: string,
  isOver: () => boolean,
  { url = api.url, query = '&limit=7' } = {},
): Promise<Change[]> {
  const read: Change[] = [];
  for (let cursor = since; ;) {
    const wasOver = isOver();
    const answer = (await persist(`${url}/api/changes?since=${cursor}${query}`, {
      headers,
    })) as unknown as ChangesAnswer;
    read.push(...answer.changes);
    if (wasOver && !answer.hasMore) return read;
    cursor = answer.cursor;
    if (!answer.hasMore) await sleep(5);
  }
}
const all = (since: string, query?: string): Promise<Change[]> => follow(since, () => true, { query: query ?? '' });
const idsOf = (changes: Change[]): number[] => changes.map(({ id }) => id);
const keyOf = ({ kind, id, event }: Change): string => `${kind}:${id}:${String(event)}`;

describe('the feed of changes', () => {
  it('tells what 50 writers do at once exactly once, in the same order to readers of both copies', async () => {
    const since = await now();
    const expected: string[] = [];
    const place = async (writer: number): Promise<void> => {
      const orders = `${writer % 2 ? api.url : copyUrl}/api/orders`;
      const sent = { method: 'POST', headers: { ...headers, 'Idempotency-Key': `one-of-50-writers-${writer}` } };
      const { id } = await persist(orders, { ...sent, body: JSON.stringify(aDialogOrder(product)) });
      const body = JSON.stringify({ status: 'processing' });
      await persist(`${orders}/${String(id)}/status`, { method: 'PUT', headers, body });
      expected.push(`orders:${String(id)}:order.placed`, `orders:${String(id)}:order.status_changed`);
    };
    let isOver = false;
    const readers = [api.url, copyUrl, copyUrl].map((url) => follow(since, () => isOver, { url }));
    await Promise.all(Array.from({ length: 50 }, (_writer, index) => place(index))).finally(() => (isOver = true));
    const [first = [], ...others] = await Promise.all(readers);
    const keys = first.map(keyOf);
    expect(keys.toSorted()).toEqual(expected.toSorted());
    for (const other of others) expect(other.map(keyOf)).toEqual(keys);
    for (const { id } of first)
      expect(keys.indexOf(`orders:${id}:order.placed`)).toBeLessThan(keys.indexOf(`orders:${id}:order.status_changed`));
  }, 60_000);

  it('tells of a slow transaction when it ends, and never of one that is rolled back', async () => {
    const since = await now();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let began: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (began = resolve));
    const slow = api.database.write(async (tx) => {
      await noteEvents(tx, [{ subject: 'order', id: 101, type: 'changed' }]);
      began();
      await ended;
    });
    await begun;
    const later = noteOrder(102);
    const failed = api.database.write(async (tx) => {
      await noteEvents(tx, [{ subject: 'order', id: 103, type: 'changed' }]);
      throw new Error('rolled back');
    });
    // SQLite has one writer at a time, so there the later ones wait for the slow one.
    if (api.database.dialect === 'mysql') await Promise.all([later, failed.catch(() => undefined)]);
    const meanwhile = (await ask(`?since=${since}`)).body as ChangesAnswer;
    expect(idsOf(meanwhile.changes)).toEqual(api.database.dialect === 'mysql' ? [102] : []);
    end();
    await expect(failed).rejects.toThrow('rolled back');
    await Promise.all([slow, later]);
    const rest = await all(meanwhile.cursor);
    expect([...idsOf(meanwhile.changes), ...idsOf(rest)].toSorted()).toEqual([101, 102]);
  });

  it('gives the same changes for the same cursor, in pages of any size, to whoever numbers them at the same moment', async () => {
    const since = await now();
    await api.database.write((tx) =>
      noteEvents(
        tx,
        Array.from({ length: 250 }, (_row, index) => ({ subject: 'order', id: index + 1, type: 'changed' })),
      ),
    );
    const pages = await Promise.all([
      all(since, '&limit=1000'),
      follow(since, () => true, { url: copyUrl, query: '&limit=100' }),
      follow(since, () => true, { query: '&limit=20' }),
    ]);
    for (const page of pages) expect(idsOf(page)).toEqual(Array.from({ length: 250 }, (_row, index) => index + 1));
    expect(idsOf(await all(since, '&limit=1000')).length).toBe(250);
  });

  it('has the named kinds only, and the cursor of a quiet kind goes on', async () => {
    const since = await now();
    const { body } = await api.call('POST /api/orders', { body: aDialogOrder(product) });
    await addProduct(api, token);
    expect((await all(since, '&kinds=orders')).map(keyOf)).toEqual([`orders:${body.id}:order.placed`]);
    expect((await all(since, '&kinds=products,orders')).length).toBe(2);
    const quiet = (await ask(`?since=${since}&kinds=sellers`)).body as ChangesAnswer;
    expect([quiet.changes, quiet.cursor === since, quiet.cursor]).toEqual([[], false, await now()]);
  });

  it('says when, what and which record, and nothing of the record', async () => {
    const since = await now();
    const { body: order } = await api.call('POST /api/orders', { body: aDialogOrder(product) });
    const { body } = await ask(`?since=${since}`);
    expect(body.changes).toEqual([
      { kind: 'orders', id: order.id, type: 'created', event: 'order.placed', at: expect.stringMatching(/Z$/) },
    ]);
  });

  it('keeps a tombstone of a deleted record, with none of its values', async () => {
    const since = await now();
    await loginNewCustomer(api);
    const [customer] = (await api.call('GET /api/customers', { token })).body as { id: number }[];
    await api.call(`DELETE /api/customers/${customer?.id}`, { token });
    expect((await all(since)).map(({ kind, id, type }) => [kind, id, type])).toEqual([
      ['customers', customer?.id, 'created'],
      ['customers', customer?.id, 'deleted'],
    ]);
  });
});

describe('who may follow', () => {
  it('a role gets the kinds that it may read, and 403 for another one that it names', async () => {
    const since = await now();
    const { body: order } = await api.call('POST /api/orders', { body: aDialogOrder(product) });
    const added = await addProduct(api, token);
    const kindsFor = async (by: string, query = ''): Promise<unknown> => {
      const { status, body } = await ask(`?since=${since}${query}`, by);
      return status === 200 ? (body as ChangesAnswer).changes.map(({ kind, id }) => `${kind} ${id}`) : body.code;
    };
    const [sales, editor] = [await api.loginAdmin('sales'), await api.loginAdmin('editor')];
    expect(await kindsFor(sales)).toEqual([`orders ${order.id}`, `products ${added}`]);
    expect(await kindsFor(editor)).toEqual([`products ${added}`]);
    expect(await kindsFor(editor, '&kinds=products,orders')).toBe('auth.role_insufficient');
    expect(await kindsFor(sales, '&kinds=sellers')).toBe('auth.role_insufficient');
    expect(await kindsFor(editor, '&kinds=sellers')).toEqual([]);
  });

  it('a key gets the kinds of its scopes, and 403 with the scope that it lacks', async () => {
    const since = await now();
    const { body: order } = await api.call('POST /api/orders', { body: aDialogOrder(product) });
    await addProduct(api, token);
    const { secret } = await newKey(api, ['orders:read']);
    const { body } = await ask(`?since=${since}`, secret);
    expect(idsOf((body as ChangesAnswer).changes)).toEqual([order.id]);
    expect((await ask('?kinds=products', secret)).body).toMatchObject({ code: 'auth.scope_missing' });
    expect((await ask('?kinds=sellers', secret)).body).toMatchObject({ code: 'auth.person_needed' });
  });

  it.each([
    ['since', 'since=%00'],
    ['since', 'since=bm9wZQ'],
    ['since', "since=MTAy'--"],
    ['since', `since=${'A'.repeat(41)}`],
    ['kinds', 'kinds=admins'],
    ['kinds', 'kinds=products,'],
    ['limit', 'limit=0'],
    ['limit', 'limit=1001'],
  ])('refuses a wrong %s: %s', async (field, query) => {
    const { status, body } = await ask(`?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });
});

describe('changes are kept for 90 days', () => {
  const keptMs = 90 * 24 * 60 * 60_000;

  it('and an older cursor is a 410; one at the edge still works', async () => {
    const old = await now();
    for (let id = 1; id <= 250; id += 1) await noteOrder(id);
    const edge = await now();
    await sleep(2);
    const inBetween = Date.now();
    await noteOrder(251);
    await api.api.app.get(ChangeFeed).forgetOld(new Date(inBetween + keptMs));
    expect(await api.database.read.count(ChangeEvent)).toBe(1);
    const { status, body } = await ask(`?since=${old}`);
    expect([status, body.code, body.message]).toEqual([
      410,
      'changes.expired',
      expect.stringMatching(/^[\u0600-\u06ff]/),
    ]);
    expect(idsOf(await all(edge))).toEqual([251]);
  });

  it('a cursor of data that a backup has replaced is a 410 as well', async () => {
    const ahead = await now();
    const cursors = async (): Promise<unknown> => (await ask(`?since=${ahead}`)).body.code;
    await noteOrder(1);
    await noteOrder(2);
    const newest = await now();
    await api.database.write((tx) => tx.query('DELETE FROM change_event WHERE subjectId IN (1, 2)'));
    await api.database.write((tx) => tx.query('UPDATE change_feed SET position = position - 2'));
    expect(await cursors()).toBeUndefined();
    expect((await ask(`?since=${newest}`)).body.code).toBe('changes.expired');
    await sleep(2);
    for (const id of [3, 4, 5]) await noteOrder(id);
    await now();
    expect((await ask(`?since=${newest}`)).body.code).toBe('changes.expired');
    expect(idsOf(await all(ahead))).toEqual([3, 4, 5]);
  });
});

it('every query of the feed follows an index', async () => {
  const since = await now();
  await noteOrder(1);
  const statements = await statementsOf(api, () => ask(`?since=${since}&kinds=orders,products`));
  const onEvents = statements.filter(({ sql }) => /^SELECT.*change_event/s.test(sql));
  expect(onEvents.length).toBeGreaterThan(3);
  for (const statement of onEvents) {
    const plan = (await planOf(api, statement)).join('\n');
    expect(plan).toMatch(/USING (COVERING )?INDEX change_event|change_event_(position|subject)|const tables/);
    expect(plan).not.toMatch(/TEMP B-TREE|filesort/);
  }
});
