import { describe, expect, it } from '@jest/globals';
import { packOf } from './pack-on-sheet.js';

const drumOnPallet = 'کیسهٔ اسپتیک ۲۷۵ کیلوگرمی در بشکهٔ فلزی ۲۲۰ لیتری، چهار بشکه روی هر پالت';

describe('the pack of a product', () => {
  it.each([
    ['۲۷۵ کیلوگرم', drumOnPallet, { name: 'بشکه', kilograms: 275, perPallet: 4 }],
    ['بشکهٔ ۲۷۵ کیلوگرمی', null, { name: 'بشکه', kilograms: 275, perPallet: null }],
    [
      '۲۶۵ کیلوگرم',
      'کیسهٔ اسپتیک ۲۶۵ کیلوگرمی در بشکهٔ فلزی یا سطل ۲۵ کیلوگرمی',
      { name: 'بشکه', kilograms: 265, perPallet: null },
    ],
    ['۲۵ کیلوگرم', 'سطل پلی‌اتیلن ۲۵ کیلوگرمی با کیسهٔ اسپتیک', { name: 'سطل', kilograms: 25, perPallet: null }],
    ['1.2 تن', 'مخزن IBC', { name: 'مخزن', kilograms: 1200, perPallet: null }],
    ['۲۰ کیلو', '۲۴ سطل در هر پالت', { name: 'سطل', kilograms: 20, perPallet: 24 }],
    ['۲۰ کیلوگرم', null, { name: 'بسته', kilograms: 20, perPallet: null }],
  ])('reads «%s» with «%s»', (weight, packaging, pack) => {
    expect(packOf({ weight, packaging })).toEqual(pack);
  });

  it.each([null, '', '۲۲۰ تا ۲۷۵ کیلوگرم', '۲۵ کیلوگرم یا ۲۷۵ کیلوگرم', '۱٫۵ کیلوگرم', '۲۲۰ لیتر', 'طبق سفارش'])(
    'does not guess from «%s»',
    (weight) => expect(packOf({ weight, packaging: drumOnPallet })).toBeNull(),
  );
});
