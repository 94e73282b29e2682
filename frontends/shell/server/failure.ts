import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { PROBLEMS, sendProblem } from './problem';
import { requestIdOf, withErrorId } from './request-id';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The request that the running code belongs to, also in callbacks and timers. */
const current = new AsyncLocalStorage<Exchange>();

/** Wraps a listener so that errors it throws, now or later, fail its request ({@link failUncaught}). */
export function withRequestContext(listener: RequestListener): RequestListener {
  return (request, response) => current.run({ request, response }, callListener, listener, request, response);
}

function callListener(listener: RequestListener, request: IncomingMessage, response: ServerResponse): void {
  try {
    listener(request, response);
  } catch (error) {
    fail(error, { request, response });
  }
}

/** Fails the request that an uncaught error came from; returns whether there is one. */
export function failUncaught(error: unknown): boolean {
  const exchange = current.getStore();
  if (exchange) fail(error, exchange);
  return exchange !== undefined;
}

/** Logs a line about a request, with its id, and returns its path. The query is left out, because it may contain personal data. */
export function logAbout(request: IncomingMessage, what: string): string {
  const { method, url = '' } = request;
  const [path = ''] = url.split('?', 1);
  process.stderr.write(`shell: ${method} ${path} ${requestIdOf(request)} ${what}\n`);
  return path;
}

/** Responds with a 500 and logs the error. */
export function fail(error: unknown, { request, response }: Exchange): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const path = logAbout(request, `failed: ${reason.replace(/\s*\n\s*/g, ' | ')}`);
  if (response.writableEnded) return;
  if (/^\/(api|media)(\/|$)/.test(path) || response.headersSent) {
    sendProblem(request, response, PROBLEMS.unexpected);
    return;
  }
  response.setHeader('x-request-id', requestIdOf(request));
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(withErrorId(PROBLEMS.unexpected.message, request));
}
