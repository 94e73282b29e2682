import { describe, expect, it } from '@jest/globals';
import { calendarOf } from '../src/content/index.js';
import { nextAttemptAt, type CallHours } from '../src/orders/call-promise.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, fieldsOf, planOf, statementsOf } from './support/shop.js';

/** The solar ones, which every year has. */
const officialHolidays = calendarOf([]);

const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

const hourMs = 60 * 60 * 1000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();

/** A possible time for a call, whatever day this runs on. */
const suitingTime = async (): Promise<string> =>
  (await api.call('GET /api/orders/queue/next-calls', { token })).body.nextWorkday as string;

async function placed(customerName = 'سارا احمدی'): Promise<number> {
  const { body } = await api.call('POST /api/orders', { body: aDialogOrder(apple, { customerName }) });
  return (body as { id: number }).id;
}
const record = (id: number, body: unknown): Promise<Answer> =>
  api.call(`POST /api/orders/${id}/calls`, { token, body });
const details = async (id: number): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders/${id}`, { token })).body;
const list = async (query: string): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders?${query}`, { token })).body;

describe('calls to the customer', () => {
  it('are kept with admin, time, outcome and note, the oldest first, and leave the status', async () => {
    const id = await placed();
    const first = await record(id, { outcome: 'no_answer' });
    const planned = first.body.nextCallAt;
    const nextCallAt = await suitingTime();
    const second = await record(id, { outcome: 'call_back', note: ' عصر زنگ بزنید\r\nداخلی ۱۲ ', nextCallAt });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toMatchObject({ id, status: 'new', version: 3, nextCallAt, history: [{ to: 'new' }] });
    expect(second.body.calls).toEqual([
      { ...aCall('no_answer'), nextCallAt: planned, note: null },
      { ...aCall('call_back'), nextCallAt, note: 'عصر زنگ بزنید\nداخلی ۱۲' },
    ]);
    expect(await details(id)).toEqual(second.body);
    expect((await list('limit=1'))[0]).toMatchObject({ id, nextCallAt, overdue: false });
  });

  const aCall = (outcome: string): object => ({
    id: expect.any(Number),
    outcome,
    by: expect.stringMatching(/./),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
  });

  it('without answer are followed by another, when the settings say, whoever took the order up', async () => {
    await api.call('PUT /api/settings', { token, body: { callRetryHours: '۵', callRetryAttempts: 2 } });
    const id = await placed();
    await api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'processing' } });
    const settings = (await api.call('GET /api/settings')).body;
    const retry = { hours: settings.callRetryHours as number, attempts: settings.callRetryAttempts as number };
    const times = { hours: settings.callHours as CallHours, isHoliday: officialHolidays };
    for (const failures of [1, 2, 3]) {
      const { nextCallAt, calls, overdue } = (await record(id, { outcome: 'no_answer' })).body;
      const at = new Date(calls.at(-1).at as string);
      expect(nextCallAt).toBe(nextAttemptAt(at, failures, retry, times).toISOString());
      expect([calls.at(-1).nextCallAt, overdue]).toEqual([nextCallAt, false]);
    }
    expect((await record(id, { outcome: 'reached' })).body.nextCallAt).toBeNull();
  });

  it('need the time of the next one when the customer asks to be called later', async () => {
    const id = await placed();
    const { status, body } = await record(id, { outcome: 'call_back' });
    expect([status, body.errors]).toEqual([400, [{ field: 'nextCallAt', message: 'زمان تماس بعدی را وارد کنید' }]]);
    expect((await details(id)).calls).toEqual([]);
  });

  it.each([
    ['outcome', {}],
    ['outcome', { outcome: 'lost' }],
    ['outcome', { outcome: ['reached'] }],
    ['note', { outcome: 'busy', note: 'ا'.repeat(1001) }],
    ['note', { outcome: 'busy', note: 5 }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: inHours(-1) }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: inHours(24 * 400) }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: '2099-13-01T00:00:00Z' }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: '2099-01-01' }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: '2099-01-01T10:00:00' }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: `${inHours(24).slice(0, 19)}+99:99` }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: 'فردا' }],
    ['nextCallAt', { outcome: 'busy', nextCallAt: 5 }],
    ['version', { outcome: 'busy', version: -1 }],
    ['version', { outcome: 'busy', version: null }],
    ['price', { outcome: 'busy', price: 1 }],
  ])('are refused for their %s: %j', async (field, body) => {
    const id = await placed();
    const answer = await record(id, body);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(answer.body.message).not.toMatch(/[A-Za-z]/);
    expect(await details(id)).toMatchObject({ calls: [], version: 1 });
  });

  it('are not planned for a Friday: the refusal names the time to take, which is taken', async () => {
    const id = await placed();
    const tenInTehran = `T06:30:00.000Z`;
    const friday = [1, 2, 3, 4, 5, 6, 7]
      .map((days) => inHours(24 * days))
      .find((day) => new Date(day).getUTCDay() === 5);
    const at = `${friday?.slice(0, 10)}${tenInTehran}`;
    const refused = await record(id, { outcome: 'call_back', nextCallAt: at });
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['nextCallAt']]);
    expect(refused.body.errors[0].message).toMatch(/^جمعه تعطیل است؛ نزدیک‌ترین زمان: /);
    const { body } = await api.call(`GET /api/orders/queue/call-time?at=${at}`, { token });
    expect(body.problem).toBe(refused.body.errors[0].message);
    const taken = await record(id, { outcome: 'call_back', nextCallAt: body.nearest as string });
    expect([taken.status, taken.body.nextCallAt]).toEqual([201, body.nearest]);
    const again = await api.call(`GET /api/orders/queue/call-time?at=${body.nearest}`, { token });
    expect(again.body).toEqual({ problem: null, nearest: null });
  });

  it('are for admins, and for orders that exist', async () => {
    const id = await placed();
    const nobody = await api.call(`POST /api/orders/${id}/calls`, { body: { outcome: 'busy' } });
    expect([nobody.status, (await details(id)).calls]).toEqual([401, []]);
    expect((await record(999_999, { outcome: 'busy' })).body.code).toBe('orders.not_found');
  });

  it('answer 409 to an admin who did not see the call of another one, and to the slower of two at once', async () => {
    const id = await placed();
    const both = await Promise.all([1, 2].map(() => record(id, { outcome: 'busy', version: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = await api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'cancelled', version: 1 } });
    expect([late.status, late.body.code]).toEqual([409, 'orders.changed_meanwhile']);
    expect(await details(id)).toMatchObject({ calls: [{ outcome: 'busy' }], status: 'new', version: 2 });
  });

  it('and changes of the status are written down for the audit', async () => {
    const id = await placed();
    await record(id, { outcome: 'reached', note: 'قیمت فرستاده شد' });
    await api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'processing' } });
    await api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'processing' } });
    const rows: { action: string; before: string; after: string }[] = await api.database.read.query(
      `SELECT action, "before", "after" FROM audit_entry WHERE subject = 'order' AND subjectId = ? ORDER BY id`.replaceAll(
        '"',
        api.database.dialect === 'sqlite' ? '"' : '`',
      ),
      [String(id)],
    );
    expect(rows.map(({ action, before, after }) => [action, JSON.parse(before), JSON.parse(after)])).toEqual([
      [
        'recordOrderCall',
        { calls: [], version: 1 },
        { calls: [expect.objectContaining({ note: 'قیمت فرستاده شد' })], version: 2 },
      ],
      ['setOrderStatus', { status: 'new', version: 2 }, { status: 'processing', version: 3 }],
    ]);
  });
});

describe('the list of overdue orders', () => {
  /** As if this much time had gone by since the order was placed and called about. */
  async function letPass(id: number, hours: number): Promise<void> {
    const moved = ['callBy', 'nextCallAt', 'callDueAt'];
    const [row]: Record<string, string | Date | null>[] = await api.database.read.query(
      `SELECT ${moved.join(', ')} FROM orders WHERE id = ?`,
      [id],
    );
    const earlier = moved.map((name) => {
      const value = row?.[name];
      if (!value) return null;
      const time = value instanceof Date ? value.getTime() : Date.parse(`${value.replace(' ', 'T')}Z`);
      return new Date(time - hours * hourMs).toISOString().replace('T', ' ').replace('Z', '');
    });
    await api.database.write((tx) =>
      tx.query(`UPDATE orders SET ${moved.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`, [...earlier, id]),
    );
  }
  const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

  it('has those whose call is owed and late, and the other list has the rest', async () => {
    const [waiting, late, planned, reached, taken] = [
      await placed('دیر کرده'),
      await placed('دیر کرده'),
      await placed('دیر کرده'),
      await placed('دیر کرده'),
      await placed('دیر کرده'),
    ] as [number, number, number, number, number];
    await letPass(late, 24 * 30);
    await record(planned, { outcome: 'busy', nextCallAt: await suitingTime() });
    await letPass(planned, 24 * 30);
    await letPass(reached, 24 * 30);
    await record(reached, { outcome: 'reached' });
    await letPass(taken, 24 * 30);
    await api.call(`PUT /api/orders/${taken}/status`, { token, body: { status: 'processing' } });
    const found = await list('overdue=true&q=دیر');
    expect(idsOf(found)).toEqual([taken, planned, late]);
    expect(found.every(({ overdue }: { overdue: boolean }) => overdue)).toBe(true);
    const rest = await list('overdue=false&q=دیر');
    expect(idsOf(rest)).toEqual([reached, waiting]);
    expect(rest.some(({ overdue }: { overdue: boolean }) => overdue)).toBe(false);
    expect(idsOf(await list('overdue=&q=دیر'))).toHaveLength(5);
    await api.call(`PUT /api/orders/${late}/status`, { token, body: { status: 'cancelled' } });
    expect(idsOf(await list('overdue=true&q=دیر&status=new'))).toEqual([planned]);
    expect((await api.call('GET /api/orders?overdue=yes', { token })).status).toBe(400);
  });

  it('is read from an index', async () => {
    const statements = await statementsOf(api, () => list('overdue=true'));
    const count = statements.find(({ sql }) => /callDueAt\W? </.test(sql));
    expect(await planOf(api, count!)).toEqual([
      expect.stringMatching(/COVERING INDEX orders_call_due|range orders_call_due/),
    ]);
  });
});
