import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedRequest, UnsupportedBody } from '../errors/index.js';

const bodyLimit = '64kb';
const deepest = 10;

/**
 * JSON bodies only: 64 KB, not compressed (415), at most ten levels deep. Multipart goes to its own parser. What comes
 * with a GET or HEAD means nothing (RFC 9110 §9.3.1) and is not read.
 */
export function jsonBodies(): RequestHandler[] {
  const readers = [
    refuseOtherTypes,
    express.json({ limit: bodyLimit, inflate: false, strict: true }),
    refuseStrangeBodies,
  ];
  return readers.map((read) => (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? next() : read(request, response, next);
  });
}

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  next(hasBody && !request.is(['application/json', 'multipart/form-data']) ? new UnsupportedBody() : undefined);
}

function refuseStrangeBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isStrange(request.body) ? new MalformedRequest() : undefined);
}

/** Too deep, or with a key meant for the prototype. Level by level, not by recursion: the depth cannot be trusted. */
function isStrange(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= deepest; depth += 1) {
    const objects = level.filter((value) => value !== null && typeof value === 'object');
    if (objects.length === 0) return false;
    if (objects.some((value) => Object.hasOwn(value, '__proto__'))) return true;
    level = objects.flatMap((value) => Object.values(value) as unknown[]);
  }
  return true;
}
