import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NewestBackup } from '../src/backup/index.js';
import { Env } from '../src/config/index.js';
import { addMail } from '../src/operations/outbox/index.js';
import { OutboxWorker } from '../src/operations/outbox/outbox.worker.js';
import { failStatement } from './support/faults.js';
import { startApi, until, type TestApi } from './support/index.js';
import { addProduct, aDialogOrder } from './support/shop.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ variables: { METRICS_PORT: '0' } });
  // Messages stay in the outbox.
  await api.api.app.get(OutboxWorker).stop();
});
afterAll(() => api.close());

const scrape = async (): Promise<string> => (await api.call('GET /metrics')).body as string;

/** The value of one metric, by its name and labels as Prometheus writes them; undefined when there is none. */
async function valueOf(metric: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length + 1));
}

describe('the metrics of the API', () => {
  it('count requests by route and status, and errors by code', async () => {
    const requests = 'afshoreh_api_request_duration_seconds_count{operation="GET /api/products/:id",status="404"}';
    await api.call('GET /api/products/999');
    await api.call('GET /api/products/998');
    // A request is counted when its connection has all of the answer, which is after its reader has it.
    await until(async () => (await valueOf(requests)) === 2);
    expect(await valueOf('afshoreh_api_problems_total{code="catalog.product_not_found"}')).toBe(2);
  });

  it('have one entry for all addresses without a route, so that nobody can fill the memory with them', async () => {
    for (const path of ['/api/a', '/api/b', '/api/c?d']) await api.call(`GET ${path}`);
    await until(async () =>
      (await scrape()).includes('afshoreh_api_request_duration_seconds_count{operation="none",status="404"} 3'),
    );
    expect(await scrape()).not.toMatch(/\/api\/[abc]\b/);
  });

  it('count public reads that were sent from memory', async () => {
    for (let read = 0; read < 3; read += 1) await api.call('GET /api/categories');
    expect(await valueOf('afshoreh_api_public_cache_hits_total')).toBe(2);
  });

  it('say how many messages wait and since when, and how many calls are overdue', async () => {
    const product = await addProduct(api, await api.loginAdmin());
    const { body } = await api.call('POST /api/orders', { body: aDialogOrder(product) });
    const before = Number(await valueOf('afshoreh_api_outbox_messages'));
    const hourAgo = new Date(Date.now() - 3_600_000);
    await api.database.write(async (tx) => {
      await addMail(tx, { about: { subject: 'order', id: 1 }, to: 'sara@example.com', subject: 'س', text: 'م' });
      await tx.query('UPDATE outbox_message SET createdAt = ?', [hourAgo.toISOString().slice(0, 19).replace('T', ' ')]);
      await tx.query("UPDATE orders SET callDueAt = '2020-01-01 00:00:00' WHERE trackingCode = ?", [body.trackingCode]);
    });
    expect(await valueOf('afshoreh_api_outbox_messages')).toBe(before + 1);
    expect(await valueOf('afshoreh_api_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(await valueOf('afshoreh_api_overdue_calls')).toBe(1);
  });

  it('say when the newest backup was made that was found whole', async () => {
    const timestamp = (): Promise<number | undefined> => valueOf('afshoreh_api_backup_timestamp_seconds');
    const backup = new NewestBackup(api.api.app.get(Env));
    expect(await timestamp()).toBe(0);
    await backup.note({ createdAt: '2026-11-24T02:30:00.000Z' });
    expect(await timestamp()).toBe(Date.UTC(2026, 10, 24, 2, 30) / 1_000);
    // An older one that is verified later makes no difference.
    await backup.note({ createdAt: '2026-11-20T02:30:00.000Z' });
    expect(await timestamp()).toBe(Date.UTC(2026, 10, 24, 2, 30) / 1_000);
  });

  it('say that the database is away instead of breaking off', async () => {
    expect(await valueOf('afshoreh_api_database_up')).toBe(1);
    const fault = failStatement(api.database, 1);
    try {
      const text = await scrape();
      expect(text).toMatch(/^afshoreh_api_database_up 0$/m);
      expect(text).toMatch(/^afshoreh_api_overdue_calls Nan$/m);
      expect(fault.statement).toBeDefined();
    } finally {
      fault.end();
    }
    expect(await valueOf('afshoreh_api_database_up')).toBe(1);
  });

  it('are all that the alerts and the board ask of it', async () => {
    const folder = join(import.meta.dirname, '../../infra/prometheus');
    const texts = ['alerts.yml', 'board.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
    const asked = new Set(texts.flatMap((text) => text.match(/\bafshoreh_api_\w+/g) ?? []));
    const known = (await scrape()).match(/^# TYPE \w+ \w+$/gm)?.map((line) => line.split(' ')[2]) ?? [];
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !known.includes(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  });
});

it('does not exist unless METRICS_PORT is set', async () => {
  const other = await startApi();
  try {
    expect((await other.call('GET /metrics')).status).toBe(404);
  } finally {
    await other.close();
  }
});
