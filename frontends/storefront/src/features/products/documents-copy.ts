import { documentKindNames, documentLanguageNames } from '@afshoreh/persian/documents';

/** The texts of a product's documents, which load when the visitor scrolls near them. */
export const documentsCopy = {
  title: 'اسناد محصول',
  dataSheet: 'برگهٔ مشخصات فنی',
  all: 'دریافت همهٔ اسناد این محصول (ZIP)',
  found: 'اسناد',
  more: (count: string) => `${count} سند دیگر هم هست؛ نام محصول را هم بنویسید.`,
  kinds: documentKindNames,
  languages: documentLanguageNames,
  edition: (edition: string) => `نسخهٔ ${edition}`,
  validUntil: (day: string) => `معتبر تا ${day}`,
};
