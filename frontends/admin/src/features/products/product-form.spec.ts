import { describe, expect, it } from '@jest/globals';
import { productBody, productSchema, productValues } from './product-form';

const filled = { ...productValues(), name: 'کنسانترهٔ سیب', price: '۱۶۶٬۰۰۰٬۰۰۰', brix: '۷۰ تا ۷۲', origin: 'ارومیه' };

/** Returns the messages by field, as the form shows them. */
function errorsOf(values: typeof filled): Record<string, string> {
  const result = productSchema.safeParse(values);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe('product form', () => {
  it('starts a new product as an apple product that is not featured and hides its price', () => {
    expect(productValues()).toMatchObject({
      category: 'apple',
      featured: false,
      showPrice: false,
      name: '',
      price: '',
    });
  });

  it('requires name, price, brix and origin', () => {
    expect(Object.keys(errorsOf(productValues()))).toEqual(['name', 'price', 'brix', 'origin']);
  });

  it.each(['۱۶۶۰۰۰۰۰۰', '166000000', '١٦٦٠٠٠٠٠٠', '۱۶۶٬۰۰۰٬۰۰۰'])(
    'reads the price %s as a number of toman',
    (price) => {
      expect(errorsOf({ ...filled, price })).toEqual({});
      expect(productBody({ ...filled, price }).price).toBe(166_000_000);
    },
  );

  it.each(['توافقی', '-5', '۱۲.۵'])('refuses the price «%s»', (price) => {
    expect(errorsOf({ ...filled, price })).toHaveProperty('price');
  });

  it.each([
    ['', null],
    [' apl-۷۰ ', 'APL-70'],
  ])('sends the SKU «%s» as %s', (sku, sent) => {
    expect(errorsOf({ ...filled, sku })).toEqual({});
    expect(productBody({ ...filled, sku }).sku).toBe(sent);
  });

  it.each(['سیب', 'a b', '-a', 'a/b', 'a'.repeat(65)])('refuses the SKU «%s»', (sku) => {
    expect(errorsOf({ ...filled, sku })).toHaveProperty('sku');
  });

  it.each(['', '/media/a.webp', '/assets/a.svg'])('takes the image address «%s»', (image) => {
    expect(errorsOf({ ...filled, image })).toEqual({});
  });

  it.each([
    'https://example.com/a.webp',
    'javascript:alert(1)',
    '//example.com/a.webp',
    'a.webp',
    'data:image/png;base64,AAAA',
  ])('refuses the image address «%s»', (image) => {
    expect(errorsOf({ ...filled, image })).toHaveProperty('image');
  });

  it('sends emptied optional fields as null, so that they disappear from the product', () => {
    const body = productBody({ ...filled, acidity: '  ', pH: ' ۳٫۵ ' });
    expect(body).toMatchObject({ acidity: null, pH: '۳٫۵', image: null, description: null });
  });

  const pack = {
    kind: 'drum',
    kilograms: '۲۷۵',
    grossKilograms: '',
    perPallet: '',
    perContainer: '',
    storage: '',
  } as const;

  it('sends packs, months and lead time as numbers, and what is left empty as null', () => {
    const pressMonths = filled.pressMonths.map((_, at) => at === 6 || at === 7);
    const packs = [{ ...pack, perPallet: '4', storage: ' زیر ۲۰ درجه ' }];
    expect(productBody({ ...filled, packs, pressMonths, leadTimeDays: '۱۰' })).toMatchObject({
      packs: [
        {
          kind: 'drum',
          kilograms: 275,
          grossKilograms: null,
          perPallet: 4,
          perContainer: null,
          storage: 'زیر ۲۰ درجه',
        },
      ],
      pressMonths: [7, 8],
      leadTimeDays: 10,
    });
    expect(productBody(filled)).toMatchObject({ packs: [], pressMonths: [], leadTimeDays: null });
  });

  it.each([
    ['packs.0.kilograms', { packs: [{ ...pack, kilograms: '' }] }],
    ['packs.0.kilograms', { packs: [{ ...pack, kilograms: '۰' }] }],
    ['packs.0.perPallet', { packs: [{ ...pack, perPallet: 'چهار' }] }],
    ['packs.0.grossKilograms', { packs: [{ ...pack, grossKilograms: '۲۷۴' }] }],
    ['packs.1.kilograms', { packs: [pack, { ...pack, kilograms: '275' }] }],
    ['leadTimeDays', { leadTimeDays: '۰' }],
    ['leadTimeDays', { leadTimeDays: '۳۶۶' }],
  ])('refuses under %s: %j', (field, values) => {
    expect(Object.keys(errorsOf({ ...filled, ...values }))).toEqual([field]);
  });

  it('takes the net weight as gross weight, and a kind in two weights', () => {
    const packs = [
      { ...pack, grossKilograms: '۲۷۵' },
      { ...pack, kilograms: '۲۲۰' },
    ];
    expect(errorsOf({ ...filled, packs })).toEqual({});
  });

  it('shows a stored product again as it was saved', () => {
    const values = {
      ...filled,
      lead: '۰٫۱',
      packs: [{ ...pack, grossKilograms: '۲۹۳' }],
      pressMonths: filled.pressMonths.map((_, at) => at < 2),
      leadTimeDays: '۷',
    };
    const stored = { ...productBody(values), id: 7, version: 3 };
    expect(productBody(productValues(stored))).toEqual(productBody(values));
  });
});
