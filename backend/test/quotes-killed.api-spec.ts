import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createApi } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { Database } from '../src/database/index.js';
import { entities } from '../src/entities.js';
import { Quote, QuoteNumber } from '../src/quotes/quote.entity.js';
import { freshDatabase, startApi, type FreshDatabase } from './support/index.js';
import { begin, buildApi, loadDyingProcess, type ApiProcess } from './support/processes.js';
import { aDialogOrder, addProduct, aQuoteForm } from './support/shop.js';

/** More writes than sending ever takes; the last ones are past its commit. */
const mostWrites = 30;

let fresh: FreshDatabase;
let token: string;
let productId: number;
let next: ApiProcess | undefined;

beforeAll(async () => {
  [fresh] = await Promise.all([freshDatabase(), buildApi()]);
  const api = await startApi({ variables: fresh.variables });
  token = await api.loginAdmin();
  productId = await addProduct(api, token);
  await api.close();
}, 60_000);

afterAll(async () => {
  next?.process.kill('SIGKILL');
  await next?.ended;
  await fresh?.drop();
});

/** The parsed answer, or null when the connection was lost. A busy server is asked again. @throws for another refusal */
async function post<T>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<T | null> {
  const all = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers };
  const response = await fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || text == null) return null;
  if (response.status === 503) return post(url, body, headers);
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as T;
}

async function draft(url: string): Promise<number> {
  const order = await post<{ id: number }>(`${url}/api/orders`, aDialogOrder(productId));
  const path = `${url}/api/orders/${order?.id}`;
  const found = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
  const { items } = (await found.json()) as { items: { id: number }[] };
  return (await post<{ id: number }>(`${path}/quotes`, aQuoteForm(items)))?.id ?? 0;
}

interface Sent {
  number: string;
}
const send = async (url: string, id: number, headers?: Record<string, string>): Promise<Sent | null> =>
  post<Sent>(`${url}/api/quotes/${id}/send`, {}, headers);

/** The counters of all sent quotes in order, and the last one that was given out. */
async function counters(): Promise<{ sent: number[]; last: number; half: Quote[] }> {
  const database = await Database.open(new Env(fresh.variables).database, entities);
  try {
    const quotes = await database.read.find(Quote);
    const marks = (quote: Quote): unknown[] => [quote.number, quote.token, quote.sentAt, quote.validUntil];
    const half = quotes.filter((quote) => new Set(marks(quote).map((mark) => mark === null)).size > 1);
    const sent = quotes.flatMap(({ number }) => (number ? [Number(number.split('-')[1])] : []));
    const [year] = await database.read.find(QuoteNumber);
    return { sent: sent.sort((one, other) => one - other), last: year?.last ?? 0, half };
  } finally {
    await database.close();
  }
}
const upTo = (count: number): number[] => Array.from({ length: count }, (_none, at) => at + 1);

it('a quote whose process is killed before any write of sending is sent whole or stays a draft, and no number is lost', async () => {
  const load = (): ApiProcess => loadDyingProcess(fresh.variables);
  const drafts: number[] = [];
  let isSent = false;
  next = load();
  for (let write = 1; !isSent && write <= mostWrites; write += 1) {
    const api = next;
    const url = await begin(api);
    next = load();
    const id = await draft(url);
    drafts.push(id);
    isSent = (await send(url, id, { 'X-Dies-At': String(write) })) !== null;
    api.process.kill('SIGKILL');
    await api.ended;
    const { sent, last, half } = await counters();
    expect([write, half, sent, last]).toEqual([write, [], upTo(sent.length), sent.length]);
  }
  // BEGIN, the number, the quote, the audit, COMMIT: each was tried.
  expect([isSent, drafts.length > 5]).toEqual([true, true]);

  const url = await begin(next);
  for (const id of drafts) await send(url, id);
  expect((await counters()).sent).toEqual(upTo(drafts.length));
}, 300_000);

it('two hundred quotes that two copies send at once get numbers without a gap', async () => {
  const variables = { ...fresh.variables, NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off' };
  const copies = await Promise.all([1, 2].map(() => createApi(new Env(variables))));
  const urls = await Promise.all(copies.map((copy) => copy.listen(0)));
  try {
    const before = (await counters()).sent.length;
    const drafts: number[] = [];
    while (drafts.length < 200) drafts.push(...(await Promise.all(upTo(10).map(() => draft(urls[0] ?? '')))));
    const sent = await Promise.all(drafts.map((id, at) => send(urls[at % 2] ?? '', id)));
    expect(new Set(sent.map((quote) => quote?.number)).size).toBe(200);
    expect((await counters()).sent).toEqual(upTo(before + 200));
  } finally {
    await Promise.all(copies.map((copy) => copy.close()));
  }
}, 300_000);
