/** Texts that several pages of an order share. */
export const copy = {
  steps: 'مراحل سفارش',
  cart: 'سبد خرید',
  checkout: 'تکمیل سفارش',
  confirmation: 'ثبت و هماهنگی',
  /** Shown before the tracking code on a line that was already ordered. */
  ordered: 'سفارش داده شده، کد',
} as const;
