export const copy = {
  again: 'سفارش دوباره',
  againOf: (code: string) => `سفارش دوبارهٔ ${code}`,
  adding: 'در حال افزودن به سبد…',
  againFailed: 'سبد خرید پر نشد',
  withdrawn: (names: string) => `این محصولات دیگر عرضه نمی‌شوند: ${names}.`,
  othersAdded: 'بقیه به سبد خرید افزوده شد.',
  toCart: 'رفتن به سبد خرید',
  toProducts: 'مشاهدهٔ محصولات',
};
