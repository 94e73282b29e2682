/** The texts about company and wanted delivery that all forms share. */
export const companyCopy = {
  more: 'بیشتر: شرکت، تاریخ و محل تحویل',
  labels: {
    companyName: 'نام شرکت',
    nationalId: 'شناسهٔ ملی شرکت',
    economicCode: 'کد اقتصادی',
    deliveryDate: 'تاریخ تحویل دلخواه',
    deliveryPlace: 'محل تحویل دلخواه',
  },
  nationalIdHint: '۱۱ رقم',
  deliveryDateHint: 'مثلاً ۱۴۰۵/۱۲/۱۵',
  mistyped: {
    person: 'رقم کنترل این کد ملی درست نیست؛ دوباره نگاه کنید. با همین هم ثبت می‌شود.',
    company: 'رقم کنترل این شناسهٔ ملی درست نیست؛ دوباره نگاه کنید. با همین هم ثبت می‌شود.',
  },
};
