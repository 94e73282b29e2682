import { IDEMPOTENT_POSTS } from '../operation-kinds.js';

export interface RetryOptions {
  /** How often a call is repeated at most; 4 by default. */
  retries?: number;
  /** The longest wait before a repetition, in milliseconds; 60,000 by default. A call that must wait longer is not repeated. */
  longestWait?: number;
  /** Milliseconds until an attempt is given up; 30,000 by default. */
  timeout?: number;
  /** A replacement for the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The server has not handled the request: too many requests, or not available. */
const unhandled = [429, 503];
/** A proxy got no response, so the server may or may not have handled the request. */
const unknown = [502, 504];
const safeMethods = ['GET', 'HEAD', 'PUT', 'DELETE'];
const firstWait = 500;

const idempotentPosts = IDEMPOTENT_POSTS.map((path) => new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * A `fetch` that repeats failed calls. After a 429 or 503 it repeats every call, once `Retry-After` has passed. After a lost
 * connection, a timeout, a 502 or a 504 the server may have handled the call. Then it repeats only calls that are safe to send
 * twice: reads, `PUT`, `DELETE`, and each `POST` with an `Idempotency-Key`. It adds such a key to every `POST` that takes one.
 */
export function retrying(options: RetryOptions = {}): (request: Request) => Promise<Response> {
  const { retries = 4, longestWait = 60_000 } = options;
  return async (original) => {
    const request = withKey(original);
    const isRepeatable = safeMethods.includes(request.method) || request.headers.has('idempotency-key');
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await outcomeOf(request.clone(), options);
      const isLast = attempt >= retries || request.signal.aborted;
      if (isLast || !shouldRepeat(outcome, isRepeatable)) return responseOf(outcome);
      const wait = waitOf(outcome, attempt);
      if (wait > longestWait) return responseOf(outcome);
      await pause(wait, request.signal);
    }
  };
}

type Outcome = { response: Response } | { failure: unknown };

/** The complete response, or the failure. A connection that is lost during the body is a failure too. Event streams stay open. */
async function outcomeOf(
  request: Request,
  { fetch = globalThis.fetch, timeout = 30_000 }: RetryOptions,
): Promise<Outcome> {
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    const response = await fetch(new Request(request, { signal }));
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return { response };
    const body = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    return { response: new Response(body.byteLength > 0 ? body : null, { status, statusText, headers }) };
  } catch (failure) {
    return { failure };
  }
}

function responseOf(outcome: Outcome): Response {
  if ('failure' in outcome) throw outcome.failure;
  return outcome.response;
}

function shouldRepeat(outcome: Outcome, isRepeatable: boolean): boolean {
  if ('failure' in outcome) return isRepeatable;
  const { status } = outcome.response;
  return unhandled.includes(status) || (isRepeatable && unknown.includes(status));
}

/** Milliseconds to wait: the time in `Retry-After`, otherwise 250 to 500 at random, doubled with each attempt. */
function waitOf(outcome: Outcome, attempt: number): number {
  const after = 'response' in outcome ? outcome.response.headers.get('retry-after') : null;
  if (after === null) return firstWait * 2 ** attempt * (0.5 + Math.random() / 2);
  const seconds = Number(after);
  return Number.isNaN(seconds) ? Math.max(Date.parse(after) - Date.now(), 0) : seconds * 1000;
}

function withKey(request: Request): Request {
  const takesKey = request.method === 'POST' && !request.headers.has('idempotency-key');
  const { pathname } = new URL(request.url);
  if (!takesKey || !idempotentPosts.some((path) => path.test(pathname))) return request;
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', newKey());
  return new Request(request, { headers });
}

/** Not `randomUUID`, which browsers lack on plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
