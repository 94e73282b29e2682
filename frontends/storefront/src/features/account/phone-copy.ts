/**
 * The texts for verifying the phone, in a file of their own, so that the other pages of the account do not load them.
 */
export const phoneCopy = {
  title: 'ورود با پیامک',
  lead: 'با شمارهٔ تأییدشده، بدون رمز وارد می‌شوید و سفارش‌هایی که بدون ورود با آن ثبت کرده‌اید اینجا می‌آیند.',
  proven: 'شمارهٔ تأییدشده:',
  again: 'تأیید دوباره یا تغییر شماره',
  password: 'رمز عبور فعلی',
  passwordHint: 'چون این شماره حساب شما را باز می‌کند، رمز عبورتان را هم بنویسید',
  submit: 'تأیید شماره',
  pending: 'در حال تأیید…',
  failed: 'شماره تأیید نشد',
  done: 'شمارهٔ شما تأیید شد.',
};
