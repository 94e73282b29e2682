import { expect, it } from '@jest/globals';
import { englishNameOf } from './english-names.js';

it.each([
  ['پوره سيب', 'puree apple'],
  ['رب گوجه‌فرنگی ۳۶', 'paste tomato'],
  ['پوره زردآلو', 'puree apricot'],
  ['کنسانتره آلبالو', 'concentrate sour cherry'],
  ['کنسانتره شاه‌توت', 'concentrate black mulberry'],
  ['پوره توت‌فرنگی', 'puree strawberry'],
  ['پوره به', 'puree quince'],
  ['مربای چیزی', ''],
])('knows «%s» in English: %s', (name, english) => {
  expect(englishNameOf(name)).toBe(english);
});
