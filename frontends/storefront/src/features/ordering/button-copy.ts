/** The texts of the order button. The texts of its dialog are in another file, so that pages load them only with the dialog. */
export const buttonCopy = {
  order: 'ثبت سفارش',
  orderOf: (name: string) => `ثبت سفارش ${name}`,
  unavailable: 'فرم سفارش باز نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
};
