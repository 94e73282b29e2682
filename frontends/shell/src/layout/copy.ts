/** Texts of header and footer. Phones, addresses, hours and social links are site settings instead. */
export const copy = {
  brand: 'افشره',
  homeLabel: 'افشره، صفحهٔ اصلی',
  skip: 'پرش به محتوای صفحه',
  mainNavigation: 'منوی اصلی',
  openMenu: 'باز کردن منو',
  closeMenu: 'بستن منو',
  login: 'ورود / ثبت‌نام',
  logout: 'خروج',
  account: 'حساب کاربری',
  greeting: (name: string) => `${name} عزیز، خوش آمدید`,
  loggedOut: 'از حساب خود خارج شدید',
  logoutFailed: 'خروج انجام نشد',
  tryAgain: 'لطفاً دوباره تلاش کنید',
  cart: (kilograms: string) => `سبد خرید، ${kilograms} کیلوگرم`,
  emptyCart: 'سبد خرید، خالی',
  callSales: 'تلفن فروش',
  track: 'پیگیری سفارش',

  about:
    'افشره با بیش از ۱۵ سال تجربه در ارومیه، کنسانتره و پورهٔ میوه و رب گوجه‌فرنگی را برای صنایع غذایی، عمده‌فروشان و صادرکنندگان فراهم می‌کند.',
  usefulLinks: 'لینک‌های مفید',
  social: 'شبکه‌های اجتماعی',
  contact: 'اطلاعات تماس',
  phone: 'تلفن',
  salesPhone: 'مدیر فروش',
  email: 'ایمیل',
  address: 'نشانی',
  officeHours: 'ساعت کار',
  message: 'پیام به ما',
  name: 'نام',
  messageText: 'متن پیام',
  nameMissing: 'نام خود را بنویسید',
  required: 'این بخش را پر کنید',
  wrongEmail: 'ایمیل معتبر نیست',
  send: 'ارسال پیام',
  sending: 'در حال ارسال…',
  sent: 'پیام شما با موفقیت ارسال شد',
  sentText: 'به‌زودی با شما تماس می‌گیریم.',
  notSent: 'خطا در ارسال پیام',
  managers: 'ورود مدیران',
  copyright: (year: string) => `© ${year} افشره. همهٔ حقوق محفوظ است.`,
} as const;

export const navigation = [
  { to: '/', label: 'خانه' },
  { to: '/products', label: 'محصولات' },
  { to: '/services', label: 'خدمات ما' },
  { to: '/blog', label: 'وبلاگ' },
  { to: '/about', label: 'دربارهٔ ما' },
  { to: '/contact', label: 'تماس با ما' },
] as const;

export const usefulLinks = [
  { to: '/products', label: 'محصولات' },
  { to: '/services', label: 'خدمات ما' },
  { to: '/blog', label: 'وبلاگ' },
  { to: '/sellers', label: 'فروشندگان' },
  { to: '/about', label: 'دربارهٔ ما' },
  { to: '/orders/track', label: 'پیگیری سفارش' },
  { to: '/terms', label: 'قوانین و مقررات' },
  { to: '/privacy', label: 'حریم خصوصی' },
] as const;

export const socialNames = {
  telegram: 'تلگرام',
  instagram: 'اینستاگرام',
  linkedin: 'لینکدین',
  whatsapp: 'واتساپ',
} as const;
