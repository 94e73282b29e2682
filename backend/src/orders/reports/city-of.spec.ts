import { expect, it } from '@jest/globals';
import { cityOf } from './city-of.js';

it.each<[string | null, string | null]>([
  ['تهران، خیابان آزادی، پلاک ۱۰', 'تهران'],
  ['آذربایجان غربی، اروميه، شهرک صنعتی فاز ۲', 'ارومیه'],
  ['خیابان تهران، شیراز', 'شیراز'],
  ['بندر عباس، اسکلهٔ ۳', 'بندرعباس'],
  ['خرم آباد', 'خرم‌آباد'],
  ['استان تهران شهرری خیابان قم', 'تهران'],
  ['کرمانشاه', 'کرمانشاه'],
  ['روستای بی‌نام', null],
  ['', null],
  [null, null],
])('reads the city of «%s»', (address, city) => {
  expect(cityOf(address)).toBe(city);
});
