import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { PROBLEMS, sendProblem } from './problem';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Whose request the code that runs was called for, also in callbacks and timers. */
const current = new AsyncLocalStorage<Exchange>();

/** The listener itself, with what it throws, now or later, being its request's failure ({@link failUncaught}). */
export function attributed(listener: RequestListener): RequestListener {
  return (request, response) => current.run({ request, response }, tried, listener, request, response);
}

function tried(listener: RequestListener, request: IncomingMessage, response: ServerResponse): void {
  try {
    listener(request, response);
  } catch (error) {
    fail(error, { request, response });
  }
}

/** Makes an error that nobody caught the failure of the request it came from; answers whether there is one. */
export function failUncaught(error: unknown): boolean {
  const exchange = current.getStore();
  if (exchange) fail(error, exchange);
  return exchange !== undefined;
}

/** A 500 for this one request, and a line in the log; without the query, which can hold what a person typed. */
export function fail(error: unknown, { request, response }: Exchange): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`shell: ${request.method} ${path} failed: ${reason.replace(/\s*\n\s*/g, ' | ')}\n`);
  if (response.writableEnded) return;
  if (/^\/(api|media)(\/|$)/.test(path) || response.headersSent) {
    sendProblem(request, response, PROBLEMS.unexpected);
    return;
  }
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(PROBLEMS.unexpected.message);
}
