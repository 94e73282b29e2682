import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedRequest, UnsupportedBody } from '../errors/index.js';

const forms = express.json({ limit: '64kb', inflate: false, strict: true });
/** A long article in Persian, every letter written as an escape. */
const articles = express.json({ limit: '512kb', inflate: false, strict: true });
const articlePath = /^\/api\/blog\/posts(\/[a-z0-9-]+)?\/?$/;
/** One-click links of mails: mail programs answer them with a form of their own (RFC 8058), which says nothing new. */
const oneClickPath = /^\/api\/newsletter\/unsubscribe\/?$/;
const deepest = 10;

/**
 * JSON bodies only: 64 KB (an article 512 KB), not compressed (415), at most ten levels deep. Multipart goes to its own
 * parser. What comes with a GET or HEAD means nothing (RFC 9110 §9.3.1) and is not read.
 */
export function jsonBodies(): RequestHandler[] {
  const readers: RequestHandler[] = [refuseOtherTypes, parse, refuseStrangeBodies];
  return readers.map((read) => (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? next() : read(request, response, next);
  });
}

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  const types = ['application/json', 'multipart/form-data'];
  if (oneClickPath.test(request.path)) types.push('application/x-www-form-urlencoded');
  next(hasBody && !request.is(types) ? new UnsupportedBody() : undefined);
}

function parse(request: Request, response: Response, next: NextFunction): void {
  (articlePath.test(request.path) ? articles : forms)(request, response, next);
}

function refuseStrangeBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isStrange(request.body) ? new MalformedRequest() : undefined);
}

/**
 * Too deep, with a key meant for the prototype, or with text that is no Unicode (half of a surrogate pair: no database keeps
 * it as it came, and the e-mail check throws on it). Level by level, not by recursion: the depth cannot be trusted.
 */
function isStrange(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= deepest; depth += 1) {
    if (level.some((value) => typeof value === 'string' && halfPair.test(value))) return true;
    const objects = level.filter((value) => value !== null && typeof value === 'object');
    if (objects.length === 0) return false;
    if (objects.some((value) => Object.hasOwn(value, '__proto__'))) return true;
    level = objects.flatMap((value) => Object.values(value) as unknown[]);
  }
  return true;
}

const halfPair = /\p{Surrogate}/u;
