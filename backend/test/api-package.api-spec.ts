import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { IsNull, Not } from 'typeorm';
import { WebhookDelivery } from '../src/webhooks/webhook-delivery.entity.js';
import { WebhookSending } from '../src/webhooks/webhook-sending.js';
import { WebhookWorker } from '../src/webhooks/webhook.worker.js';
import { newKey } from './support/api-keys.js';
import { startApi, until, type TestApi } from './support/index.js';
import { aDialogOrder } from './support/shop.js';

interface AdminProduct {
  id: number;
  version: number;
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const examples = join(root, 'docs/api/examples');
let api: TestApi;
let project: string;

/** Packs the client, installs it in a new project outside of the repository, and compiles the examples there. */
beforeAll(async () => {
  api = await startApi({ seed: true, variables: { WEBHOOK_TARGETS: 'any' } });
  project = await mkdtemp(join(tmpdir(), 'afshoreh-scratch-'));
  const client = join(root, 'frontends/libs/api-client');
  // It is built before the tests: several specs at once would write the same files.
  const packed = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project], {
    cwd: client,
  });
  const [{ filename }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('['))) as [{ filename: string }];
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const local = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) => join(root, 'node_modules', name));
  const options = ['--offline', '--install-links', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...options, join(project, filename), ...local], { cwd: project });
  await mkdir(join(project, 'src'));
  const programs = (await readdir(examples)).filter((name) => !name.endsWith('.json'));
  for (const name of programs) await cp(join(examples, name), join(project, 'src', name));
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    rootDir: 'src',
    outDir: 'out',
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  await run(process.execPath, [compiler, '-p', project], { cwd: project }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(project, { recursive: true, force: true });
});

/** Starts an example. */
function started(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(project, 'out', `${name}.js`)], {
    cwd: project,
    env: { ...process.env, SITE: api.url, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, ended: once(child, 'exit'), said: () => text.split('\n').filter(Boolean) };
}

/** What an example prints. */
async function printed(
  name: string,
  site = api.url,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<string> {
  const file = join(project, 'out', `${name}.js`);
  const { stdout } = await run(process.execPath, [file, ...args], {
    cwd: project,
    env: { ...process.env, SITE: site, ...env },
    timeout: 60_000,
  });
  return stdout.trim();
}

async function total(list: string): Promise<number> {
  const { headers } = await api.call(`GET ${list}?limit=1`, { token: await api.loginAdmin() });
  return Number(headers.get('X-Total-Count'));
}

/** A proxy in front of the site that does to each request what `handle` says; `forward` sends it on. */
async function proxy(
  handle: (call: number, forward: () => Promise<Response>, path: string) => Promise<Response | 'cut'>,
): Promise<{ url: string; server: Server; calls: () => number }> {
  let calls = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers(request.headers as Record<string, string>);
      for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const forward = (): Promise<Response> =>
        fetch(`${api.url}${request.url}`, { method: request.method ?? 'GET', headers, body });
      void handle((calls += 1), forward, request.url ?? '').then(async (answer) => {
        if (answer === 'cut') return request.socket.destroy();
        const type = answer.headers.get('content-type') ?? 'application/json';
        const after = answer.headers.get('retry-after');
        const link = answer.headers.get('link');
        response.writeHead(answer.status, {
          'content-type': type,
          ...(after ? { 'retry-after': after } : {}),
          ...(link ? { link } : {}),
        });
        return response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, calls: () => calls };
}

it('copies the catalogue page by page', async () => {
  const { headers } = await api.call('GET /api/products?limit=1');
  expect(await printed('copy-catalogue')).toBe(`${headers.get('X-Total-Count')} products`);
});

it('reads lists by cursor, so that no row is missed when others are added', async () => {
  const paths: string[] = [];
  const line = await proxy((_call, forward, path) => {
    paths.push(path);
    return forward();
  });
  expect(await printed('copy-catalogue', line.url)).toBe(`${await total('/api/products')} products`);
  line.server.close();
  const cursors = paths.map((path) => new URL(path, line.url).searchParams.get('cursor'));
  expect(cursors[0]).toBe('*');
  expect(cursors.length).toBeGreaterThan(1);
  expect(new Set(cursors).size).toBe(cursors.length);
});

it('places one order through a line that is cut after the order was made', async () => {
  const before = await total('/api/orders');
  const line = await proxy(async (call, forward) => {
    const answer = await forward();
    return call === 1 ? 'cut' : answer;
  });
  expect(await printed('place-order-once', line.url)).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5} new$/);
  line.server.close();
  expect(line.calls()).toBeGreaterThan(2);
  expect(await total('/api/orders')).toBe(before + 1);
});

it('waits as long as Retry-After says', async () => {
  const times: number[] = [];
  const line = await proxy((call, forward) => {
    times.push(Date.now());
    return call === 1 ? Promise.resolve(new Response('', { status: 429, headers: { 'Retry-After': '2' } })) : forward();
  });
  await printed('copy-catalogue', line.url);
  line.server.close();
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_990);
});

it('says what the API refuses by its stable code', async () => {
  expect(await printed('handle-errors')).toBe('orders.product_unknown 400 productId');
});

it('verifies webhooks, and refuses what was altered, is old or has another secret', async () => {
  expect(await printed('verify-webhook')).toBe('accepted order.placed, refused 3');
});

it('exports new orders for staff', async () => {
  const lines = (await printed('export-new-orders', api.url, { TOKEN: await api.loginAdmin() })).split('\n');
  expect(lines.length).toBe(await total('/api/orders'));
});

it('takes up an order only if nobody has changed it meanwhile', async () => {
  const env = { TOKEN: await api.loginAdmin() };
  expect(await printed('take-up-order', api.url, env)).toBe('processing, then orders.changed_meanwhile');
});

it('sends prices by SKU, and says which were refused', async () => {
  const { secret } = await newKey(api, ['prices:write']);
  expect(await printed('push-prices', api.url, { KEY: secret })).toBe('2 stored, NOT-OURS catalog.product_not_found');
});

it('adds and changes a product by SKU, and overwrites nothing', async () => {
  const { secret } = await newKey(api, ['catalogue:write', 'prices:write']);
  const said = await printed('product-by-sku', api.url, { KEY: secret });
  expect(said).toBe('ERP-4711 نطنز, unchanged, catalog.product_changed_meanwhile');
});

it('follows an order by webhook, through a receiver that fails three times', async () => {
  const sending = api.api.app.get(WebhookSending);
  // The test decides when deliveries are sent.
  await api.api.app.get(WebhookWorker).stop();
  const token = await api.loginAdmin();
  let deliveries = 0;
  const failing = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead((deliveries += 1) && 503).end());
  });
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const { port } = failing.address() as AddressInfo;
  const body = { url: `http://127.0.0.1:${port}/hook`, events: ['order.placed'] };
  const made = (await api.call('POST /api/webhooks', { token, body })).body;
  const webhook = made.webhook.id as number;
  const [product] = (await api.call('GET /api/products?limit=1')).body;
  const order = (await api.call('POST /api/orders', { body: aDialogOrder(product.id as number) })).body.id as number;
  const send = async (): Promise<void> => {
    // As if the pause before the next attempt were over.
    await api.database.write((tx) => tx.update(WebhookDelivery, { dueAt: Not(IsNull()) }, { dueAt: new Date() }));
    await sending.send(webhook);
  };
  for (let attempt = 1; attempt <= 3; attempt += 1) await send();
  failing.closeAllConnections();
  await new Promise((resolve) => failing.close(resolve));
  expect(deliveries).toBe(3);

  const { secret: key } = await newKey(api, ['orders:read']);
  const receiver = started('receive-webhooks', { KEY: key, SECRET: made.secret as string, PORT: String(port) });
  await until(() => receiver.said().includes('listening'));
  await send();
  await until(() => receiver.said().length > 1);
  receiver.process.kill();
  expect(receiver.said()).toEqual(['listening', `order.placed ${order} new`]);
  const log = (await api.call(`GET /api/webhooks/${webhook}/deliveries`, { token })).body;
  expect(log).toMatchObject([{ state: 'delivered', attempts: 4 }]);
});

/** Changes the prices of all products, as often as `count` changes need. */
async function changePrices(count: number): Promise<void> {
  const token = await api.loginAdmin();
  const products = (await api.call('GET /api/admin/products?limit=100', { token })).body as AdminProduct[];
  const versions = new Map(products.map(({ id, version }) => [id, version]));
  for (let changed = 0; changed < count;) {
    const some = products.slice(0, count - changed);
    const prices = some.map(({ id }) => ({ id, price: 100_000_000 + changed, version: versions.get(id) }));
    const saved = await api.call('PUT /api/products/prices', { token, body: { prices } });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    for (const { id, version } of saved.body as AdminProduct[]) versions.set(id, version);
    changed += some.length;
  }
}

it('keeps a copy in step through thousands of changes and a kill in the middle: none is missed, none is applied twice', async () => {
  const { secret: key } = await newKey(api, ['catalogue:read']);
  const env = { KEY: key, COPY: join(project, 'catalogue.json') };
  const { headers } = await api.call('GET /api/products?limit=1');
  const inAll = Number(headers.get('X-Total-Count'));
  expect(await printed('keep-in-step', api.url, env)).toBe(`${inAll} products after 0 changes`);
  // MariaDB would take a minute for 10,000.
  const changes = api.database.dialect === 'sqlite' ? 10_000 : 3_000;
  await changePrices(changes - 1);
  const token = await api.loginAdmin();
  const [{ id: removed }] = (await api.call('GET /api/admin/products?limit=1', { token })).body;
  await api.call(`DELETE /api/products/${removed}`, { token });

  // The program is killed while it waits for the products of the second batch.
  const line = await proxy((call, forward) => (call < 4 ? forward() : new Promise(() => undefined)));
  const killed = started('keep-in-step', { ...env, SITE: line.url });
  await until(() => line.calls() === 4);
  killed.process.kill('SIGKILL');
  await killed.ended;
  line.server.closeAllConnections();
  line.server.close();
  expect(JSON.parse(await readFile(env.COPY, 'utf8'))).toMatchObject({ applied: 1_000 });

  expect(await printed('keep-in-step', api.url, env)).toBe(`${inAll - 1} products after ${changes} changes`);
  const copy = JSON.parse(await readFile(env.COPY, 'utf8')) as { products: Record<string, AdminProduct> };
  const stored = (await api.call('GET /api/admin/products?limit=100', { token })).body as AdminProduct[];
  expect(copy.products).toEqual(Object.fromEntries(stored.map((product) => [product.id, product])));
}, 180_000);

it('imports orders of another system, each once however often it runs', async () => {
  const [product] = (await api.call('GET /api/products?limit=1')).body;
  const order = (number: string, changes: object = {}) => ({
    number,
    customerName: 'سارا احمدی',
    phone: '09141234567',
    items: [{ productId: product.id, quantity: 220 }],
    ...changes,
  });
  const file = join(project, 'orders.json');
  await writeFile(file, JSON.stringify([order('A-1'), order('A-2', { phone: '12' }), order('A-3', { notes: 'صبح' })]));
  const before = await total('/api/orders');
  const env = { KEY: (await newKey(api, ['orders:write'])).secret };
  const first = await printed('import-orders', api.url, env, [file]);
  expect(first).toMatch(/^A-1 is order \d+\nA-2 refused: common\.validation\nA-3 is order \d+$/);
  expect(await printed('import-orders', api.url, env, [file])).toBe(first);
  expect(await total('/api/orders')).toBe(before + 2);
});

it('cancels an order as its buyer', async () => {
  expect(await printed('cancel-order')).toBe('new, cancelled, cancelled');
});

it('tries every example', async () => {
  const tried = [
    'cancel-order',
    'copy-catalogue',
    'export-new-orders',
    'handle-errors',
    'import-orders',
    'keep-in-step',
    'place-order-once',
    'product-by-sku',
    'push-prices',
    'receive-webhooks',
    'take-up-order',
    'verify-webhook',
  ];
  const programs = (await readdir(examples)).filter((name) => name.endsWith('.ts'));
  expect(programs.sort()).toEqual(tried.map((name) => `${name}.ts`));
});
