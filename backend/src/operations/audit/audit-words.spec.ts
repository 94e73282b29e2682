import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { logger } from '../../common/http/index.js';
import type { AuditEntry, AuditState } from './audit-entry.entity.js';
import { recordKinds } from '../../records.js';
import { wordsOf } from './audit-words.js';

const names = { categories: new Map([['apple', 'کنسانترهٔ سیب']]) };
const anEntry = (state: Partial<AuditEntry>): AuditEntry => ({
  id: 7,
  at: new Date(),
  adminId: 1,
  apiKeyId: null,
  by: 'مدیر سایت',
  action: 'updateSeller',
  subject: 'seller',
  subjectId: '12',
  name: null,
  searchKey: '',
  before: {},
  after: {},
  ...state,
});
const changed = (subject: string, field: string, after: unknown) =>
  wordsOf(anEntry({ subject, before: { [field]: null }, after: { [field]: after } }), names).changes[0]?.after;

const warn = jest.spyOn(logger, 'warn');
afterEach(() => {
  warn.mockReset();
});

describe('a value that is not what it looks like is shown as it is', () => {
  it.each([
    ['seller', 'companyName', '2026-99-99'],
    ['seller', 'companyName', '2026-02-30'],
    ['seller', 'companyName', '2026-99-99T99:99:99.999Z'],
    ['order', 'nextCallAt', '2026-02-30T10:00:00.000Z'],
    ['order', 'nextCallAt', '2026-01-01T...Z'],
    ['seller', 'phoneNumber', 'تلفن ندارد'],
    ['seller', 'status', 'constructor'],
    ['constructor', 'name', 'name'],
  ])('%s.%s «%s»', (subject, field, value) => expect(changed(subject, field, value)).toBe(value));

  it('and one that is, in words', () => {
    expect(changed('holiday', 'day', '2026-03-21')).toBe('۱۴۰۵/۰۱/۰۱');
    expect(changed('order', 'nextCallAt', '2026-03-21T08:00:00.000Z')).toContain('۱۱:۳۰');
    expect(changed('seller', 'phoneNumber', '+989141234567')).toContain('۰۹۱۴');
    expect(changed('seller', 'status', 'approved')).toBe('تأییدشده');
  });

  it('beside others in a list', () =>
    expect(changed('product', 'packs', [null, 'الف', { name: 'بشکه' }, [2]])).toBe('الف\nبشکه\n۲'));
});

it('of a list that an older entry has as a whole only what was added is shown', () => {
  const first = { id: 1, text: 'نمونه خواست' };
  const second = { id: 2, text: 'نمونه فرستاده شد' };
  const change = { subject: 'order', before: { staffNotes: [first] }, after: { staffNotes: [first, second] } };
  const { changes } = wordsOf(anEntry(change), names);
  expect(changes).toMatchObject([{ field: 'staffNotes', before: null, after: 'نمونه فرستاده شد' }]);
});

/** Any JSON, with texts that look like something else. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, -0.5, 1e308, Number.MAX_SAFE_INTEGER),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/),
    fc.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{1,9}Z$/),
    fc.array(tie('any'), { maxLength: 4 }),
    tie('state'),
  ),
  state: fc.dictionary(
    fc.oneof(
      fc.constantFrom(
        'name',
        'title',
        'status',
        'phone',
        'price',
        'size',
        'category',
        'history',
        '__proto__',
        'toString',
      ),
      fc.string(),
    ),
    tie('any'),
    { maxKeys: 5 },
  ),
}));
const state = fc.option(value.state);
const action = fc.constantFrom('updateSeller', 'addOrderNote', 'toString', '');

describe('whatever was recorded', () => {
  it('has words of its own: nothing is left to the plain entry', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...recordKinds.map(({ name }) => name), 'toString'),
        action,
        state,
        state,
        (subject, did, before, after) => {
          const recorded = JSON.parse(JSON.stringify({ before, after })) as { before: AuditState; after: AuditState };
          const { thing, summary, changes } = wordsOf(anEntry({ subject, action: did, ...recorded }), names);
          const words = [thing, summary, ...changes.flatMap((change) => [change.label, change.before, change.after])];
          expect(words.every((each) => each === null || typeof each === 'string')).toBe(true);
          expect(warn).not.toHaveBeenCalled();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is at least a plain entry, and the log says which one', () => {
    let deep: unknown = 'ته';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    const entry = anEntry({ before: { name: null }, after: { name: deep } });
    expect(wordsOf(entry, names)).toEqual({ thing: 'فروشندهٔ ۱۲', summary: 'فروشندهٔ ۱۲ را تغییر داد', changes: [] });
    expect(warn).toHaveBeenCalledWith({ err: expect.any(RangeError), id: 7 }, 'audit entry cannot be put into words');
  });
});
