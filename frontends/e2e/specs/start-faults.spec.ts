import { expect, test } from '@playwright/test';

import { OwnStart } from '../support/own-start';
import { until } from '../support/processes';

const BACKEND = 'backend/dist/main.js';
const SHELL = 'shell/dist/server/main.mjs';

let site: OwnStart;
test.beforeEach(() => {
  site = new OwnStart();
});
test.afterEach(async () => {
  await site.stop();
});

/** A message to the experts, as the contact page sends it. */
const write = () =>
  site.fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'سارا', phone: '09121234567', message: 'قیمت کنسانتره سیب؟' }),
  });
const isUp = (path: string) =>
  site.fetch(path).then(
    ({ ok }) => ok,
    () => false,
  );

/** Kills a server and waits for the process that replaces it. */
async function kill(program: typeof BACKEND | typeof SHELL, meanwhile: () => Promise<void>): Promise<void> {
  const pid = site.pidOf(program) ?? 0;
  process.kill(pid, 'SIGKILL');
  await meanwhile();
  await until(() => ![undefined, pid].includes(site.pidOf(program)));
}

test('a server that dies under `npm start` is started again: pages stay, and writes say so meanwhile', async () => {
  await site.start();
  const page = await (await site.fetch('/products')).text();
  expect((await write()).status).toBe(201);

  await kill(BACKEND, async () => {
    const kept = await site.fetch('/products');
    expect([kept.status, await kept.text()]).toEqual([200, page]);
    const refused = await write();
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/لطفاً .*دوباره تلاش کنید/) });
  });
  await until(() => isUp('/api/health/ready'));
  expect((await write()).status).toBe(201);

  await kill(SHELL, () => Promise.resolve());
  await until(() => isUp('/products'));

  expect(await site.stop()).toBe(0);
  expect(await isUp('/products')).toBe(false);
});
