import type { Response } from 'express';
import type { DomainError } from './domain-error.js';
import { problemOf } from './problem.js';

/** Answers with the problem, or ends the connection of an answer that has begun. */
export function sendProblem(response: Response, error: DomainError, requestId: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(error.retryAfter));
  if (error.challenge !== undefined) response.setHeader('WWW-Authenticate', error.challenge);
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(error.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(error, requestId, response.req.path)));
}
