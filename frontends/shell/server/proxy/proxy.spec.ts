import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ApiCopies } from '../api-copies';
import { clientsOf } from '../client';
import { siteServer } from '../http-server';
import { settingsOf } from '../settings';
import { capturedLog } from '../testing/captured-log';
import { RawConnection } from '../testing/raw-connection';
import { LIMITS, type ProxyLimits } from './limits';
import { proxyTo } from './proxy';

/** The requests that reached the backend: method, address and body, in order. */
let asked: string[];
/** The headers of the last request. */
let headers: Record<string, string | string[] | undefined>;
/** Responses that the backend holds back. */
let held: ServerResponse[];
let backend: Server;
let site: number;
const servers: Server[] = [];
const connections: RawConnection[] = [];

function listen(server: Server): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function siteWith(limits: ProxyLimits, closing?: AbortSignal): Promise<number> {
  const { port } = backend.address() as AddressInfo;
  return listen(
    siteServer(proxyTo({ copies: ApiCopies.at(port), clientOf: clientsOf(settingsOf({})), limits, closing })),
  );
}

async function connected(port = site, address?: string): Promise<RawConnection> {
  const connection = await RawConnection.open(port, address);
  connections.push(connection);
  return connection;
}

/** An ordinary visitor with a connection of their own. */
async function visit(path: string, port = site): Promise<{ status: number; body: string }> {
  const connection = await connected(port);
  connection.send(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
  const { status, body } = await connection.answer();
  return { status, body };
}

/** More than the buffers of the system, so that a client that does not read keeps the backend waiting. */
const LARGE = 32 * 1024 * 1024;

function sendLarge(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': LARGE }).end(Buffer.alloc(LARGE, 'x'));
}

beforeAll(async () => {
  backend = createServer((request, response) => {
    const { method, url = '' } = request;
    // Sent before the body has arrived, as by a guard that refuses an upload without a login.
    if (url.includes('early')) return void response.writeHead(401, { 'content-length': 2 }).end('no');
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const line = `${method} ${url} ${body}`.trim();
      asked.push(line);
      headers = request.headers;
      if (url.includes('held')) held.push(response);
      else if (url.includes('large')) sendLarge(response);
      else response.end(line);
    });
  });
  await listen(backend);
  site = await siteWith(LIMITS);
});
beforeEach(() => {
  [asked, held, headers] = [[], [], {}];
});
afterEach(() => {
  held.forEach((response) => response.end());
  connections.splice(0).forEach((connection) => connection.destroy());
});
afterAll(() => {
  servers.forEach((server) => {
    server.closeAllConnections();
    server.close();
  });
});

const HOST = 'Host: site\r\n';
const CLOSE = 'Connection: close\r\n';
/** A hidden request that an attacker wants the backend to handle. */
const HIDDEN = 'DELETE /api/hidden HTTP/1.1\r\nHost: site\r\nX: ';
const CHUNKED = `Transfer-Encoding: chunked\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const LENGTH = `Content-Length: ${HIDDEN.length}\r\n`;

/** The bytes that are sent, the expected statuses, and the requests that may reach the backend. */
const vectors: [what: string, sent: string, statuses: number[], asked: string[]][] = [
  ...['GET', 'DELETE', 'OPTIONS', 'PATCH', 'POST', 'REPORT'].flatMap((method): typeof vectors => {
    const head = `${method} /api/a HTTP/1.1\r\n${HOST}`;
    const whole = [`${method} /api/a ${HIDDEN}`.trim()];
    return [
      [`a body on ${method}`, `${head}${CLOSE}${LENGTH}\r\n${HIDDEN}`, [200], whole],
      [`a chunked body on ${method}`, `${head}${CLOSE}${CHUNKED}`, [200], whole],
      [
        `a length on ${method} that Connection names`,
        `${head}Connection: close, content-length, Transfer-Encoding, host\r\n${LENGTH}\r\n${HIDDEN}`,
        [200],
        whole,
      ],
    ];
  }),
  [
    'a chunked body on GET whose coding Connection names',
    `GET /api/a HTTP/1.1\r\n${HOST}Connection: transfer-encoding, close\r\n${CHUNKED}`,
    [200],
    [`GET /api/a ${HIDDEN}`.trim()],
  ],
  [
    'CL.TE',
    `POST /api/a HTTP/1.1\r\n${HOST}Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    [400],
    [],
  ],
  ['TE.CL', `POST /api/a HTTP/1.1\r\n${HOST}Content-Length: 4\r\n${CHUNKED}`, [400], []],
  ['TE.TE', `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: identity\r\n${CHUNKED}`, [400], []],
  [
    'chunked not at the end',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    [400],
    [],
  ],
  [
    'a coding beside chunked',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
    [400],
    [],
  ],
  ['an unknown coding', `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, [400], []],
  [
    'a space before the colon',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    [400],
    [],
  ],
  [
    'a vertical tab before the coding',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n`,
    [400],
    [],
  ],
  ['chunks in HTTP/1.0', `POST /api/a HTTP/1.0\r\n${HOST}${CHUNKED}`, [400], []],
  ['two lengths', `POST /api/a HTTP/1.1\r\n${HOST}Content-Length: 0\r\n${LENGTH}\r\n${HIDDEN}`, [400], []],
  ['one length twice', `POST /api/a HTTP/1.1\r\n${HOST}${LENGTH}${LENGTH}\r\n${HIDDEN}`, [400], []],
  ...['+3', '-3', '0x3', '3, 3', '3 3', '3;', ''].map((length): (typeof vectors)[number] => [
    `the length «${length}»`,
    `POST /api/a HTTP/1.1\r\n${HOST}Content-Length: ${length}\r\n\r\nabc${HIDDEN}`,
    [400],
    [],
  ]),
  ['a folded line', `POST /api/a HTTP/1.1\r\n${HOST}X: a\r\n Content-Length: 3\r\n\r\nabc`, [400], []],
  ['a folded coding', `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`, [400], []],
  ['bare line feeds', `GET /api/a HTTP/1.1\nHost: site\n\n`, [400], []],
  ['a bare line feed among headers', `POST /api/a HTTP/1.1\r\nHost: site\nContent-Length: 3\r\n\r\nabc`, [400], []],
  ['a bare carriage return', `POST /api/a HTTP/1.1\r\nHost: site\rContent-Length: 3\r\n\r\nabc`, [400], []],
  [
    'bare line feeds among chunks',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n3\nabc\n0\n\n`,
    [400],
    [],
  ],
  [
    'a chunk longer than it says',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n3\r\nabcdef\r\n0\r\n\r\n`,
    [400],
    [],
  ],
  [
    'a chunk of endless length',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nabc`,
    [400],
    [],
  ],
  [
    'a trailer that is a header',
    `POST /api/a HTTP/1.1\r\n${HOST}${CLOSE}Trailer: x-forwarded-for\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n`,
    [200],
    ['POST /api/a abc'],
  ],
  ['no Host', 'GET /api/a HTTP/1.1\r\n\r\n', [400], []],
  ['no Host in HTTP/1.0', 'GET /api/a HTTP/1.0\r\n\r\n', [400], []],
  ['two Hosts', `GET /api/a HTTP/1.1\r\n${HOST}Host: other\r\n\r\n`, [400], []],
  ['a Host that is none', 'GET /api/a HTTP/1.1\r\nHost: a b/c@d\r\n\r\n', [400], []],
  ['the absolute form', `GET http://other/api/a HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [200], ['GET /api/a']],
  ['the absolute form of something else', `GET ftp://other/api/a HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [400], []],
  ['a tunnel', `CONNECT site:80 HTTP/1.1\r\n${HOST}\r\n${HIDDEN}`, [400], []],
  ['no HTTP', 'nonsense\r\n\r\n', [400], []],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400], []],
  ['HTTP/0.9', 'GET /api/a\r\n\r\n', [400], []],
  [
    'an upgrade with a body',
    `GET /api/a HTTP/1.1\r\n${HOST}Connection: upgrade, close\r\nUpgrade: websocket\r\n${LENGTH}\r\n${HIDDEN}`,
    [200],
    [`GET /api/a ${HIDDEN}`.trim()],
  ],
  [
    'several requests at once',
    `GET /api/a HTTP/1.1\r\n${HOST}\r\nPOST /api/b HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabcGET /api/c HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    [200, 200, 200],
    ['GET /api/a', 'POST /api/b abc', 'GET /api/c'],
  ],
  [
    'the next request as the body of this one',
    `POST /api/a HTTP/1.1\r\n${HOST}${CLOSE}${LENGTH}\r\n${HIDDEN}`,
    [200],
    [`POST /api/a ${HIDDEN}`.trim()],
  ],
  [
    'a HEAD with a body',
    `HEAD /api/a HTTP/1.1\r\n${HOST}${CLOSE}${LENGTH}\r\n${HIDDEN}`,
    [200],
    [`HEAD /api/a ${HIDDEN}`.trim()],
  ],
  [
    'an expectation nobody knows',
    `POST /api/a HTTP/1.1\r\n${HOST}${CLOSE}Expect: 200-ok\r\nContent-Length: 3\r\n\r\nabc`,
    [417],
    [],
  ],
];

describe('the backend gets exactly the requests that were made, and every visitor their own response, after', () => {
  it.each(vectors)('%s', async (_what, sent, statuses, expected) => {
    // Two reused connections to the backend, on which a hidden request would wait.
    await Promise.all([visit('/api/before-1'), visit('/api/before-2')]);
    asked = [];
    const attacker = await connected();
    attacker.send(sent);
    const answers = await attacker.answers();
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { status, headers, body } of answers) {
      if (status < 400) continue;
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringMatching(/[آ-ی]/) });
    }
    const visitors = ['/api/v-1', '/api/v-2', '/api/v-3'];
    for (const path of visitors) expect(await visit(path)).toEqual({ status: 200, body: `GET ${path}` });
    expect([...asked].sort()).toEqual([...expected, ...visitors.map((path) => `GET ${path}`)].sort());
  });
});

describe('the headers of a request', () => {
  const ask = async (lines: string): Promise<typeof headers> => {
    const connection = await connected();
    connection.send(`POST /api/a HTTP/1.1\r\n${HOST}${lines}Content-Length: 2\r\n\r\n{}`);
    await connection.answer();
    return headers;
  };

  it('lose those of the connection, and those that the client names in Connection', async () => {
    const got = await ask(
      'Connection: keep-alive, X-Mine\r\nX-Mine: 1\r\nX-Other: 2\r\nKeep-Alive: 5\r\nTE: trailers\r\n',
    );
    expect(got).toMatchObject({ 'x-other': '2', 'content-length': '2' });
    expect(Object.keys(got)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(x-mine|te|keep-alive)$/)]));
  });

  it('keep those that the backend relies on, even if the client names them in Connection', async () => {
    const named = ['host', 'authorization', 'cookie', 'origin', 'content-type', 'x-forwarded-for', 'idempotency-key'];
    const sent = `Authorization: Bearer a\r\nCookie: a=b\r\nOrigin: http://evil\r\nContent-Type: application/json\r\nIdempotency-Key: k\r\n`;
    expect(await ask(`Connection: ${named.join(', ')}\r\n${sent}`)).toMatchObject({
      host: 'site',
      authorization: 'Bearer a',
      cookie: 'a=b',
      origin: 'http://evil',
      'content-type': 'application/json',
      'x-forwarded-for': '127.0.0.1',
      'idempotency-key': 'k',
    });
  });

  it('have the host of an absolute-form target, not another one', async () => {
    const connection = await connected();
    connection.send(`GET http://real/api/a?b=c HTTP/1.1\r\nHost: claimed\r\n\r\n`);
    expect((await connection.answer()).body).toBe('GET /api/a?b=c');
    expect(headers.host).toBe('real');
  });
});

describe('a connection to the backend that is kept', () => {
  /** A backend that closes a connection when the second request arrives on it. */
  async function closing(): Promise<{ port: number; arrived: string[] }> {
    const arrived: string[] = [];
    const seen = new WeakSet<Socket>();
    const server = createServer((request, response) => {
      arrived.push(`${request.method} ${request.url}`);
      if (seen.has(request.socket)) return void request.socket.destroy();
      seen.add(request.socket);
      response.end('well');
    });
    const target = await listen(server);
    return {
      port: await listen(siteServer(proxyTo({ copies: ApiCopies.at(target), clientOf: clientsOf(settingsOf({})) }))),
      arrived,
    };
  }

  it('is closed by the shell when it is idle, so that no request uses one that the backend closes', async () => {
    const ends: Promise<unknown>[] = [];
    const server = createServer((_request, response) => void response.end('well'));
    // The backend would never close them, so it is the shell that does.
    server.keepAliveTimeout = 0;
    server.on('connection', (socket) => ends.push(once(socket, 'end')));
    const target = await listen(server);
    const clientOf = clientsOf(settingsOf({}));
    const port = await listen(siteServer(proxyTo({ copies: ApiCopies.at(target), clientOf, reuseMs: 50 })));
    expect((await visit('/api/a', port)).body).toBe('well');
    await ends[0];
    expect((await visit('/api/a', port)).body).toBe('well');
    expect(ends).toHaveLength(2);
  });

  it.each(['GET', 'HEAD'])(
    'and ends before the first byte of the response makes the shell repeat a %s once',
    async (method) => {
      const { port, arrived } = await closing();
      await visit('/api/first', port);
      const connection = await connected(port);
      connection.send(`${method} /api/a HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
      expect(await connection.heard(/\r\n\r\n/)).toMatch(/^HTTP\/1.1 200/);
      expect(arrived).toEqual(['GET /api/first', `${method} /api/a`, `${method} /api/a`]);
    },
  );

  it('and ends before the first byte of the response is a 502 for a write, which is never repeated', async () => {
    const { port, arrived } = await closing();
    await visit('/api/first', port);
    const connection = await connected(port);
    connection.send(`PUT /api/a HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`);
    expect((await connection.answer()).status).toBe(502);
    expect(arrived).toEqual(['GET /api/first', 'PUT /api/a']);
  });
});

describe('an event stream', () => {
  const STREAM = `GET /api/orders/stream?held HTTP/1.1\r\n${HOST}\r\n`;
  const streamed = async (port: number): Promise<RawConnection> => {
    const before = held.length;
    const connection = await connected(port);
    connection.send(STREAM);
    while (held.length === before) await new Promise((resolve) => setTimeout(resolve, 10));
    return connection;
  };

  it('is passed on event by event, and takes no place of other calls', async () => {
    const one = { perNetwork: 1, inAll: 1 };
    const none = { perNetwork: 0, inAll: 0 };
    const exchanges = { running: one, waiting: none, waitMs: 100 };
    const port = await siteWith({ ...LIMITS, exchanges, streams: { ...exchanges, running: one } });
    const connection = await streamed(port);
    held[0]?.write('event: a\n\n');
    expect(await connection.heard(/event: a/)).toMatch(/^HTTP\/1.1 200/);
    held[0]?.write('event: b\n\n');
    expect(await connection.heard(/event: b/)).toMatch(/event: a/);
    expect((await visit('/api/v-1', port)).body).toBe('GET /api/v-1');
    const second = await connected(port);
    second.send(STREAM);
    expect((await second.answer()).status).toBe(429);
    connection.destroy();
    await new Promise((resolve) => held[0]?.once('close', resolve));
    await streamed(port);
  });

  it('ends when this server closes', async () => {
    const closing = new AbortController();
    const connection = await streamed(await siteWith(LIMITS, closing.signal));
    closing.abort();
    await connection.closed;
  });
});

const UPLOAD = `POST /api/media/upload HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=x\r\n`;

/** Every operation in the API's document that takes a file. */
function multipartOperations(): string[] {
  const document = JSON.parse(readFileSync(new URL('../../../../backend/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { requestBody?: { content?: object } }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => 'multipart/form-data' in (requestBody?.content ?? {}))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '7')}`),
  );
}

describe('an upload', () => {
  it.each(multipartOperations())('to %s may be larger than other bodies', async (operation) => {
    const connection = await connected();
    const file = 'x'.repeat(LIMITS.smallBodies.bytes + 1);
    connection.send(`${UPLOAD.replace(/^\S+ \S+/, operation)}Content-Length: ${file.length}\r\n\r\n${file}`);
    expect((await connection.answer()).status).toBe(200);
    expect(asked).toEqual([`${operation} ${file}`]);
  });

  it('is passed on as it arrives, with its length', async () => {
    const connection = await connected();
    connection.send(`${UPLOAD}Content-Length: 6\r\n\r\nabc`);
    connection.send('def');
    expect((await connection.answer()).status).toBe(200);
    expect(asked).toEqual(['POST /api/media/upload abcdef']);
    expect(headers).toMatchObject({ 'content-length': '6' });
    connection.send(`${UPLOAD}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`);
    expect((await connection.answer()).status).toBe(200);
    expect(headers).toMatchObject({ 'transfer-encoding': 'chunked' });
  });

  it.each(['Content-Length: 5000', 'Transfer-Encoding: chunked'])(
    'that is answered before it is here (%s) leaves no connection on which its rest could be taken for a request',
    async (framing) => {
      const connection = await connected();
      connection.send(`${UPLOAD.replace('upload', 'upload?early')}${framing}\r\n\r\n`);
      connection.send(framing.startsWith('C') ? 'abc' : '3\r\nabc\r\n');
      const { status, headers } = await connection.answer();
      expect([status, headers.connection]).toEqual([401, 'close']);
      connection.send(HIDDEN);
      for (const path of ['/api/v-1', '/api/v-2']) expect((await visit(path)).body).toBe(`GET ${path}`);
      await connection.closed;
      expect(asked).toEqual(['GET /api/v-1', 'GET /api/v-2']);
    },
  );

  it('that its sender aborts leaves nothing behind', async () => {
    const connection = await connected();
    connection.send(`${UPLOAD}Content-Length: ${HIDDEN.length + 100}\r\n\r\n${HIDDEN}`);
    connection.destroy();
    expect((await visit('/api/v-1')).body).toBe('GET /api/v-1');
    expect(asked).toEqual(['GET /api/v-1']);
  });
});

const FORM = `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

describe('a body', () => {
  it.each([
    ['that is announced too long', `${FORM}Content-Length: 600000\r\n\r\n`],
    [
      'that is announced too long and waits to be asked for',
      `${FORM}Expect: 100-continue\r\nContent-Length: 600000\r\n\r\n`,
    ],
    ['of a GET that is announced too long', `GET /api/a HTTP/1.1\r\n${HOST}Content-Length: 600000\r\n\r\n`],
    ['of an upload that is announced too long', `${UPLOAD}Content-Length: 30000000\r\n\r\n`],
    ['that grows too long', `${FORM}Transfer-Encoding: chunked\r\n\r\n92000\r\n${'x'.repeat(0x92_000)}\r\n`],
  ])('%s is refused before it is read', async (_what, sent) => {
    const connection = await connected();
    connection.send(sent);
    const { status, headers, body } = await connection.answer();
    expect([status, headers.connection]).toEqual([413, 'close']);
    expect(JSON.parse(body)).toMatchObject({ code: 'shell.body_too_large', message: 'حجم درخواست بیش از اندازه است.' });
    expect(asked).toEqual([]);
  });

  it('with `Expect: 100-continue` gets one `100 Continue`', async () => {
    const connection = await connected();
    connection.send(`${FORM}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`);
    expect((await connection.answer()).status).toBe(100);
    connection.send('{}');
    expect((await connection.answer()).body).toBe('POST /api/contact {}');
    expect(headers).not.toHaveProperty('expect');
  });

  it('that arrives too slowly ends with a 408, and uses no connection to the backend until then', async () => {
    const smallBodies = { ...LIMITS.smallBodies, rate: { graceMs: 200, bytesPerSecond: 1000 } };
    const one = { perNetwork: 1, inAll: 1 };
    const port = await siteWith({ ...LIMITS, smallBodies, exchanges: { ...LIMITS.exchanges, running: one } });
    const slow = await Promise.all(Array.from({ length: 10 }, () => connected(port)));
    for (const connection of slow) connection.send(`${FORM}Content-Length: 100\r\n\r\n{`);
    expect((await visit('/api/v-1', port)).body).toBe('GET /api/v-1');
    for (const connection of slow) {
      const { status, headers, body } = await connection.answer();
      expect([status, headers.connection]).toEqual([408, 'close']);
      expect(JSON.parse(body)).toMatchObject({ code: 'shell.request_timeout' });
    }
    expect(asked).toEqual(['GET /api/v-1']);
  });

  it('of an upload is accepted over a slow connection, but not over a stalled one', async () => {
    const upload = { ...LIMITS.upload, rate: { graceMs: 500, bytesPerSecond: 1024 } };
    const port = await siteWith({ ...LIMITS, upload });
    const slow = await connected(port);
    const still = await connected(port);
    still.send(`${UPLOAD}Content-Length: 20480\r\n\r\nx`);
    slow.send(`${UPLOAD}Content-Length: 20480\r\n\r\n`);
    // 20 KB a second, like a photo from a phone.
    const sending = setInterval(() => slow.send('x'.repeat(1024)), 50);
    const stopped = await still.answer();
    const through = await slow.answer();
    clearInterval(sending);
    expect([stopped.status, through.status]).toEqual([408, 200]);
    expect(asked).toEqual([`POST /api/media/upload ${'x'.repeat(20_480)}`]);
  });
});

describe('a request that waits', () => {
  const running = { perNetwork: 2, inAll: 4 };
  const exchanges = { running, waiting: { perNetwork: 1, inAll: 1 }, waitMs: 200 };
  const held503 = { code: 'shell.busy', message: 'سرور اکنون شلوغ است. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.' };

  async function hold(count: number, port: number): Promise<RawConnection[]> {
    const holding = await Promise.all(Array.from({ length: count }, () => connected(port)));
    for (const connection of holding) connection.send(`GET /api/held HTTP/1.1\r\n${HOST}\r\n`);
    while (held.length < Math.min(count, 2)) await new Promise(setImmediate);
    return holding;
  }

  it('for the backend starts when there is room', async () => {
    const port = await siteWith({ ...LIMITS, exchanges: { ...exchanges, waitMs: 60_000 } });
    await hold(2, port);
    const third = visit('/api/third', port);
    held.shift()?.end();
    expect((await third).body).toBe('GET /api/third');
  });

  it('too long, or with too many others, is refused with Retry-After', async () => {
    const port = await siteWith({ ...LIMITS, exchanges });
    await hold(2, port);
    const third = await connected(port);
    const fourth = await connected(port);
    third.send(`GET /api/third HTTP/1.1\r\n${HOST}\r\n`);
    fourth.send(`GET /api/fourth HTTP/1.1\r\n${HOST}\r\n`);
    const answers = await Promise.all([third.answer(), fourth.answer()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([429, 503]);
    const busy = answers.find(({ status }) => status === 503);
    expect(JSON.parse(busy?.body ?? '')).toMatchObject(held503);
    for (const { headers } of answers) expect(headers['retry-after']).toBe('5');
    // Their connections stay open.
    held.splice(0).forEach((response) => response.end());
    third.send(`GET /api/again HTTP/1.1\r\n${HOST}\r\n`);
    expect((await third.answer()).body).toBe('GET /api/again');
  });

  it('and is aborted leaves its place to the next', async () => {
    const port = await siteWith({ ...LIMITS, exchanges: { ...exchanges, waitMs: 60_000 } });
    const holding = await hold(2, port);
    const third = await connected(port);
    third.send(`GET /api/third HTTP/1.1\r\n${HOST}\r\n`);
    third.destroy();
    holding[0]?.destroy();
    expect((await visit('/api/fourth', port)).body).toBe('GET /api/fourth');
  });

  it('for an upload does not delay other requests', async () => {
    const one = { perNetwork: 1, inAll: 1 };
    const port = await siteWith({ ...LIMITS, uploads: { running: one, waiting: one, waitMs: 200 } });
    const uploads = await Promise.all(Array.from({ length: 3 }, () => connected(port)));
    for (const connection of uploads) connection.send(`${UPLOAD}Content-Length: 100\r\n\r\n`);
    const refused = await Promise.race(uploads.map((connection) => connection.answer()));
    expect([429, 503]).toContain(refused.status);
    expect((await visit('/api/v-1', port)).body).toBe('GET /api/v-1');
  });

  it('behind three hundred connections that send a byte now and then is answered at once', async () => {
    const slow = await Promise.all(Array.from({ length: 300 }, () => connected()));
    for (const connection of slow) connection.send(`${FORM}Content-Length: 1000\r\n\r\n{`);
    const started = performance.now();
    expect((await visit('/api/v-1')).body).toBe('GET /api/v-1');
    const write = await connected();
    write.send(`PUT /api/a HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}`);
    // One network uses all of its places for bodies, and its reads continue.
    expect((await write.answer()).status).toBe(429);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(asked).toEqual(['GET /api/v-1']);
  });
});

const withoutId = (line: string): string => line.replace(/ [\w-]{36} /, ' <id> ');

describe('a slow reader', () => {
  const log = capturedLog();

  /** Requests a large response and reads only its beginning. */
  async function slowReader(path: string, port: number, address?: string): Promise<RawConnection> {
    const connection = await connected(port, address);
    connection.send(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
    await connection.heard(/\r\n\r\n/);
    connection.pause();
    return connection;
  }
  const none = { perNetwork: 0, inAll: 0 };
  const one = { running: { perNetwork: 1, inAll: 1 }, waiting: none, waitMs: 100 };

  it('of a file takes no place of an API call', async () => {
    const port = await siteWith({ ...LIMITS, exchanges: one });
    await slowReader('/media/large', port);
    expect((await visit('/api/v-1', port)).body).toBe('GET /api/v-1');
  });

  it('of a response that fits into memory takes no place at the backend', async () => {
    const answer = { ...LIMITS.answer, wholeBytes: LARGE, memory: { perNetwork: LARGE, inAll: LARGE } };
    const port = await siteWith({
      ...LIMITS,
      answer,
      exchanges: { ...LIMITS.exchanges, running: one.running, waitMs: 60_000 },
    });
    await slowReader('/api/large', port);
    expect((await visit('/api/v-1', port)).body).toBe('GET /api/v-1');
  });

  it.each(['/media/large?phone=09141234567', '/api/large'])(
    'of %s that is slower than the rate is ended, with a line in the log without what was typed',
    async (path) => {
      const answer = { ...LIMITS.answer, rate: { graceMs: 100, bytesPerSecond: 4 * 1024 * 1024 } };
      const connection = await slowReader(path, await siteWith({ ...LIMITS, answer }));
      while (log.lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      const line = `shell: GET ${path.replace(/\?.*/, '')} <id> ended: its answer was read too slowly\n`;
      expect(log.lines.map(withoutId)).toEqual([line]);
      connection.resume();
      await connection.closed;
      expect((await visit('/api/v-1')).body).toBe('GET /api/v-1');
    },
  );

  it('that pauses now and then gets the whole response', async () => {
    const answer = { ...LIMITS.answer, rate: { graceMs: 2_000, bytesPerSecond: 1024 * 1024 } };
    const [answered] = (await once(
      get({ port: await siteWith({ ...LIMITS, answer }), path: '/media/large' }),
      'response',
    )) as [IncomingMessage];
    let length = 0;
    answered.on('data', (chunk: Buffer) => {
      length += chunk.length;
      // Pauses four times, for a tenth of a second each.
      if (Math.floor((length * 5) / LARGE) === Math.floor(((length - chunk.length) * 5) / LARGE)) return;
      answered.pause();
      setTimeout(() => answered.resume(), 100);
    });
    await once(answered, 'end');
    expect(length).toBe(LARGE);
  });

  it('is ended for a network that holds less when all places are in use', async () => {
    const media = { running: { perNetwork: 2, inAll: 3 }, waiting: none, waitMs: 100 };
    const port = await siteWith({ ...LIMITS, media });
    const first = await slowReader('/media/large', port, '127.0.0.2');
    await slowReader('/media/large', port, '127.0.0.2');
    await slowReader('/media/large', port, '127.0.0.3');
    const other = await connected(port, '127.0.0.4');
    other.send(`GET /media/a HTTP/1.1\r\n${HOST}\r\n`);
    expect((await other.answer()).body).toBe('GET /media/a');
    expect(log.lines.map(withoutId)).toEqual(['shell: GET /media/large <id> ended: its place was needed for others\n']);
    first.resume();
    await first.closed;
  });
});

describe('a network that holds nothing', () => {
  it('has its body read while others hold all places with bodies that never arrive', async () => {
    const smallBodies = { ...LIMITS.smallBodies, readers: { perNetwork: 4, inAll: 8 } };
    const port = await siteWith({ ...LIMITS, smallBodies });
    const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
    const slow = await Promise.all(addresses.flatMap((address) => [1, 2, 3, 4].map(() => connected(port, address))));
    for (const connection of slow) connection.send(`${FORM}Content-Length: 100\r\n\r\n{`);
    for (let write = 0; write < 4; write += 1) {
      const connection = await connected(port, '127.0.0.9');
      connection.send(`${FORM}Content-Length: 2\r\n\r\n{}`);
      expect((await connection.answer()).body).toBe('POST /api/contact {}');
    }
  });

  it('has its upload accepted while others hold all places with uploads that never arrive', async () => {
    const waiting = { perNetwork: 0, inAll: 0 };
    const port = await siteWith({
      ...LIMITS,
      uploads: { running: { perNetwork: 2, inAll: 4 }, waiting, waitMs: 100 },
    });
    const addresses = ['127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.4'];
    const slow = await Promise.all(addresses.map((address) => connected(port, address)));
    for (const connection of slow) {
      connection.send(`${UPLOAD}Content-Length: 6\r\n\r\nabc`);
    }
    const other = await connected(port, '127.0.0.9');
    other.send(`${UPLOAD}Content-Length: 6\r\n\r\nabcdef`);
    expect((await other.answer()).status).toBe(200);
    const [first, second] = slow as [RawConnection, RawConnection];
    expect((await Promise.race([first.answer(), second.answer()])).status).toBe(503);
  });
});
