import type { Category } from '../../get-categories';
import { wordsOf } from '../../resource/copy';

/** The groups of the public filter. Every category belongs to one of them. */
export const groupLabels: Record<Category['group'], string> = {
  apple: 'سیب',
  tomato: 'گوجه‌فرنگی',
  grape: 'انگور',
  other: 'سایر',
};

const words = wordsOf({ one: 'دسته', many: 'دسته‌ها', any: 'دسته‌ای', of: 'دستهٔ' });

export const copy = {
  ...words,
  title: 'دسته‌بندی‌ها',
  intro: 'هر محصول در یک دسته است و هر دسته در یکی از گروه‌های فیلتر سایت دیده می‌شود.',
  table: 'فهرست دسته‌بندی‌ها',
  columns: { position: 'ترتیب', name: 'نام', slug: 'نامک', group: 'گروه نمایش' },
  moveUp: (name: string) => `بالا بردن دستهٔ ${name}`,
  moveDown: (name: string) => `پایین بردن دستهٔ ${name}`,
  moved: (name: string, position: string) => `دستهٔ ${name} به جایگاه ${position} رفت`,
  orderRestored: 'ترتیب دسته‌ها بازگشت',
  orderFailed: 'ترتیب دسته‌ها ذخیره نشد',
  searchPlaceholder: 'نام یا نامک',
  sorts: { position: 'ترتیب سایت', name: 'نام' },
  orderNote: 'جای دسته‌ها در فهرست کامل و به ترتیب سایت تغییر می‌کند.',
  emptyText: 'جست‌وجوی دیگری را امتحان کنید.',
  noneYetText: 'پیش از افزودن محصول، نخستین دسته را بسازید.',
  clearFilters: 'پاک کردن جست‌وجو',
  loadFailed: 'فهرست دسته‌بندی‌ها دریافت نشد',
  form: {
    ...words.form,
    description: 'نام را خریداران و مدیران می‌بینند؛ نامک در نشانی صفحه‌ها به کار می‌رود.',
    name: 'نام دسته',
    slug: 'نامک',
    slugHint: 'حروف کوچک لاتین، رقم و خط تیره؛ مانند apple',
    group: 'گروه نمایش در سایت',
    nameRequired: 'نام دسته را بنویسید',
    nameTooLong: 'نام دسته حداکثر ۱۰۰ کاراکتر است',
    slugInvalid: 'نامک باید با حروف کوچک لاتین، رقم یا خط تیره باشد',
  },
  deleteText: (name: string) => `دستهٔ «${name}» حذف می‌شود. این کار بازگشت‌پذیر نیست.`,
  bulkDeleteText: (count: string) =>
    `${count} دسته حذف می‌شود؛ دسته‌ای که محصول دارد می‌ماند. این کار بازگشت‌پذیر نیست.`,
} as const;
