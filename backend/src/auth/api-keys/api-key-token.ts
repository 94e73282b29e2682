import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const label = 'afs_live_';
const randomLength = 30;
const checksumLength = 6;

/** The documented pattern, by which scanners find keys in places where they must not be. */
export const apiKeyPattern = `${label}[0-9A-Za-z]{${randomLength + checksumLength}}`;
const complete = new RegExp(`^${apiKeyPattern}$`);

/** The beginning of a key, by which people recognise it. It is no secret. */
export const prefixLength = label.length + 6;

/** `afs_live_`, 30 random characters (178 bits), and a checksum that tells a key from any other text without a query. */
export function newApiKey(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return withChecksum(label + random);
}

/** The key that a request sends as its Bearer token, also a wrong one; null when the token is no key. */
export function apiKeyIn(authorization: string | undefined): string | null {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return token?.startsWith('afs_') ? token : null;
}

/** Whether it can be a key: form and checksum are right. */
export function isApiKey(token: string): boolean {
  return complete.test(token) && withChecksum(token.slice(0, -checksumLength)) === token;
}

function withChecksum(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  for (let place = 0; place < checksumLength; place += 1) {
    checksum = digits[rest % digits.length] + checksum;
    rest = Math.floor(rest / digits.length);
  }
  return text + checksum;
}
