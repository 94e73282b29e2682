export const copy = {
  title: 'پیش‌فاکتور',
  open: 'پیش‌فاکتور را ببینید',
  openOf: (number: string) => `پیش‌فاکتور ${number} را ببینید`,
  validUntil: (day: string) => `معتبر تا پایان ${day}`,
  states: {
    draft: '',
    sent: 'منتظر پاسخ شما',
    seen: 'منتظر پاسخ شما',
    change_asked: 'درخواست تغییر شما در حال بررسی است',
    accepted: 'پذیرفته‌اید',
    expired: 'مهلت گذشته است',
    replaced: '',
  },
} as const;
