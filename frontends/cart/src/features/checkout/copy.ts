import { formatNumber, leftToRight } from '@afshoreh/persian';

/** The texts of the checkout page. */
export const copy = {
  title: 'تکمیل سفارش',
  description: 'آدرس و شمارهٔ تماس خود را بنویسید تا کارشناسان ما برای قیمت و زمان تحویل با شما تماس بگیرند.',
  cart: 'سبد خرید',
  loading: 'در حال آماده‌سازی فرم سفارش…',

  contactTitle: 'چه کسی تحویل می‌گیرد؟',
  contactText: 'کارشناسان ما با همین شماره با شما تماس می‌گیرند.',
  deliveryTitle: 'کجا تحویل دهیم؟',
  customerName: 'نام و نام خانوادگی',
  phone: 'شمارهٔ تماس',
  phoneHint: `مانند ${leftToRight('۰۹۱۴\u00a0۱۲۳\u00a0۴۵۶۷')}`,
  email: 'ایمیل',
  address: 'آدرس',
  addressHint: 'استان، شهر، خیابان، پلاک و کد پستی',
  notes: 'توضیحات',
  notesHint: 'نوع بسته‌بندی، زمان تحویل یا هر نکتهٔ دیگر',
  submit: 'ثبت سفارش',
  pending: 'در حال پردازش…',
  fillFirst: 'فیلدهای ستاره‌دار را پر کنید.',

  customerNameShort: 'نام باید حداقل ۳ حرف باشد',
  emailInvalid: 'ایمیل معتبر نیست',
  phoneProblem: {
    missing: 'شماره تلفن باید حداقل ۱۰ رقم باشد',
    short: 'شماره تلفن باید حداقل ۱۰ رقم باشد',
    long: 'شمارهٔ تماس نباید بیش از ۱۵ رقم باشد',
    invalid: 'شمارهٔ تماس فقط می‌تواند رقم، فاصله، خط تیره و + داشته باشد',
  },
  addressShort: 'آدرس باید حداقل ۱۰ حرف باشد',
  tooLong: (limit: number) => `نباید بیش از ${formatNumber(limit)} کاراکتر باشد`,

  orderFailed: 'خطا در ثبت سفارش',
  tryAgain: 'لطفاً مجدداً تلاش کنید',

  summary: 'سفارش شما',
  lines: 'محصولات این سفارش',
  editCart: 'ویرایش سبد',
  orderedTwice: 'اگر ادامه دهید، این محصول دوباره سفارش داده می‌شود.',
  itemCount: 'مقدار کل',
  paymentMethod: 'روش پرداخت',
  byAgreement: 'توافقی',
  totalPrice: 'قیمت کل',
  callUs: 'تماس بگیرید',
  removeLine: 'حذف از سفارش',
  removeLineOf: (name: string) => `حذف ${name} از سفارش`,
  productUnknown: 'این محصول دیگر در فهرست ما نیست',
  noOnlinePayment: 'در سایت پرداختی انجام نمی‌شود؛ قیمت و روش پرداخت را کارشناسان ما تلفنی با شما هماهنگ می‌کنند.',

  loginFirst: 'برای اینکه سفارش در حساب شما ثبت شود، وارد شوید. آنچه نوشته‌اید سر جایش است.',
  login: {
    title: 'دوباره وارد شوید',
    description: 'نشست شما به پایان رسیده است. با ورود، سفارش در حساب شما ثبت می‌شود و آنچه نوشته‌اید سر جایش می‌ماند.',
    email: 'ایمیل',
    password: 'رمز عبور',
    emailInvalid: 'لطفاً یک ایمیل معتبر وارد کنید',
    passwordShort: 'رمز عبور باید حداقل ۶ کاراکتر باشد',
    failed: 'خطا در ورود',
    submit: 'ورود و ثبت سفارش',
    pending: 'در حال ورود…',
    cancel: 'انصراف',
    byPhoneDescription:
      'نشست شما به پایان رسیده است. با پیامک وارد شوید و برگردید؛ سبد خرید و آنچه نوشته‌اید سر جایش می‌ماند.',
    byPhone: 'ورود با پیامک',
  },
};
