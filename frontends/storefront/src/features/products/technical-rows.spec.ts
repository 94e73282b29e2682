import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../../testing/a-product';
import { storageRows, technicalRows } from './technical-rows';

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
