/** The kinds of documents that a product has, as readers see them on the site, in the admin and in the audit. */
export const documentKindNames = {
  data_sheet: 'برگهٔ مشخصات',
  safety_sheet: 'برگهٔ ایمنی',
  allergens: 'اظهارنامهٔ آلرژن',
  pesticides: 'اظهارنامهٔ سموم',
  halal: 'گواهی حلال',
  iso: 'گواهی ISO',
  analysis: 'برگهٔ آنالیز',
  certificate: 'گواهی',
  other: 'سند دیگر',
} as const;

/** The language of a document. */
export const documentLanguageNames = { fa: 'فارسی', en: 'انگلیسی', both: 'فارسی و انگلیسی' } as const;
