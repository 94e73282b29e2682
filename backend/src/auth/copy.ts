export const copy = {
  assigneeUnknown: 'این همکار در فهرست مدیران نیست',
  adminCredentialsWrong: 'نام کاربری یا رمز عبور اشتباه است',
  adminSessionEnded: 'برای ادامه، دوباره وارد شوید',
  roleInsufficient: 'نقش شما اجازهٔ این کار را ندارد؛ در صورت نیاز از مدیر ارشد بخواهید',
  apiKey: (name: string) => `کلید API: ${name}`,
  apiKeyWrong: 'این کلید API شناخته نشد',
  apiKeyExpired: 'زمان این کلید API به پایان رسیده است',
  apiKeyRevoked: 'این کلید API باطل شده است',
  apiKeyForeignAddress: 'این کلید API از این نشانی پذیرفته نمی‌شود',
  scopeMissing: (scope: string) => `این کلید API مجوز ${scope} را ندارد`,
  personNeeded: 'این کار را فقط یک مدیر می‌تواند انجام دهد، نه یک کلید API',
  apiKeyRemoteWrong: 'بخش سایت برای کلیدی که نسخه منتشر می‌کند لازم است و برای کلیدهای دیگر نه',
  apiKeyNotFound: 'این کلید API پیدا نشد',
  apiKeyEnded: 'این کلید API دیگر کار نمی‌کند؛ کلید تازه‌ای بسازید',
  apiKeyChangedMeanwhile: 'این کلید API همین حالا در جای دیگری تغییر کرده است',
  credentialsWrong: 'نام کاربری یا رمز عبور اشتباه است',
  loginRequired: 'برای دیدن این بخش وارد حساب خود شوید',
  tooManyLogins: 'تلاش‌های ناموفق زیاد بود؛ لطفاً چند دقیقه بعد دوباره تلاش کنید',
  currentPasswordWrong: 'رمز عبور فعلی درست نیست',
  phoneCodeSent: 'کد پیامک شد',
  phoneCodeWrong: 'این کد درست نیست یا دیگر کار نمی‌کند؛ آخرین کدی را که پیامک شده بنویسید یا کد جدیدی بخواهید',
  nameNeeded: 'این شماره هنوز حسابی ندارد؛ نام و نام خانوادگی خود را هم بنویسید',
  phoneCodeNeeded:
    'این حساب رمز ندارد؛ شمارهٔ خود را در صفحهٔ «رمز عبور و دستگاه‌ها» دوباره با پیامک تأیید کنید و تا ۱۰ دقیقه پس از آن این کار را انجام دهید',
  phoneProofNeeded: 'با همین شماره وارد حساب می‌شوید؛ شمارهٔ جدید را با پیامک تأیید کنید تا جای آن را بگیرد',
  emailNeeded: 'برای ورود با رمز عبور، اول ایمیل خود را در مشخصات بنویسید',
  fields: {
    phoneCode: 'کد ۶ رقمی پیامک را بنویسید',
    mobilePhone: 'شمارهٔ موبایل درست نیست؛ آن را مانند ۰۹۱۲۳۴۵۶۷۸۹ بنویسید',
    bothNeeded: 'لطفاً نام کاربری و رمز عبور را وارد کنید',
    email: 'لطفاً یک ایمیل معتبر وارد کنید',
    shortPassword: 'رمز عبور باید حداقل ۶ کاراکتر باشد',
    currentPassword: 'لطفاً رمز عبور فعلی را وارد کنید',
    newPassword: 'لطفاً رمز عبور جدید را وارد کنید',
    shortNewPassword: 'رمز عبور جدید باید حداقل ۸ کاراکتر باشد',
    customerPassword: 'رمز عبور فعلی خود را بنویسید',
    displayName: 'نام نمایشی را وارد کنید',
    shortFullName: 'نام و نام خانوادگی باید حداقل ۳ کاراکتر باشد',
    phone: 'شماره تماس باید حداقل ۱۰ رقم باشد',
    apiKeyName: 'برای این کلید نامی بنویسید',
    scopes: 'دست‌کم یک مجوز را انتخاب کنید',
    resetToken: 'کد لینک را وارد کنید',
  },
  passwordTooCommon: 'این رمز عبور بسیار رایج است؛ رمز دیگری انتخاب کنید',
  customerExternalIdTaken: 'مشتری دیگری همین شناسهٔ بیرونی را دارد',
  emailTaken: 'با این ایمیل پیش‌تر ثبت‌نام شده است',
  customerNotFound: 'این مشتری پیدا نشد',
  sessionNotFound: 'این ورود دیگر فعال نیست',
  resetTokenInvalid: 'این لینک دیگر کار نمی‌کند؛ لینک جدیدی درخواست کنید',
  viewNameMissing: 'برای این نما نامی بنویسید',
  viewSearchWrong: 'جست‌وجوی این نما درست نیست',
  tooManyViews: 'برای هر فهرست تا ۱۲ نما ذخیره می‌شود؛ برای افزودن، یکی را حذف کنید',
  listViewsChangedMeanwhile: 'نماهای شما همین حالا در جای دیگری تغییر کرده است؛ دوباره تلاش کنید',
  customerColumns: {
    id: 'شناسه',
    fullName: 'نام',
    phoneNumber: 'شمارهٔ تماس',
    email: 'ایمیل',
    externalId: 'شناسهٔ بیرونی',
    createdAt: 'زمان ثبت‌نام',
  },
  firstAdmin: 'مدیر سایت',
  registered: 'ثبت‌نام با موفقیت انجام شد',
  loggedIn: 'با موفقیت وارد شدید',
  resetRequested: 'اگر با این ایمیل حسابی باز شده باشد، لینک بازیابی رمز عبور تا چند دقیقهٔ دیگر به آن می‌رسد',
  passwordReset: 'رمز عبور شما عوض شد؛ اکنون با رمز جدید وارد شوید',
} as const;

/**
 * The text message with a code. Phones offer to fill in the code of the last line, on the site that the line names.
 * @param code in Persian digits
 */
export function phoneCodeSms(code: string, lastLine: string): string {
  return [`کد ورود افشره: ${code}`, 'تا ۲ دقیقه کار می‌کند. این کد را به هیچ‌کس نگویید.', '', lastLine].join('\n');
}

/** Mails to customers. They contain no name, because anybody can register another person's address. */

export function resetMail(link: string): { subject: string; text: string } {
  return {
    subject: 'بازیابی رمز عبور در افشره',
    text: [
      'سلام،',
      'برای حساب شما در افشره بازیابی رمز عبور درخواست شده است. برای ثبت رمز جدید، تا ۳۰ دقیقهٔ دیگر این لینک را باز کنید:',
      link,
      'این لینک فقط یک بار کار می‌کند. اگر شما آن را نخواسته‌اید، این ایمیل را نادیده بگیرید؛ رمز شما عوض نمی‌شود.',
    ].join('\n'),
  };
}

export function passwordChangedMail(link: string): { subject: string; text: string } {
  return {
    subject: 'رمز عبور شما در افشره عوض شد',
    text: [
      'سلام،',
      'رمز عبور حساب شما در افشره همین حالا عوض شد و همهٔ ورودهای فعال آن قطع شد.',
      'اگر این کار شما نبوده است، بی‌درنگ رمز جدیدی بخواهید:',
      link,
    ].join('\n'),
  };
}

export function phoneProvenMail(phone: string, contact: string): { subject: string; text: string } {
  return {
    subject: 'با شمارهٔ موبایل وارد حساب افشره می‌شوید',
    text: [
      'سلام،',
      `شمارهٔ ${phone} همین حالا با پیامک تأیید شد. از این پس با همین شماره هم وارد حساب خود می‌شوید.`,
      'اگر این کار شما نبوده است، بی‌درنگ با ما تماس بگیرید:',
      contact,
    ].join('\n'),
  };
}

/** Mail to an account whose number another account has proven since. */
export function phoneMovedMail(phone: string, contact: string): { subject: string; text: string } {
  return {
    subject: 'شمارهٔ موبایل از حساب افشرهٔ شما جدا شد',
    text: [
      'سلام،',
      `شمارهٔ ${phone} همین حالا برای حساب دیگری با پیامک تأیید شد. این شماره دیگر حساب شما را باز نمی‌کند؛ با ایمیل وارد شوید.`,
      'اگر این کار شما نبوده است، بی‌درنگ با ما تماس بگیرید:',
      contact,
    ].join('\n'),
  };
}

/** Mail to the address that the account had before. */
export function emailChangedMail(contact: string): { subject: string; text: string } {
  return {
    subject: 'ایمیل حساب شما در افشره عوض شد',
    text: [
      'سلام،',
      'ایمیل حساب شما در افشره همین حالا به نشانی دیگری تغییر کرد. از این پس با نشانی جدید وارد می‌شوید.',
      'اگر این کار شما نبوده است، بی‌درنگ با ما تماس بگیرید:',
      contact,
    ].join('\n'),
  };
}
