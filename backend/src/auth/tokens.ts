import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that nobody guesses, as 43 letters for a cookie, a link or a token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of such a token: SHA-256, hex. A copy of the database opens nothing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
