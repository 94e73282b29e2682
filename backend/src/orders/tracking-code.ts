import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@afshoreh/persian';

/** Read out over the phone and typed on one: no 0 and O, no 1, I and L, no U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const half = 5;

/** `K7QF2-9MXTA`: 29^10 of them, about 48 bits, and worth something only together with the phone (D8). */
export function newTrackingCode(): string {
  return `${letters()}-${letters()}`;
}

/** The stored form of a code as somebody typed it: any case, any digits, with or without dash and spaces. */
export function trackingCodeOf(typed: string): string {
  const plain = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return `${plain.slice(0, half)}-${plain.slice(half)}`;
}

function letters(): string {
  return Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');
}
