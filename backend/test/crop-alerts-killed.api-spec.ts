import { persianYear } from '@afshoreh/persian';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createApi } from '../src/api.js';
import { CropAlert } from '../src/catalog/crop-alerts/crop-alert.entity.js';
import { NewCropsService } from '../src/catalog/crop-alerts/new-crops.service.js';
import { Product } from '../src/catalog/product.entity.js';
import { Env } from '../src/config/index.js';
import { Database } from '../src/database/index.js';
import { entities } from '../src/entities.js';
import { mostDueAtOnce, OutboxMessage } from '../src/operations/outbox/index.js';
import { freshDatabase, startApi, type FreshDatabase } from './support/index.js';
import { begin, buildApi, loadDyingProcess, type ApiProcess } from './support/processes.js';
import { addProduct } from './support/shop.js';

/** More than the messages of two transactions. */
const many = 2 * mostDueAtOnce + 50;

let fresh: FreshDatabase;
let token: string;
let productId: number;
let next: ApiProcess | undefined;

beforeAll(async () => {
  [fresh] = await Promise.all([freshDatabase(), buildApi()]);
  const api = await startApi({ variables: fresh.variables });
  token = await api.loginAdmin();
  productId = await addProduct(api, token);
  const now = new Date();
  await api.database.write(async (tx) => {
    for (let at = 0; at < many; at += 1) {
      const recipient = `buyer-${at}@example.com`;
      const times = { createdAt: now, confirmationAt: now };
      const alert = { productId, channel: 'mail' as const, recipient, searchKey: recipient, token: `t${at}`, ...times };
      await tx.insert(CropAlert, alert);
    }
  });
  await api.close();
}, 120_000);

afterAll(async () => {
  next?.process.kill('SIGKILL');
  await next?.ended;
  await fresh?.drop();
});

const variables = (): NodeJS.ProcessEnv => ({
  ...fresh.variables,
  NODE_ENV: 'test',
  SEED: 'none',
  RATE_LIMITS: 'off',
});

/** Announces the crop in a process that kills itself at a write. Returns how many were told before, and how many messages there are. */
async function announceUntilKilled(write: string): Promise<number[]> {
  next = loadDyingProcess(fresh.variables);
  const url = await begin(next);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'X-Dies-At': write };
  const body = JSON.stringify({ year: persianYear() });
  // What comes after the first messages happens after the answer.
  await fetch(`${url}/api/admin/products/${productId}/new-crop`, { method: 'PUT', headers, body }).catch(() => null);
  await next.ended;
  expect(next.process.signalCode).toBe('SIGKILL');
  const database = await Database.open(new Env(fresh.variables).database, entities);
  try {
    return [
      await database.read.countBy(CropAlert, { notifiedYear: persianYear() }),
      await database.read.count(OutboxMessage),
    ];
  } finally {
    await database.close();
  }
}

const marked = 'update .crop_alert';
const queued = 'insert into .outbox_message';

it.each([
  { when: 'before the year is stored', write: '1 update .product. ', told: 0 },
  { when: 'before the first is told', write: `1 ${marked}`, told: 0 },
  { when: 'between a mark and its message', write: `${mostDueAtOnce / 2} ${queued}`, told: 0 },
  { when: 'after the first messages', write: `${mostDueAtOnce + 1} ${marked}`, told: mostDueAtOnce },
  { when: 'in the middle of the last messages', write: `${many} ${queued}`, told: 2 * mostDueAtOnce },
])(
  'a process that is killed while it tells a new crop, $when, leaves each recipient exactly one message',
  async ({ write, told }) => {
    expect(await announceUntilKilled(write)).toEqual([told, told]);
    const copies = await Promise.all([1, 2].map(() => createApi(new Env(variables()))));
    const [one, other] = copies.map(({ app }) => app.get(NewCropsService));
    try {
      const database = copies[0]?.database;
      if (!one || !other || !database) throw new Error('no copies');
      // Whoever announced it tries again, and both copies go on with what is left.
      await one.publish(productId, persianYear(), { id: 1, displayName: 'مدیر سایت' });
      await Promise.all([one.queueDue(), other.queueDue()]);
      await one.queueDue();
      const messages = await database.read.find(OutboxMessage);
      expect([messages.length, new Set(messages.map(({ recipient }) => recipient)).size]).toEqual([many, many]);
      await database.write(async (tx) => {
        await tx.deleteAll(OutboxMessage);
        await tx.updateAll(CropAlert, { notifiedYear: 0 });
        await tx.update(Product, { id: productId }, { newCropYear: null });
      });
    } finally {
      await Promise.all(copies.map((copy) => copy.close()));
    }
  },
  180_000,
);
