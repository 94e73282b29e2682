import { describe, expect, it } from '@jest/globals';
import { aProduct, aTypedValue } from '../../testing/a-product';
import { storageRows, technicalGroups, technicalRows } from './technical-rows';

const keys = (rows: { key: string }[]) => rows.map(({ key }) => key);

describe('the technical grid of a product', () => {
  it('always shows brix, packaging weight and origin, and says when they are unknown', () => {
    const rows = technicalRows(aProduct({ brix: null, weight: null, origin: null }));
    expect(keys(rows)).toEqual(['brix', 'weight', 'origin']);
    expect(rows.every(({ value }) => value === 'اعلام نشده')).toBe(true);
  });

  it('shows the other values when present, in a fixed order', () => {
    const rows = technicalRows(
      aProduct({ sn: '۲۰', type: 'شفاف', lead: '۰٫۱', alcohol: '۰', acidity: '۲', so2: '۵', fructose: '۴۰' }),
    );
    expect(keys(rows)).toEqual([
      'type',
      'brix',
      'acidity',
      'weight',
      'origin',
      'alcohol',
      'so2',
      'fructose',
      'lead',
      'sn',
    ]);
  });

  it('writes values in Persian digits', () => {
    expect(technicalRows(aProduct({ brix: '70-72' }))[0]?.value).toBe('۷۰-۷۲');
  });
});

describe('the typed values of a product', () => {
  it('stand in the groups of a data sheet, and texts that no typed value says before them', () => {
    const product = aProduct({
      type: 'شفاف',
      acidity: '۱٫۵ تا ۲٫۵',
      specification: [
        aTypedValue({ parameter: 'total_plate', name: 'شمارش کلی', group: 'microbial', written: 'حداکثر 100 CFU/g' }),
        aTypedValue(),
        aTypedValue({ parameter: 'acidity', name: 'اسیدیته', field: 'acidity', written: '۲ درصد (اسید مالیک)' }),
      ],
    });
    const groups = technicalGroups(product).map(({ title, rows }) => [title, ...rows.map((row) => row.value)]);
    expect(groups).toEqual([
      ['عمومی', 'شفاف', 'بشکهٔ ۲۷۵ کیلوگرمی', 'ارومیه'],
      ['شیمیایی', '۷۰ ± ۱', '۲ درصد (اسید مالیک)'],
      ['میکروبی', 'حداکثر ۱۰۰ CFU/g'],
    ]);
  });

  it('say how they were measured, where that is known', () => {
    const noteOf = (value: Parameters<typeof aTypedValue>[0]) =>
      technicalGroups(aProduct({ specification: [aTypedValue(value)] }))[1]?.rows[0]?.note;
    expect(noteOf({ method: 'پتانسیومتری', endPoint: 8.1 })).toBe('پتانسیومتری، تیتراسیون تا pH ۸٫۱');
    expect(noteOf({})).toBeUndefined();
  });

  it('are not there for a product with texts only, which has one group without a title', () => {
    expect(technicalGroups(aProduct())).toEqual([{ key: 'general', rows: technicalRows(aProduct()) }]);
  });
});

describe('the storage block of a product', () => {
  it('is empty when nothing of it is present', () => {
    expect(storageRows(aProduct())).toEqual([]);
  });

  it('shows what is present', () => {
    expect(keys(storageRows(aProduct({ shelfLife: '۲۴ ماه', colorFlavor: 'کهربایی' })))).toEqual([
      'shelfLife',
      'colorFlavor',
    ]);
  });
});
