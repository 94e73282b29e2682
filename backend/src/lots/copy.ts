import { leftToRight, toPersianDigits } from '@afshoreh/persian';

export const copy = {
  lot: 'بهر',
  analysis: 'برگهٔ آنالیز',
  lotFields: {
    number: 'شمارهٔ بهر',
    productId: 'محصول',
    productName: 'نام محصول',
    producedOn: 'تاریخ تولید',
    bestBefore: 'بهترین زمان مصرف',
    kilograms: 'مقدار (کیلوگرم)',
    pack: 'بسته‌بندی',
    state: 'وضعیت',
  },
  analysisFields: {
    lotNumber: 'شمارهٔ بهر',
    edition: 'نسخهٔ برگه',
    corrects: 'اصلاح نسخهٔ',
    replacedBy: 'جایگزین‌شده با نسخهٔ',
    kind: 'گونهٔ برگه',
    laboratory: 'آزمایشگاه',
    accreditation: 'شمارهٔ تأیید صلاحیت',
    analysedOn: 'تاریخ آزمایش',
    releasedBy: 'تأییدکننده',
    file: 'فایل برگه',
    results: 'نتایج',
    verdict: 'نتیجهٔ کلی',
    publishedAt: 'زمان انتشار',
  },
  resultFields: {
    parameter: 'ویژگی',
    operator: 'علامت نتیجه',
    value: 'نتیجه',
    text: 'نتیجه',
    unit: 'یکا',
    method: 'روش آزمون',
    basisBrix: 'مبنای بریکس',
    acid: 'اسید',
    endPoint: 'نقطهٔ پایان',
  },
  statuses: { draft: 'پیش‌نویس', released: 'آزاد', blocked: 'مسدود', expired: 'تاریخ‌گذشته' },
  kinds: { lot: 'بهر', sample: 'نمونه', representative: 'نمونهٔ نوعی' },
  numberWrong: 'شمارهٔ بهر فقط حرف لاتین، رقم، نقطه، خط تیره و زیرخط دارد و با حرف یا رقم آغاز می‌شود',
  lotNotFound: 'این بهر پیدا نشد',
  numberTaken: 'بهر دیگری این شماره را دارد',
  lotChangedMeanwhile: 'این بهر را همین حالا همکار دیگری تغییر داده است؛ صفحه را تازه کنید',
  lotFixed: 'این بهر آزاد یا مسدود شده یا برگهٔ منتشرشده دارد و دیگر تغییر نمی‌کند',
  noDraftAgain: 'بهری که آزاد یا مسدود شد دوباره پیش‌نویس نمی‌شود',
  productUnknown: 'این محصول پیدا نشد',
  bestBeforeFirst: 'تاریخ مصرف باید پس از تاریخ تولید باشد',
  analysisNotFound: 'این برگهٔ آنالیز پیدا نشد',
  analysisChangedMeanwhile: 'این برگه را همین حالا همکار دیگری تغییر داده است؛ صفحه را تازه کنید',
  analysisPublished: 'برگهٔ منتشرشده تغییر نمی‌کند؛ نسخهٔ اصلاحی بسازید',
  analysisReplaced: 'نسخهٔ دیگری این برگه را اصلاح کرده است؛ همان را ببینید',
  correctsUnknown: 'این نسخه در برگه‌های منتشرشدهٔ این بهر نیست',
  papersTooLarge: 'اسناد این محصول با هم از ۱۰۰ مگابایت بزرگ‌ترند؛ آن‌ها را یکی‌یکی دریافت کنید',
  inFuture: 'این تاریخ هنوز نرسیده است',
  resultsMissing: 'دست‌کم یک نتیجه وارد کنید',
  valueMissing: 'نتیجه را وارد کنید',
  textExtra: 'نتیجهٔ عددی متن ندارد',
  valueExtra: 'این نتیجه عدد ندارد',
  notZero: 'این علامت با صفر معنا ندارد',
  sheet: {
    parameter: ['ویژگی', 'پارامتر', 'parameter'],
    result: ['نتیجه', 'مقدار', 'result', 'value'],
    unit: ['یکا', 'واحد', 'unit'],
    method: ['روش', 'روش آزمون', 'method'],
  },
  headingsMissing: 'سطر نخست باید ستون‌های «ویژگی» و «نتیجه» را نام ببرد',
  notCsv: 'این متن جدول CSV نیست',
  parameterUnknown: 'این ویژگی شناخته نشد',
  parameterTwice: 'این ویژگی دو بار آمده است',
  resultMissing: 'نتیجه خالی است',
  resultIsText: 'این ویژگی عدد می‌خواهد',
} as const;

/** The name of the place that shows a file. */
export function nameOfPlace(number: string): string {
  return `بهر ${leftToRight(toPersianDigits(number))}`;
}

export function nameOfResult(name: string, value: string): string {
  return `${name}: ${value}`;
}
