import { toLatinDigits } from '@afshoreh/persian';
import { newTrackingCode, trackingCodeOf } from '../orders/index.js';

const mark = 'NM';

/** Like `NM-K7QF2-9MXTA`. The prefix distinguishes it from the code of an order, so that one page can ask for both. */
export function newSampleCode(): string {
  return `${mark}-${newTrackingCode()}`;
}

/** The stored form of a typed code, in any case and any digits, with or without dashes and spaces. */
export function sampleCodeOf(typed: string): string {
  const plain = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return `${plain.slice(0, mark.length)}-${trackingCodeOf(plain.slice(mark.length))}`;
}
