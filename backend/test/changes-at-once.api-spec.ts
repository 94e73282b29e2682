import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, fieldsOf } from './support/shop.js';

const many = 24;
const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

const atOnce = (work: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: many }, (_one, index) => work(index)));
const statusesOf = (answers: Answer[]): number[] => answers.map(({ status }) => status).sort();
async function placed(): Promise<number> {
  return ((await api.call('POST /api/orders', { body: aDialogOrder(apple) })).body as { id: number }).id;
}
const setStatus = (id: number, body: unknown): Promise<Answer> =>
  api.call(`PUT /api/orders/${id}/status`, { token, body });
const recordCall = (id: number, body: unknown): Promise<Answer> =>
  api.call(`POST /api/orders/${id}/calls`, { token, body });
const details = async (id: number): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders/${id}`, { token })).body;

describe(`${many} changes of one order at once`, () => {
  it('without a version are all made one after the other: the history has no gap and ends with the current status', async () => {
    const id = await placed();
    const statuses = ['processing', 'completed', 'cancelled', 'new'];
    const answers = await atOnce((index) => setStatus(id, { status: statuses[index % 4] }));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const { history, status, version } = await details(id);
    const steps = history as { from: string | null; to: string }[];
    expect(steps.map(({ from }) => from)).toEqual([null, ...steps.slice(0, -1).map(({ to }) => to)]);
    expect([steps.at(-1)?.to, steps.length]).toEqual([status, version]);
  });

  it('that are calls and statuses, without a version, are all recorded', async () => {
    const id = await placed();
    const answers = await atOnce((index) =>
      index % 2 ? recordCall(id, { outcome: 'busy', note: `تماس ${index}` }) : setStatus(id, { status: 'processing' }),
    );
    expect(statusesOf(answers)).toEqual([...Array<number>(12).fill(200), ...Array<number>(12).fill(201)]);
    const { calls, version } = await details(id);
    const notes = (calls as { note: string }[]).map(({ note }) => note);
    expect([new Set(notes).size, version]).toEqual([12, 14]);
  });

  it('with the version that was seen are one change, and 409 for all others', async () => {
    const id = await placed();
    const answers = await atOnce((index) =>
      index % 2 ? recordCall(id, { outcome: 'busy', version: 1 }) : setStatus(id, { status: 'processing', version: 1 }),
    );
    const statuses = statusesOf(answers);
    expect([[200, 201].includes(statuses[0] ?? 0), statuses.slice(1)]).toEqual([true, Array(many - 1).fill(409)]);
    expect((await details(id)).version).toBe(2);
  });
});

describe(`${many} savings of one section at once`, () => {
  const save = (body: unknown): Promise<Answer> => api.call('PUT /api/content/hero', { token, body });
  const newest = async (): Promise<number> =>
    (await api.call('GET /api/content/hero/versions', { token })).body[0].version as number;

  it('without a version are all kept, each a version of its own', async () => {
    const before = await newest();
    const answers = await atOnce((index) => save({ title: `عنوان ${index}` }));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const versions = answers.map(({ body }) => (body as { version: number }).version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: many }, (_one, index) => before + 1 + index));
  });

  it('with the version that was seen are one version, and 409 for all others', async () => {
    const version = await newest();
    const answers = await atOnce((index) => save({ title: `باز هم عنوان ${index}`, version }));
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(many - 1).fill(409)]);
    expect(await newest()).toBe(version + 1);
  });
});

it('an order that is placed while its product is deleted is stored or names the product, and nothing else happens', async () => {
  const refused: Answer[] = [];
  for (let round = 0; round < 12; round += 1) {
    const product = await addProduct(api, token);
    const body = aDialogOrder(product);
    const [deleted, ...orders] = await Promise.all([
      api.call(`DELETE /api/products/${product}`, { token }),
      ...Array.from({ length: 4 }, () => api.call('POST /api/orders', { body })),
    ]);
    expect(deleted?.status).toBe(204);
    for (const order of orders) expect([201, 400]).toContain(order.status);
    refused.push(...orders.filter(({ status }) => status === 400));
    refused.push(await api.call('POST /api/orders', { body }));
  }
  for (const answer of refused) {
    expect([answer.status, answer.body.code, fieldsOf(answer)]).toEqual([400, 'orders.product_unknown', ['productId']]);
  }
});
