/** Words of forms everywhere in the admin area: leaving them, and calls whose answer is missing. */
export const copy = {
  unsaved: {
    title: 'تغییرات ذخیره نشده است',
    text: 'اگر از این فرم بیرون بروید، آنچه نوشته‌اید از دست می‌رود.',
    discard: 'خروج بدون ذخیره',
    keep: 'ادامهٔ ویرایش',
  },
  restored: 'نوشته‌های ذخیره‌نشدهٔ شما بازگشت',
  restoredText: 'این فرم پیش از ذخیره بسته شده بود؛ چیزی از دست نرفته است.',
  discardDraft: 'کنار گذاشتن',
  undo: 'بازگردانی',
  offline: 'اینترنت شما قطع است؛ چیزی ارسال نشد و فرم همان‌طور که بود مانده است.',
  noAnswer: 'پاسخی از سرور نرسید؛ شاید ذخیره شده باشد. اگر همین فرم را دوباره بفرستید، دو بار ثبت نمی‌شود.',
  stopped: 'فرم پیش از رسیدن پاسخ بسته شد',
  stoppedText: 'معلوم نیست ذخیره شده باشد؛ پیش از تکرار، فهرست را ببینید.',
} as const;
