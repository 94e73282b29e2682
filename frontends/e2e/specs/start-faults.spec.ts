import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { S3Server } from '@afshoreh/storage/testing';
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

/** Sends a contact message. */
const write = () =>
  site.fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'سارا', phone: '09121234567', message: 'قیمت کنسانترهٔ سیب؟' }),
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

test('a server that crashes under `npm start` is restarted: pages stay available, and writes fail with a message in the meantime', async () => {
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

test('a site whose bucket is away starts with what it had, its secrets in files', async () => {
  test.setTimeout(180_000);
  const bucket = new S3Server();
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = await bucket.start();
  const secrets = mkdtempSync(join(tmpdir(), 'afshoreh-secrets-'));
  const file = (secret: string, content: string) => {
    writeFileSync(join(secrets, secret), `${content}\n`);
    return join(secrets, secret);
  };
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY_FILE: file('key', secretAccessKey) };
  const bucketIs = { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region, ...keys };
  const RENDERER_SECRET_FILE = file('renderer', 'what worker and API have in common');
  site = new OwnStart({ variables: { ...bucketIs, RENDERER_SECRET_FILE } });
  try {
    await site.start();
    await site.end();
    bucket.down = true;
    await site.start(90);
    const page = await site.fetch('/about');
    expect([page.status, /<main[^>]*>.*<h1/s.test(await page.text())]).toEqual([200, true]);
    expect((await site.fetch('/healthz')).status).toBe(200);
    expect((await write()).status).toBe(201);
  } finally {
    await site.stop();
    await bucket.stop();
    rmSync(secrets, { recursive: true });
  }
});
