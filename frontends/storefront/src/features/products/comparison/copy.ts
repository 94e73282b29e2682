/** The texts of the comparison of products. */
export const copy = {
  title: 'مقایسهٔ محصولات',
  description: 'مشخصات فنی، بسته، مبدأ و قیمت حدودی چند محصول کنار هم؛ تفاوت‌ها بالای جدول.',
  failed: 'دریافت محصولات ممکن نشد',
  toman: (amount: string) => `${amount} تومان`,
  rows: { price: 'قیمت هر تن', pack: 'بسته', origin: 'مبدأ' },
  gone: (number: string) => `محصول شمارهٔ ${number} در فهرست ما نیست.`,
  tooMany: (most: string) => `در این صفحه تا ${most} محصول مقایسه می‌شود؛ محصولات بعدی نشان داده نشد.`,
  empty: 'محصولی برای مقایسه انتخاب نشده است',
  emptyText: 'در فهرست محصولات، روی «مقایسه» در کارت هر محصول بزنید؛ تا ۴ محصول کنار هم می‌آید.',
};
