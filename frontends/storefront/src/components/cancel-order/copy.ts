/** How a buyer cancels an order. */
export const copy = {
  cancel: 'لغو سفارش',
  cancelOf: (code: string) => `لغو سفارش ${code}`,
  question: 'این سفارش لغو شود؟',
  text: 'کارشناسان ما دیگر برای این سفارش تماس نمی‌گیرند. سفارش لغوشده به جریان بازنمی‌گردد؛ اگر پشیمان شدید، سفارش جدیدی ثبت کنید.',
  keep: 'نگه‌داشتن سفارش',
  pending: 'در حال لغو…',
  failed: 'سفارش لغو نشد',
};
