/** What several pages of the storefront say. */
export const copy = {
  tryAgain: 'لطفاً دوباره تلاش کنید',
  /** A form whose code comes when it is near. */
  form: { loading: 'فرم در حال بارگذاری است', failed: 'فرم باز نشد' },
  /** The not-found page (spec §2), and what pages say of themselves whose thing is not there. */
  notFound: {
    head: {
      title: 'صفحه یافت نشد',
      description: 'این صفحه در افشره وجود ندارد.',
    },
    title: 'این صفحه پیدا نشد',
    text: 'شاید نشانی جابه‌جا شده یا اشتباه نوشته شده باشد. از اینجا ادامه دهید:',
    home: 'صفحهٔ اصلی',
    products: 'مشاهدهٔ محصولات',
  },
};
