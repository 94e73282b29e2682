import type { RemoteName } from '@afshoreh/contracts';

/** Other remotes are shown with their code name. */
const remotes: Readonly<Record<RemoteName, string>> = { storefront: 'فروشگاه', cart: 'سبد خرید', admin: 'پنل مدیریت' };

export const copy = {
  bar: (remote: RemoteName) => `پیش‌نمایش ${remotes[remote] ?? remote}: این نسخه را فقط این مرورگر می‌بیند.`,
  version: 'نسخه',
  end: 'پایان پیش‌نمایش',
  overTitle: 'این پیش‌نمایش دیگر باز نمی‌شود',
  overText:
    'زمان این پیوند گذشته، نسخهٔ آن پاک شده یا با سایت امروز سازگار نیست. از کسی که پیوند را فرستاده است، پیوند جدید بخواهید.',
};
