import { afterEach } from '@jest/globals';
import { AnsweredXhr } from './answered-xhr';

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

/** An error as the API answers it (RFC 9457). */
export function problem(status: number, code: string, message: string, errors: object[] = []): Response {
  return Response.json(
    { type: 'about:blank', title: code, status, detail: message, code, message, errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/**
 * The API answers so until the test ends, and 404 to everything else; the calls it got are returned, also those that
 * come later.
 */
export function apiAnswers(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  Object.assign(globalThis, { XMLHttpRequest: AnsweredXhr });
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    // The bytes of an upload are not looked at: jsdom's files are none that a Request could read.
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

/** Rejects when whoever asked wants no answer any more, as `fetch` does. */
function untilStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_answer, refuse) =>
    signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true }),
  );
}
