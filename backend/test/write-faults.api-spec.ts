import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { MediaFiles } from '../src/media/media-files.js';
import { MediaLeftovers } from '../src/media/media-leftovers.service.js';
import { OutboxDelivery } from '../src/operations/outbox/outbox-delivery.js';
import { OutboxWorker } from '../src/operations/outbox/outbox.worker.js';
import { addPost, aPost } from './support/blog.js';
import { failStatement } from './support/faults.js';
import { startApiForSpec, until, type Answer } from './support/index.js';
import { aJpeg, upload } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { aCheckoutOrder, addProduct, aDialogOrder, aProduct } from './support/shop.js';

const customerEmail = 'resets@example.com';
const aCustomer = (email: string) => ({
  email,
  fullName: 'مینا کریمی',
  phoneNumber: '09121112233',
  password: 'رمز ساده ۱',
});

const api = await startApiForSpec();
// The test decides when messages are sent.
await api.api.app.get(OutboxWorker).stop();
const token = await api.loginAdmin();
const productId: number = await addProduct(api, token);
const orderId: number = (await api.call('POST /api/orders', { body: aDialogOrder(productId) })).body.id;
const postSlug: string = (await addPost(api, token)).slug;
await api.call('POST /api/auth/register', { body: aCustomer(customerEmail) });

// ── what is asked ──────────────────────────────────────────────────────────────────────────────────────────────────

let numbers = 1_000;
const next = (): number => (numbers += 1);
const asAdmin = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body ? { body } : {}) });
const asVisitor = (route: string, body: unknown): Promise<Answer> => api.call(route, { body });

/** Prepares a request, outside of what fails, and returns the function that sends it. */
type UseCase = () => Promise<() => Promise<Answer>> | (() => Promise<Answer>);

const useCases: [string, UseCase][] = [
  ['an order of the dialog', () => () => asVisitor('POST /api/orders', aDialogOrder(productId))],
  [
    'an order of the checkout, under a key',
    () => () =>
      api.call('POST /api/orders', {
        body: aCheckoutOrder([productId]),
        headers: { 'Idempotency-Key': `key-of-order-${numbers}` },
      }),
  ],
  [
    'a status of an order',
    async () => {
      const { status } = (await asAdmin(`GET /api/orders/${orderId}`)).body as { status: string };
      return () => asAdmin(`PUT /api/orders/${orderId}/status`, { status: status === 'new' ? 'completed' : 'new' });
    },
  ],
  ['a call', () => () => asAdmin(`POST /api/orders/${orderId}/calls`, { outcome: 'no_answer', note: 'فردا دوباره' })],
  ['a new product', () => () => asAdmin('POST /api/products', aProduct())],
  ['a change of a product', () => () => asAdmin(`PUT /api/products/${productId}`, aProduct({ price: next() }))],
  [
    'a product that goes',
    async () => {
      const id = await addProduct(api, token);
      return () => asAdmin(`DELETE /api/products/${id}`);
    },
  ],
  [
    'a message',
    () => () => asVisitor('POST /api/contact', { name: 'سارا', phone: '09141234567', message: 'سلام، قیمت هر تن؟' }),
  ],
  ['a new customer', () => () => asVisitor('POST /api/auth/register', aCustomer(`new${numbers}@example.com`))],
  ['a forgotten password', () => () => asVisitor('POST /api/auth/forgot-password', { email: customerEmail })],
  [
    'a new password by link',
    async () => {
      await asVisitor('POST /api/auth/forgot-password', { email: customerEmail });
      const link = await lastLink();
      return () => asVisitor('POST /api/auth/reset-password', { token: link, password: `رمز جدید ${next()}` });
    },
  ],
  [
    'a reader of the newsletter',
    () => () => asVisitor('POST /api/newsletter', { email: `reader${numbers}@example.com` }),
  ],
  ['an application of a seller', () => () => asVisitor('POST /api/sellers/applications', anApplication())],
  [
    'a file',
    () => () => upload(api, token, aPdf({ page: `/Marker ${numbers}` }), { name: 'a.pdf', type: 'application/pdf' }),
  ],
  ['a new article', () => () => asAdmin('POST /api/admin/blog/posts', aPost())],
  [
    'a comment',
    () => () =>
      asVisitor(`POST /api/blog/posts/${postSlug}/comments`, {
        name: 'رضا یزدی',
        email: 'reza@example.com',
        comment: 'سپاس از این نوشته',
      }),
  ],
  ['the settings', () => () => asAdmin('PUT /api/settings', { usdRate: 80_000 + next() })],
  ['a section', () => () => asAdmin('PUT /api/content/hero', { title: `عنوان ${next()}` })],
];

function anApplication(): Record<string, unknown> {
  const company = { companyName: 'باغ پردیس', ownerFullName: 'لیلا صادقی', nationalId: '10101234567' };
  const reach = { phoneNumber: '04431234567', email: 'info@pardis.example', address: 'ارومیه، شهرک صنعتی' };
  return { ...company, ...reach, productCategories: 'کنسانترهٔ سیب' };
}

async function lastLink(): Promise<string> {
  const [mail] = await rowsOf("SELECT text FROM outbox_message WHERE text LIKE '%token=%' ORDER BY id DESC LIMIT 1");
  return /token=([\w-]{43})/.exec(String(mail?.text))?.[1] as string;
}

// ── what is stored ─────────────────────────────────────────────────────────────────────────────────────────────────

const rowsOf = (sql: string): Promise<Record<string, unknown>[]> => api.database.read.query(sql);
/** What changes by itself, and what says that files are to be removed. */
const aside = new Set(['heartbeat', 'media_leftover']);

/** Every row of every table, as another copy would read it. */
async function stored(): Promise<Record<string, string>> {
  const listing = { sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'", mysql: 'SHOW TABLES' };
  const names = (await rowsOf(listing[api.database.dialect])).map((row) => String(Object.values(row)[0]));
  const tables: Record<string, string> = {};
  for (const name of names.filter((each) => !aside.has(each) && !each.startsWith('sqlite_'))) {
    const rows = await rowsOf(`SELECT * FROM ${api.database.read.dataSource.driver.escape(name)}`);
    tables[name] = JSON.stringify(rows.map(({ lastSeenAt: _, ...row }) => row));
  }
  return tables;
}

type Tables = Record<string, string>;
const changed = (before: Tables, after: Tables): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

const mediaFolder = (): string => join(api.api.app.get(Env).dataDir, 'media');
const filesThere = async (): Promise<string[]> => readdir(mediaFolder()).catch(() => []);

/** Files belong to an item, or are named for removal. */
async function expectNoFileForgotten(): Promise<void> {
  const stems = [
    ...(await rowsOf('SELECT stem FROM media_item')),
    ...(await rowsOf('SELECT stem FROM media_leftover')),
  ];
  const named = stems.map(({ stem }) => String(stem));
  expect((await filesThere()).filter((file) => !named.some((stem) => file.startsWith(stem)))).toEqual([]);
}

function expectRefused({ status, body, headers }: Answer, what: string): void {
  expect([what, status, body.code, headers.get('retry-after')]).toEqual([what, 503, 'common.unavailable', '2']);
}

describe('a statement that fails', () => {
  it.each(useCases)(
    'leaves nothing of %s, whichever statement it is; then it is stored',
    async (_name, prepare) => {
      for (let nth = 1; ; nth += 1) {
        next();
        const send = await prepare();
        const before = await stored();
        const fault = failStatement(api.database, nth);
        const answer = await send().finally(() => fault.end());
        const after = await stored();
        const what = `${fault.kind} at ${nth}: ${fault.statement}`;
        await expectNoFileForgotten();
        if (answer.status < 300) {
          // What was acknowledged is stored; a statement that failed was not needed for it.
          expect([what, changed(before, after)]).not.toEqual([what, []]);
          if (!fault.statement) break;
        } else {
          expectRefused(answer, what);
          expect([what, changed(before, after)]).toEqual([what, []]);
        }
      }
    },
    120_000,
  );
});

describe('a file that cannot be written', () => {
  it('leaves no picture, whichever of its files it is; then all are there', async () => {
    const files = api.api.app.get<unknown, { store: { put(...file: unknown[]): Promise<void> } }>(MediaFiles);
    const put = files.store.put.bind(files.store);
    const bytes = await aJpeg(900, 600);
    const send = (): Promise<Answer> => upload(api, token, bytes);
    for (let nth = 1; ; nth += 1) {
      let left = nth;
      const before = await stored();
      files.store.put = async (...file) => {
        left -= 1;
        // A disk that is full has taken some of it.
        if (left === 0 && nth % 2) await put(...file);
        if (left === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        await put(...file);
      };
      const answer = await send().finally(() => (files.store.put = put));
      await expectNoFileForgotten();
      if (left > 0) {
        expect(answer.status).toBe(201);
        break;
      }
      expect([nth, answer.status, answer.body.code]).toEqual([nth, 503, 'common.unavailable']);
      expect([nth, changed(before, await stored())]).toEqual([nth, []]);
    }
    await api.api.app.get(MediaLeftovers).sweep(new Date(Date.now() + 2 * 60 * 60_000));
    expect(await rowsOf('SELECT stem FROM media_leftover')).toEqual([]);
  }, 60_000);
});

describe('readiness after a write that found no room', () => {
  const ready = async (): Promise<number> => (await api.call('GET /api/health/ready')).status;
  const rename = (from: string, to: string): Promise<unknown> =>
    api.database.write((tx) => tx.query(`ALTER TABLE ${from} RENAME TO ${to}`));

  it('is lost until something as large as an order was stored, whatever smaller writes say', async () => {
    await until(async () => (await ready()) === 200);
    // A full disk on either database.
    const fault = failStatement(api.database, 6);
    const answer = await asVisitor('POST /api/orders', aDialogOrder(productId)).finally(() => fault.end());
    expect([answer.status, fault.kind]).toEqual([503, expect.stringMatching(/FULL/)]);
    await rename('room_probe', 'room_probe_away');
    try {
      await until(async () => (await ready()) === 503);
      expect((await asAdmin(`PUT /api/settings`, { usdRate: 80_000 + next() })).status).toBe(200);
      expect(await ready()).toBe(503);
    } finally {
      await rename('room_probe_away', 'room_probe');
    }
    await until(async () => (await ready()) === 200);
    expect(await rowsOf('SELECT id FROM room_probe')).toEqual([]);
  });
});

describe('messages that are due while nothing can be stored', () => {
  it('are tried once and left for later, without a moment in which the API does not answer', async () => {
    for (let each = 0; each < 20; each += 1)
      await asVisitor('POST /api/newsletter', { email: `due${each}@example.com` });
    const fault = failStatement(api.database, 2);
    const sending = api.api.app.get(OutboxDelivery).sendDue('mail');
    await expect(sending).rejects.toThrow();
    fault.end();
    expect(fault.statement).toBeDefined();
    expect((await api.call('GET /api/health/live')).status).toBe(200);
    await api.api.app.get(OutboxDelivery).sendDue('mail');
    expect(await rowsOf("SELECT id FROM outbox_message WHERE channel = 'mail' AND dueAt IS NOT NULL")).toEqual([]);
  });
});
