import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a refused body is read before the connection is closed. */
const LINGER_MS = 1_000;

/** The body length that a request announces (RFC 9112 §6.3); `chunked` when it is unknown. */
export function announcedBody({ headers }: IncomingMessage): number | 'chunked' {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : 'chunked';
}

/** Whether part of the request's body has not arrived yet. */
export function isBodyComing(request: IncomingMessage): boolean {
  return !request.complete && announcedBody(request) !== 0;
}

/**
 * Ends a response. If the request's body is still arriving, it is discarded for a moment first: closing a connection with
 * unread bytes resets it, and the client loses the response (RFC 9112 §9.6).
 */
export function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
  if (!isBodyComing(request)) {
    response.end();
    return;
  }
  const end = (): void => {
    clearTimeout(lingering);
    response.end();
  };
  const lingering = setTimeout(end, LINGER_MS);
  request.once('end', end).once('close', end).resume();
}

export interface Rate {
  /** The rate is not checked before this time has passed. */
  graceMs: number;
  bytesPerSecond: number;
}

/**
 * Calls `tooSlow` once when a body arrives slower than the rate, averaged since its beginning.
 * @param received returns the bytes received so far
 * @returns a function that stops the watch
 */
export function watchRate({ graceMs, bytesPerSecond }: Rate, received: () => number, tooSlow: () => void): () => void {
  const started = performance.now();
  const check = (): void => {
    const left = graceMs + (received() / bytesPerSecond) * 1000 - (performance.now() - started);
    if (left <= 0) tooSlow();
    else timer = setTimeout(check, Math.ceil(left));
  };
  let timer = setTimeout(check, graceMs);
  return () => clearTimeout(timer);
}

/**
 * Watches that a client reads at a rate. Only the time in which this server waits for the client counts. Reading faster than
 * the rate saves time for later, up to `graceMs`.
 * @returns a function to call with the number of unread bytes. It calls `tooSlow` once when they are not read in time, unless
 * the function that it returns is called first
 */
export function watchReader({ graceMs, bytesPerSecond }: Rate): (bytes: number, tooSlow: () => void) => () => void {
  let savedMs = graceMs;
  return (bytes, tooSlow) => {
    const began = performance.now();
    const mostMs = savedMs + (bytes / bytesPerSecond) * 1000;
    const timer = setTimeout(tooSlow, mostMs);
    return () => {
      clearTimeout(timer);
      savedMs = Math.min(graceMs, mostMs - (performance.now() - began));
    };
  };
}
