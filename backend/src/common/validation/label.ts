import 'reflect-metadata';

const key = Symbol('field label');

/** What a field is called in Persian, for messages: `@Label('شماره تماس')`. Only where the common name does not fit. */
export function Label(text: string): PropertyDecorator {
  return (target, property) => Reflect.defineMetadata(key, text, target, property);
}

/** The Persian name of a field of a request. */
export function labelOf(target: object | undefined, property: string): string {
  const own = target && (Reflect.getMetadata(key, target, property) as string | undefined);
  return own ?? (/^\d+$/.test(property) ? `ردیف ${Number(property) + 1}` : (commonLabels[property] ?? 'این مقدار'));
}

const commonLabels: Record<string, string> = {
  acidity: 'اسیدیته',
  additive: 'افزودنی',
  address: 'آدرس',
  alcohol: 'الکل',
  brix: 'بریکس',
  category: 'دسته',
  code: 'کد',
  contactEmail: 'ایمیل تماس',
  currentPassword: 'رمز عبور فعلی',
  customerName: 'نام',
  description: 'توضیحات',
  displayName: 'نام نمایشی',
  email: 'ایمیل',
  featured: 'ویژه بودن',
  filter: 'پالایه',
  fullName: 'نام و نام خانوادگی',
  id: 'شناسه',
  image: 'تصویر',
  items: 'اقلام سفارش',
  limit: 'تعداد در صفحه',
  message: 'پیام',
  name: 'نام',
  newPassword: 'رمز عبور جدید',
  notes: 'توضیحات',
  origin: 'مبدأ',
  packaging: 'بسته‌بندی',
  page: 'شماره صفحه',
  password: 'رمز عبور',
  phone: 'شماره تماس',
  phoneNumber: 'شماره تماس',
  position: 'ترتیب',
  price: 'قیمت',
  productId: 'محصول',
  productName: 'نام محصول',
  q: 'عبارت جستجو',
  quantity: 'تعداد',
  rememberMe: 'مرا به خاطر بسپار',
  showPrice: 'نمایش قیمت',
  slug: 'نامک',
  sort: 'ترتیب فهرست',
  status: 'وضعیت',
  subtitle: 'زیرعنوان',
  title: 'عنوان',
  type: 'نوع',
  usdPerTon: 'قیمت دلاری هر تن',
  usdRate: 'نرخ دلار',
  username: 'نام کاربری',
  version: 'نسخه',
  weight: 'وزن بسته',
};
