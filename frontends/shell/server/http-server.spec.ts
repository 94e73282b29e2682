import { request as httpRequest, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { failUncaught } from './failure';
import { siteServer, type SiteServer } from './http-server';
import type { ShareLimits } from './proxy/fair-share';
import { capturedLog } from './testing/captured-log';
import { RawConnection } from './testing/raw-connection';

let server: SiteServer;
const log = capturedLog();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener, connections?: ShareLimits): Promise<number> {
  server = siteServer(listener, connections);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function get(port: number, path: string): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, type: String(response.headers['content-type']), body });
      });
    });
    request.on('error', reject).end();
  });
}

describe('an error while a request is handled', () => {
  /** What the process does with an uncaught error. */
  const uncaught = (error: Error) => expect(failUncaught(error)).toBe(true);
  const faults: [when: string, listener: RequestListener][] = [
    [
      'at once',
      () => {
        throw new Error('broken');
      },
    ],
    ['later', () => setImmediate(() => uncaught(new Error('broken')))],
    ['after a promise', () => void Promise.resolve().then(() => setTimeout(() => uncaught(new Error('broken')), 1))],
    ['while its body is read', (request) => request.resume().on('end', () => uncaught(new Error('broken')))],
  ];

  it.each(faults)('%s is a 500 of that request, and a log line without the query', async (_when, fault) => {
    const port = await serve((request, response) =>
      request.url?.includes('fault') ? fault(request, response) : void response.end('well'),
    );
    const api = await get(port, '/api/fault?phone=09141234567');
    expect(api).toMatchObject({ status: 500, type: 'application/problem+json; charset=utf-8' });
    expect(JSON.parse(api.body)).toMatchObject({
      code: 'shell.unexpected',
      message: 'مشکلی در سرور پیش آمد. لطفاً دوباره تلاش کنید.',
    });
    const { requestId } = JSON.parse(api.body) as { requestId: string };
    expect(log.lines).toEqual([
      expect.stringMatching(/^shell: GET \/api\/fault [\w-]{36} failed: Error: broken \| at .*\n$/),
    ]);
    expect(log.lines[0]).toContain(requestId);
    const page = await get(port, '/fault');
    expect(page).toMatchObject({ status: 500, type: 'text/plain; charset=utf-8' });
    const [, shown = 'none'] = /مشکلی در سرور پیش آمد.*شناسهٔ خطا: \u2066(\w{8})\u2069/.exec(page.body) ?? [];
    expect(log.lines[1]).toContain(` ${shown}-`);
    expect((await get(port, '/')).body).toBe('well');
  });

  it('ends a response that has begun, and no other', async () => {
    const port = await serve((request, response) => {
      if (request.url !== '/api/fault') return void response.end('well');
      response.write('half');
      setImmediate(() => uncaught(new Error('broken')));
    });
    await expect(get(port, '/api/fault')).rejects.toThrow(/aborted|hang up/);
    expect((await get(port, '/')).body).toBe('well');
  });

  it('is not assigned to a request when it comes from none', () => {
    server = siteServer(() => {});
    expect(failUncaught(new Error('broken'))).toBe(false);
  });
});

describe('a load balancer that names no host', () => {
  const ask = async (head: string): Promise<number> => {
    const port = await serve((_request, response) => void response.end('ok'));
    const connection = await RawConnection.open(port);
    connection.send(`${head}\r\n\r\n`);
    return (await connection.answer()).status;
  };

  it.each(['GET /healthz', 'OPTIONS /healthz', 'GET /livez'])('gets an answer to %s in HTTP/1.0', async (asked) => {
    expect(await ask(`${asked} HTTP/1.0`)).toBe(200);
  });

  it.each([
    ['HTTP/1.1', 'GET /healthz HTTP/1.1'],
    ['another address', 'GET /healthz/ HTTP/1.0'],
    ['two hosts', 'GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b'],
  ])('gets none with %s', async (_what, head) => {
    expect(await ask(head)).toBe(400);
  });
});

describe('a server that drains', () => {
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

  it('answers what runs and what comes on its connections, ends each with that, and takes no new one', async () => {
    const held: ServerResponse[] = [];
    const port = await serve((request, response) =>
      request.url === '/held' ? held.push(response) : response.end('well'),
    );
    const running = await RawConnection.open(port);
    const kept = await RawConnection.open(port);
    kept.send(ask);
    expect((await kept.answer()).headers.connection).toBe('keep-alive');
    running.send(ask.replace('/', '/held'));
    while (held.length === 0) await new Promise(setImmediate);

    const drained = server.drain();
    await expect(RawConnection.open(port)).rejects.toThrow('ECONNREFUSED');
    kept.send(ask);
    expect(await kept.answer()).toMatchObject({ body: 'well', headers: { connection: 'close' } });
    await kept.closed;
    held[0]?.end('held');
    expect(await running.answer()).toMatchObject({ body: 'held', headers: { connection: 'close' } });
    await drained;
  });

  it('waits for no connection on which nothing runs', async () => {
    const port = await serve((_request, response) => void response.end('well'));
    const used = await RawConnection.open(port);
    const unused = await RawConnection.open(port);
    used.send(ask);
    await used.answer();
    await server.drain();
    await Promise.all([used.closed, unused.closed]);
  });
});

describe('an unreadable request', () => {
  it.each([
    ['a head that does not end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}`, 431, 'shell.head_too_large'],
    ['no HTTP', 'nonsense\r\n\r\n', 400, 'shell.malformed_request'],
    ['a page without a Host', 'GET / HTTP/1.0\r\n\r\n', 400, 'shell.malformed_request'],
  ])('%s gets a problem with a Persian sentence', async (_what, sent, status, code) => {
    const connection = await RawConnection.open(await serve((_request, response) => void response.end()));
    connection.send(sent);
    const answer = await connection.answer();
    expect([answer.status, answer.headers['content-type'], answer.headers.connection]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
      'close',
    ]);
    expect(JSON.parse(answer.body)).toMatchObject({ status, code, message: expect.stringMatching(/[آ-ی]/) });
    await connection.closed;
  });

  it('gets a 408 when it never ends', async () => {
    const port = await serve((_request, response) => void response.end());
    Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
    const connection = await RawConnection.open(port);
    connection.send('GET / HTTP/1.1\r\nHost');
    expect(JSON.parse((await connection.answer()).body)).toMatchObject({ code: 'shell.request_timeout' });
  });
});

describe('when all connections are in use', () => {
  /** Connections that stay open after a response; the first one is idle longest. */
  async function idle(port: number, address: string, count: number): Promise<RawConnection[]> {
    const connections: RawConnection[] = [];
    for (let made = 0; made < count; made += 1) {
      const connection = await RawConnection.open(port, address);
      connection.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await connection.answer();
      connections.push(connection);
    }
    return connections;
  }

  it('a new connection is accepted, and the network with the most connections loses the one that was idle longest', async () => {
    const port = await serve((_request, response) => void response.end('well'), { perNetwork: 4, inAll: 8 });
    const [first, second] = await idle(port, '127.0.0.2', 4);
    await idle(port, '127.0.0.3', 2);
    first?.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await first?.answer();
    const others = await idle(port, '127.0.0.4', 2);
    await second?.closed;
    for (const connection of others) {
      connection.send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      expect((await connection.answer()).body).toBe('well');
    }
  });

  it('a network at its own limit loses an idle connection, and gets no new one while all of them are busy', async () => {
    const held: ServerResponse[] = [];
    const port = await serve(
      (request, response) => (request.url === '/held' ? held.push(response) : response.end('well')),
      { perNetwork: 2, inAll: 8 },
    );
    const [first] = await idle(port, '127.0.0.2', 2);
    const working = await Promise.all([1, 2].map(() => RawConnection.open(port, '127.0.0.2')));
    for (const connection of working) connection.send('GET /held HTTP/1.1\r\nHost: a\r\n\r\n');
    await first?.closed;
    while (held.length < 2) await new Promise(setImmediate);
    await (
      await RawConnection.open(port, '127.0.0.2')
    ).closed;
    expect((await idle(port, '127.0.0.3', 1)).length).toBe(1);
    held.forEach((response) => response.end('held'));
    expect((await working[0]?.answer())?.body).toBe('held');
  });
});
