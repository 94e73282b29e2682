import { describe, expect, it } from '@jest/globals';
import { rangeOf } from './period';

const of = (query: string, now = '2026-11-22T20:00:00Z') => rangeOf(new URLSearchParams(query), new Date(now));

describe('the time that a list is about', () => {
  it('is all of it, unless the address says which', () => {
    expect(['', 'period=never', 'from=2026-13-40', 'from=yesterday'].map((query) => of(query))).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  it('is a period that ends with today in Tehran', () => {
    expect(of('period=today')).toEqual({ from: '2026-11-21T20:30:00.000Z' });
    // In Tehran it is half past midnight of the next day.
    expect(of('period=today', '2026-11-22T21:00:00Z')).toEqual({ from: '2026-11-22T20:30:00.000Z' });
    expect(of('period=week')).toEqual({ from: '2026-11-15T20:30:00.000Z' });
  });

  it('is a whole month of the Persian calendar, also over the turn of the year', () => {
    // The first of Āzar 1405 is the 22nd of November 2026.
    expect(of('period=this-month')).toEqual({ from: '2026-11-21T20:30:00.000Z', to: '2026-12-21T20:30:00.000Z' });
    expect(of('period=last-month')).toEqual({ from: '2026-10-22T20:30:00.000Z', to: '2026-11-21T20:30:00.000Z' });
    expect(of('period=last-month', '2027-03-25T08:00:00Z')).toEqual({
      from: '2027-02-19T20:30:00.000Z',
      to: '2027-03-20T20:30:00.000Z',
    });
  });

  it('is from one day to another, both with all of their hours, or open at one end', () => {
    expect(of('from=2026-11-01&to=2026-11-02')).toEqual({
      from: '2026-10-31T20:30:00.000Z',
      to: '2026-11-02T20:30:00.000Z',
    });
    expect(of('to=2026-11-02')).toEqual({ to: '2026-11-02T20:30:00.000Z' });
  });
});
