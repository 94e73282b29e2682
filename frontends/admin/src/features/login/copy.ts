export const copy = {
  title: 'ورود به پنل مدیریت',
  intro: 'این بخش ویژهٔ مدیران و کارشناسان فروش است.',
  username: 'نام کاربری',
  password: 'رمز عبور',
  submit: 'ورود',
  pending: 'در حال ورود…',
  bothRequired: 'لطفاً نام کاربری و رمز عبور را وارد کنید',
  wrongCredentials: 'نام کاربری یا رمز عبور اشتباه است',
  serverFailure: 'خطا در برقراری ارتباط با سرور',
  welcome: (name: string) => `${name}، خوش آمدید`,
  welcomeText: 'وارد پنل مدیریت شدید.',
  sessionEnded: 'نشست شما پایان یافته است. برای ادامه دوباره وارد شوید.',
} as const;
