import { leftToRight, toPersianDigits } from '@afshoreh/persian';
import { wordsOf } from '../../resource/copy';

const words = wordsOf({ one: 'بهر', many: 'بهرها', any: 'بهری' });

export const copy = {
  ...words,
  found: (count: string) => `${count} بهر`,
  searchPlaceholder: 'شمارهٔ بهر یا نام محصول',
  noneYetText: 'نخستین بهر را بیفزایید، برگهٔ آنالیزش را بنویسید و آزادش کنید تا در صفحهٔ محصول دیده شود.',
  deleteText: (number: string) =>
    `پیش‌نویس بهر ${leftToRight(number)} با پیش‌نویس برگه‌هایش حذف می‌شود. این کار بازگشت‌پذیر نیست.`,
  columns: {
    number: 'شمارهٔ بهر',
    product: 'محصول',
    producedOn: 'تاریخ تولید',
    bestBefore: 'بهترین زمان مصرف',
    kilograms: 'مقدار',
  },
  statusFilter: 'وضعیت',
  allStatuses: 'همهٔ وضعیت‌ها',
  statuses: { draft: 'پیش‌نویس', released: 'آزاد', blocked: 'مسدود', expired: 'تاریخ‌گذشته' },
  sorts: { newest: 'جدیدترین', produced: 'تاریخ تولید', best_before: 'نزدیک‌ترین پایان مصرف', number: 'شماره' },
  publicPage: 'صفحهٔ بهر در سایت',
  publicPageOf: (number: string) => `صفحهٔ بهر ${leftToRight(number)} در سایت`,
  viewing: {
    title: (number: string) => `بهر ${leftToRight(number)}`,
    loading: 'بهر',
    loadFailed: 'بهر دریافت نشد',
    edit: 'ویرایش بهر',
    pack: 'بسته‌بندی',
  },
  status: {
    release: 'آزاد کردن',
    releaseAgain: 'دوباره آزاد کردن',
    block: 'مسدود کردن',
    pending: 'در حال ثبت…',
    failed: 'خطا در تغییر وضعیت بهر',
    done: { released: 'بهر آزاد شد', blocked: 'بهر مسدود شد' },
    titles: { released: 'آزاد کردن بهر', blocked: 'مسدود کردن بهر' },
    texts: {
      released:
        'بازدیدکنندگان این بهر و برگه‌های منتشرشده‌اش را در صفحهٔ محصول و در صفحهٔ خود بهر می‌بینند. بهر آزادشده دیگر ویرایش یا حذف نمی‌شود.',
      blocked:
        'این بهر از صفحهٔ محصول برداشته می‌شود. صفحهٔ خود بهر باز می‌ماند و به بازدیدکنندگان می‌گوید که مسدود شده است.',
    },
    noCertificate: 'هنوز برگه‌ای برای این بهر منتشر نشده است؛ بازدیدکنندگان نتیجه‌ای نمی‌بینند.',
    expired: 'زمان مصرف این بهر گذشته است؛ در صفحهٔ محصول نمی‌آید.',
  },
  form: {
    ...words.form,
    description: 'تا بهر آزاد یا مسدود نشده و برگه‌ای از آن منتشر نشده است می‌توانید آن را ویرایش کنید.',
    loadFailed: 'بهر دریافت نشد',
    number: 'شمارهٔ بهر',
    numberHint: 'همان که روی بسته است؛ مانند AP-1405-024',
    product: 'محصول',
    productHint: 'چند حرف از نام محصول را بنویسید',
    producedOn: 'تاریخ تولید',
    bestBefore: 'بهترین زمان مصرف تا',
    dayHint: 'تاریخ شمسی؛ مانند ۱۴۰۵/۰۸/۱۰',
    kilograms: 'مقدار',
    kilogramsHint: 'به کیلوگرم، یا مانند «۲ تن»',
    pack: 'بسته‌بندی',
    packHint: 'مانند «بشکهٔ ۲۷۵ کیلوگرمی»',
    foundProducts: 'محصول‌های یافت‌شده',
    productOfId: (id: string) => `محصول شمارهٔ ${id}`,
    noProduct: 'محصولی با این نام نیست.',
    errors: {
      number: 'شماره فقط حرف لاتین، رقم، نقطه، خط تیره و زیرخط دارد و با حرف یا رقم آغاز می‌شود',
      product: 'محصول را از فهرست برگزینید',
      date: 'تاریخ را به شمسی و به شکل ۱۴۰۵/۰۸/۱۰ بنویسید',
      order: 'پایان مصرف باید پس از تاریخ تولید باشد',
      kilograms: 'مقدار را با رقم بنویسید؛ مانند ۲۲۰۰۰ یا «۲ تن»',
      pack: 'حداکثر ۱۰۰ کاراکتر',
    },
  },
  edition: (edition: number) => `نسخهٔ ${toPersianDigits(edition)}`,
} as const;
