/** Titles and descriptions of the storefront's pages, and its not-found page (spec §2). */
export const copy = {
  heads: {
    home: {
      title: 'کنسانتره و پورهٔ میوه، رب گوجه‌فرنگی',
      description:
        'خرید عمدهٔ کنسانتره و پورهٔ میوه و رب گوجه‌فرنگی با مشخصات فنی کامل، گواهی‌های ISO 22000، HACCP و SGS و ارسال به سراسر ایران.',
    },
    products: {
      title: 'محصولات',
      description: 'فهرست کنسانتره، پورهٔ میوه و رب گوجه‌فرنگی با بریکس، بسته‌بندی، مبدأ و قیمت حدودی هر تن.',
    },
    product: {
      title: 'محصول',
      description: 'مشخصات فنی، بسته‌بندی، نگهداری و قیمت حدودی محصول.',
    },
    notFound: {
      title: 'صفحه یافت نشد',
      description: 'این صفحه در افشره وجود ندارد.',
    },
  },
  notFound: {
    title: 'این صفحه پیدا نشد',
    text: 'شاید نشانی جابه‌جا شده یا اشتباه نوشته شده باشد. از این‌جا ادامه دهید:',
    home: 'صفحهٔ نخست',
    products: 'دیدن محصولات',
  },
};
