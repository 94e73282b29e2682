import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Phone, storedPhone } from './phone.js';

describe('storedPhone', () => {
  it.each([
    '09141234567',
    '۰۹۱۴۱۲۳۴۵۶۷',
    '٠٩١٤١٢٣٤٥٦٧',
    '0914 123 4567',
    '0914-123-4567',
    '(0914) 123.4567',
    '+989141234567',
    '00989141234567',
    '+98 914 123 45 67',
    '\u200e0914\u200c1234567',
    '9141234567',
  ])('keeps «%s» as one number', (typed) => expect(storedPhone(typed)).toBe('+989141234567'));

  it('keeps a number of another country', () => expect(storedPhone('+90 532 123 45 67')).toBe('+905321234567'));

  it('keeps eight digits that no country knows as they were typed', () =>
    expect(storedPhone('۹۹۹۹۹۹۹۹')).toBe('99999999'));

  it.each(['', '1234567', '1234567890123456', 'تماس بگیرید', '0914abc4567', '++989141234567', '09141234567 داخلی ۲'])(
    'takes «%s» for no number',
    (typed) => expect(storedPhone(typed)).toBeNull(),
  );
});

describe('@Phone', () => {
  class Form {
    @Phone(10, { message: 'کوتاه است' })
    phone: string;
  }
  const formOf = (phone: unknown): Form => plainToInstance(Form, { phone });

  it('puts the stored form into the request', () => expect(formOf('۰۹۱۴ ۱۲۳ ۴۵۶۷').phone).toBe('+989141234567'));

  it.each(['091412345', '', 'سلام', 9141234567, null, undefined, ['09141234567']])('refuses %p', (phone) => {
    const [error] = validateSync(formOf(phone));
    expect(Object.values(error?.constraints ?? {})).toEqual(['کوتاه است']);
  });
});
