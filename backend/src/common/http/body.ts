import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedRequest, UnsupportedBody } from '../errors/index.js';

const bodyLimit = '64kb';
const deepest = 10;

/** JSON bodies only: 64 KB, not compressed (415), at most ten levels deep. Multipart goes to its own parser. */
export function jsonBodies(): RequestHandler[] {
  return [refuseOtherTypes, express.json({ limit: bodyLimit, inflate: false, strict: true }), refuseDeepBodies];
}

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  next(hasBody && !request.is(['application/json', 'multipart/form-data']) ? new UnsupportedBody() : undefined);
}

function refuseDeepBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeperThan(deepest, request.body) ? new MalformedRequest() : undefined);
}

/** Level by level, not by recursion: the depth is what cannot be trusted. */
function isDeeperThan(levels: number, body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((value) => (value !== null && typeof value === 'object' ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}
