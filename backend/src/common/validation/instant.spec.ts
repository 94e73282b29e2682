import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Instant, InstantText } from './instant.js';

class Query {
  @Instant() at: Date;
  @InstantText({ optional: true }) asSent?: string;
  @InstantText({ optional: true, anyForm: true }) inUtc?: string;
}

const read = (at: unknown): string => {
  const query = plainToInstance(Query, { at });
  return validateSync(query).length === 0 ? query.at.toISOString() : 'refused';
};

describe('a moment in a request', () => {
  it.each([
    ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T08:30:00.25+03:30', '2026-11-21T05:00:00.250Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ])('%s is %s', (typed, stored) => expect(read(typed)).toBe(stored));

  it.each([
    '2026-13-01',
    '2026-11-21T25:00:00Z',
    '2026-W47',
    '2026-11-21T08:30:00',
    '1405-08-30x',
    'فردا',
    '',
    20261121,
    null,
    undefined,
    ['2026-11-21'],
    '0000-01-01',
    '0001-01-01T00:00:00Z',
    '1899-12-31',
  ])('%j is refused', (typed) => expect(read(typed)).toBe('refused'));
});

describe('a moment that stays a text', () => {
  const readText = (field: 'asSent' | 'inUtc', typed: string): unknown => {
    const query = plainToInstance(Query, { at: '2026-11-21', [field]: typed });
    return validateSync(query).length === 0 ? query[field] : 'refused';
  };

  it.each([
    ['2026-11-21T12:00:00+03:30', '2026-11-21T12:00:00+03:30', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21', 'refused', '2026-11-21T00:00:00.000Z'],
    ['2026-W47', 'refused', 'refused'],
    ['2026-13-01', 'refused', 'refused'],
    ['فردا', 'refused', 'refused'],
  ])('%s is %s, in any form %s', (typed, asSent, inUtc) => {
    expect(readText('asSent', typed)).toBe(asSent);
    expect(readText('inUtc', typed)).toBe(inUtc);
  });
});
