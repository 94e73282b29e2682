/** The texts of an empty result, which load with it. */
export const nothingFoundCopy = {
  empty: 'محصولی پیدا نشد',
  emptyFor: (q: string) => `محصولی با «${q}» پیدا نشد`,
  nearest: 'نزدیک‌ترین محصولات',
  request: 'درخواست محصول',
  requestLead: 'بگویید چه می‌خواهید؛ کارشناسان فروش بررسی می‌کنند و با شما تماس می‌گیرند.',
  requestMessage: (q: string) => `سلام، دنبال «${q}» هستم. لطفاً بریکس، بسته‌بندی و قیمت را بگویید.`,
  emptyText: 'نام دیگری بنویسید یا همهٔ دسته‌ها را ببینید.',
  filtersEmptyText: 'حدها را بازتر کنید یا فیلترها را پاک کنید.',
  showAll: 'مشاهدهٔ همهٔ محصولات',
};
