/** Not in the other texts of the account, so that its first page does not load them. */
export const companyFormCopy = {
  title: 'شرکت من',
  lead: 'از آخرین سفارش شما پر شده است و فرم سفارش‌های بعدی را پر می‌کند. همهٔ فیلدها اختیاری است.',
  submit: 'ثبت شرکت',
  pending: 'در حال ثبت…',
  saved: 'مشخصات شرکت ثبت شد.',
  failed: 'مشخصات شرکت ثبت نشد',
  loadFailed: 'مشخصات شرکت دریافت نشد',
};
