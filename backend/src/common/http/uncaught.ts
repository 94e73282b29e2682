import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { Response } from 'express';
import { sendProblem, UnexpectedFailure } from '../errors/index.js';
import { logger } from './logger.js';
import type { ApiRequest } from './request-log.js';

/** Whose request the code that runs was called for, also in callbacks, timers and promises. */
const current = new AsyncLocalStorage<{ request: Pick<ApiRequest, 'id'>; response: Response }>();

/** The listener itself, with what nobody catches being its request's failure ({@link failUncaught}). */
export function attributed(listener: RequestListener): RequestListener {
  return (request, response) => {
    current.run({ request: request as ApiRequest, response: response as Response }, () => listener(request, response));
  };
}

/**
 * Makes an error that nobody caught the failure of the request it came from: a 500, unless that is answered, and a line in the
 * log. Answers whether there is such a request.
 */
export function failUncaught(error: unknown): boolean {
  const exchange = current.getStore();
  if (!exchange) return false;
  const { request, response } = exchange;
  const requestId = request.id ?? '';
  logger.error({ requestId, err: error }, 'request failed, uncaught');
  if (!response.writableEnded) sendProblem(response, new UnexpectedFailure(), requestId);
  return true;
}
