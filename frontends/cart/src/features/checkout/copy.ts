import { formatNumber } from '@afshoreh/persian';

/** Every text of the checkout page (spec §2 /cart/checkout, §5 Checkout, §8). */
export const copy = {
  title: 'تکمیل سفارش',
  description: 'نشانی و شمارهٔ تماس خود را بنویسید تا کارشناسان ما برای قیمت و زمان تحویل با شما تماس بگیرند.',
  cart: 'سبد خرید',
  loading: 'در حال آماده‌سازی فرم سفارش…',

  contactTitle: 'چه کسی تحویل می‌گیرد؟',
  contactText: 'کارشناسان ما با همین شماره تماس می‌گیرند.',
  deliveryTitle: 'کجا تحویل دهیم؟',
  customerName: 'نام و نام خانوادگی',
  phone: 'شماره تلفن',
  phoneHint: 'مانند ۰۹۱۴ ۱۲۳ ۴۵۶۷',
  email: 'ایمیل',
  address: 'آدرس',
  addressHint: 'استان، شهر، خیابان، پلاک و کد پستی',
  notes: 'توضیحات',
  notesHint: 'نوع بسته‌بندی، زمان تحویل یا هر نکتهٔ دیگر',
  submit: 'ثبت سفارش',
  pending: 'در حال پردازش',
  fillFirst: 'فیلدهای ستاره‌دار را پر کنید.',

  // Spec §5 and D17, letter for letter where the specification gives them.
  customerNameShort: 'نام باید حداقل 3 حرف باشد',
  emailInvalid: 'ایمیل معتبر نیست',
  phoneShort: 'شماره تلفن باید حداقل 10 رقم باشد',
  phoneLong: 'شماره تلفن نباید بیش از ۱۵ رقم باشد',
  phoneInvalid: 'شماره تلفن فقط می‌تواند رقم، فاصله، خط تیره و + داشته باشد',
  addressShort: 'آدرس باید حداقل 10 حرف باشد',
  tooLong: (limit: number) => `نباید بیش از ${formatNumber(limit)} نویسه باشد`,

  // Spec §8.
  orderFailed: 'خطا در ثبت سفارش',
  tryAgain: 'لطفا مجددا تلاش کنید',
  orderPlaced: 'سفارش با موفقیت ثبت شد',
  orderPlacedText: 'کارشناسان ما به زودی با شما تماس خواهند گرفت.',

  summary: 'سفارش شما',
  editCart: 'ویرایش سبد',
  kilograms: (quantity: number) => `${formatNumber(quantity)} کیلوگرم`,
  itemCount: 'تعداد اقلام',
  paymentMethod: 'روش پرداخت',
  byAgreement: 'توافقی',
  totalPrice: 'قیمت کل',
  callUs: 'تماس بگیرید',
  removeLine: 'حذف از سفارش',
  removeLineOf: (name: string) => `حذف ${name} از سفارش`,
  productUnknown: 'این محصول دیگر در فهرست ما نیست',
  productUnknownText: 'یکی از کالاهای سفارش دیگر موجود نیست. آن را حذف کنید و دوباره ثبت کنید.',
  noOnlinePayment: 'اکنون چیزی پرداخت نمی‌کنید. قیمت و شیوهٔ پرداخت را کارشناسان ما تلفنی با شما هماهنگ می‌کنند.',
};
