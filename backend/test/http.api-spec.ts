import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { apiConnection } from '@afshoreh/config';
import { describe, expect, it } from '@jest/globals';
import { Readiness } from '../src/operations/index.js';
import { startApi, startApiForSpec, until } from './support/index.js';

const api = await startApiForSpec();

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
      detail: 'There is no such address; compare it with the reference',
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
    ['half of a surrogate pair', '{"username":"\\udfff\\ud800","password":"b"}', 400, 'common.malformed_request'],
    ['an array where a text belongs', { username: ['a'], password: { b: 1 } }, 400, 'common.validation'],
    ['no body', undefined, 400, 'common.validation'],
  ])('is given to %s', async (_what, body, status, code) => {
    const answer = await logIn(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is sent for a compressed body, a form, and an unsupported encoding', async () => {
    const send = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
      (await fetch(`${api.url}/api/admin/login`, { method: 'POST', body, headers })).status;
    expect(await send(gzipSync('{}'), { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })).toBe(415);
    expect(await send('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await send('{}', { 'Content-Type': 'application/json; charset=windows-1256' })).toBe(415);
  });

  it('is sent for an address that cannot be decoded', async () => {
    expect((await api.call('GET /api/products/%E0%A4%A')).status).toBe(400);
  });

  it.each([
    ['a form', 'POST /api/contact', 600_000, ''],
    ['an article', 'PUT /api/admin/blog/posts/1', 600_000, ''],
    ['a read', 'GET /api/products?limit=1', 600_000, ''],
    [
      'several parts where no file belongs',
      'POST /api/contact',
      600_000,
      'Content-Type: multipart/form-data; boundary=x\r\n',
    ],
  ])(
    'is given to %s that announces too long a body, before any of it is sent',
    async (_what, line, length, headers) => {
      const answer = await rawly(`${line} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${length}\r\n\r\n`);
      expect(answer).toMatchObject({ status: 413, code: 'common.body_too_large' });
      expect(answer.head).toMatch(/^Connection: close\r$/m);
    },
  );

  it('keeps the connection after a body that was a little too long: the shell has sent it already', async () => {
    const long = 'x'.repeat(100_000);
    const refused = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: ${long.length}\r\n\r\n${long}`;
    const sent = `${refused}GET /api/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const { head, rest } = await rawly(sent);
    expect([head, rest]).toEqual([
      expect.stringMatching(/^HTTP\/1.1 413 /),
      expect.stringContaining('HTTP/1.1 200 OK'),
    ]);
  });

  it.each([
    ['POST /api/admin/login', 'Bearer realm="admin"'],
    ['POST /api/auth/login', 'Cookie realm="customer"'],
  ])('is given to wrong credentials, with how to log in: %s', async (route, challenge) => {
    const body = { username: 'nobody@example.com', password: 'a wrong password' };
    const { status, headers } = await api.call(route, { body });
    expect([status, headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  it.each([
    ['encoded twice', '/api/products/%2531'],
    ['with a null byte', '/api/products/1%00'],
    ['with a way up', '/api/products/..%2f..%2fadmin%2fproducts'],
    ['with half a letter', '/api/products/%d8'],
    ['with an exponent', '/api/products/1e3'],
    ['in Persian digits', `/api/products/${encodeURIComponent('۱')}`],
    ['larger than the database knows', '/api/products/2147483648'],
  ])('is given to an id %s', async (_what, path) => {
    const { status, body } = await api.call(`GET ${path}`);
    expect([status, body.message]).toEqual([400, expect.stringMatching(/[آ-ی]/)]);
  });

  it.each([
    ['a page asked for twice', 'page=1&page=2', 'page'],
    ['a page that is none', 'page=1%00', 'page'],
    ['a word searched for twice', 'q=a&q=b', 'q'],
    ['a query in brackets', 'page[]=1', 'page[]'],
    ['a query for the prototype', '__proto__=1', '__proto__'],
    ['a query that nobody knows', 'colour=red', 'colour'],
  ])('is given to %s', async (_what, query, field) => {
    const { status, body } = await api.call(`GET /api/products?${query}`);
    expect([status, body.code, body.errors?.map((each: { field: string }) => each.field)]).toEqual([
      400,
      'common.validation',
      [field],
    ]);
  });
});

it('keeps a connection for longer than the shell uses it again', async () => {
  const { headers } = await api.call('GET /api/health/live');
  const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds * 1000).toBe(apiConnection.keptByApiMs);
});

describe('a method', () => {
  it.each(['PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s that an address does not have is refused with those it has',
    async (method) => {
      const answer = await rawly(`${method} /api/products HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatchObject({ status: 405, code: 'common.method_not_allowed' });
      expect(answer.head).toMatch(/^Allow: GET, POST, HEAD\r$/m);
    },
  );

  it('that only other addresses have is refused as well, and an unknown address stays unknown', async () => {
    expect((await api.call('POST /api/products/1?x=1')).headers.get('allow')).toBe('GET, PUT, PATCH, DELETE, HEAD');
    expect((await api.call('DELETE /api/nowhere')).status).toBe(404);
    expect((await api.call('DELETE /api/products/1/2')).status).toBe(404);
  });

  it('is the one of the request line, whatever a header says', async () => {
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE', 'X-Method-Override': 'DELETE' };
    expect((await api.call('GET /api/categories', { headers })).status).toBe(200);
    expect((await api.call('POST /api/products?_method=GET', { headers, body: {} })).status).toBe(401);
  });

  it.each(['/api/products', '/api/settings', '/api/health/live', '/api/products/1', '/api/nowhere', '/api/contacts'])(
    'HEAD answers as GET does, without the body: %s',
    async (path) => {
      const get = await api.call(`GET ${path}`);
      const head = await api.call(`HEAD ${path}`);
      const kept = ({ headers }: typeof get) =>
        [...headers].filter(([name]) => !/^(x-request-id|date|content-length|connection|keep-alive)$/.test(name));
      expect([head.status, head.body, kept(head)]).toEqual([get.status, '', kept(get)]);
    },
  );

  it('GET reads no body, so that none can break it', async () => {
    const body = '{"broken';
    const head = `GET /api/auth/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}`;
    expect(await rawly(`${head}\r\nContent-Type: text/plain\r\n\r\n${body}`)).toMatchObject({ status: 200 });
  });
});

/** Sends exactly these bytes, and reads until the connection ends. */
async function rawly(
  request: string,
): Promise<{ status: number; head: string; rest: string; code?: string; message?: string }> {
  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(request));
    socket.setEncoding('utf8');
    socket.on('data', (data) => (received += String(data)));
    socket.on('end', () => resolve(received)).on('error', reject);
  });
  const [head = '', body = '', ...others] = answer.split('\r\n\r\n');
  const problem =
    body.startsWith('{') && others.length === 0 ? (JSON.parse(body) as { code: string; message: string }) : {};
  return { status: Number(head.split(' ', 2)[1]), head, rest: [body, ...others].join('\r\n\r\n'), ...problem };
}

describe('every answer', () => {
  it('carries the security headers, and does not name the framework', async () => {
    const { headers } = await api.call('GET /api/health/live');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is complete when it may not be cached, whatever the client sends as If-None-Match', async () => {
    const head = 'GET /api/auth/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: *';
    expect(await rawly(`${head}\r\n\r\n`)).toMatchObject({ status: 200 });
  });

  it('keeps a sane id that a proxy gave the request, and no other', async () => {
    const idFor = async (id: string) =>
      (await api.call('GET /api/health/live', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    expect(await idFor('abcdef-123456')).toBe('abcdef-123456');
    expect(await idFor('<script>')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the documentation', () => {
  const get = (address: string, headers: Record<string, string> = {}) => fetch(api.url + address, { headers });

  it('is a page that loads nothing from another host', async () => {
    const { status, headers, body } = await api.call('GET /api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    expect(String(body)).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it.each(['br', 'gzip'])('comes compressed (%s) and is asked for again by its tag', async (encoding) => {
    for (const address of ['/api/docs', '/api/docs-json']) {
      const plain = await get(address, { 'Accept-Encoding': 'identity' });
      const answer = await get(address, { 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(await plain.text());
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('cache-control')).toBe('public, no-cache');
      const again = await get(address, { 'If-None-Match': answer.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('has scripts and styles that browsers keep for good, at addresses that change with their content', async () => {
    const page = await (await get('/api/docs')).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(assets).toHaveLength(4);
    for (const address of assets) {
      const { status, headers } = await get(address, { 'Accept-Encoding': 'br' });
      expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await get(address.replace(/docs\/[^/]+/, 'docs/00000000'))).status).toBe(404);
    }
    expect((await get('/api/docs/00000000/package.json')).status).toBe(404);
  });
});

describe('health', () => {
  it('is live, and ready while the database answers', async () => {
    expect(await api.call('GET /api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await api.call('GET /api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it.each(['live', 'ready'])('answers a load balancer that names no host (%s)', async (what) => {
    expect(await rawly(`GET /api/health/${what} HTTP/1.0\r\n\r\n`)).toMatchObject({ status: 'ok' });
  });

  it('counts the changes to what visitors see, each by the time it is answered', async () => {
    const revision = async () => (await api.call('GET /api/health/revision')).body.revision as number;
    const token = await api.loginAdmin();
    const before = await revision();
    expect((await api.call('PUT /api/settings', { token, body: { usdRate: 84_000 } })).status).toBe(200);
    const after = await revision();
    expect(after).toBeGreaterThan(before);
    const message = { name: 'سارا', phone: '09141234567', message: 'سلام' };
    expect((await api.call('POST /api/contact', { body: message })).status).toBe(201);
    expect(await revision()).toBe(after);
  });

  it('is ready while its own write waits behind others that are stored', async () => {
    await api.database.checkWrites();
    const slow = () => api.database.write(() => sleep(1_300));
    const writes = Promise.all([slow(), slow(), slow()]);
    // What was stored before proves nothing any more.
    await sleep(1_100);
    await expect(new Readiness(api.database).check()).resolves.toBeUndefined();
    await writes;
  });

  const applied = (name: string) => `INSERT INTO migrations (timestamp, name) VALUES (1900000000000, '${name}')`;
  const forgotten = (name: string) => `DELETE FROM migrations WHERE name = '${name}'`;

  it.each([
    ['only added', 'AddTitle1900000000000'],
    ['taken away what this code has stopped reading', 'DropNameAfterCreateSchema1700000000000At1900000000000'],
  ])('is ready, and staff go on, while a newer release has %s', async (_what, newer) => {
    const token = await api.loginAdmin();
    await api.database.write((tx) => tx.query(applied(newer)));
    try {
      expect((await api.database.schemaState()).unknown).toEqual([newer]);
      // That of the API may have looked before.
      await expect(new Readiness(api.database).check()).resolves.toBeUndefined();
      expect((await api.call('GET /api/admin/verify', { token })).status).toBe(200);
    } finally {
      await api.database.write((tx) => tx.query(forgotten(newer)));
    }
  });

  const contracting = 'DropNameAfterAddTitle1900000000000At1910000000000';
  it.each([
    {
      when: 'a newer release has taken away what this code reads',
      begin: applied(contracting),
      end: forgotten(contracting),
    },
    {
      when: 'the schema is older than the code',
      begin: "UPDATE migrations SET name = 'none' WHERE name = 'CreateSchema1700000000000'",
      end: "UPDATE migrations SET name = 'CreateSchema1700000000000' WHERE name = 'none'",
    },
    {
      when: 'the database answers and stores nothing',
      begin: 'ALTER TABLE heartbeat RENAME TO heartbeat_away',
      end: 'ALTER TABLE heartbeat_away RENAME TO heartbeat',
    },
  ])('is not ready while $when, and ready again after that', async ({ begin, end }) => {
    const ready = () => api.call('GET /api/health/ready');
    const before = api.database.revision;
    await api.database.write((tx) => tx.query(begin));
    try {
      await until(async () => (await ready()).status !== 200);
      const { status, headers, body } = await ready();
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'common.unavailable', '5']);
      expect((await api.call('GET /api/health/live')).status).toBe(200);
    } finally {
      await api.database.write((tx) => tx.query(end));
    }
    await until(async () => (await ready()).status === 200);
    expect(api.database.revision).toBe(before);
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

describe('a query that an operation does not take', () => {
  it.each(['/api/products/featured?color=red', '/api/settings?_=1', '/api/health/live?x=1'])(
    'is refused and named: %s',
    async (address) => {
      const { status, body } = await api.call(`GET ${address}`);
      expect([status, body.code]).toEqual([400, 'common.validation']);
      expect(body.errors).toEqual([
        { field: expect.stringMatching(/^(color|_|x)$/), message: 'این مورد شناخته‌شده نیست' },
      ]);
    },
  );

  it('is looked at after the right to call', async () => {
    expect((await api.call('GET /api/dashboard?x=1')).status).toBe(401);
  });
});
