import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createApi, type Api } from '../src/api.js';
import { AdminAccount, AdminSession, type Role } from '../src/auth/index.js';
import { Env } from '../src/config/index.js';
import { streamLimits } from '../src/orders/order-stream.service.js';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { aDialogOrder, addProduct, aQuoteForm } from './support/shop.js';

interface News {
  total: number;
  latest: number;
  reply: { id: number; orderId: number; kind: string; assigneeId: number | null } | null;
}

/** A stream that is read as it comes. */
interface Heard {
  status: number;
  type: string | null;
  news: News[];
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  stop(): void;
}

let api: TestApi;
/** Another copy of the API on the same database. */
let copy: { api: Api; url: string };
let token: string;
let apple: number;
const opened: Heard[] = [];

beforeAll(async () => {
  let variables = {};
  api = await startApi({ variables: (fresh) => (variables = fresh) });
  const second = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...variables }));
  copy = { api: second, url: await second.listen(0) };
  token = await api.loginAdmin();
  apple = await addProduct(api, token);
});
afterEach(() => opened.splice(0).forEach((each) => each.stop()));
afterAll(async () => {
  await copy.api.close();
  await api.close();
});

async function listen(url = api.url, bearer = token): Promise<Heard> {
  const call = new AbortController();
  const headers = { authorization: `Bearer ${bearer}`, 'x-background': '1' };
  const response = await fetch(`${url}/api/orders/stream`, { headers, signal: call.signal });
  const news: News[] = [];
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk as Uint8Array);
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) news.push(JSON.parse(/^event: orders\ndata: (.+)$/.exec(event)?.[1] ?? '') as News);
    }
  };
  const { status } = response;
  const type = response.headers.get('content-type');
  const heard = { status, type, news, ended: read().catch(() => undefined), stop: () => call.abort() };
  opened.push(heard);
  return heard;
}

const placed = async (): Promise<number> =>
  ((await api.call('POST /api/orders', { body: aDialogOrder(apple) })).body as { id: number }).id;

/** Returns the waiting time in milliseconds; throws after `ms`. */
async function until(isSo: () => boolean, ms = 3_000): Promise<number> {
  const begin = performance.now();
  while (!isSo()) {
    if (performance.now() - begin > ms) throw new Error('not in time');
    await sleep(20);
  }
  return performance.now() - begin;
}

describe('the stream of orders', () => {
  it('tells on every copy of the API, within three seconds, of an order that came in by one', async () => {
    const both = [await listen(), await listen(copy.url)];
    expect(both.map(({ status, type }) => [status, type])).toEqual([
      [200, 'text/event-stream'],
      [200, 'text/event-stream'],
    ]);
    await until(() => both.every(({ news }) => news.length > 0));
    const total = both[0]?.news[0]?.total ?? NaN;
    const latest = await placed();
    await until(() => both.every(({ news }) => news.at(-1)?.latest === latest));
    expect(both.map(({ news }) => news.at(-1))).toEqual([
      { total: total + 1, latest, reply: null },
      { total: total + 1, latest, reply: null },
    ]);
  });

  it('counts orders at once one by one, whichever is stored last', async () => {
    const heard = await listen();
    await until(() => heard.news.length > 0);
    const total = heard.news[0]?.total ?? NaN;
    await Promise.all(Array.from({ length: 12 }, placed));
    await until(() => heard.news.at(-1)?.total === total + 12);
  });

  it('is silent but for the state every ten seconds', async () => {
    const heard = await listen();
    await until(() => heard.news.length > 0);
    const { length } = heard.news;
    await until(() => heard.news.length > length, 12_000);
    expect(heard.news.at(-1)).toEqual(heard.news[0]);
    await sleep(1_500);
    expect(heard.news).toHaveLength(length + 1);
  }, 30_000);

  it('tells of what a buyer replies to a quote, and who looks after the order', async () => {
    const orderId = await placed();
    const { body: me } = await api.call('GET /api/admin/verify', { token });
    const asked = (route: string, body: object): Promise<Answer> => api.call(route, { token, body });
    await asked(`PUT /api/orders/${orderId}/assignee`, { assigneeId: me.id });
    const { items } = (await api.call(`GET /api/orders/${orderId}`, { token })).body as { items: { id: number }[] };
    const draft = await asked(`POST /api/orders/${orderId}/quotes`, aQuoteForm(items));
    const { path } = (await asked(`POST /api/quotes/${draft.body.id}/send`, {})).body as { path: string };
    const both = [await listen(), await listen(copy.url)];
    await until(() => both.every(({ news }) => news.length > 0));
    const before = both[0]?.news.length ?? 0;
    await api.call(`POST ${path.replace('/quote/', '/api/quote-links/')}/accept`, { body: { name: 'سارا' } });
    await until(() => both.every(({ news }) => news.at(-1)?.reply !== null));
    for (const { news } of both)
      expect(news.at(-1)?.reply).toEqual({ id: expect.any(Number), orderId, kind: 'accepted', assigneeId: me.id });
    expect(both[0]?.news).toHaveLength(before + 1);
  });

  const usersOf = async (role: Role): Promise<{ bearer: string; id: number }> => {
    const bearer = await api.loginAdmin(role);
    return { bearer, id: (await api.call('GET /api/admin/verify', { token: bearer })).body.id as number };
  };
  const sessionOf = async (bearer: string): Promise<string> =>
    (await api.call('GET /api/admin/sessions', { token: bearer })).body.find(
      (each: { current: boolean }) => each.current,
    ).id as string;
  const asOwner = (route: string, body?: object): Promise<Answer> =>
    api.call(route, { token, ...(body === undefined ? {} : { body }) });

  it.each<[string, (admin: { bearer: string; id: number }) => Promise<Answer>]>([
    ['a logout', ({ bearer }) => api.call('POST /api/admin/logout', { token: bearer })],
    [
      'a session that an owner ends',
      async ({ bearer }) => asOwner(`DELETE /api/admin/staff-sessions/${await sessionOf(bearer)}`),
    ],
    ['a role that reads no orders', ({ id }) => asOwner(`PUT /api/admin/staff/${id}`, { role: 'editor' })],
    ['a disabled account', ({ id }) => asOwner(`PUT /api/admin/staff/${id}/state`, { state: 'disabled' })],
  ])('ends on every copy with %s, though no order comes in, and not those of others', async (_how, end) => {
    const admin = await usersOf('sales');
    const both = [await listen(api.url, admin.bearer), await listen(copy.url, admin.bearer)];
    const others = await listen();
    await until(() => [...both, others].every(({ news }) => news.length > 0));
    let ended = 0;
    for (const each of both) void each.ended.then(() => (ended += 1));
    expect((await end(admin)).status).toBeLessThan(300);
    // Before the state is sent anew, which is every ten seconds.
    await until(() => ended === 2, 5_000);
    const latest = await placed();
    await until(() => others.news.at(-1)?.latest === latest);
    await api.database.write((tx) => tx.update(AdminAccount, { id: admin.id }, { role: 'sales', disabledAt: null }));
  });

  it('keeps no session awake', async () => {
    const seen = async (): Promise<string> =>
      JSON.stringify(await api.database.read.find(AdminSession, { order: { id: 'ASC' } }));
    const longAgo = new Date(Date.now() - 60 * 60_000);
    await api.database.write((tx) => tx.updateAll(AdminSession, { lastSeenAt: longAgo }));
    const before = await seen();
    const heard = await listen();
    await until(() => heard.news.length > 0);
    const latest = await placed();
    await until(() => heard.news.at(-1)?.latest === latest);
    expect(await seen()).toBe(before);
  });

  it('is bounded for each admin, and a place is free again when a listener leaves', async () => {
    const all: Heard[] = [];
    for (let nth = 0; nth < streamLimits.perAdmin; nth += 1) all.push(await listen());
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    const refused = await api.call('GET /api/orders/stream', { token });
    expect([refused.status, refused.body.code]).toEqual([429, 'common.too_many_requests']);
    all[0]?.stop();
    await sleep(200);
    expect((await listen()).status).toBe(200);
  });

  it('is for admins, and answers HEAD without staying', async () => {
    expect((await api.call('GET /api/orders/stream')).body.code).toBe('auth.admin_session_ended');
    const headers = { authorization: `Bearer ${token}` };
    const head = await fetch(`${api.url}/api/orders/stream`, { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

it('ends when the API closes, which therefore closes at once', async () => {
  const own = await startApi();
  const heard = await listen(own.url, await own.loginAdmin());
  await until(() => heard.news.length > 0);
  const begin = performance.now();
  await own.close();
  await heard.ended;
  expect(performance.now() - begin).toBeLessThan(5_000);
});
