/** The texts of the filters of the product list, which load when these are opened. */
export const filtersCopy = {
  set: 'فیلترهای انتخاب‌شده',
  from: 'از',
  to: 'تا',
  legends: {
    brix: 'بریکس (درجه)',
    pH: 'pH',
    acidity: 'اسیدیته (درصد)',
    weight: 'وزن بسته (کیلوگرم)',
    price: 'قیمت هر تن (میلیون تومان)',
  },
  names: {
    brix: 'بریکس',
    pH: 'pH',
    acidity: 'اسیدیته',
    weight: 'وزن بسته',
    price: 'قیمت هر تن',
  },
  units: { brix: '', pH: '', acidity: ' درصد', weight: ' کیلوگرم', price: ' میلیون تومان' },
  /** «بریکس ۲۸ تا ۳۰», «بریکس از ۲۸», «بریکس تا ۳۰». */
  range: (name: string, from: string, to: string) =>
    from && to ? `${name} ${from} تا ${to}` : from ? `${name} از ${from}` : `${name} تا ${to}`,
  origin: 'مبدأ',
  originHint: 'مثلاً ارومیه',
  originOf: (words: string) => `مبدأ: ${words}`,
  remove: (filter: string) => `حذف فیلتر ${filter}`,
  notANumber: 'یک عدد بنویسید؛ مثلاً ۷۰ یا ۳٫۵',
  apply: 'نمایش محصولات',
  clear: 'پاک کردن فیلترها',
};
