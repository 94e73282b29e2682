/** The labels of the sections' fields, by kind or by name. */
const fields = {
  title: 'عنوان',
  subtitle: 'زیرعنوان',
  description: 'توضیح',
  buttonText: 'متن دکمه',
  buttonUrl: 'پیوند دکمه',
  imageUrl: 'تصویر',
  icon: 'نشان',
} as const;

export const copy = {
  title: 'محتوای سایت',
  tabsLabel: 'بخش‌های صفحه‌های سایت',
  tabs: {
    hero: 'بنر',
    features: 'مزیت‌ها',
    about: 'دربارهٔ ما',
    products: 'محصولات ویژه',
    contact: 'تماس',
  },
  unsaved: 'ذخیره‌نشده',
  fields,
  groups: {
    hero: ['متن بنر', 'دکمه و تصویر'],
    features: ['عنوان بخش', 'مزیت نخست', 'مزیت دوم', 'مزیت سوم'],
    about: ['متن بخش', 'تصویر و دکمه'],
    products: ['متن بخش', 'دکمه'],
    contact: ['متن بالای صفحهٔ تماس'],
  },
  notes: {
    hero: null,
    features: null,
    about: 'این متن در صفحهٔ اصلی و بالای صفحهٔ «دربارهٔ ما» دیده می‌شود.',
    products: 'محصولات این بخش خودکار از محصولاتی می‌آیند که «ویژه» علامت خورده‌اند.',
    contact: 'این متن بالای صفحهٔ «تماس با ما» دیده می‌شود.',
  },
  linkHint: 'صفحه‌ای از همین سایت، یا نشانی کامل وب، ایمیل یا تلفن. خالی: دکمه دیده نمی‌شود.',
  heroLinkHint: 'صفحه‌ای از همین سایت، یا نشانی کامل وب، ایمیل یا تلفن. خالی: فهرست محصولات.',
  icons: { quality: 'کیفیت', price: 'قیمت', delivery: 'ارسال' },
  unknownIcon: 'نشان ذخیره‌شده در سایت نیست و به جای آن «کیفیت» دیده می‌شود؛ یکی را انتخاب کنید.',
  errors: {
    required: 'این بخش را خالی نگذارید',
    tooLong: (limit: string) => `حداکثر ${limit} کاراکتر`,
    link: 'نشانی باید با / آغاز شود، یا نشانی کامل وب (https://)، ایمیل (mailto:) یا تلفن (tel:) باشد',
    picture: 'نشانی تصویر باید از همین سایت باشد',
  },
  save: 'ذخیره',
  saving: 'در حال ذخیره…',
  saved: 'متن ذخیره شد',
  savedText: 'سایت از همین حالا متن جدید را نشان می‌دهد.',
  saveFailed: 'متن ذخیره نشد',
  loadFailed: 'متن‌های سایت دریافت نشد',
  previewTitle: (section: string) => `پیش‌نمایش ${section}`,
  versions: {
    open: 'نسخه‌ها',
    title: (section: string) => `نسخه‌های ${section}`,
    description: 'هر ذخیره یک نسخه است. نسخه‌ای را انتخاب کنید تا تفاوتش با متن کنونی را ببینید.',
    listLabel: 'نسخه‌ها، تازه‌ترین نخست',
    version: (number: string) => `نسخهٔ ${number}`,
    builtIn: 'متن آغازین سایت',
    current: 'متن کنونی',
    by: (name: string, at: string) => `${name}، ${at}`,
    was: 'در این نسخه',
    is: 'اکنون',
    empty: 'خالی',
    same: 'این نسخه با متن کنونی یکی است.',
    restore: 'بازگرداندن این نسخه',
    restoring: 'در حال بازگرداندن…',
    restoreTitle: 'این نسخه بازگردانده شود؟',
    restoreText: 'متن این نسخه به‌عنوان نسخه‌ای جدید در سایت دیده می‌شود. متن کنونی در فهرست نسخه‌ها می‌ماند.',
    restoreKeepsTyped: 'نوشته‌های ذخیره‌نشدهٔ شما در فرم می‌ماند و همچنان ذخیره‌نشده است.',
    restored: 'نسخه بازگردانده شد',
    restoreFailed: 'نسخه بازگردانده نشد',
    loadFailed: 'نسخه‌ها دریافت نشد',
  },
} as const;

/** Returns the label of a field outside its group, with the name of the group: «مزیت دوم: توضیح». */
export function labelOf(name: string): string {
  const [, number, part] = /^feature([123])_(\w+)$/.exec(name) ?? [];
  if (!number || !part) return copy.fields[name as keyof typeof fields];
  return `${copy.groups.features[Number(number) as 1 | 2 | 3]}: ${copy.fields[part as keyof typeof fields]}`;
}
