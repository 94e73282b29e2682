import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 characters for a cookie, a link or a token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which the database stores such a token: SHA-256, hex. Nobody can log in with a copy of the database. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
