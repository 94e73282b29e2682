import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { Metrics } from './metrics';
import type { PinnedVersions } from './releases/release-source';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const release = (version: string) => ({ remotes: { cart: { version }, admin: null } }) as unknown as PinnedVersions;

let live: PinnedVersions[];
let metrics: Metrics;
let backend: RequestListener;
let site: string;
let scraped: string;
beforeEach(async () => {
  live = [release('a')];
  backend = (_request, response) => response.end('afshoreh_api_overdue_calls 3\n');
  const apiPort = await listen(createServer((request, response) => backend(request, response)));
  metrics = new Metrics({ apiUrls: [`http://127.0.0.1:${apiPort}`], source: { live: () => live } });
  const served = createServer(
    metrics.measure((request, response) => response.writeHead(request.url === '/api/orders' ? 503 : 200).end()),
  );
  site = `http://127.0.0.1:${await listen(served)}`;
  metrics.watch(served, { kept: { pages: 2, bytes: 500 } });
  scraped = `http://127.0.0.1:${await listen(metrics.server())}/metrics`;
});

const scrape = async () => (await fetch(scraped)).text();
/** The lines of one metric, without its name. */
const linesOf = (text: string, name: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(`afshoreh_shell_${name}`) ? line.slice(15 + name.length) : []));

describe('the metrics of the shell', () => {
  it('count requests by the first part of their path and by status', async () => {
    for (const path of ['/', '/products?q=a', '/apis', '/api/orders', '/healthz', '/cdn/cart/a/x.js']) {
      await (await fetch(site + path)).text();
    }
    expect(linesOf(await scrape(), 'request_duration_seconds_count').sort()).toEqual([
      '{kind="api",status="503"} 1',
      '{kind="cdn",status="200"} 1',
      '{kind="healthz",status="200"} 1',
      '{kind="page",status="200"} 3',
    ]);
  });

  it('count renderings by their result', async () => {
    metrics.measureRendering(Promise.resolve());
    metrics.measureRendering(Promise.reject(new Error('no worker')));
    await Promise.resolve();
    expect(linesOf(await scrape(), 'render_duration_seconds_count').sort()).toEqual([
      '{result="failed"} 1',
      '{result="rendered"} 1',
    ]);
  });

  it('say which versions are live, and forget those that no longer are', async () => {
    const info = async () => linesOf(await scrape(), 'release_info');
    live = [release('a'), release('b')];
    expect(await info()).toEqual([
      '{remote="cart",version="a",track="stable"} 1',
      '{remote="cart",version="b",track="canary"} 1',
    ]);
    live = [release('b')];
    expect(await info()).toEqual(['{remote="cart",version="b",track="stable"} 1']);
  });

  it('are followed by those of the backend, and say when it is away', async () => {
    const text = await scrape();
    expect(linesOf(text, 'backend_up')).toEqual([' 1']);
    expect(text).toMatch(/^afshoreh_api_overdue_calls 3$/m);
    backend = (_request, response) => response.destroy();
    const without = await scrape();
    expect(linesOf(without, 'backend_up')).toEqual([' 0']);
    expect(linesOf(without, 'kept_pages')).toEqual([' 2']);
    expect(without).not.toContain('afshoreh_api_');
  });

  it('are at one address, and nothing else is there', async () => {
    expect((await fetch(scraped)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(scraped.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(scraped, { method: 'POST' })).status).toBe(404);
  });

  it('are all that the alerts and the board ask of it', async () => {
    const folder = join(import.meta.dirname, '../../../infra/prometheus');
    const texts = ['alerts.yml', 'board.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
    const asked = new Set(texts.flatMap((text) => text.match(/\bafshoreh_shell_\w+/g) ?? []));
    const known = (await scrape()).match(/^# TYPE \w+ \w+$/gm)?.map((line) => line.split(' ')[2]) ?? [];
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !known.includes(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  });
});

describe('the page of the operator', () => {
  it('says of every alert what to do', () => {
    const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
    const alerts = [...read('infra/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const explained = [...read('docs/operations.md').matchAll(/^\| `([A-Z][a-z]\w+)`/gm)].map(([, name]) => name);
    expect(explained).toEqual(alerts);
  });
});
