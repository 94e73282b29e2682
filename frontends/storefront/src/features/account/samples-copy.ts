/** Not in the other texts of the account, so that its first page does not load them. */
export const samplesCopy = {
  lead: 'نمونه‌هایی که با این حساب خواسته‌اید؛ پس از آزمایش، نظرتان را همین‌جا بنویسید.',
  failed: 'نمونه‌های شما دریافت نشد',
  empty: 'هنوز نمونه‌ای نخواسته‌اید',
  emptyText: 'در صفحهٔ هر محصول «درخواست نمونه» را بزنید؛ درخواست شما اینجا می‌آید.',
  toProducts: 'مشاهدهٔ محصولات',
};
