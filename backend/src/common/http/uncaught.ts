import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { Response } from 'express';
import { sendProblem, UnexpectedFailure } from '../errors/index.js';
import { logger } from './logger.js';
import type { ApiRequest } from './request-log.js';

/** The request for which the current code runs; also available in callbacks, timers and promises. */
const current = new AsyncLocalStorage<{ request: Pick<ApiRequest, 'id'>; response: Response }>();

/** Wraps the listener, so that an uncaught error fails the request that caused it ({@link failUncaught}). */
export function withRequestContext(listener: RequestListener): RequestListener {
  return (request, response) => {
    current.run({ request: request as ApiRequest, response: response as Response }, () => listener(request, response));
  };
}

/** Turns an uncaught error into a 500 of its request. Returns whether there is such a request. */
export function failUncaught(error: unknown): boolean {
  const exchange = current.getStore();
  if (!exchange) return false;
  const { request, response } = exchange;
  const requestId = request.id ?? '';
  logger.error({ requestId, err: error }, 'request failed, uncaught');
  if (!response.writableEnded) sendProblem(response, new UnexpectedFailure(), requestId);
  return true;
}
