/** What the API says of the site’s texts and the blog. */
export const copy = {
  postNotFound: 'این مقاله پیدا نشد',
  postChangedMeanwhile: 'این مقاله را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  postSlugTaken: 'مقالهٔ دیگری همین نامک را دارد',
  slugWrong: 'نامک فقط حرف کوچک لاتین، رقم و خط تیره دارد؛ مانند apple-market-1405',
  tagWrong: 'هر برچسب باید ۱ تا ۴۰ کاراکتر باشد',
  commentNotFound: 'این دیدگاه پیدا نشد',
  sectionNotFound: 'چنین بخشی در محتوای سایت نیست',
  sectionVersionNotFound: 'این نسخه از محتوا پیدا نشد',
  sectionChangedMeanwhile: 'این بخش را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  holidayNotFound: 'این تعطیلی پیدا نشد',
  holidayChangedMeanwhile: 'این تعطیلی را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  holidayTaken: 'این روز پیش‌تر در فهرست تعطیلات ثبت شده است',
  certificateNotFound: 'این گواهی پیدا نشد',
  certificateChangedMeanwhile:
    'این گواهی را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  settingsChangedMeanwhile: 'تنظیمات را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  commentChangedMeanwhile: 'این دیدگاه را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید',
  commentColumns: {
    id: 'شناسه',
    createdAt: 'زمان',
    name: 'نام',
    email: 'ایمیل',
    post: 'مقاله',
    comment: 'متن دیدگاه',
    status: 'وضعیت',
  },
  certificateColumns: {
    id: 'شناسه',
    name: 'نام گواهی',
    description: 'موضوع گواهی',
    issuer: 'صادرکننده',
    number: 'شمارهٔ گواهی',
    validUntil: 'اعتبار تا',
    validUntilInTehran: 'اعتبار تا (شمسی)',
    scan: 'تصویر گواهی',
    onHome: 'صفحهٔ اصلی',
    onProduct: 'صفحهٔ محصول',
    onAbout: 'دربارهٔ ما',
  },
  commentReceived: 'دیدگاه شما رسید و پس از تأیید نمایش داده می‌شود',
  feedTitle: 'وبلاگ افشره',
  feedDescription: 'راهنمای خرید، بازار، استاندارد، صادرات و فناوری کنسانتره، پوره و رب گوجه‌فرنگی.',
  pictureForeign: 'تصویرهای متن باید از همین سایت باشند: آن‌ها را در رسانه‌ها بارگذاری کنید',
  contentEmpty: 'متن مقاله خالی است',
  contentTooLong: 'متن مقاله باید حداکثر ۶۰٬۰۰۰ کاراکتر باشد',
  versionNotANumber: 'شمارهٔ نسخه باید عدد باشد',
  callHoursEndFirst: 'ساعت پایان تماس باید پس از ساعت شروع باشد',
  linkUnsafe:
    'لینک باید با http یا https، mailto: یا tel: آغاز شود یا مسیری در همین سایت باشد (مانند \u2066/products\u2069)',
  imageForeign: 'تصویر باید از همین سایت باشد؛ آن را نخست در رسانه‌ها بارگذاری کنید',
  morning: 'صبح',
  noon: '۱۲ ظهر',
  afternoon: 'بعدازظهر',
  evening: 'عصر',
  night: 'شب',
  midnight: '۱۲ شب',
  until: 'تا',
} as const;

/** The names in the list of comments. */
export const commentStatusNames = { waiting: 'در انتظار بررسی', approved: 'تأییدشده', rejected: 'ردشده' } as const;

/** The six categories of the blog and their names. */
export const postCategoryLabels = {
  'buying-guide': 'راهنمای خرید',
  'market-analysis': 'تحلیل بازار',
  'food-industries': 'صنایع غذایی',
  standards: 'استانداردها',
  export: 'صادرات',
  technology: 'فناوری',
} as const;

/** The names of the holidays that return every year, by «month/day» of the Persian calendar. */
export const solarHolidayTitles = {
  '1/1': 'نوروز',
  '1/2': 'نوروز',
  '1/3': 'نوروز',
  '1/4': 'نوروز',
  '1/12': 'روز جمهوری اسلامی',
  '1/13': 'روز طبیعت',
  '3/14': 'رحلت امام خمینی',
  '3/15': 'قیام ۱۵ خرداد',
  '11/22': 'پیروزی انقلاب اسلامی',
  '12/29': 'ملی شدن صنعت نفت',
} as const;
