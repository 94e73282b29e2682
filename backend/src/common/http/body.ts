import type { IncomingMessage } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { BodyTooLarge, MalformedRequest, UnsupportedBody } from '../errors/index.js';

const kilobyte = 1024;
const formBytes = 64 * kilobyte;
/** Room for a long Persian article in which every letter is written as an escape, and for the prices of 1,000 products. */
const largeBytes = 512 * kilobyte;
const forms = express.json({ limit: formBytes, inflate: false, strict: true });
const largeForms = express.json({ limit: largeBytes, inflate: false, strict: true });
/** The multipart parser of these paths checks the size of a file itself, after the guards have run. */
const uploadPath =
  /^\/api\/(media\/(upload|\d+\/file)|sellers\/applications\/files|products\/import(\/check)?|admin\/releases\/\w+\/versions)\/?$/;
const largePath = /^\/api\/(admin\/blog\/posts(\/\d+)?|prices)\/?$/;
/** One-click links in mails: mail programs send a form body to them (RFC 8058), which is ignored. */
const oneClickPath = /^\/api\/newsletter\/unsubscribe\/?$/;
const deepest = 10;

/**
 * Parses JSON bodies only: at most 64 KB (an article or a list of prices 512 KB), uncompressed (else 415), at most ten levels deep.
 * Multipart bodies have a parser of their own. A body of a GET or HEAD has no meaning (RFC 9110 §9.3.1) and is not
 * read.
 */
export function jsonBodies(): RequestHandler[] {
  const readers: RequestHandler[] = [refuseOtherTypes, parse, refuseUnsafeBodies];
  const unlessRead = readers.map((read): RequestHandler => (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? next() : read(request, response, next);
  });
  return [refuseTooLong, ...unlessRead];
}

/** Whether `Content-Length` exceeds the limit of the path, so that the body need not be read. */
function isTooLong({ url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1);
  if (uploadPath.test(path) && headers['content-type']?.startsWith('multipart/form-data')) return false;
  return Number(headers['content-length'] ?? 0) > (largePath.test(path) ? largeBytes : formBytes);
}

function refuseTooLong(request: Request, response: Response, next: NextFunction): void {
  if (!isTooLong(request)) return next();
  // The rest of the body is read and dropped, which keeps the connection usable. A body larger than the shell lets
  // through is not read; the connection closes.
  if (Number(request.headers['content-length']) > largeBytes) response.setHeader('Connection', 'close');
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
  (largePath.test(request.path) ? largeForms : forms)(request, response, next);
}

function refuseUnsafeBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isUnsafe(request.body) ? new MalformedRequest() : undefined);
}

/**
 * Whether a body is too deep, has a key that would change a prototype, or has a lone surrogate (databases do not store
 * it unchanged, and the e-mail check throws on it). It walks level by level and not recursively, because a deep body
 * could overflow the stack.
 */
function isUnsafe(body: unknown): boolean {
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
