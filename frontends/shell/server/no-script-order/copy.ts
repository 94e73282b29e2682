import { orderFormCopy } from '@afshoreh/ui/order-form-copy';

/** Texts of the order page for browsers without JavaScript. */
export const copy = {
  ...orderFormCopy,
  title: (product: string) => `ثبت سفارش ${product}`,
  back: 'بازگشت به محصول',
  call: 'تلفن فروش',
  failed: 'سفارش ثبت نشد',
  unavailable: 'سرور در دسترس نیست. چند لحظهٔ دیگر دوباره «ثبت سفارش» را بزنید؛ سفارش دو بار ثبت نمی‌شود.',
  placed: { ...orderFormCopy.placed, trackingCode: 'کد پیگیری:', products: 'محصولات دیگر' },
};
