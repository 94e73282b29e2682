import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { DecimalNumber } from './whole-number.js';
import { fieldErrorsOf } from './validation.pipe.js';

class Form {
  @DecimalNumber(1, 1000, 2) usdRate: unknown;
}

function complaintAbout(usdRate: unknown): string | undefined {
  return fieldErrorsOf(validateSync(plainToInstance(Form, { usdRate })))[0]?.message;
}

it.each([1, 1.5, 83.25, 1000])('takes %p as a number of two decimals', (value) => {
  expect(complaintAbout(value)).toBeUndefined();
});

it.each([1.005, 1e-9, 5e-324, NaN, Infinity, '1', null, undefined, [1]])('says that %p is none', (value) => {
  expect(complaintAbout(value)).toMatch(/باید عدد باشد/);
});

it.each([
  [0.5, /دست‌کم ۱ /],
  [1001, /حداکثر ۱۰۰۰ /],
])('says which bound %p passes', (value, bound) => {
  expect(complaintAbout(value)).toMatch(bound);
});
