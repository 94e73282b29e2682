import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const COOKIE = 'afshoreh.canary';
const MAX_AGE_S = 30 * 24 * 3600;

/** The visitor's bucket, 0 to 99, or null for an invalid key. */
export function bucketOf(key: string | null): number | null {
  return key !== null && /^\d{1,2}$/.test(key) ? Number(key) : null;
}

/** The key from an earlier visit during a canary, or null. */
export function canaryKeyIn(request: IncomingMessage): string | null {
  const found = /(?:^|;\s*)afshoreh\.canary=(\d{1,2})(?:;|$)/.exec(request.headers.cookie ?? '');
  return found?.[1] ?? null;
}

/**
 * The key that keeps a visitor on the same versions. Call it only while a canary is live: a visitor without a key gets one, a
 * random number that says nothing about them.
 */
export function canaryKeyOf(request: IncomingMessage, response: ServerResponse, https: boolean): string {
  const known = canaryKeyIn(request);
  if (known !== null) return known;
  const key = String(randomInt(100));
  const attributes = `Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  response.appendHeader('set-cookie', `${COOKIE}=${key}; ${attributes}`);
  return key;
}
