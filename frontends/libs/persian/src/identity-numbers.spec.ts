import { describe, expect, it } from '@jest/globals';
import { mistypedIdentity } from './identity-numbers.js';

describe('a national id of ten digits', () => {
  it.each(['0013542419', '۰۰۱۳۵۴۲۴۱۹', '001-354241-9', '0499370899', '7731689956'])('%s is sound', (id) => {
    expect(mistypedIdentity(id)).toBeNull();
  });

  it.each(['0013542418', '۷۷۳۱۶۸۹۹۵۱', '1111111111'])('%s is mistyped', (id) => {
    expect(mistypedIdentity(id)).toBe('person');
  });

  it('is noticed when any one digit is another', () => {
    const wrong = [...'0013542419'].flatMap((digit, at) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => mistypedIdentity(`0013542419`.slice(0, at) + other + `0013542419`.slice(at + 1))),
    );
    expect(wrong.filter((kind) => kind !== 'person')).toEqual([]);
  });
});

describe('a legal id of eleven digits', () => {
  it.each(['10380284790', '14005893875', '۱۰۳-۸۰۲۸۴-۷۹۰'])('%s is sound', (id) => {
    expect(mistypedIdentity(id)).toBeNull();
  });

  it.each(['10380284792', '۱۴۰۰۵۸۹۳۸۷۶'])('%s is mistyped', (id) => {
    expect(mistypedIdentity(id)).toBe('company');
  });
});

it.each(['', '۱۲۳۴۵', '123456789', '123456789012', 'ثبت'])('«%s» has no check digit', (id) => {
  expect(mistypedIdentity(id)).toBeNull();
});
