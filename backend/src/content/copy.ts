/** What the API says of the site’s texts and the blog. */
export const copy = {
  postNotFound: 'این نوشته پیدا نشد',
  postChangedMeanwhile: 'این نوشته را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  postSlugTaken: 'نوشتهٔ دیگری همین نامک را دارد',
  commentNotFound: 'این دیدگاه پیدا نشد',
  sectionNotFound: 'چنین بخشی در محتوای سایت نیست',
  sectionVersionNotFound: 'این نسخه از محتوا پیدا نشد',
  sectionChangedMeanwhile: 'این بخش را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  certificateNotFound: 'این گواهی پیدا نشد',
  certificateChangedMeanwhile:
    'این گواهی را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  settingsChangedMeanwhile: 'تنظیمات را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  commentChangedMeanwhile: 'این دیدگاه را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید',
  commentReceived: 'دیدگاه شما رسید و پس از تأیید نمایش داده می‌شود',
  feedTitle: 'وبلاگ افشره',
  feedDescription: 'راهنمای خرید، بازار، استاندارد، صادرات و فناوری کنسانتره، پوره و رب گوجه‌فرنگی.',
  pictureForeign: 'تصویرهای متن باید از همین سایت باشند: آن‌ها را در رسانه‌ها بارگذاری کنید',
  contentEmpty: 'متن نوشته خالی است',
  contentTooLong: 'متن نوشته باید حداکثر ۶۰٬۰۰۰ حرف باشد',
  versionNotANumber: 'شمارهٔ نسخه باید عدد باشد',
  callHoursEndFirst: 'ساعت پایان تماس باید پس از ساعت شروع باشد',
  linkUnsafe: 'لینک باید با http یا https، mailto: یا tel: آغاز شود یا مسیری در همین سایت باشد (مانند /products)',
  imageForeign: 'تصویر باید از همین سایت باشد؛ آن را نخست در رسانه‌ها بارگذاری کنید',
  morning: 'صبح',
  noon: '۱۲ ظهر',
  afternoon: 'بعدازظهر',
  evening: 'عصر',
  night: 'شب',
  midnight: '۱۲ شب',
  until: 'تا',
} as const;

/** The six categories of the blog (spec §3) and their names. */
export const postCategoryLabels = {
  'buying-guide': 'راهنمای خرید',
  'market-analysis': 'تحلیل بازار',
  'food-industries': 'صنایع غذایی',
  standards: 'استانداردها',
  export: 'صادرات',
  technology: 'فناوری',
} as const;
