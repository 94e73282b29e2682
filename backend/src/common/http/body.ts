import type { IncomingMessage } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { BodyTooLarge, MalformedRequest, UnsupportedBody } from '../errors/index.js';

const kilobyte = 1024;
const formBytes = 64 * kilobyte;
/** A long article in Persian, every letter written as an escape. */
const articleBytes = 512 * kilobyte;
const forms = express.json({ limit: formBytes, inflate: false, strict: true });
const articles = express.json({ limit: articleBytes, inflate: false, strict: true });
/** Its own reader knows how long a file may be, and says so when it has seen who sends it. */
const uploadPath = /^\/api\/(media\/(upload|\d+\/file)|sellers\/applications\/files|products\/import(\/check)?)\/?$/;
const articlePath = /^\/api\/admin\/blog\/posts(\/\d+)?\/?$/;
/** One-click links of mails: mail programs answer them with a form of their own (RFC 8058), which says nothing new. */
const oneClickPath = /^\/api\/newsletter\/unsubscribe\/?$/;
const deepest = 10;

/**
 * JSON bodies only: 64 KB (an article 512 KB), not compressed (415), at most ten levels deep. Multipart goes to its own
 * parser. What comes with a GET or HEAD means nothing (RFC 9110 §9.3.1) and is not read.
 */
export function jsonBodies(): RequestHandler[] {
  const readers: RequestHandler[] = [refuseOtherTypes, parse, refuseStrangeBodies];
  const unlessRead = readers.map((read): RequestHandler => (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? next() : read(request, response, next);
  });
  return [refuseTooLong, ...unlessRead];
}

/** Whether the request announces a longer body than its address takes. Nothing of it needs to be read then. */
export function isTooLong({ url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1);
  if (uploadPath.test(path) && headers['content-type']?.startsWith('multipart/form-data')) return false;
  return Number(headers['content-length'] ?? 0) > (articlePath.test(path) ? articleBytes : formBytes);
}

function refuseTooLong(request: Request, response: Response, next: NextFunction): void {
  if (!isTooLong(request)) return next();
  // The rest is thrown away as it comes, which keeps the connection; of what the shell never lets through it is not waited for.
  if (Number(request.headers['content-length']) > articleBytes) response.setHeader('Connection', 'close');
  next(new BodyTooLarge());
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
 * Too deep, with a key meant for the prototype, or with a lone surrogate, which is no Unicode (no database keeps
 * it as it came, and the e-mail check throws on it). Level by level, not by recursion: the depth cannot be trusted.
 */
function isStrange(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= deepest; depth += 1) {
    if (level.some((value) => typeof value === 'string' && loneSurrogate.test(value))) return true;
    const objects = level.filter((value) => value !== null && typeof value === 'object');
    if (objects.length === 0) return false;
    if (objects.some((value) => Object.hasOwn(value, '__proto__'))) return true;
    level = objects.flatMap((value) => Object.values(value) as unknown[]);
  }
  return true;
}

const loneSurrogate = /\p{Surrogate}/u;
