import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  api as siteApi,
  ApiError,
  createApi,
  dataOf,
  NetworkError,
  newIdempotencyKey,
  onAdminSessionEnded,
  pageOf,
  setAdminToken,
  setSiteOrigin,
  type Api,
} from './index';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: IncomingMessage;
const server = createServer((request, response) => {
  seen = request;
  answer(request, response);
});
let api: Api;

/** Responds to every call with this body. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error: unknown) => error,
  );
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = createApi({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 300 });
});
afterEach(() => setAdminToken(() => null));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a response', () => {
  it('is the data of the call, which is sent to /api', async () => {
    answering(200, { id: 7, name: 'کنسانترهٔ سیب' });
    const product = dataOf(await api.GET('/products/{id}', { params: { path: { id: 7 } } }));
    expect(product.name).toBe('کنسانترهٔ سیب');
    expect(seen.url).toBe('/api/products/7');
  });

  it('of a list includes the total number of items', async () => {
    answering(200, [{ id: 1 }, { id: 2 }], { 'x-total-count': '57' });
    const { items, total } = pageOf(await api.GET('/products', { params: { query: { q: 'سیب', page: 2 } } }));
    expect([items.length, total]).toEqual([2, 57]);
    expect(seen.url).toBe('/api/products?q=%D8%B3%DB%8C%D8%A8&page=2');
  });

  it('comes from the configured site origin where there is no browser page', async () => {
    answering(200, []);
    setSiteOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(dataOf(await siteApi.GET('/categories'))).toEqual([]);
    expect(seen.url).toBe('/api/categories');
  });

  it('without a body is a success', async () => {
    answer = (_request, response) => response.writeHead(204).end();
    expect(dataOf(await api.POST('/admin/logout'))).toBeUndefined();
  });
});

it('passes an event stream on as it arrives, without a time limit', async () => {
  let response: ServerResponse | undefined;
  answer = (_request, each) => (response = each).writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  const call = new AbortController();
  const { data } = await api.GET('/orders/stream', { parseAs: 'stream', signal: call.signal });
  const reader = (data as ReadableStream<Uint8Array>).getReader();
  const part = async () => new TextDecoder().decode((await reader.read()).value);
  response?.write('data: 1');
  expect(await part()).toBe('data: 1');
  // Longer than the timeout of a call.
  await new Promise((resolve) => setTimeout(resolve, 400));
  response?.write('data: 2');
  expect(await part()).toBe('data: 2');
  call.abort();
  expect(await failureOf(reader.read())).toMatchObject({ name: 'AbortError' });
});

describe('an error response', () => {
  it('is thrown with its code, its Persian message and the errors of its fields', async () => {
    answering(
      400,
      {
        type: 'about:blank',
        status: 400,
        code: 'common.validation',
        message: 'اطلاعات فرم کامل نیست',
        errors: [{ field: 'items.0.quantity', message: 'مقدار باید دست‌کم ۱ باشد' }],
        requestId: 'r1',
      },
      { 'content-type': 'application/problem+json; charset=utf-8' },
    );
    const result = await api.GET('/categories');
    expect(() => dataOf(result)).toThrow(
      expect.objectContaining({
        name: 'ApiError',
        status: 400,
        code: 'common.validation',
        message: 'اطلاعات فرم کامل نیست',
        errors: [{ field: 'items.0.quantity', message: 'مقدار باید دست‌کم ۱ باشد' }],
        requestId: 'r1',
      }),
    );
  });

  it('of the server names the beginning of its id, under which support finds it in the log', async () => {
    const requestId = '6f9b1c1e-2f0a-4c1d-9f43-6d9f0b1b8f52';
    answering(503, { code: 'common.unavailable', message: 'سرور در دسترس نیست', requestId });
    const error = await failureOf(api.GET('/categories').then(dataOf));
    expect(error).toMatchObject({ message: 'سرور در دسترس نیست (شناسهٔ خطا: \u20666f9b1c1e\u2069)', requestId });
  });

  it('that is not a problem document becomes a Persian sentence, without the text of a gateway', async () => {
    answering(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' });
    const error = await failureOf(api.GET('/categories').then(dataOf));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'http', message: expect.stringMatching(/^سرور لحظه‌ای/) });
  });

  it('without a body becomes the same sentence', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    expect(await failureOf(api.GET('/categories').then(dataOf))).toMatchObject({
      message: expect.stringMatching(/^سرور لحظه‌ای/),
    });
  });

  it('is also a response with status 200 that is not JSON', async () => {
    answering(200, '<html>portal of the hotel</html>', { 'content-type': 'text/html' });
    expect(await failureOf(api.GET('/categories').then(dataOf))).toMatchObject({
      name: 'ApiError',
      code: 'http',
      message: 'پاسخ سرور خوانده نشد؛ لطفاً دوباره تلاش کنید.',
    });
  });
});

describe('a call without a response', () => {
  it('fails with a Persian sentence when nothing listens', async () => {
    const nowhere = createApi({ baseUrl: 'http://127.0.0.1:9129' });
    const error = await failureOf(nowhere.GET('/categories'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: 'connection', message: expect.stringContaining('ارتباط با سرور') });
  });

  it('fails in the same way when the connection breaks in the middle of the response', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"id":');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureOf(api.GET('/categories'))).toMatchObject({ name: 'NetworkError', reason: 'connection' });
  });

  it('gives up when the server hangs', async () => {
    answer = () => undefined;
    expect(await failureOf(api.GET('/categories'))).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  it('gives up when the server hangs in the middle of the response', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    expect(await failureOf(api.GET('/categories'))).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  it('rejects with an abort error when the caller aborted', async () => {
    answer = () => undefined;
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 20);
    expect(await failureOf(api.GET('/categories', { signal: abort.signal }))).toMatchObject({ name: 'AbortError' });
  });
});

describe('the admin’s token', () => {
  it('is sent when there is one and not otherwise', async () => {
    answering(200, []);
    await api.GET('/orders');
    expect(seen.headers.authorization).toBeUndefined();
    setAdminToken(() => 'secret');
    await api.GET('/orders');
    expect(seen.headers.authorization).toBe('Bearer secret');
  });

  it('is reported once, to the current listeners, when the server no longer accepts it', async () => {
    const ended = jest.fn(() => Promise.resolve(false));
    const stop = onAdminSessionEnded(ended);
    setAdminToken(() => 'old');
    answering(401, {});
    await api.GET('/orders');
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
    await api.GET('/orders');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a 401 without a token', null, '/orders'],
    ['a wrong password at login', 'old', '/admin/login'],
  ] as const)('is not reported for %s', async (_what, token, path) => {
    const ended = jest.fn(() => Promise.resolve(false));
    const stop = onAdminSessionEnded(ended);
    setAdminToken(() => token);
    answering(401, {});
    if (path === '/orders') await api.GET(path);
    else await api.POST(path, { body: { username: 'a', password: 'b' } });
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it('is renewed after a refused call, which is then repeated once with the same body', async () => {
    let token = 'old';
    setAdminToken(() => token);
    const stop = onAdminSessionEnded(() => {
      token = 'new';
      return Promise.resolve(true);
    });
    const tokens: (string | undefined)[] = [];
    answer = (request, response) => {
      tokens.push(request.headers.authorization);
      const isNew = request.headers.authorization === 'Bearer new';
      response.writeHead(isNew ? 200 : 401, { 'content-type': 'application/json' });
      request.pipe(response);
    };
    const body = { slug: 'quince', name: 'به', group: 'other' as const };
    expect(dataOf<unknown>(await api.POST('/categories', { body }))).toEqual(body);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    stop();
  });

  it('is not reported by a late response when a newer token is in use', async () => {
    const ended = jest.fn(() => Promise.resolve(false));
    const stop = onAdminSessionEnded(ended);
    let token = 'old';
    setAdminToken(() => token);
    answer = (_request, response) => {
      token = 'new';
      response.writeHead(401).end();
    };
    await api.GET('/orders');
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});

describe('newIdempotencyKey', () => {
  it('returns 32 different hexadecimal digits each time', () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });
});

describe('a change of a record that has a version', () => {
  /** Never called: `npm run typecheck` fails when one of these lines compiles. */
  const withoutVersion = () => {
    const path = { id: 1 };
    // @ts-expect-error -- of a form
    void api.PUT('/orders/{id}/status', { params: { path }, body: { status: 'new' } });
    // @ts-expect-error -- of a row of a list
    void api.PUT('/products/prices', { body: { prices: [{ id: 1, price: 5 }] } });
    // @ts-expect-error -- in the query, where the body is a file
    void api.PUT('/media/{id}/file', { params: { path }, body: { file: '' } });
  };

  it('does not compile without its version, although the API accepts it', () => {
    expect(withoutVersion).toBeDefined();
  });
});
