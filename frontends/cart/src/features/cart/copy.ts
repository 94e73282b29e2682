import { formatNumber } from '@afshoreh/persian';

/** Every text of the cart page (spec §2 /cart). The price is never a number here (D2). */
export const copy = {
  title: 'سبد خرید',
  description:
    'کالاهایی که برای سفارش برگزیده‌اید؛ پس از ثبت سفارش، کارشناسان ما برای قیمت و پرداخت با شما تماس می‌گیرند.',
  kinds: (count: number) => `${formatNumber(count)} کالا در سبد شما`,
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
  itemCount: 'تعداد اقلام',
  itemCountValue: (kilograms: number) => `${formatNumber(kilograms)} کیلوگرم`,
  paymentMethod: 'روش پرداخت',
  byAgreement: 'توافقی',
  totalPrice: 'قیمت کل',
  proceed: 'ادامه و ثبت سفارش',
  noOnlinePayment: 'اکنون چیزی پرداخت نمی‌کنید. قیمت و شیوهٔ پرداخت را کارشناسان ما تلفنی با شما هماهنگ می‌کنند.',

  emptyTitle: 'سبد خرید شما خالی است',
  emptyText: 'از میان کنسانتره‌ها، پوره‌ها و رب گوجه‌فرنگی ما آنچه را لازم دارید برگزینید؛ اینجا منتظرش می‌مانیم.',
  browse: 'مشاهدهٔ محصولات',
};
