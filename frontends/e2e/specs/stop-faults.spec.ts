import { expect, test } from '@playwright/test';

import { admin } from '../support/admin';
import { OrderLoad } from '../support/order-load';
import { OwnStart } from '../support/own-start';
import { commandOf, until } from '../support/processes';

/* Whoever starts the site can stop it, and whatever hangs or dies comes back. */

const BACKEND = 'backend/dist/main.js';
const SHELL = 'shell/dist/server/main.mjs';

let site: OwnStart;
test.afterEach(async () => {
  await site.stop();
});

const storedOrders = async (): Promise<number> => {
  const login = await site.fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = (await login.json()) as { token: string };
  const orders = await site.fetch('/api/orders?limit=1', { headers: { authorization: `Bearer ${token}` } });
  return Number(orders.headers.get('x-total-count'));
};

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
  test(`${signal} to \`npm start\` leaves nothing running, and the next start has its ports`, async () => {
    test.setTimeout(120_000);
    site = new OwnStart({ byNpm: true });
    await site.start();
    const before = site.pids().filter((pid) => commandOf(pid) !== '');
    expect(before.length).toBeGreaterThan(3);
    await site.end(signal);
    await site.start();
    expect(before.filter((pid) => commandOf(pid) !== '')).toEqual([]);
    expect((await site.fetch('/')).status).toBe(200);
  });
}

test('a supervisor that is killed takes its servers along', async () => {
  site = new OwnStart();
  await site.start();
  const before = site.pids();
  await site.end('SIGKILL');
  await until(() => before.every((pid) => commandOf(pid) === ''));
});

test('a stop and a restart under orders fail none that was taken, and store each that was acknowledged', async () => {
  test.setTimeout(120_000);
  const variables = { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password };
  site = new OwnStart({ variables });
  await site.start();
  const load = new OrderLoad(site.url);
  await until(() => load.acknowledged > 200);
  expect(await site.end('SIGTERM')).toBe(0);
  await until(() => load.wasRefused);
  const atTheStop = load.acknowledged;
  await site.start();
  await until(() => load.acknowledged > atTheStop + 200);
  await load.stop();
  expect(load.failed).toEqual([]);
  expect(await storedOrders()).toBe(load.acknowledged);
});

test('behind a balancer a site that stops says so first, and goes on serving until the balancer has heard it', async () => {
  site = new OwnStart({ variables: { TRUST_PROXY: '1' } });
  await site.start();
  const statusOf = async (path: string) => (await site.fetch(path)).status;
  expect(await statusOf('/healthz')).toBe(200);
  const ended = site.end('SIGTERM');
  await until(async () => (await statusOf('/healthz')) === 503);
  expect([await statusOf('/products'), await statusOf('/api/products')]).toEqual([200, 200]);
  expect(await ended).toBe(0);
});

for (const program of [BACKEND, SHELL] as const) {
  test(`a ${program} that hangs is replaced`, async () => {
    site = new OwnStart();
    await site.start();
    const hung = site.pidOf(program) ?? 0;
    process.kill(hung, 'SIGSTOP');
    await until(() => ![undefined, hung].includes(site.pidOf(program)), 15);
    await until(async () => (await site.fetch('/healthz').catch(() => undefined))?.status === 200);
  });
}
