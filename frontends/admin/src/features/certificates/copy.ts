import { wordsOf } from '../../resource/copy';

const words = wordsOf({ one: 'گواهی', many: 'گواهی‌ها', any: 'گواهی‌ای' });

export const copy = {
  ...words,
  intro:
    'هر گواهی یک بار در این فهرست می‌آید و در صفحه‌هایی که برمی‌گزینید دیده می‌شود. آنچه خالی بماند نمایش داده نمی‌شود.',
  columns: { name: 'نام', number: 'شماره', validUntil: 'اعتبار تا', scan: 'تصویر', places: 'نمایش در' },
  places: { onHome: 'صفحهٔ اصلی', onProduct: 'صفحهٔ محصول', onAbout: 'دربارهٔ ما' },
  nowhere: 'هیچ‌جا',
  expired: 'منقضی شده',
  expiresSoon: 'رو به پایان',
  hasScan: 'دارد',
  searchPlaceholder: 'نام، موضوع، صادرکننده یا شماره',
  sorts: { position: 'ترتیب سایت', name: 'نام', validUntil: 'نزدیک‌ترین پایان اعتبار' },
  emptyText: 'جست‌وجوی دیگری را امتحان کنید.',
  noneYetText: 'نخستین گواهی شرکت را بیفزایید تا در سایت دیده شود.',
  clearFilters: 'پاک کردن جست‌وجو',
  deleteText: (name: string) => `گواهی «${name}» از همهٔ صفحه‌های سایت برداشته می‌شود. این کار بازگشت‌پذیر نیست.`,
  bulkDeleteText: (count: string) => `${count} گواهی از همهٔ صفحه‌های سایت برداشته می‌شود. این کار بازگشت‌پذیر نیست.`,
  form: {
    ...words.form,
    description: 'شماره، صادرکننده، تاریخ اعتبار و تصویر را فقط از روی اصل گواهی بنویسید.',
    name: 'نام گواهی',
    text: 'موضوع گواهی',
    textHint: 'در یک عبارت کوتاه؛ مانند «مدیریت ایمنی مواد غذایی»',
    issuer: 'صادرکننده',
    number: 'شمارهٔ گواهی',
    validUntil: 'اعتبار تا',
    validUntilHint: 'تاریخ شمسی؛ مانند ۱۴۰۶/۰۷/۳۰',
    scan: 'تصویر گواهی',
    places: 'در کدام صفحه‌ها نمایش داده شود؟',
    nameRequired: 'نام گواهی را بنویسید',
    nameTooLong: 'نام گواهی حداکثر ۱۰۰ کاراکتر است',
    textRequired: 'موضوع گواهی را بنویسید',
    textTooLong: 'موضوع گواهی حداکثر ۳۰۰ کاراکتر است',
    issuerTooLong: 'نام صادرکننده حداکثر ۲۰۰ کاراکتر است',
    numberTooLong: 'شمارهٔ گواهی حداکثر ۱۰۰ کاراکتر است',
    dateWrong: 'تاریخ را به شمسی و به شکل ۱۴۰۶/۰۷/۳۰ بنویسید',
  },
} as const;
