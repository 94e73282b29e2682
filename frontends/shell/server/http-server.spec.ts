import { request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { failUncaught } from './failure';
import { siteServer } from './http-server';
import { RawConnection } from './testing/raw-connection';

let server: Server;
/** What this server wrote to the error output; Node warns there as well. */
let log: string[];
beforeEach(() => {
  log = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    if (String(line).startsWith('shell: ')) log.push(String(line));
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener): Promise<number> {
  server = siteServer(listener);
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

describe('an error in the work on a request', () => {
  /** As the process does with what nobody caught. */
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

  it.each(faults)('%s is a 500 of that request, and a line in the log without what was typed', async (_when, fault) => {
    const port = await serve((request, response) =>
      request.url?.includes('fault') ? fault(request, response) : void response.end('well'),
    );
    const api = await get(port, '/api/fault?phone=09141234567');
    expect(api).toMatchObject({ status: 500, type: 'application/problem+json; charset=utf-8' });
    expect(JSON.parse(api.body)).toMatchObject({
      code: 'shell.unexpected',
      message: 'مشکلی در سرور پیش آمد. لطفاً دوباره تلاش کنید.',
    });
    expect(log).toEqual([expect.stringMatching(/^shell: GET \/api\/fault failed: Error: broken \| at .*\n$/)]);
    const page = await get(port, '/fault');
    expect(page).toMatchObject({ status: 500, type: 'text/plain; charset=utf-8' });
    expect(page.body).toContain('مشکلی در سرور پیش آمد');
    expect((await get(port, '/')).body).toBe('well');
  });

  it('ends an answer that has begun, and no other', async () => {
    const port = await serve((request, response) => {
      if (request.url !== '/api/fault') return void response.end('well');
      response.write('half');
      setImmediate(() => uncaught(new Error('broken')));
    });
    await expect(get(port, '/api/fault')).rejects.toThrow(/aborted|hang up/);
    expect((await get(port, '/')).body).toBe('well');
  });

  it('is not taken for one when no request brought it about', () => {
    server = siteServer(() => {});
    expect(failUncaught(new Error('broken'))).toBe(false);
  });
});

describe('what is no request', () => {
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

  it('gets a 408 when it does not come to its end', async () => {
    const port = await serve((_request, response) => void response.end());
    Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
    const connection = await RawConnection.open(port);
    connection.send('GET / HTTP/1.1\r\nHost');
    expect(JSON.parse((await connection.answer()).body)).toMatchObject({ code: 'shell.request_timeout' });
  });
});
