import { orderFormCopy } from '@afshoreh/ui/order-form-copy';
import { sampleFormCopy } from '@afshoreh/ui/sample-form-copy';

export const copy = {
  ...orderFormCopy,
  title: (product: string) => `ثبت سفارش ${product}`,
  back: 'بازگشت به محصول',
  call: 'تلفن فروش',
  failed: 'سفارش ثبت نشد',
  unavailable: 'سرور در دسترس نیست. چند لحظهٔ دیگر دوباره «ثبت سفارش» را بزنید؛ سفارش دو بار ثبت نمی‌شود.',
  placed: { ...orderFormCopy.placed, trackingCode: 'کد پیگیری:', products: 'محصولات دیگر' },
};

export const sampleCopy = {
  title: (product: string) => `درخواست نمونهٔ ${product}`,
  back: copy.back,
  failed: sampleFormCopy.failed,
  unavailable: 'سرور در دسترس نیست. چند لحظهٔ دیگر دوباره «ثبت درخواست نمونه» را بزنید؛ درخواست دو بار ثبت نمی‌شود.',
};
