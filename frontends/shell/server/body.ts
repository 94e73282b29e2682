import type { IncomingMessage, ServerResponse } from 'node:http';

/** So long a refused body may go on before the connection ends. */
const LINGER_MS = 1_000;

/** Bytes of body that a request announces (RFC 9112 §6.3); `chunked` when only its end will tell. */
export function announcedBody({ headers }: IncomingMessage): number | 'chunked' {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : 'chunked';
}

/** Whether bytes of the request have not arrived yet. */
export function isBodyComing(request: IncomingMessage): boolean {
  return !request.complete && announcedBody(request) !== 0;
}

/**
 * Ends an answer that is written. While the body still comes, its bytes are thrown away for a moment first: a connection that
 * is closed with unread bytes is reset, and the client loses the answer (RFC 9112 §9.6).
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

interface Rate {
  /** Before this has passed no rate is asked for. */
  graceMs: number;
  bytesPerSecond: number;
}

/**
 * Watches that a body comes at a rate, as an average since its beginning; calls `tooSlow` once when it does not.
 * @param received bytes until now
 * @returns ends the watch
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
