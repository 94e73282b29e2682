import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { Database } from '../src/database/index.js';
import { entities } from '../src/entities.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Order, OrderLine, OrderSearchTerm, OrderStatusChange } from '../src/orders/index.js';
import { freshDatabase, startApi, type FreshDatabase } from './support/index.js';
import { begin, buildApi, loadDyingProcess, type ApiProcess } from './support/processes.js';
import { aCheckoutOrder, addProduct } from './support/shop.js';

/** More writes than an order ever takes; the last ones are past its commit. */
const mostWrites = 40;

let fresh: FreshDatabase;
let productId: number;
let next: ApiProcess | undefined;

beforeAll(async () => {
  [fresh] = await Promise.all([freshDatabase(), buildApi()]);
  const api = await startApi({ variables: fresh.variables });
  productId = await addProduct(api, await api.loginAdmin());
  await api.close();
}, 60_000);

afterAll(async () => {
  next?.process.kill('SIGKILL');
  await next?.ended;
  await fresh?.drop();
});

const load = (): ApiProcess => loadDyingProcess(fresh.variables);

/** The tracking code, or null when the connection was lost. @throws for any other answer */
async function place(url: string, key: string, headers: Record<string, string> = {}): Promise<string | null> {
  const body = JSON.stringify(aCheckoutOrder([productId]));
  const all = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers };
  const response = await fetch(`${url}/api/orders`, { method: 'POST', headers: all, body }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || text == null) return null;
  if (!response.ok) throw new Error(text);
  return (JSON.parse(text) as { trackingCode: string }).trackingCode;
}

/** The number of rows of each table about orders. */
async function rows(): Promise<number[]> {
  const database = await Database.open(new Env(fresh.variables).database, entities);
  try {
    const kinds = [Order, OrderLine, OrderStatusChange, OrderSearchTerm, OutboxMessage];
    return await Promise.all(kinds.map((kind) => database.read.count(kind)));
  } finally {
    await database.close();
  }
}

it('an order whose process is killed before any of its writes is there whole or not at all, and once when it is sent again', async () => {
  /** What remained of each order after a kill. */
  const left: number[][] = [];
  let whole: number[] | undefined;
  next = load();
  for (let write = 1; !whole && write <= mostWrites; write += 1) {
    const api = next;
    const url = await begin(api);
    next = load();
    const before = await rows();
    const answer = await place(url, `killed-at-${write}`, { 'X-Dies-At': String(write) });
    api.process.kill('SIGKILL');
    await api.ended;
    const added = (await rows()).map((count, kind) => count - (before[kind] ?? 0));
    if (answer === null) left.push(added);
    else whole = added;
  }
  expect(whole).toEqual([1, 1, 1, expect.any(Number), 3]);
  const nothing = [0, 0, 0, 0, 0];
  expect(left.filter((added) => String(added) !== String(nothing) && String(added) !== String(whole))).toEqual([]);
  // BEGIN, the order, its line, its status, its terms, its messages, COMMIT: each was tried.
  expect(left.filter((added) => added[0] === 0).length).toBeGreaterThanOrEqual(8);

  const url = await begin(next);
  const counts = await rows();
  const codes = [];
  for (let write = 1; write <= left.length; write += 1) codes.push(await place(url, `killed-at-${write}`));
  expect(new Set(codes).size).toBe(left.length);
  const lost = left.filter((added) => added[0] === 0).length;
  expect((await rows())[0]).toBe((counts[0] ?? 0) + lost);
}, 180_000);
