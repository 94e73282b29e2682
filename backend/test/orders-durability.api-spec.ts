import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { Database } from '../src/database/index.js';
import { entities } from '../src/entities.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Order, OrderLine, OrderSearchTerm, OrderStatusChange } from '../src/orders/index.js';
import { orderTermsOf } from '../src/orders/order.entity.js';
import { adminPassword, adminUsername, freshDatabase, until, type FreshDatabase } from './support/index.js';
import { begin, buildApi, loadProcess, type ApiProcess } from './support/processes.js';
import { aCheckoutOrder, aDialogOrder, aProduct } from './support/shop.js';

/** The moments of death (`KILL_SEED`): the same seed, the same moments. */
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 2 ** 31));
const kills = 8;
const visitors = 6;
/** How long after its first order a process is killed. The latest ones have begun to send messages. */
const lifeMs = { shortest: 50, longest: 1_500 };

interface Placed {
  id: number;
  trackingCode: string;
}

/** An order that is sent with one key until there is a response, sometimes twice at once. */
interface Wish {
  key: string;
  body: Record<string, unknown>;
  clicks: 1 | 2;
  /** The highest order number that anybody knew when it was first sent. */
  after: number;
  answers: Placed[];
}

let fresh: FreshDatabase;
let database: Database;
let shop: { token: string; products: number[]; revision: number };
/** The processes that wait or run. */
const processes: ApiProcess[] = [];
const wishes: Wish[] = [];
const lastWishOf: Wish[] = [];
let highestId = 0;
let highestPrice = 1_000_000;
/** Prices of a product that were acknowledged as stored. */
const prices: number[] = [];
/** Answers that were neither a success nor a broken connection. */
const surprises: string[] = [];

beforeAll(async () => {
  process.stdout.write(`durability: KILL_SEED=${seed}\n`);
  [fresh] = await Promise.all([freshDatabase(), buildApi()]);
  load();
  await inProcess(openShop);
  const random = numbersOf(seed);
  for (let round = 0; round < kills; round += 1) await inProcess((url, api) => killUnderLoad(url, api, random()));
  await inProcess((url) => Promise.all(lastWishOf.map((wish) => submit(wish, url))));
  database = await Database.open(new Env(fresh.variables).database, entities);
}, 300_000);

afterAll(async () => {
  for (const { process } of processes) process.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await database?.close();
  await fresh?.drop();
});

describe(`after ${kills} kills of the API while people order`, () => {
  it('nobody got an answer that is neither a success nor a lost connection', () => {
    expect(surprises).toEqual([]);
  });

  it('every acknowledged order is there, with the lines that were asked for', async () => {
    const orders = new Map((await ordersAsStored()).map((order) => [order.trackingCode, order]));
    expectNone(wishes, ({ answers, key, body }) => {
      const order = orders.get(answers[0]?.trackingCode ?? 'never answered');
      return order?.requestKey !== key || linesOf(order) !== linesAsked(body);
    });
  });

  it('no key made two orders, however often it was sent', async () => {
    const orders = await ordersAsStored();
    const keys = new Set(orders.map(({ requestKey }) => requestKey));
    expect([orders.length, keys.size]).toEqual([wishes.length, wishes.length]);
    expectNone(wishes, ({ answers }) => new Set(answers.map(({ trackingCode }) => trackingCode)).size !== 1);
  });

  it('every order is whole: its first status, what finds it, and no line without an order', async () => {
    const { read } = database;
    const orders = await ordersAsStored();
    const terms = orders.flatMap((order) => orderTermsOf(order));
    expect(await read.countBy(OrderStatusChange, { to: 'new' })).toBe(orders.length);
    expect(await read.count(OrderSearchTerm)).toBe(terms.length);
    expect(await read.count(OrderLine)).toBe(orders.flatMap(({ lines }) => lines).length);
  });

  it('every order has its messages once, and what counts as sent was handed over', async () => {
    const messages = await database.read.find(OutboxMessage);
    const kindsOf = new Map<string, string[]>();
    for (const { text, channel, recipient } of messages) {
      const [code = ''] = /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(text) ?? [];
      kindsOf.set(code, [...(kindsOf.get(code) ?? []), `${channel} ${recipient}`]);
    }
    const experts = 'mail info@afshoreh.example';
    expectNone(await ordersAsStored(), ({ trackingCode, email, phone }) => {
      const expected = [...(email ? [`mail ${email}`] : []), `sms ${phone}`, experts];
      return kindsOf.get(trackingCode)?.sort().join() !== expected.sort().join();
    });
    const handedOver = new Set([...(await filesIn('mail')), ...(await filesIn('sms'))].map((name) => parseInt(name)));
    expectNone(messages, ({ id, sentAt }) => sentAt !== null && !handedOver.has(id));
  });

  it('numbers only rise: no order has one that was given before', () => {
    expectNone(wishes, ({ answers, after }) => answers.some(({ id }) => id <= after));
  });

  it('every acknowledged change of a product is in the audit, and the revision counted each one once', async () => {
    const changes = await database.read.findBy(AuditEntry, { action: 'updateProduct' });
    const recorded = new Set(changes.map(({ after }) => after?.price));
    expectNone(prices, (price) => !recorded.has(price));
    expect(database.revision - shop.revision).toBe(changes.length);
  });
});

// ── what is there ──────────────────────────────────────────────────────────────────────────────────────────────────

const ordersAsStored = (): Promise<Order[]> => database.read.find(Order, { relations: { lines: true } });
const filesIn = (folder: string): Promise<string[]> => readdir(join(fresh.variables.DATA_DIR, folder)).catch(() => []);

const linesOf = ({ lines }: Order): string =>
  lines
    .sort((a, b) => a.position - b.position)
    .map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join();

const linesAsked = ({ items, productId, quantity }: Record<string, unknown>): string =>
  ((items ?? [{ productId, quantity }]) as { productId: number; quantity: number }[])
    .map((item) => `${item.productId}×${item.quantity}`)
    .join();

/** Shows the first of those that are wrong: there may be thousands. */
function expectNone<T>(all: T[], isWrong: (each: T) => boolean): void {
  expect(all.length).toBeGreaterThan(0);
  const wrong = all.filter(isWrong);
  expect({ wrong: wrong.length, first: wrong[0] }).toEqual({ wrong: 0, first: undefined });
}

// ── the processes ──────────────────────────────────────────────────────────────────────────────────────────────────

function load(): void {
  const accounts = { ADMIN_USERNAME: adminUsername, ADMIN_PASSWORD: adminPassword };
  processes.push(loadProcess({ ...accounts, RATE_LIMITS: 'off', NODE_ENV: 'test', ...fresh.variables }));
}

/** Works with the process that was loaded, while the next one is loading, and kills it. */
async function inProcess(work: (url: string, api: ApiProcess) => Promise<unknown>): Promise<void> {
  const api = processes[0] as ApiProcess;
  const url = await begin(api);
  load();
  await work(url, api);
  api.process.kill('SIGKILL');
  await api.ended;
  processes.shift();
}

/** `moment`, from 0 to 1, is when: between the shortest and the longest life. Resolves when everybody has noticed. */
async function killUnderLoad(url: string, api: ApiProcess, moment: number): Promise<void> {
  const before = highestId;
  const everybody = [adminAtWork(url), ...Array.from({ length: visitors }, (_each, who) => visitor(who, url))];
  await until(() => highestId > before || surprises.length > 0 || api.process.exitCode !== null);
  await new Promise((resolve) => setTimeout(resolve, lifeMs.shortest + moment * (lifeMs.longest - lifeMs.shortest)));
  api.process.kill('SIGKILL');
  await Promise.all(everybody);
}

// ── the people ─────────────────────────────────────────────────────────────────────────────────────────────────────

async function openShop(url: string): Promise<void> {
  const login = { username: adminUsername, password: adminPassword };
  const { token } = await sent<{ token: string }>('POST', `${url}/api/admin/login`, login);
  shop = { token, products: [], revision: 0 };
  for (let each = 0; each < 3; each += 1) {
    const { id } = await sent<Placed>('POST', `${url}/api/products`, aProduct(), authorization());
    shop.products.push(id);
  }
  const opened = await Database.open(new Env(fresh.variables).database, entities);
  shop.revision = opened.revision;
  await opened.close();
}

/** Orders one thing after the other until the API is gone; begins with what was asked last, answered or not. */
async function visitor(who: number, url: string): Promise<void> {
  for (let wish = lastWishOf[who] ?? newWish(); ; wish = newWish()) {
    lastWishOf[who] = wish;
    if (!(await submit(wish, url))) return;
  }
}

function newWish(): Wish {
  const isDialog = wishes.length % 2 === 0;
  const body = isDialog ? aDialogOrder(shop.products[0] as number) : aCheckoutOrder(shop.products);
  const wish: Wish = { key: randomUUID(), body, clicks: wishes.length % 3 ? 1 : 2, after: highestId, answers: [] };
  wishes.push(wish);
  return wish;
}

/** Returns whether every request got a response. */
async function submit({ key, body, clicks, answers }: Wish, url: string): Promise<boolean> {
  const click = async (): Promise<void> => {
    const answer = await sent<Placed>('POST', `${url}/api/orders`, body, { 'Idempotency-Key': key });
    answers.push({ id: answer.id, trackingCode: answer.trackingCode });
    highestId = Math.max(highestId, answer.id);
  };
  const ended = await Promise.allSettled(Array.from({ length: clicks }, click));
  return ended.every(({ status }) => status === 'fulfilled');
}

/** Changes the price of a product again and again, which changes what visitors see, until the API is gone. */
async function adminAtWork(url: string): Promise<void> {
  const [id] = shop.products;
  const product = aProduct();
  for (;;) {
    const price = (highestPrice += 1_000);
    const change = sent('PUT', `${url}/api/products/${id}`, { ...product, price }, authorization());
    if ((await Promise.allSettled([change]))[0].status === 'rejected') return;
    prices.push(price);
  }
}

const authorization = (): Record<string, string> => ({ Authorization: `Bearer ${shop.token}` });

/** @throws when the connection is lost on the way; any answer but a success is a surprise, and throws too */
async function sent<T>(method: string, url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) surprises.push(`${method} ${url}: ${response.status} ${text}`);
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as T;
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function numbersOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
