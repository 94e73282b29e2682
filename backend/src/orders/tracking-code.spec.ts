import { describe, expect, it } from '@jest/globals';
import { newTrackingCode, trackingCodeOf } from './tracking-code.js';

describe('tracking codes', () => {
  it('are two groups of five letters that nobody mistakes for another', () =>
    expect(newTrackingCode()).toMatch(/^[2-9A-HJKMNP-TW-Z]{5}-[2-9A-HJKMNP-TW-Z]{5}$/));

  it('do not repeat', () => {
    const codes = new Set(Array.from({ length: 2000 }, newTrackingCode));
    expect(codes.size).toBe(2000);
  });

  it.each(['K7QF2-9MXTA', 'k7qf2-9mxta', 'K7QF29MXTA', ' k۷qf۲ ۹mxta ', 'K7QF2–9MXTA'])('are found as «%s»', (typed) =>
    expect(trackingCodeOf(typed)).toBe('K7QF2-9MXTA'),
  );
});
