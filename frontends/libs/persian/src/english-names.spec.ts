import { expect, it } from '@jest/globals';
import { englishNameOf, englishTitleOf } from './english-names.js';

it.each([
  ['پوره سيب', 'puree apple'],
  ['رب گوجه‌فرنگی ۳۶', 'paste tomato'],
  ['پوره زردآلو', 'puree apricot'],
  ['کنسانتره آلبالو', 'concentrate sour cherry'],
  ['کنسانتره شاه‌توت', 'concentrate mulberry black'],
  ['پوره توت‌فرنگی', 'puree strawberry'],
  ['پوره به', 'puree quince'],
  ['مربای چیزی', ''],
])('knows «%s» in English: %s', (name, english) => {
  expect(englishNameOf(name)).toBe(english);
});

it.each([
  ['پورهٔ سیب کدر', 'Cloudy apple puree'],
  ['کنسانترهٔ پورهٔ زردآلو', 'Apricot puree concentrate'],
  ['کنسانترهٔ انگور قرمز', 'Red grape concentrate'],
  ['کنسانترهٔ شاه‌توت', 'Black mulberry concentrate'],
  ['رب گوجه‌فرنگی', 'Tomato paste'],
  ['کنسانترهٔ چیزی', null],
  ['سیب', null],
])('titles «%s» in English: %s', (name, english) => {
  expect(englishTitleOf(name)).toBe(english);
});
