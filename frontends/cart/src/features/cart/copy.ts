import { formatNumber } from '@afshoreh/persian';

/** The texts of the cart page. It never shows a price. */
export const copy = {
  title: 'سبد خرید',
  description:
    'محصولاتی که برای سفارش انتخاب کرده‌اید؛ پس از ثبت سفارش، کارشناسان ما برای قیمت و پرداخت با شما تماس می‌گیرند.',
  kinds: (count: number) => `${formatNumber(count)} محصول در سبد شما`,
  clear: 'حذف همه',
  continueShopping: 'ادامهٔ خرید',

  brix: 'بریکس',
  weight: 'وزن بسته',
  origin: 'مبدأ',
  price: 'قیمت',
  callUs: 'تماس بگیرید',
  kilograms: 'کیلوگرم',
  quantityOf: (name: string) => `مقدار ${name} به کیلوگرم`,
  remove: (name: string) => `حذف ${name} از سبد خرید`,
  removeShort: 'حذف',
  removed: (name: string) => `«${name}» از سبد خرید حذف شد`,
  cleared: 'سبد خرید خالی شد',
  undo: 'بازگرداندن',

  summary: 'خلاصهٔ سفارش',
  itemCount: 'مقدار کل',
  paymentMethod: 'روش پرداخت',
  byAgreement: 'توافقی',
  totalPrice: 'قیمت کل',
  proceed: 'ادامه و ثبت سفارش',
  noOnlinePayment: 'در سایت پرداختی انجام نمی‌شود؛ قیمت و روش پرداخت را کارشناسان ما تلفنی با شما هماهنگ می‌کنند.',

  orderedAlready: 'سفارش سبد شما ثبت شد، کد پیگیری',
  track: 'پیگیری سفارش',
  emptyTitle: 'سبد خرید شما خالی است',
  emptyText: 'محصولات مورد نیازتان را انتخاب کنید و به سبد بیفزایید.',
  browse: 'مشاهدهٔ محصولات',
};
