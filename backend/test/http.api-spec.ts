import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const logIn = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('POST /api/admin/login', { body, headers });

describe('an error answer', () => {
  it('is a problem of RFC 9457 with a Persian message and the id of the request', async () => {
    const { status, headers, body } = await api.call('GET /api/nowhere');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: 'urn:afshoreh:problem:common.route_not_found',
      title: 'Not Found',
      status: 404,
      detail: 'RouteNotFound',
      code: 'common.route_not_found',
      message: 'چنین نشانی‌ای وجود ندارد',
      requestId: headers.get('x-request-id'),
    });
  });

  it.each([
    ['a body that is no JSON', '{"username":', 400, 'common.malformed_request'],
    ['a body that is no object', '[1]', 400, 'common.validation'],
    ['a body as deep as a well', '['.repeat(500) + ']'.repeat(500), 400, 'common.malformed_request'],
    ['a body over 64 KB', { username: 'x'.repeat(70_000), password: 'x' }, 413, 'common.body_too_large'],
    [
      'a prototype in disguise',
      '{"__proto__":{"admin":true},"username":"a","password":"b"}',
      400,
      'common.malformed_request',
    ],
    ['an array where a text belongs', { username: ['a'], password: { b: 1 } }, 400, 'common.validation'],
    ['no body', undefined, 400, 'common.validation'],
  ])('is given to %s', async (_what, body, status, code) => {
    const answer = await logIn(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is given to a compressed body, a form, and a foreign encoding', async () => {
    const send = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
      (await fetch(`${api.url}/api/admin/login`, { method: 'POST', body, headers })).status;
    expect(await send(gzipSync('{}'), { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })).toBe(415);
    expect(await send('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await send('{}', { 'Content-Type': 'application/json; charset=windows-1256' })).toBe(415);
  });

  it('is given to an address that cannot be decoded', async () => {
    expect((await api.call('GET /api/products/%E0%A4%A')).status).toBe(400);
  });

  it('survives bytes that are no HTTP', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('every answer', () => {
  it('carries the headers that keep browsers careful, and does not name the framework', async () => {
    const { headers } = await api.call('GET /api/health/live');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps a sane id that a proxy gave the request, and no other', async () => {
    const idFor = async (id: string) =>
      (await api.call('GET /api/health/live', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    expect(await idFor('abcdef-123456')).toBe('abcdef-123456');
    expect(await idFor('<script>')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the documentation', () => {
  it('is a page that loads nothing from another host', async () => {
    const { status, headers, body } = await api.call('GET /api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    expect(String(body)).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('is OpenAPI 3.1 in which every operation has an id, a summary and its errors', async () => {
    const { body } = await api.call('GET /api/docs-json');
    expect(body.openapi).toMatch(/^3\.1/);
    const operations = Object.values(
      body.paths as Record<string, Record<string, { operationId: string; summary: string }>>,
    ).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  });
});

describe('health', () => {
  it('is live, and ready while the database answers', async () => {
    expect(await api.call('GET /api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await api.call('GET /api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('is not ready when the database has gone', async () => {
    const broken = await startApi();
    await broken.database.close();
    expect(await broken.call('GET /api/health/ready')).toMatchObject({
      status: 503,
      body: { code: 'common.unavailable' },
    });
    expect((await broken.call('GET /api/health/live')).status).toBe(200);
    await broken.close().catch(() => undefined);
  });
});
