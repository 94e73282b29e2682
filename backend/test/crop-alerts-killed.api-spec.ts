import { persianYear } from '@afshoreh/persian';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createApi } from '../src/api.js';
import { CropAlert } from '../src/catalog/crop-alerts/crop-alert.entity.js';
import { NewCropsService } from '../src/catalog/crop-alerts/new-crops.service.js';
import { Product } from '../src/catalog/product.entity.js';
import { Env } from '../src/config/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { freshDatabase, startApi, type FreshDatabase } from './support/index.js';
import { begin, buildApi, loadDyingProcess, type ApiProcess } from './support/processes.js';
import { addProduct } from './support/shop.js';

/** More than the messages of two transactions. */
const many = 250;

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

/** Announces the crop in a process that is killed before a write. False when the answer did not come. */
async function announce(diesAt: number): Promise<boolean> {
  next = loadDyingProcess(fresh.variables);
  const url = await begin(next);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'X-Dies-At': String(diesAt) };
  const body = JSON.stringify({ year: persianYear() });
  const answer = await fetch(`${url}/api/admin/products/${productId}/new-crop`, { method: 'PUT', headers, body }).catch(
    () => null,
  );
  next.process.kill('SIGKILL');
  await next.ended;
  return answer?.ok === true;
}

// Before the year is stored, after it, in the middle of the first messages, and after many of them.
it.each([3, 20, 120, 100_000])(
  'a process that is killed before write %d of telling a new crop leaves each recipient exactly one message',
  async (diesAt) => {
    const isDone = await announce(diesAt);
    expect(isDone).toBe(diesAt > 1000);
    const copies = await Promise.all([1, 2].map(() => createApi(new Env(variables()))));
    const [one, other] = copies.map(({ app }) => app.get(NewCropsService));
    try {
      const database = copies[0]?.database;
      if (!one || !other || !database) throw new Error('no copies');
      // Whoever announced it tries again, and both copies go on with what is left.
      await one.publish(productId, persianYear(), { id: 1, displayName: 'مدیر سایت' });
      await Promise.all([one.tell(), other.tell()]);
      await one.tell();
      const messages = await database.read.find(OutboxMessage);
      expect([messages.length, new Set(messages.map(({ recipient }) => recipient)).size]).toEqual([many, many]);
      await database.write(async (tx) => {
        await tx.deleteAll(OutboxMessage);
        await tx.updateAll(CropAlert, { toldYear: 0 });
        await tx.update(Product, { id: productId }, { newCropYear: null });
      });
    } finally {
      await Promise.all(copies.map((copy) => copy.close()));
    }
  },
  180_000,
);
