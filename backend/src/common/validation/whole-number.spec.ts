import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fieldErrorsOf } from './validation.pipe.js';
import { WholeNumber } from './whole-number.js';

class Form {
  @WholeNumber(1, 1000) quantity: unknown;
}

function complaintAbout(quantity: unknown): string | undefined {
  return fieldErrorsOf(validateSync(plainToInstance(Form, { quantity })))[0]?.message;
}

describe('a whole number that a person typed', () => {
  it.each([12, '12', '۱۲', '١٢', '1000'])('takes %p', (quantity) => {
    expect(complaintAbout(quantity)).toBeUndefined();
  });

  it.each(['صد', '1.5', 1.5, '', null, undefined, true, [1]])('says that %p is no whole number', (quantity) => {
    expect(complaintAbout(quantity)).toMatch(/عدد صحیح/);
  });

  it.each([
    ['۰', /دست‌کم ۱ /],
    ['1001', /حداکثر ۱۰۰۰ /],
  ])('says which bound %s passes', (quantity, bound) => {
    expect(complaintAbout(quantity)).toMatch(bound);
  });
});
