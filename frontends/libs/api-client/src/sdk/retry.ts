import { IDEMPOTENT_POSTS } from '../operation-kinds.js';

export interface RetryOptions {
  /** How often a call is repeated at most; 4 by default. */
  retries?: number;
  /** A call that should wait longer than these milliseconds (`Retry-After`) is not repeated; 60,000 by default. */
  longestWait?: number;
  /** Milliseconds until an attempt is given up; 30,000 by default. */
  timeout?: number;
  /** A replacement for the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The server has not handled the request: too many requests, or not available. */
const unhandled = [429, 503];
/** A proxy got no answer, so that nobody knows whether the request was handled. */
const unknown = [502, 504];
const safeMethods = ['GET', 'HEAD', 'PUT', 'DELETE'];
const firstWait = 500;

const idempotentPosts = IDEMPOTENT_POSTS.map((path) => new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * A `fetch` that repeats calls which failed. After a 429 or 503 every call is repeated, when `Retry-After` has passed. After a
 * lost connection, a timeout or a 502 or 504 only those are which cannot have two effects: reads, `PUT` and `DELETE`, and
 * each `POST` with an `Idempotency-Key`. A `POST` of an operation that takes such a key gets one here.
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

/** The whole answer or the failure: a connection that is lost during the body fails too. Event streams stay open. */
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

/** Milliseconds: what `Retry-After` says, else half a second, doubled each time and spread. */
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
