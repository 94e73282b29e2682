/** Texts of the newsletter form. */
export const newsletterCopy = {
  title: 'خبرنامهٔ افشره',
  lead: 'مقاله‌های جدید و خبر فصل برداشت را در ایمیل خود بخوانید. هر زمان بخواهید با یک کلیک لغو می‌شود.',
  email: 'ایمیل',
  submit: 'عضویت در خبرنامه',
  pending: 'در حال ثبت…',
  emailInvalid: 'لطفاً یک ایمیل معتبر وارد کنید',
  failed: 'ایمیل شما ثبت نشد',
  tryAgain: 'لطفاً دوباره تلاش کنید',
  done: 'ایمیل شما در خبرنامه ثبت شد.',
} as const;
