import { mkdir, rm } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ApiCopies } from '../api-copies';
import { siteServer } from '../http-server';
import { RegistryReleaseSource } from '../releases/registry-release-source';
import { bundledShell } from '../releases/own-shell';
import { Revision } from '../render/revision';
import { settingsOf } from '../settings';
import { createSite } from '../site';
import { aFolder, aReleaseStore } from '../testing/builds';
import { aRendering } from '../testing/rendering';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let folder: string;
let source: RegistryReleaseSource;
let site: Server;
let backend: Server;
let revision: Revision;
/** The backend: its revision, the other requests that it got, and its response. */
let number: number;
let asked: string[];
let revisionHeld: Promise<unknown>;
let answer: (response: ServerResponse) => void;

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const PUBLIC = { 'content-type': 'application/json', 'cache-control': 'public, no-cache', 'x-total-count': '2' };
const sent =
  (headers: Record<string, string> = {}, body = `products at ${number}`, status = 200) =>
  (response: ServerResponse): void => {
    const own = { ...PUBLIC, etag: `"${number}"`, 'x-request-id': 'of-one', 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { ...own, ...headers }).end(body);
  };

beforeAll(async () => {
  folder = await aFolder();
  const { releases, releaseAll, shell } = await aReleaseStore(folder);
  await releaseAll();
  await mkdir(join(folder, 'shell/public'), { recursive: true });
  source = new RegistryReleaseSource({
    releases,
    shell,
    nodeBuilds: join(folder, 'node-builds'),
    acceptedRecords: join(folder, 'accepted-records'),
    log: () => {},
  });
  await source.start();
});
afterAll(async () => {
  source.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  [number, asked, revisionHeld] = [7, [], Promise.resolve()];
  answer = (response) => sent()(response);
  backend = createServer((request, response) => {
    if (request.url === '/api/health/revision') {
      void revisionHeld.then(() => response.end(JSON.stringify({ revision: number })));
      return;
    }
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(response));
  });
  const settings = settingsOf({ API_PORT: String(await listen(backend)) });
  revision = new Revision({ copies: new ApiCopies(settings.apiUrls), pollMs: 20 });
  const rendering = { ...aRendering({ settings, shell: bundledShell.manifest, source }), revision };
  site = siteServer(await createSite(settings, { frontends: folder, shell: bundledShell, source, rendering }));
  await listen(site);
  await until(() => revision.confirmed === 7);
});
afterEach(() => {
  revision.close();
  for (const server of [site, backend]) {
    server.closeAllConnections();
    server.close();
  }
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

function ask(path = '/api/products', { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  const { port } = site.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response
        .on('error', reject)
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

describe('a public response of the API', () => {
  it('is requested once, and sent as the API sent it, without the headers of that single response', async () => {
    const first = await ask('/api/products?limit=12');
    const second = await ask('/api/products?limit=12');
    expect(asked).toEqual(['GET /api/products?limit=12']);
    const { 'x-request-id': id, date: _first, ...headers } = first.headers;
    const { date: _second, ...again } = second.headers;
    expect([id, again, second.body]).toEqual(['of-one', headers, first.body]);
  });

  it('is cached for each address, exactly as written', async () => {
    for (const path of ['/api/products?a=1&b=2', '/api/products?b=2&a=1', '/api/products']) await ask(path);
    expect(asked).toHaveLength(3);
  });

  it.each([['"7"'], ['W/"7"'], ['"6", "7"'], ['*']])('is a 304 for a client that has it (%s)', async (tags) => {
    await ask();
    const { status, headers, body } = await ask('/api/products', { headers: { 'if-none-match': tags } });
    expect([status, body, headers.etag, headers['cache-control']]).toEqual([304, '', '"7"', 'public, no-cache']);
    expect([headers['content-length'], headers['content-type'], asked.length]).toEqual([undefined, undefined, 1]);
    expect((await ask('/api/products', { headers: { 'if-none-match': '"6"' } })).status).toBe(200);
  });

  it('has the same headers for HEAD', async () => {
    const { headers } = await ask();
    const head = await ask('/api/products', { method: 'HEAD' });
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    expect(asked).toHaveLength(1);
  });

  it('is also sent to a visitor with a cookie, but never to a request with credentials', async () => {
    await ask();
    await ask('/api/products', { headers: { cookie: 'afshoreh.session=a' } });
    expect(asked).toHaveLength(1);
    await ask('/api/products', { headers: { authorization: 'Bearer a' } });
    expect(asked).toHaveLength(2);
  });

  it('is requested again at another revision', async () => {
    await ask();
    number = 8;
    await until(() => revision.confirmed === 8);
    expect([(await ask()).body, (await ask()).body, asked.length]).toEqual(['products at 8', 'products at 8', 2]);
  });

  it('is valid again after the API sent a 304 for it', async () => {
    answer = sent({ etag: '"same"' });
    await ask();
    number = 8;
    await until(() => revision.confirmed === 8);
    answer = (response) => response.writeHead(304, { etag: '"same"' }).end();
    await ask('/api/products', { headers: { 'if-none-match': '"same"' } });
    expect([(await ask()).status, asked.length]).toEqual([200, 2]);
  });

  it('is neither sent nor cached after a write, until the revision is known again', async () => {
    await ask();
    let release: () => void = () => {};
    revisionHeld = new Promise<void>((resolve) => (release = resolve));
    number = 8;
    await ask('/api/products/1', { method: 'PUT', body: '{}' });
    expect([(await ask()).body, (await ask()).body]).toEqual(['products at 8', 'products at 8']);
    expect(asked.filter((call) => call === 'GET /api/products')).toHaveLength(3);
    release();
    await until(() => revision.confirmed === 8);
    await ask();
    await ask();
    expect(asked.filter((call) => call === 'GET /api/products')).toHaveLength(4);
  });

  it('is not sent while the API is unreachable', async () => {
    await ask();
    backend.closeAllConnections();
    await new Promise((closed) => backend.close(closed));
    await until(() => revision.confirmed === null);
    expect((await ask()).status).toBe(503);
  });

  it('that began at an older revision is not cached for the newer one', async () => {
    let finish: () => void = () => {};
    const old = sent();
    answer = (response) => (finish = () => old(response));
    const slow = ask();
    await until(() => asked.length === 1);
    number = 8;
    await until(() => revision.confirmed === 8);
    finish();
    await slow;
    answer = sent();
    expect((await ask()).body).toBe('products at 8');
  });
});

describe('not cached is', () => {
  it.each<[string, () => void]>([
    ['a response that is not public', () => (answer = sent({ 'cache-control': 'no-store' }))],
    ['a response with a max-age', () => (answer = sent({ 'cache-control': 'public, max-age=60' }))],
    ['a response that sets a cookie', () => (answer = sent({ 'set-cookie': 'a=1' }))],
    ['a response with Vary', () => (answer = sent({ vary: 'accept-language' }))],
    ['an error response', () => (answer = sent({}, 'no', 400))],
    ['a response of more than 512 KB', () => (answer = sent({}, 'a'.repeat(512 * 1024 + 1)))],
    [
      'an answer that broke off',
      () => {
        answer = (response) => {
          response.writeHead(200, { ...PUBLIC, etag: '"7"', 'content-length': 9 });
          response.write('half', () => response.destroy());
        };
      },
    ],
  ])('%s', async (_what, prepare) => {
    prepare();
    for (let at = 0; at < 3; at += 1) await ask().catch(() => undefined);
    expect(asked.length).toBeGreaterThanOrEqual(3);
  });

  it('a response from outside the API', async () => {
    await ask('/media/a.jpg');
    await ask('/media/a.jpg');
    expect(asked).toHaveLength(2);
  });

  it('a response to a request with a body', async () => {
    const request = { headers: { 'content-length': '2' }, body: '{}' };
    await ask('/api/products', request);
    await ask('/api/products', request);
    expect(asked).toHaveLength(2);
  });
});
