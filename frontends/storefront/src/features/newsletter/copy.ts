/** The texts of the newsletter box and of the unsubscribe page. */
export const copy = {
  feed: 'خوراک RSS وبلاگ',
  unsubscribe: {
    title: 'لغو عضویت در خبرنامه',
    lead: 'با زدن این دکمه، دیگر خبرنامهٔ افشره برای شما فرستاده نمی‌شود.',
    submit: 'لغو عضویت',
    pending: 'در حال لغو…',
    failed: 'عضویت لغو نشد',
    done: 'عضویت شما لغو شد',
    doneText: 'دیگر خبرنامه‌ای برای شما فرستاده نمی‌شود. هر زمان بخواهید، دوباره عضو شوید.',
    incomplete: 'لینک کامل نیست',
    incompleteText: 'این صفحه را با لینک لغو عضویت که در ایمیل خبرنامه است باز کنید.',
    home: 'رفتن به صفحهٔ اصلی',
  },
};
