import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { PublicCache } from './public-cache.js';

let revision: number;
let asked: number;
let whileReading: () => void;
let server: Server;
let url: string;

beforeEach(async () => {
  [revision, asked, whileReading] = [1, 0, () => undefined];
  const cache = new PublicCache(
    () => revision,
    (path) => /^\/api\/(products|settings)/.test(path),
    (handler) => handler(),
  );
  const app = express();
  app.set('etag', false);
  app.use(cache.middleware());
  app.get('/api/{*path}', (request, response) => {
    asked += 1;
    const read = revision;
    whileReading();
    response.setHeader('X-Total-Count', '12');
    response.setHeader('X-Request-Id', `request ${asked}`);
    response.status(request.query['fail'] ? 500 : 200).json({ نام: 'پورهٔ سیب', revision: read });
  });
  server = createServer((request, response) => {
    if (!cache.respond(request, response)) void app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { headers, method });

describe('the cache of public answers', () => {
  it('asks the framework once and answers the same bytes and headers after that', async () => {
    const first = await get('/api/products');
    const second = await get('/api/products');
    expect(asked).toBe(1);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(second.headers.get('x-total-count')).toBe('12');
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(second.headers.get('x-request-id')).toBeNull();
  });

  it('asks again after a change to public data', async () => {
    await get('/api/products');
    revision = 2;
    expect(await (await get('/api/products')).json()).toMatchObject({ revision: 2 });
    expect(asked).toBe(2);
  });

  it('never keeps what was read before a change that happened meanwhile', async () => {
    whileReading = () => (revision = 2);
    expect(await (await get('/api/products')).json()).toMatchObject({ revision: 1 });
    expect(await (await get('/api/products')).json()).toMatchObject({ revision: 2 });
  });

  it('answers 304 to who has the bytes, from the framework and from the cache alike', async () => {
    const etag = (await get('/api/products')).headers.get('etag') as string;
    revision = 2;
    const changed = await get('/api/products', { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    const now = changed.headers.get('etag') as string;
    expect((await get('/api/products', { 'If-None-Match': `"other", W/${now}` })).status).toBe(304);
    expect((await get('/api/products', { 'If-None-Match': etag })).status).toBe(200);
  });

  it('answers HEAD without a body, with the length of GET', async () => {
    const full = await get('/api/products');
    const head = await get('/api/products', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
    expect(await head.text()).toBe('');
    expect(asked).toBe(1);
  });

  it('tells addresses apart by their query', async () => {
    await get('/api/products?q=سیب');
    await get('/api/products?q=انگور');
    expect(asked).toBe(2);
  });

  it.each([
    ['an address for admins', '/api/admin/products', {}],
    ['a request with credentials', '/api/products', { Authorization: 'Bearer x' }],
    ['a failure', '/api/products?fail=1', {}],
  ])('keeps nothing of %s', async (_what, path, headers) => {
    await get(path, headers);
    await get(path, headers);
    expect(asked).toBe(2);
  });
});
