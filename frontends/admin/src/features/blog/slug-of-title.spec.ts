import { slugPattern } from '@afshoreh/persian';
import { describe, expect, it } from '@jest/globals';
import { slugOfTitle } from './slug-of-title';

describe('the address that a title suggests', () => {
  it.each([
    ['برگهٔ آنالیز کنسانتره را چگونه بخوانیم؟', 'sheet-analysis-concentrate-chgone-bkhoanim'],
    ['بازار کنسانتره‌ی سیب در ۱۴۰۵', 'market-concentrate-apple-1405'],
    ['كيفيت pH و Brix', 'kifit-ph-brix'],
    ['گواهی ISO 22000', 'certificate-iso-22000'],
    ['؟!', ''],
    ['از', 'az'],
  ])('of «%s» is «%s»', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });

  it('is one that the server takes, however long the title', () => {
    const slug = slugOfTitle('کنسانترهٔ سیب '.repeat(20));
    expect(slug).toMatch(slugPattern);
    expect(slug.length).toBeLessThanOrEqual(80);
  });
});
