import type { Response } from 'express';
import type { DomainError } from './domain-error.js';
import { problemOf } from './problem.js';

/** Sends the problem; if the response has already begun, closes the connection instead. */
export function sendProblem(response: Response, error: DomainError, requestId: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { retryAfter, challenge } = error.details;
  if (retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(retryAfter));
  if (challenge !== undefined) response.setHeader('WWW-Authenticate', challenge);
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(error.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(error, requestId, response.req.path)));
}
