/** The texts of the order button. Apart from those of its dialog, which every page with a button would load otherwise. */
export const buttonCopy = {
  order: 'ثبت سفارش',
  orderOf: (name: string) => `ثبت سفارش ${name}`,
  unavailable: 'فرم سفارش باز نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
};
