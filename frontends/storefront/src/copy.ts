/** Texts that several pages of the storefront share. */
export const copy = {
  tryAgain: 'لطفاً دوباره تلاش کنید',
  /** The form that loads when the visitor scrolls near it. */
  form: { loading: 'فرم در حال بارگذاری است', failed: 'فرم باز نشد' },
  /** The not-found page, and pages whose record does not exist. */
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
