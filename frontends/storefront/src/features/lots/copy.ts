import { leftToRight, toPersianDigits } from '@afshoreh/persian';

/** The texts of lots and their certificates of analysis. */
export const copy = {
  head: { title: 'بهر', description: 'برگهٔ آنالیز، تاریخ تولید و وضعیت بهر.' },
  title: 'بهرهای آماده',
  numbered: (number: string) => `بهر ${leftToRight(number)}`,
  titleOf: (number: string, product: string) => `بهر ${number}، ${product}`,
  description: (product: string, number: string) =>
    `برگهٔ آنالیز ${product}، بهر ${number}: نتایج آزمایشگاه در برابر حدود، تاریخ تولید و انقضا.`,
  home: 'خانه',
  products: 'محصولات',
  productPage: 'صفحهٔ محصول',
  facts: {
    product: 'محصول',
    producedOn: 'تاریخ تولید',
    bestBefore: 'بهترین زمان مصرف تا',
    kilograms: 'مقدار',
    pack: 'بسته‌بندی',
  },
  produced: (day: string) => `تولید ${day}`,
  kilograms: (amount: string) => `${amount} کیلوگرم`,
  allResults: 'همهٔ نتایج و برگهٔ آنالیز',
  allResultsOf: (number: string) => `همهٔ نتایج و برگهٔ آنالیز بهر ${leftToRight(number)}`,
  states: { draft: 'پیش‌نویس', released: 'آماده', blocked: 'مسدود', expired: 'تاریخ‌گذشته' },
  banners: {
    blocked: 'این بهر مسدود شده است و عرضه نمی‌شود. اگر از آن خرید کرده‌اید، با ما تماس بگیرید.',
    expired: 'زمان مصرف این بهر گذشته است و دیگر عرضه نمی‌شود.',
  },
  certificate: (edition: number) => `برگهٔ آنالیز، نسخهٔ ${toPersianDigits(edition)}`,
  olderEditions: 'نسخه‌های پیشین',
  replaced: (edition: number) => `نسخهٔ ${toPersianDigits(edition)} این برگه را اصلاح کرده است.`,
  corrects: (edition: number) => `اصلاح نسخهٔ ${toPersianDigits(edition)}`,
  noCertificate: 'برای این بهر هنوز برگهٔ آنالیز منتشر نشده است.',
  kinds: {
    lot: 'نمونه از همین بهر',
    sample: 'نمونهٔ پیش از تولید بهر',
    representative: 'نمونهٔ نوعی کالا، نه همین بهر',
  },
  about: {
    kind: 'نمونه',
    laboratory: 'آزمایشگاه',
    accreditation: 'شمارهٔ تأیید صلاحیت',
    analysedOn: 'تاریخ آزمایش',
    releasedBy: 'تأییدکننده',
    publishedAt: 'تاریخ انتشار',
  },
  pdf: 'دریافت برگهٔ دوزبانه (PDF)',
  /** The visible words come first, so that a voice command finds the link by them. */
  pdfOf: (words: string, number: string, edition: number) =>
    `${words}، بهر ${leftToRight(number)}، نسخهٔ ${toPersianDigits(edition)}`,
  shortPdf: 'برگهٔ آنالیز (PDF)',
  file: 'دریافت برگهٔ امضاشدهٔ آزمایشگاه',
  sample: 'درخواست نمونهٔ این بهر',
  print: 'چاپ برگه',
  resultsTitle: 'نتایج آزمایش',
  columns: { name: 'ویژگی', result: 'نتیجه', limit: 'حد', method: 'روش آزمون', verdict: 'سنجش' },
  noLimit: 'بدون حد',
  /** «۷۰٫۲ از ۶۹ تا ۷۱، درون حد» */
  bar: (name: string, result: string, limit: string, verdict: string) => `${name}: ${result} از ${limit}، ${verdict}`,
  basis: (brix: string) => `در بریکس ${brix}`,
  loading: 'در حال دریافت بهر…',
  notFound: 'بهر یافت نشد',
  notFoundText: 'شمارهٔ بهر را از روی بسته دوباره بخوانید.',
  failed: 'این بهر دریافت نشد',
  retry: 'تلاش دوباره',
};
