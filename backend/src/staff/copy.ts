/** What the API says of the accounts of the staff. */
export const copy = {
  adminNotFound: 'این مدیر پیدا نشد',
  usernameTaken: 'این نام کاربری پیش‌تر به کسی داده شده است',
  usernameWrong: 'نام کاربری فقط حرف‌های لاتین، رقم، نقطه و خط تیره دارد',
  adminChangedMeanwhile: 'هم‌زمان با شما، مدیر دیگری این حساب را تغییر داده است',
  lastOwner: 'همیشه باید دست‌کم یک مدیر ارشد فعال بماند',
  adminDisabled: 'این حساب غیرفعال است؛ پیش از ساختن لینک، آن را فعال کنید',
  linkInvalid: 'این لینک دیگر کار نمی‌کند؛ از مدیر ارشد لینک جدیدی بخواهید',
  nameRequired: 'نام خود را بنویسید',
} as const;
