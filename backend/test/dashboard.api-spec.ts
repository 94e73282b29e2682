import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, statementsOf } from './support/shop.js';
import { aSeller } from './support/sellers.js';

const dayMs = 24 * 60 * 60 * 1000;
const api = await startApiForSpec({ seed: true });
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

const dashboard = async (): Promise<Answer['body']> => (await api.call('GET /api/dashboard', { token })).body;

async function placed(): Promise<number> {
  const { body } = await api.call('POST /api/orders', { body: aDialogOrder(apple) });
  return (body as { id: number }).id;
}

/** Sets moments of an order that only time can set. */
async function at(id: number, column: 'callDueAt', moment: Date): Promise<void> {
  const stored = moment.toISOString().replace('T', ' ').replace('Z', '');
  await api.database.write((tx) => tx.query(`UPDATE orders SET ${column} = ? WHERE id = ?`, [stored, id]));
}

describe('the dashboard', () => {
  it('counts orders by status, and those that are overdue', async () => {
    const before = (await dashboard()).orders;
    const late = await placed();
    const taken = await placed();
    const done = await placed();
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

  it('counts what is late and what is still due today as the lists of orders do', async () => {
    const owed = async (): Promise<[overdue: number, dueToday: number]> => {
      const { overdue, dueToday } = (await dashboard()).orders;
      return [overdue as number, dueToday as number];
    };
    const midnight = (await dashboard()).report.days.at(-1).day as string;
    const tomorrow = Date.parse(`${midnight}T00:00:00+03:30`) + dayMs;
    const [overdue, dueToday] = await owed();
    await at(await placed(), 'callDueAt', new Date(tomorrow - 1));
    await at(await placed(), 'callDueAt', new Date(tomorrow));
    await at(await placed(), 'callDueAt', new Date(Date.now() - 1000));
    expect(await owed()).toEqual([overdue + 1, dueToday + 1]);
    for (const [index, due] of ['overdue', 'today'].entries()) {
      const { headers } = await api.call(`GET /api/orders?due=${due}`, { token });
      expect([due, Number(headers.get('x-total-count'))]).toEqual([due, (await owed())[index]]);
    }
  });

  it('counts the comments that wait for a decision for somebody', async () => {
    const { waiting } = await dashboard();
    const message = { name: 'سارا احمدی', email: 'sara@example.com', message: 'قیمت کنسانتره چقدر است؟' };
    await api.call('POST /api/contact', { body: message });
    expect((await dashboard()).waiting).toEqual({ ...waiting, contacts: waiting.contacts + 1 });
    const { body: contacts } = await api.call('GET /api/contacts?filter=unread', { token });
    await api.call(`PUT /api/contacts/${contacts[0].id}/read`, { token });
    expect((await dashboard()).waiting).toEqual(waiting);

    expect((await api.call('POST /api/sellers/applications', { body: aSeller() })).status).toBe(201);
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

  it('counts products, categories, files and messages', async () => {
    const { products, categories, media, contacts } = await dashboard();
    await addProduct(api, token);
    const category = { slug: 'dates', name: 'خرما', group: 'other', position: 9 };
    expect((await api.call('POST /api/categories', { token, body: category })).status).toBe(201);
    const { headers } = await api.call('GET /api/contacts?limit=1', { token });
    expect(contacts).toBe(Number(headers.get('x-total-count')));
    expect(await dashboard()).toMatchObject({ products: products + 1, categories: categories + 1, media, contacts });
  });

  it('takes the same number of queries for any amount of data', async () => {
    // Days that have ended are read once.
    await dashboard();
    const counted = async (): Promise<number> =>
      (await statementsOf(api, dashboard)).filter(({ sql }) => /COUNT\(|SUM\(|MIN\(/i.test(sql)).length;
    const before = await counted();
    await placed();
    expect([before, await counted()]).toEqual([15, 15]);
  });

  it('is for admins', async () => {
    const { status, body } = await api.call('GET /api/dashboard');
    expect([status, body.code]).toEqual([401, 'auth.admin_session_ended']);
  });
});
