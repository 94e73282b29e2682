import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createApi, type Api } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { storedInstant } from '../src/database/columns.js';
import { adminPassword, startApi, type Answer, type TestApi } from './support/index.js';
import { aDialogOrder, addProduct, fieldsOf, planOf, statementsOf } from './support/shop.js';
import { loginNewAdmin } from './support/admins.js';

let api: TestApi;
/** Another copy of the API on the same database. */
let copy: { api: Api; url: string };
let sara: string;
let leila: string;
let leilaId: number;
let apple: number;

beforeAll(async () => {
  let variables = {};
  api = await startApi({ variables: (fresh) => (variables = fresh) });
  const second = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...variables }));
  copy = { api: second, url: await second.listen(0) };
  sara = await api.loginAdmin();
  apple = await addProduct(api, sara);
  const colleague = await loginNewAdmin(api, { username: 'leila', displayName: 'لیلا رستمی' });
  [leila, leilaId] = [colleague.token, colleague.id];
});
afterAll(async () => {
  await copy.api.close();
  await api.close();
});
beforeEach(() => api.database.write((tx) => tx.query('DELETE FROM orders')));

const minuteMs = 60_000;
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * minuteMs);

async function placed(changes: Record<string, unknown> = {}): Promise<number> {
  return ((await api.call('POST /api/orders', { body: aDialogOrder(apple, changes) })).body as { id: number }).id;
}
/** Orders whose call was due so many minutes ago (or is due, when it is less than 0). */
async function dueSince(...minutes: number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const each of minutes) {
    const id = await placed();
    await set(id, { callBy: inMinutes(-each), callDueAt: inMinutes(-each) });
    ids.push(id);
  }
  return ids;
}
async function set(id: number, columns: Record<string, Date>): Promise<void> {
  const names = Object.keys(columns).map((name) => `${name} = ?`);
  const values = Object.values(columns).map(storedInstant);
  await api.database.write((tx) => tx.query(`UPDATE orders SET ${names.join()} WHERE id = ?`, [...values, id]));
}
const next = (token: string): Promise<Answer> => api.call('POST /api/orders/queue/next', { token });
const order = async (id: number): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders/${id}`, { token: sara })).body;
const list = (query: string, token = sara): Promise<Answer> => api.call(`GET /api/orders?${query}`, { token });
const idsOf = ({ body }: Answer): number[] => (body as { id: number }[]).map(({ id }) => id);
const assign = (id: number, assigneeId: unknown, version?: number): Promise<Answer> =>
  api.call(`PUT /api/orders/${id}/assignee`, { token: sara, body: { assigneeId, version } });

describe('the queue of calls', () => {
  it('gives the order whose call is owed first, and says to everybody who has it', async () => {
    const [late, later] = (await dueSince(60, 30)) as [number, number];
    const first = await next(sara);
    expect(first.body).toMatchObject({ id: late, version: 1, calls: [], lease: { name: 'مدیر سایت' } });
    const until = Date.parse(first.body.lease.until as string);
    expect([until > Date.now() + 9 * minuteMs, until <= Date.now() + 10 * minuteMs]).toEqual([true, true]);
    expect((await next(leila)).body).toMatchObject({ id: later, lease: { id: leilaId, name: 'لیلا رستمی' } });
    expect((await next(leila)).status).toBe(204);
    expect((await list('sort=due', leila)).body[0]).toMatchObject({ id: late, lease: { name: 'مدیر سایت' } });
  });

  it('gives each of twenty who ask at once another one, on two copies of the API', async () => {
    const ids = await dueSince(...Array.from({ length: 20 }, (_one, index) => 20 - index));
    const ask = async (index: number): Promise<number> => {
      const url = index % 2 ? api.url : copy.url;
      const headers = { Authorization: `Bearer ${index % 3 ? sara : leila}` };
      const answer = await fetch(`${url}/api/orders/queue/next`, { method: 'POST', headers });
      return ((await answer.json()) as { id: number }).id;
    };
    const taken = await Promise.all(ids.map((_id, index) => ask(index)));
    expect(taken.sort((a, b) => a - b)).toEqual(ids);
    expect((await next(sara)).status).toBe(204);
  });

  it('gives an order again when ten minutes are over, when it is closed, and when the call left it due', async () => {
    const [expired, closed, called] = (await dueSince(60, 50, 40)) as [number, number, number];
    for (const id of [expired, closed, called]) expect((await next(leila)).body.id).toBe(id);
    expect((await next(sara)).status).toBe(204);
    await set(expired, { leasedUntil: inMinutes(-0.01) });
    expect((await next(sara)).body.id).toBe(expired);
    expect((await api.call(`DELETE /api/orders/${closed}/lease`, { token: sara })).status).toBe(204);
    expect((await next(sara)).status).toBe(204);
    expect((await api.call(`DELETE /api/orders/${closed}/lease`, { token: leila })).status).toBe(204);
    expect((await next(sara)).body.id).toBe(closed);
    const times = (await api.call('GET /api/orders/queue/next-calls', { token: leila })).body;
    const body = { outcome: 'call_back', nextCallAt: times.nextWorkday };
    expect((await api.call(`POST /api/orders/${called}/calls`, { token: leila, body })).body.lease).toBeNull();
    await set(called, { nextCallAt: inMinutes(-1), callDueAt: inMinutes(-1) });
    expect((await next(sara)).body.id).toBe(called);
  });

  it('passes over what I skipped, which others may have at once, and does not hand it back to me', async () => {
    const [first, second, third] = (await dueSince(60, 50, 40)) as [number, number, number];
    const skipping = (...skip: unknown[]): Promise<Answer> =>
      api.call('POST /api/orders/queue/next', { token: sara, body: { skip } });
    expect((await next(sara)).body.id).toBe(first);
    expect((await skipping(first)).body.id).toBe(second);
    expect(await order(first)).toMatchObject({ lease: null, version: 1 });
    expect((await next(leila)).body.id).toBe(first);
    expect((await skipping(first, second)).body.id).toBe(third);
    expect((await skipping(first, second, third)).status).toBe(204);
    // An order that somebody else has open is not offered.
    expect((await order(first)).lease).toMatchObject({ id: leilaId });
    expect((await next(sara)).body.id).toBe(second);
    for (const skip of [[0], ['a'], 'all', Array.from({ length: 501 }, (_one, at) => at + 1)]) {
      const answer = await api.call('POST /api/orders/queue/next', { token: sara, body: { skip } });
      expect(fieldsOf(answer)).toEqual(['skip']);
    }
  });

  it('gives an order again when whoever has it open logs out, or is logged out', async () => {
    const [id] = (await dueSince(60)) as [number];
    const login = async (): Promise<string> => {
      const body = { username: 'leila', password: adminPassword };
      return (await api.call('POST /api/admin/login', { body })).body.token as string;
    };
    const leaving = await login();
    expect((await next(leaving)).body.id).toBe(id);
    expect((await next(sara)).status).toBe(204);
    await api.call('POST /api/admin/logout', { token: leaving });
    expect((await next(sara)).body.id).toBe(id);
    await api.call(`DELETE /api/orders/${id}/lease`, { token: sara });
    const sent = await login();
    expect((await next(sent)).body.id).toBe(id);
    const [session] = (await api.call('GET /api/admin/staff-sessions', { token: sara })).body.filter(
      ({ adminId }: { adminId: number }) => adminId === leilaId,
    );
    expect((await api.call(`DELETE /api/admin/staff-sessions/${session.id}`, { token: sara })).status).toBe(204);
    expect((await next(sara)).body.id).toBe(id);
  });

  it('keeps for the holder’s other session what that one has open, however a session ends', async () => {
    const login = async (): Promise<string> => {
      const body = { username: 'leila', password: adminPassword };
      return (await api.call('POST /api/admin/login', { body })).body.token as string;
    };
    const idOf = async (token: string): Promise<string> =>
      (await api.call('GET /api/admin/sessions', { token })).body.find(({ current }: { current: boolean }) => current)
        .id;
    const ends: [string, (ending: string, staying: string) => Promise<Answer>][] = [
      ['logout', (ending) => api.call('POST /api/admin/logout', { token: ending })],
      [
        'ended by its admin',
        async (ending, staying) => api.call(`DELETE /api/admin/sessions/${await idOf(ending)}`, { token: staying }),
      ],
      ['all others ended', (_ending, staying) => api.call('DELETE /api/admin/sessions', { token: staying })],
      [
        'ended by an owner',
        async (ending) => api.call(`DELETE /api/admin/staff-sessions/${await idOf(ending)}`, { token: sara }),
      ],
      [
        'another password',
        (_ending, staying) =>
          api.call('PUT /api/admin/password', {
            token: staying,
            body: { currentPassword: adminPassword, newPassword: adminPassword },
          }),
      ],
    ];
    for (const [how, end] of ends) {
      await api.database.write((tx) => tx.query('DELETE FROM orders'));
      const [here, there] = (await dueSince(60, 50)) as [number, number];
      const ending = await login();
      const staying = await login();
      expect([(await next(ending)).body.id, (await next(staying)).body.id]).toEqual([here, there]);
      expect([how, (await end(ending, staying)).status]).toEqual([how, 204]);
      expect([how, (await next(sara)).body.id, (await next(sara)).status]).toEqual([how, here, 204]);
      expect([how, (await order(there)).lease]).toEqual([how, expect.objectContaining({ id: leilaId })]);
    }
    leila = await login();
  });

  it('leaves an order to the session that opened it last, when the other one closes it', async () => {
    const [id] = (await dueSince(60)) as [number];
    const body = { username: 'leila', password: adminPassword };
    const elsewhere = (await api.call('POST /api/admin/login', { body })).body.token as string;
    await next(elsewhere);
    expect((await api.call(`PUT /api/orders/${id}/lease`, { token: leila })).body.lease).toMatchObject({ id: leilaId });
    expect((await api.call(`DELETE /api/orders/${id}/lease`, { token: elsewhere })).status).toBe(204);
    expect((await next(sara)).status).toBe(204);
    expect((await api.call(`DELETE /api/orders/${id}/lease`, { token: leila })).status).toBe(204);
    expect((await next(sara)).body.id).toBe(id);
  });

  it('passes over what another looks after, what the customer wants later, and what owes no call', async () => {
    const [others, own, planned, done] = (await dueSince(60, 50, 40, 30)) as [number, number, number, number];
    await assign(others, leilaId);
    await assign(own, (await api.call('GET /api/admin/verify', { token: sara })).body.id);
    await set(planned, { nextCallAt: inMinutes(5) });
    await api.call(`PUT /api/orders/${done}/status`, { token: sara, body: { status: 'completed' } });
    expect((await next(sara)).body.id).toBe(own);
    expect((await next(sara)).status).toBe(204);
    expect((await next(leila)).body.id).toBe(others);
  });
});

describe('an order that is opened', () => {
  const open = (id: number, token: string): Promise<Answer> => api.call(`PUT /api/orders/${id}/lease`, { token });

  it('stays with whoever opened it first, who may renew it, and nobody is kept from changing it', async () => {
    const [id] = (await dueSince(60)) as [number];
    expect((await open(id, leila)).body.lease).toMatchObject({ id: leilaId });
    await set(id, { leasedUntil: inMinutes(1) });
    expect((await open(id, sara)).body).toMatchObject({ version: 1, lease: { id: leilaId } });
    const renewed = (await open(id, leila)).body.lease as { until: string };
    expect(Date.parse(renewed.until)).toBeGreaterThan(Date.now() + 9 * minuteMs);
    const status = await api.call(`PUT /api/orders/${id}/status`, {
      token: sara,
      body: { status: 'processing', version: 1 },
    });
    expect([status.status, status.body.lease.id]).toEqual([200, leilaId]);
    expect((await open(999_999, sara)).body.code).toBe('orders.not_found');
  });
});

describe('the list', () => {
  it('says of an order until when a call is due, the last one, how many there were, and whose it is', async () => {
    const id = await placed();
    expect((await list('')).body[0]).toMatchObject({ id, attempts: 0, lastCall: null, assignee: null, lease: null });
    for (const outcome of ['busy', 'no_answer']) {
      await api.call(`POST /api/orders/${id}/calls`, { token: leila, body: { outcome, note: outcome } });
    }
    await assign(id, leilaId);
    const [listed] = (await list('')).body;
    expect(listed).toMatchObject({
      id,
      attempts: 2,
      assignee: { id: leilaId, name: 'لیلا رستمی' },
      lastCall: { outcome: 'no_answer', note: 'no_answer', by: 'لیلا رستمی' },
    });
    expect(listed.callDueAt).toBe(listed.nextCallAt);
    const { history: _h, calls: _c, staffNotes: _n, ...same } = await order(id);
    expect(same).toEqual(listed);
  });

  it('sorted by due has what is owed by its time, then the rest, the newest first, on every page', async () => {
    const [c, a, b] = (await dueSince(-60, 60, 0)) as [number, number, number];
    const closed = [await placed(), await placed(), await placed()];
    for (const id of closed)
      await api.call(`PUT /api/orders/${id}/status`, { token: sara, body: { status: 'cancelled' } });
    const expected = [a, b, c, ...closed.reverse()];
    expect(idsOf(await list('sort=due'))).toEqual(expected);
    for (const limit of [1, 2, 4]) {
      const pages: number[] = [];
      for (let page = 1; page <= 6; page += 1) pages.push(...idsOf(await list(`sort=due&limit=${limit}&page=${page}`)));
      expect(pages).toEqual(expected);
    }
    expect(idsOf(await list('sort=due&q=سارا&status=cancelled'))).toEqual(closed);
    expect((await list('sort=due&limit=1')).headers.get('x-total-count')).toBe('6');
  });

  it('is filtered by when a call is due, in days of Tehran', async () => {
    const today = new Date(Math.floor((Date.now() + 3.5 * 3_600_000) / 86_400_000) * 86_400_000 - 3.5 * 3_600_000);
    const at = (hours: number): Date => new Date(today.getTime() + hours * 3_600_000);
    const [late, tonight, tomorrow, tomorrowNight, after, none] = await dueSince(1, 0, 0, 0, 0, 0);
    await set(tonight!, { callDueAt: at(23.999) });
    await set(tomorrow!, { callDueAt: at(24) });
    await set(tomorrowNight!, { callDueAt: at(47.999) });
    await set(after!, { callDueAt: at(48) });
    await api.call(`PUT /api/orders/${none}/status`, { token: sara, body: { status: 'completed' } });
    const due = async (which: string): Promise<number[]> => idsOf(await list(`due=${which}&sort=oldest`));
    expect(await due('overdue')).toEqual([late]);
    expect(await due('today')).toEqual([tonight]);
    expect(await due('tomorrow')).toEqual([tomorrow, tomorrowNight]);
    expect(await due('any')).toEqual([late, tonight, tomorrow, tomorrowNight, after]);
    expect(await due('none')).toEqual([none]);
    expect((await list('due=later')).status).toBe(400);
  });

  it('is filtered by whose orders they are, and by when they were placed', async () => {
    const [first, second, third] = (await dueSince(1, 1, 1)) as [number, number, number];
    await assign(second, leilaId);
    await set(first, { createdAt: new Date('2026-03-01T00:00:00Z') });
    await set(second, { createdAt: new Date('2026-03-02T00:00:00Z') });
    expect(idsOf(await list('assignee=me', leila))).toEqual([second]);
    expect(idsOf(await list(`assignee=${leilaId}`))).toEqual([second]);
    expect(idsOf(await list('assignee=none&sort=oldest'))).toEqual([first, third]);
    expect(idsOf(await list('assignee=me'))).toEqual([]);
    expect(idsOf(await list('from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z'))).toEqual([first]);
    const exported = (await api.call('GET /api/orders/export?assignee=none&from=2026-03-02', { token: sara }))
      .body as string;
    expect(exported.trim().split('\r\n')).toHaveLength(2);
    expect(fieldsOf(await list('assignee=leila'))).toEqual(['assignee']);
  });

  it('sorted by due is read in the order of an index', async () => {
    await dueSince(3, 2, 1);
    const statements = await statementsOf(api, () => list('sort=due&limit=2'));
    const page = statements.find(({ sql }) => /IS NOT NULL.*LIMIT/.test(sql));
    const plan = (await planOf(api, page!)).join('\n');
    if (api.database.dialect === 'sqlite')
      expect(plan).toMatch(/SEARCH orders USING (COVERING )?INDEX orders_call_due/);
    else expect(plan).toMatch(/orders (range|index) orders_call_due/);
  });
});

describe('whose an order is', () => {
  it('is kept with the version that was seen, and written down', async () => {
    const id = await placed();
    expect((await assign(id, leilaId, 1)).body).toMatchObject({ version: 2, assignee: { id: leilaId } });
    const late = await assign(id, null, 1);
    expect([late.status, late.body.code]).toEqual([409, 'orders.changed_meanwhile']);
    expect((await assign(id, null)).body).toMatchObject({ version: 3, assignee: null });
    expect((await assign(id, null)).body).toMatchObject({ version: 3 });
    const [entry] = (await api.call('GET /api/audit?limit=1', { token: sara })).body;
    expect(entry).toMatchObject({
      action: 'setOrderAssignee',
      subjectId: String(id),
      before: { assignee: { id: leilaId }, version: 2 },
      after: { assignee: null, version: 3 },
    });
  });

  it.each([[999_999], ['1'], [undefined], [0]])('is no admin %j', async (assigneeId) => {
    const answer = await assign(await placed(), assigneeId);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['assigneeId']]);
  });

  it('is chosen of the colleagues, of whom nothing but the name is told', async () => {
    const { body } = await api.call('GET /api/admin/colleagues', { token: leila });
    expect(body).toContainEqual({ id: leilaId, name: 'لیلا رستمی' });
    expect(body).toHaveLength(2);
  });
});

describe('notes of the staff', () => {
  it('are kept with admin and time, change nothing else, and the customer does not see them', async () => {
    const id = await placed();
    const add = (text: unknown): Promise<Answer> =>
      api.call(`POST /api/orders/${id}/notes`, { token: leila, body: { text } });
    expect((await add(' نمونه خواست\r\nفوری ')).status).toBe(201);
    const { staffNotes, trackingCode, version } = (await add('نمونه فرستاده شد')).body;
    expect(staffNotes).toMatchObject([
      { text: 'نمونه خواست\nفوری', by: 'لیلا رستمی' },
      { text: 'نمونه فرستاده شد', at: expect.stringMatching(/Z$/) },
    ]);
    expect(version).toBe(1);
    expect(fieldsOf(await add(' '))).toEqual(['text']);
    const tracked = await api.call(`GET /api/orders/track?code=${trackingCode}&phone=09141234567`);
    expect(JSON.stringify(tracked.body)).not.toContain('نمونه');
  });
});

describe('the status that a call led to', () => {
  it('is stored with the call or not at all, and a closed order is not called again', async () => {
    const id = await placed();
    const record = (body: object): Promise<Answer> => api.call(`POST /api/orders/${id}/calls`, { token: sara, body });
    const refused = await record({ outcome: 'call_back', status: 'processing' });
    expect([refused.status, (await order(id)).status]).toEqual([400, 'new']);
    const reached = await record({ outcome: 'reached', status: 'processing', version: 1 });
    expect(reached.body).toMatchObject({ status: 'processing', callDueAt: null, attempts: 1, version: 2 });
    expect(reached.body.history.at(-1)).toMatchObject({ from: 'new', to: 'processing', by: 'مدیر سایت' });
    const { body } = await record({ outcome: 'wrong_number', status: 'cancelled', version: reached.body.version });
    expect(body).toMatchObject({ status: 'cancelled', nextCallAt: null, callDueAt: null });
  });
});

describe('the related orders', () => {
  it('are those of the same phone, however it was typed, the newest first', async () => {
    const first = await placed({ phone: '0914 123 4567' });
    await placed({ phone: '09120000000' });
    const second = await placed({ phone: '+98-914-1234567' });
    const third = await placed({ phone: '۰۰۹۸۹۱۴۱۲۳۴۵۶۷' });
    const related = await api.call(`GET /api/orders/${second}/related`, { token: sara });
    expect([idsOf(related), related.headers.get('x-total-count')]).toEqual([[third, first], '2']);
    const paged = await api.call(`GET /api/orders/${second}/related?limit=1&page=2`, { token: sara });
    expect(idsOf(paged)).toEqual([first]);
    expect((await api.call('GET /api/orders/999999/related', { token: sara })).status).toBe(404);
  });
});

it('offers times for the next call that a call may be planned for', async () => {
  const { body } = await api.call('GET /api/orders/queue/next-calls', { token: sara });
  const [id] = await dueSince(1);
  const { yearsWithoutTable, ...times } = body as { yearsWithoutTable: number[] } & Record<string, string | null>;
  expect(yearsWithoutTable).toEqual(expect.any(Array));
  for (const nextCallAt of Object.values(times).filter((time) => time !== null)) {
    const call = { outcome: 'call_back', nextCallAt };
    const answer = await api.call(`POST /api/orders/${id}/calls`, { token: sara, body: call });
    expect([answer.status, answer.body.callDueAt]).toEqual([201, nextCallAt]);
  }
  expect(Object.keys(times)).toEqual(['inAnHour', 'thisEvening', 'tomorrow', 'nextWorkday']);
});
