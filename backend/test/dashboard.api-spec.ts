import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { aDialogOrder, addProduct, planOf, statementsOf } from './support/shop.js';

const dayMs = 24 * 60 * 60 * 1000;
let api: TestApi;
let token: string;
let apple: number;

beforeAll(async () => {
  api = await startApi({ seed: true });
  token = await api.loginAdmin();
  apple = await addProduct(api, token);
});
afterAll(() => api.close());

const dashboard = async (): Promise<Answer['body']> => (await api.call('GET /api/dashboard', { token })).body;

async function placed(): Promise<number> {
  const { body } = await api.call('POST /api/orders', { body: aDialogOrder(apple) });
  return (body as { id: number }).id;
}

/** Sets moments of an order that only time can set. */
async function at(id: number, column: 'createdAt' | 'callDueAt', moment: Date): Promise<void> {
  const stored = moment.toISOString().replace('T', ' ').replace('Z', '');
  await api.database.write((tx) => tx.query(`UPDATE orders SET ${column} = ? WHERE id = ?`, [stored, id]));
}

describe('the dashboard (D28)', () => {
  it('counts orders by status, and those that are overdue', async () => {
    const before = (await dashboard()).orders;
    const [late, taken, done] = [await placed(), await placed(), await placed()];
    await at(late, 'callDueAt', new Date('2026-01-01T00:00:00Z'));
    await api.call(`PUT /api/orders/${taken}/status`, { token, body: { status: 'processing' } });
    await api.call(`PUT /api/orders/${done}/status`, { token, body: { status: 'completed' } });
    const { orders } = await dashboard();
    expect(orders).toMatchObject({
      total: before.total + 3,
      overdue: before.overdue + 1,
      byStatus: {
        new: before.byStatus.new + 1,
        processing: before.byStatus.processing + 1,
        completed: before.byStatus.completed + 1,
        cancelled: before.byStatus.cancelled,
      },
    });
  });

  it('counts the orders of each of the last seven days in Tehran', async () => {
    const { lastDays: before } = (await dashboard()).orders as { lastDays: { startsAt: string; placed: number }[] };
    expect(before).toHaveLength(7);
    const starts = before.map(({ startsAt }) => Date.parse(startsAt));
    for (const [index, start] of starts.entries()) {
      expect(new Date(start).toISOString()).toMatch(/T20:30:00\.000Z$/);
      expect(start - (starts[0] as number)).toBe(index * dayMs);
    }
    expect(Date.now() - (starts[6] as number)).toBeLessThan(dayMs);
    // The first moments of the first day and the fifth, the last of the third, the one before all of them, and now.
    const moments = [starts[0]!, starts[4]!, starts[3]! - 1, starts[0]! - 1];
    for (const moment of moments) await at(await placed(), 'createdAt', new Date(moment));
    await placed();
    const { lastDays } = (await dashboard()).orders as { lastDays: { placed: number }[] };
    expect(lastDays.map(({ placed: n }, index) => n - before[index]!.placed)).toEqual([1, 0, 1, 0, 1, 0, 1]);
  });

  it('counts what waits for somebody', async () => {
    const { waiting } = await dashboard();
    const message = { name: 'سارا احمدی', email: 'sara@example.com', message: 'قیمت کنسانتره چقدر است؟' };
    await api.call('POST /api/contact', { body: message });
    expect((await dashboard()).waiting).toEqual({ ...waiting, contacts: waiting.contacts + 1 });
    const { body: contacts } = await api.call('GET /api/contacts?filter=unread', { token });
    await api.call(`PUT /api/contacts/${contacts[0].id}/read`, { token });
    expect((await dashboard()).waiting).toEqual(waiting);

    const seller = {
      ...{ companyName: 'باغ ارومیه', ownerFullName: 'مریم کریمی', nationalId: '10101234567', exportReady: true },
      ...{ phoneNumber: '09141234567', email: 'seller@example.com', address: 'ارومیه', productCategories: 'سیب' },
    };
    expect((await api.call('POST /api/sellers/applications', { body: seller })).status).toBe(201);
    expect((await dashboard()).waiting).toEqual({ ...waiting, sellers: waiting.sellers + 1 });

    const { body: posts } = await api.call('GET /api/blog/posts');
    const comment = { name: 'مینا', email: 'mina@example.com', comment: 'مقالهٔ سودمندی بود، سپاس' };
    const sent = await api.call(`POST /api/blog/posts/${posts[0].slug}/comments`, { body: comment });
    expect(sent.status).toBe(202);
    expect((await dashboard()).waiting).toEqual({
      ...waiting,
      sellers: waiting.sellers + 1,
      comments: waiting.comments + 1,
    });
  });

  it('counts products, categories and files', async () => {
    const { products, categories, media } = await dashboard();
    await addProduct(api, token);
    const category = { slug: 'dates', name: 'خرما', group: 'other', position: 9 };
    expect((await api.call('POST /api/categories', { token, body: category })).status).toBe(201);
    expect(await dashboard()).toMatchObject({ products: products + 1, categories: categories + 1, media });
  });

  it('takes nine queries, and those about orders read an index', async () => {
    const statements = await statementsOf(api, dashboard);
    expect(statements.filter(({ sql }) => /COUNT\(/i.test(sql))).toHaveLength(9);
    const own = statements.filter(({ sql }) => /\borders\b/.test(sql));
    expect(own).toHaveLength(3);
    for (const statement of own)
      expect(await planOf(api, statement)).toEqual(
        expect.arrayContaining([expect.stringMatching(/COVERING INDEX|Using index/)]),
      );
  });

  it('is for admins', async () => {
    const { status, body } = await api.call('GET /api/dashboard');
    expect([status, body.code]).toEqual([401, 'auth.admin_session_ended']);
  });
});
