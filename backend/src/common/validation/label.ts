import 'reflect-metadata';
import { toPersianDigits } from '@afshoreh/persian';

const key = Symbol('field label');

/** What a field is called in Persian, for messages: `@Label('شماره تماس')`. Only where the common name does not fit. */
export function Label(text: string): PropertyDecorator {
  return (target, property) => Reflect.defineMetadata(key, text, target, property);
}

/** The Persian name of a field of a request. */
export function labelOf(target: object | undefined, property: string): string {
  const own = target && (Reflect.getMetadata(key, target, property) as string | undefined);
  return own ?? (/^\d+$/.test(property) ? `ردیف ${toPersianDigits(Number(property) + 1)}` : (commonLabels[property] ?? 'این مقدار'));
}

const commonLabels: Record<string, string> = {
  acidity: 'اسیدیته',
  additive: 'افزودنی',
  address: 'آدرس',
  alcohol: 'الکل',
  brix: 'بریکس',
  buttonText: 'متن دکمه',
  buttonUrl: 'پیوند دکمه',
  callHours: 'ساعت تماس',
  category: 'دسته',
  code: 'کد',
  contactEmail: 'ایمیل تماس',
  currentPassword: 'رمز عبور فعلی',
  customerName: 'نام',
  description: 'توضیحات',
  displayName: 'نام نمایشی',
  email: 'ایمیل',
  feature1_description: 'توضیح ویژگی ۱',
  feature1_icon: 'نماد ویژگی ۱',
  feature1_title: 'عنوان ویژگی ۱',
  feature2_description: 'توضیح ویژگی ۲',
  feature2_icon: 'نماد ویژگی ۲',
  feature2_title: 'عنوان ویژگی ۲',
  feature3_description: 'توضیح ویژگی ۳',
  feature3_icon: 'نماد ویژگی ۳',
  feature3_title: 'عنوان ویژگی ۳',
  featured: 'ویژه بودن',
  filter: 'پالایه',
  from: 'ساعت شروع تماس',
  fullName: 'نام و نام خانوادگی',
  id: 'شناسه',
  image: 'تصویر',
  imageUrl: 'نشانی تصویر',
  instagram: 'پیوند اینستاگرام',
  items: 'اقلام سفارش',
  keywords: 'کلیدواژه‌ها',
  limit: 'تعداد در صفحه',
  linkedin: 'پیوند لینکدین',
  message: 'پیام',
  metaDescription: 'توضیح سایت',
  name: 'نام',
  newPassword: 'رمز عبور جدید',
  notes: 'توضیحات',
  officeHours: 'ساعت کاری',
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
  salesPhone: 'شماره مدیر فروش',
  showPrice: 'نمایش قیمت',
  siteTitle: 'عنوان سایت',
  slug: 'نامک',
  socialLinks: 'شبکه‌های اجتماعی',
  sort: 'ترتیب فهرست',
  status: 'وضعیت',
  subtitle: 'زیرعنوان',
  telegram: 'پیوند تلگرام',
  title: 'عنوان',
  to: 'ساعت پایان تماس',
  type: 'نوع',
  usdPerTon: 'قیمت دلاری هر تن',
  usdRate: 'نرخ دلار',
  usdRateDate: 'تاریخ نرخ دلار',
  username: 'نام کاربری',
  version: 'نسخه',
  weight: 'وزن بسته',
  whatsapp: 'پیوند واتساپ',
};
