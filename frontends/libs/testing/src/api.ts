import { afterEach } from '@jest/globals';
import { XhrOverFetch } from './xhr-over-fetch';

/** A call that the page made. */
export interface Call {
  /** `GET /api/products` */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}
export type Answer = (call: Call) => Response | Promise<Response>;

const real = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
afterEach(() => {
  Object.assign(globalThis, real);
});

/** A problem document (RFC 9457) as the API sends it. */
export function problem(status: number, code: string, message: string, errors: object[] = []): Response {
  return Response.json(
    { type: 'about:blank', title: code, status, detail: message, code, message, errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/**
 * Replaces `fetch` until the test ends. Calls without an entry in `answers` get a 404. The returned array collects every
 * call, also later ones.
 */
export function mockApi(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  Object.assign(globalThis, { XMLHttpRequest: XhrOverFetch });
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    // Upload bodies are skipped: Node's Request cannot read jsdom's files.
    const isJson = /json/.test(request.headers.get('content-type') ?? '');
    const text = isJson ? await request.text() : '';
    const body = text ? (JSON.parse(text) as unknown) : null;
    const call: Call = {
      name: `${request.method} ${pathname}`,
      query: searchParams,
      headers: request.headers,
      body,
    };
    calls.push(call);
    const answer = answers[call.name]?.(call) ?? problem(404, 'common.not_found', 'یافت نشد');
    return Promise.race([answer, untilStopped(request.signal)]);
  };
  return calls;
}

/** Rejects when the call is aborted, as `fetch` does. */
function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_answer, refuse) =>
    signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true }),
  );
}
