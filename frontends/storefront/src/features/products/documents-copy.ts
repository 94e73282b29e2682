/** The texts of a product's documents, whose code loads when they are near. */
export const documentsCopy = {
  title: 'اسناد محصول',
  dataSheet: 'برگهٔ مشخصات فنی',
  all: 'دریافت همهٔ اسناد این محصول (ZIP)',
  kinds: {
    data_sheet: 'برگهٔ مشخصات',
    safety_sheet: 'برگهٔ ایمنی',
    allergens: 'اظهارنامهٔ آلرژن',
    pesticides: 'اظهارنامهٔ سموم',
    halal: 'گواهی حلال',
    iso: 'گواهی ISO',
    analysis: 'برگهٔ آنالیز',
    certificate: 'گواهی',
    other: 'سند',
  },
  languages: { fa: 'فارسی', en: 'انگلیسی', both: 'فارسی و انگلیسی' },
  edition: (edition: string) => `نسخهٔ ${edition}`,
  validUntil: (day: string) => `معتبر تا ${day}`,
};
