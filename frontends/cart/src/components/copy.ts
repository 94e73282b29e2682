/** What several pages of an order say. */
export const copy = {
  steps: 'مراحل سفارش',
  cart: 'سبد خرید',
  checkout: 'اطلاعات سفارش',
  confirmation: 'ثبت و هماهنگی',
  /** Before the code, on a line that was ordered already. */
  ordered: 'سفارش داده شده، کد',
} as const;
