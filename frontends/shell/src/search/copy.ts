/** Texts of the search in the header. */
export const copy = {
  label: 'جست‌وجو در محصولات',
  placeholder: 'جست‌وجو…',
  submit: 'جست‌وجو',
  open: 'باز کردن جست‌وجو',
  close: 'بستن جست‌وجو',
  suggestions: 'محصولات یافت‌شده',
  brix: (text: string) => `بریکس ${text}`,
  origin: (name: string) => `مبدأ ${name}`,
  all: (text: string) => `همهٔ نتیجه‌ها برای «${text}»`,
  found: (count: string) => `${count} محصول یافت شد؛ با کلیدهای بالا و پایین انتخاب کنید.`,
  nothing: 'محصولی با این نام پیدا نکردیم.',
  failed: 'پیشنهادها دریافت نشد؛ برای دیدن همهٔ نتیجه‌ها جست‌وجو را بزنید.',
  searching: 'در حال جست‌وجو…',
} as const;
