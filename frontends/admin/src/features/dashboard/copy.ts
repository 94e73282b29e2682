export const copy = {
  title: 'داشبورد',
  greeting: (name: string) => `سلام، ${name}`,
  attention: 'نیازمند پیگیری',
  sections: 'بخش‌ها',
  newOrders: 'سفارش جدید',
  processingOrders: 'سفارش در حال پردازش',
  unreadMessages: 'پیام خوانده‌نشده',
  nothingNew: 'همه رسیدگی شده',
  seeAll: 'دیدن فهرست',
  unavailable: 'نامشخص',
  cards: {
    products: { title: 'محصولات', text: 'افزودن، ویرایش و قیمت‌گذاری', unit: 'محصول' },
    orders: { title: 'سفارش‌ها', text: 'پیگیری تماس و وضعیت سفارش‌ها', unit: 'سفارش' },
    contacts: { title: 'پیام‌های تماس', text: 'خواندن و پاسخ به پیام‌ها', unit: 'پیام' },
    categories: { title: 'دسته‌بندی‌ها', text: 'نام، ترتیب و گروه نمایش', unit: 'دسته' },
    settings: { title: 'تنظیمات', text: 'مشخصات سایت، نرخ ارز و رمز عبور' },
  },
} as const;
