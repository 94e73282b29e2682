import { leftToRight } from '@afshoreh/persian';
import { orderFormCopy } from '@afshoreh/ui/order-form-copy';

export const copy = {
  ...orderFormCopy,
  title: 'ثبت سفارش',
  kilograms: 'کیلوگرم',
  pending: 'در حال ثبت...',
  cancel: 'انصراف',
  nameLong: 'نام نباید بیش از ۱۰۰ کاراکتر باشد',
  phoneInvalid: 'شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد',
  failed: 'خطا در ثبت سفارش',
  failedText: 'لطفاً مجدداً تلاش کنید',
  placed: {
    ...orderFormCopy.placed,
    toast: 'سفارش با موفقیت ثبت شد',
    trackingCode: 'کد پیگیری',
    codeIs: (code: string) => `کد پیگیری: ${leftToRight(code)}؛ آن را نگه دارید.`,
    copyCode: 'کپی کد پیگیری',
    copied: 'کپی شد',
    copyFailed: 'کپی نشد؛ کد را با لمس طولانی انتخاب و کپی کنید.',
    track: 'پیگیری سفارش',
    back: 'بازگشت به سایت',
  },
};
