/** Words of the admin area's frame: header, side menu, notices that belong to no single screen. */
export const copy = {
  panelTitle: 'پنل مدیریت افشره',
  logout: 'خروج',
  loggingOut: 'در حال خروج…',
  viewSite: 'دیدن سایت',
  menu: 'فهرست پنل مدیریت',
  openMenu: 'باز کردن فهرست',
  closeMenu: 'بستن فهرست',
  skipToContent: 'رفتن به محتوای صفحه',
  checkingSession: 'در حال بررسی ورود شما…',
  sessionCheckFailed: 'خطا در برقراری ارتباط با سرور',
  sessionCheckFailedText: 'ورود شما بررسی نشد. اتصال اینترنت را ببینید و دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  sections: {
    dashboard: 'داشبورد',
    products: 'محصولات',
    orders: 'سفارش‌ها',
    contacts: 'پیام‌های تماس',
    categories: 'دسته‌بندی‌ها',
    settings: 'تنظیمات',
  },
} as const;
