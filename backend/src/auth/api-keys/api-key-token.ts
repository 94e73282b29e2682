import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const label = 'afs_live_';
const randomLength = 30;
const checksumLength = 6;

/**
 * The documented pattern of a key. Secret scanners use it to find keys in source code and other places where they must not
 * be.
 */
export const apiKeyPattern = `${label}[0-9A-Za-z]{${randomLength + checksumLength}}`;
const complete = new RegExp(`^${apiKeyPattern}$`);

/** The beginning of a key, by which people recognise it. It is no secret. */
export const prefixLength = label.length + 6;

/**
 * Makes a key: `afs_live_`, 30 random characters (178 bits), and a checksum, by which a text that is no key is refused
 * without a query.
 */
export function newApiKey(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return withChecksum(label + random);
}

/** Returns the Bearer token of a request if it begins like a key, also when the key is wrong; otherwise null. */
export function apiKeyIn(authorization: string | undefined): string | null {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return token?.startsWith('afs_') ? token : null;
}

/** Whether form and checksum of the token are those of a key. It does not check that the key exists. */
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
