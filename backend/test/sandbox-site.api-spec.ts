import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isSpent, sandboxAdmin, SandboxSite } from '../src/operations/sandbox-site/index.js';
import { adminPassword, adminUsername, startApi, startApiForSpec, until } from './support/index.js';
import { CookieJar } from './support/cookie-jar.js';
import { addressOf, buildApi, startProcess } from './support/processes.js';

const api = await startApiForSpec({ seed: true });
const site = api.api.app.get(SandboxSite);
Object.assign(site.limits, { main: resolve('dist/main.js'), startMs: 60_000 });
beforeAll(buildApi, 60_000);

const foldersOf = async (pid: number | undefined, folder = tmpdir()): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith(`afshoreh-sandbox-${pid}-`));
const childrenOf = (pid: number | undefined): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes('dist/main.js'))
    .map(([child]) => Number(child));
const isRunning = (pid: number | undefined): boolean => existsSync(`/proc/${pid}`);

const order = {
  productId: 1,
  productName: 'کنسانترهٔ سیب',
  customerName: 'سارا احمدی',
  phone: '09141234567',
  quantity: 220,
};
const place = () =>
  api.call('POST /api/sandbox/api/orders', { body: order, headers: { 'Idempotency-Key': crypto.randomUUID() } });
const track = (prefix: string, code: string) =>
  api.call(`GET ${prefix}/orders/track?code=${encodeURIComponent(code)}&phone=${order.phone}`);
const login = (prefix: string, account: { username: string; password: string }) =>
  api.call(`POST ${prefix}/admin/login`, { body: account });
const products = () => api.call('GET /api/sandbox/api/products?limit=1');

describe('the sandbox', () => {
  it('starts once for requests that come together, and is no part of caches and search engines', async () => {
    const answers = await Promise.all([products(), products(), products()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(childrenOf(process.pid)).toHaveLength(1);
    expect(answers[0].headers.get('cache-control')).toBe('no-store');
    expect(answers[0].headers.get('x-robots-tag')).toBe('noindex');
    expect(answers[0].headers.get('link')).toContain('</api/sandbox/api/products?');
  }, 180_000);

  it('keeps an order that can be tracked there, and not at the real site', async () => {
    const { status, body } = await place();
    expect(status).toBe(201);
    const { trackingCode } = body;
    expect((await track('/api/sandbox/api', trackingCode)).status).toBe(200);
    expect((await track('/api', trackingCode)).status).toBe(404);
  });

  it('knows its own admin and no other, and the real site does not know it', async () => {
    const real = { username: adminUsername, password: adminPassword };
    const own = await login('/api/sandbox/api', sandboxAdmin);
    expect(own.status).toBe(200);
    expect((await login('/api', sandboxAdmin)).status).toBe(401);
    expect((await login('/api/sandbox/api', real)).status).toBe(401);
    const token = await api.loginAdmin();
    expect((await api.call('GET /api/sandbox/api/orders', { token })).status).toBe(401);
    expect((await api.call('GET /api/orders', { token: own.body.token })).status).toBe(401);
    expect((await api.call('GET /api/sandbox/api/orders', { token: own.body.token })).status).toBe(200);
  });

  it('has cookies of its own, which the real site does not take for its own, nor the other way round', async () => {
    const jar = new CookieJar();
    const account = { email: 'sara@example.com', password: 'انگور و انار ۱۴۰۵' };
    const person = { ...account, fullName: 'سارا احمدی', phoneNumber: order.phone };
    expect((await api.call('POST /api/sandbox/api/auth/register', { body: person })).status).toBe(201);
    const credentials = { username: account.email, password: account.password };
    jar.keep(await api.call('POST /api/sandbox/api/auth/login', { body: credentials }));
    const me = '/api/sandbox/api/auth/user';
    expect(jar.for('/api/auth/user')).toBe('');
    const own = await api.call(`GET ${me}`, { headers: { Cookie: jar.for(me) } });
    expect(own.body).toMatchObject({ user: { email: account.email } });
    const unprefixed = jar.for(me).replaceAll('sandbox-', '');
    const foreign = await api.call(`GET ${me}`, { headers: { Cookie: unprefixed } });
    expect(JSON.stringify(foreign.body)).not.toContain(account.email);
  });

  it('sends nothing, also when a webhook is tested', async () => {
    const { token } = (await login('/api/sandbox/api', sandboxAdmin)).body;
    const body = { url: 'https://example.com/hook', events: ['order.placed'] };
    const made = await api.call('POST /api/sandbox/api/webhooks', { token, body });
    expect(made.status).toBe(201);
    const tested = await api.call(`POST /api/sandbox/api/webhooks/${made.body.webhook.id}/test`, { token });
    expect(tested.body).toMatchObject({ error: 'address_refused', responseStatus: null });
    const again = `POST /api/sandbox/api/webhooks/${made.body.webhook.id}/deliveries/${tested.body.id}/redeliver`;
    expect((await api.call(again, { token })).body).toMatchObject({ responseStatus: null });
    const [folder = ''] = await foldersOf(process.pid);
    expect(await readdir(join(tmpdir(), folder))).not.toContain('mail');
  });

  it('takes no files', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status, body } = await api.call('POST /api/sandbox/api/media/upload', { headers, body: '--x--' });
    expect([status, body.code]).toEqual([415, 'operations.sandbox_takes_no_files']);
  });

  it('starts again without what it had, after it was killed', async () => {
    const { trackingCode } = (await place()).body;
    const [child = 0] = childrenOf(process.pid);
    process.kill(child, 'SIGKILL');
    await until(async () => (await foldersOf(process.pid)).length === 0);
    expect((await track('/api/sandbox/api', trackingCode)).status).toBe(404);
  }, 180_000);

  it('is killed when it hangs: who waits gets a 503, also while it starts anew for too long', async () => {
    await products();
    const child = site['run']?.child['child'].pid ?? 0;
    process.kill(child, 'SIGSTOP');
    const waiting = products();
    await until(() => site['running'] === 1);
    for (let second = 0; second < 12; second += 1) site.tick();
    const { status, headers, body } = await waiting;
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'common.unavailable']);
    const { startMs } = site.limits;
    site.limits.startMs = 0;
    expect((await products()).status).toBe(503);
    site.limits.startMs = startMs;
    expect((await products()).status).toBe(200);
  }, 180_000);

  it('ends with its folder when it is idle', async () => {
    const { idleMs } = site.limits;
    site.limits.idleMs = -1;
    await until(async () => (await foldersOf(process.pid)).length === 0);
    expect(childrenOf(process.pid)).toEqual([]);
    site.limits.idleMs = idleMs;
  });

  it.each([
    ['ten minutes after the last request', { usedAt: -601_000 }],
    ['after an hour', { begun: -3_601_000 }],
    ['after 2,000 writes', { writes: 2_000 }],
    ['after 32 MB', { bytes: 33 * 1024 * 1024 }],
  ])('is over %s', (_when, use) => {
    const fresh = { begun: 0, usedAt: 0, writes: 1_999, bytes: 0 };
    expect([isSpent(fresh, site.limits, 0), isSpent({ ...fresh, ...use }, site.limits, 0)]).toEqual([false, true]);
  });
});

it('exists only where one process does everything', async () => {
  const part = await startApi({ variables: { ROLE: 'api' } });
  expect((await part.call('GET /api/sandbox/api/products')).status).toBe(404);
  expect((await part.call('GET /api/docs')).body).not.toContain('id="sandbox"');
  await part.close();
});

describe('the process of the API', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  const start = async (TMPDIR?: string) => {
    const folder = TMPDIR ?? (await mkdtemp(join(tmpdir(), 'sandbox-site-')));
    folders.push(folder);
    const started = startProcess({ DATA_DIR: join(folder, 'data'), TMPDIR: folder, RENDERER_SECRET: 's'.repeat(32) });
    const address = await addressOf(started);
    return { ...started, folder, address, pid: started.process.pid };
  };

  it('takes the sandbox and its folder with it, also when it is killed, and gives it none of its secrets', async () => {
    const stopped = await start();
    await fetch(`${stopped.address}/api/sandbox/api/products`);
    const [child] = childrenOf(stopped.pid);
    expect(execFileSync('cat', [`/proc/${child}/environ`], { encoding: 'utf8' })).not.toContain('ssss');
    stopped.process.kill('SIGTERM');
    expect(await stopped.ended).toBe(0);
    expect([isRunning(child), await foldersOf(stopped.pid, stopped.folder)]).toEqual([false, []]);

    const killed = await start(stopped.folder);
    await fetch(`${killed.address}/api/sandbox/api/products`);
    const [orphan] = childrenOf(killed.pid);
    killed.process.kill('SIGKILL');
    await until(() => !isRunning(orphan));
    const next = await start(stopped.folder);
    await until(async () => (await foldersOf(killed.pid, stopped.folder)).length === 0);
    next.process.kill('SIGTERM');
    await next.ended;
  }, 240_000);
});
