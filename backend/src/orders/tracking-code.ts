import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@afshoreh/persian';

/** Without characters that sound or look alike: no 0 and O, no 1, I and L, no U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const half = 5;

/** Like `K7QF2-9MXTA`, about 48 random bits. It opens an order only together with the phone. */
export function newTrackingCode(): string {
  return `${letters()}-${letters()}`;
}

/** The stored form of a typed code, in any case and any digits, with or without dash and spaces. */
export function trackingCodeOf(typed: string): string {
  const plain = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return `${plain.slice(0, half)}-${plain.slice(half)}`;
}

function letters(): string {
  return Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');
}
