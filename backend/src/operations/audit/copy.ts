import type { Subject } from './subjects.js';

/** What the audit calls the things that are changed. */
export const thingNames: Record<Subject, string> = {
  admin: 'مدیر',
  category: 'دسته‌بندی',
  certificate: 'گواهی',
  comment: 'دیدگاه',
  contact: 'پیام تماس',
  customer: 'مشتری',
  holiday: 'تعطیلی',
  listViews: 'نماهای ذخیره‌شده',
  media: 'فایل',
  order: 'سفارش',
  post: 'مقاله',
  price_list_entry: 'ردیف فهرست قیمت',
  product: 'محصول',
  product_import: 'ورود محصولات از فایل',
  section: 'بخش',
  seller: 'فروشنده',
  settings: 'تنظیمات سایت',
  subscriber: 'مشترک خبرنامه',
};

/** As they stand before a name or a number, where that is written another way. */
export const thingNamesBefore: Partial<Record<Subject, string>> = { post: 'مقالهٔ', seller: 'فروشندهٔ' };

interface Action {
  subject: Subject;
  /** In the filter. */
  name: string;
  /** What the admin did, after their name; without it, what the change itself says. `thing` is «محصول «رب گوجه»». */
  said?: (thing: string) => string;
}

const action = (subject: Subject, name: string, said?: Action['said']): Action => ({
  ...{ subject, name },
  ...(said && { said }),
});

/** By the `operationId` of the call. */
export const actions: Record<string, Action> = {
  createProduct: action('product', 'افزودن محصول'),
  updateProduct: action('product', 'ویرایش محصول'),
  updateProductPrices: action('product', 'تغییر قیمت محصول در جدول قیمت‌ها'),
  deleteProduct: action('product', 'حذف محصول'),
  importProducts: action('product_import', 'ورود محصولات از فایل', () => 'محصولات را از فایل وارد کرد'),
  createCategory: action('category', 'افزودن دسته‌بندی'),
  updateCategory: action('category', 'ویرایش دسته‌بندی'),
  deleteCategory: action('category', 'حذف دسته‌بندی'),
  setCategoryOrder: action('category', 'تغییر ترتیب دسته‌بندی‌ها', (thing) => `${thing} را در فهرست جابه‌جا کرد`),
  createPriceListEntry: action('price_list_entry', 'افزودن ردیف فهرست قیمت'),
  updatePriceListEntry: action('price_list_entry', 'ویرایش ردیف فهرست قیمت'),
  deletePriceListEntry: action('price_list_entry', 'حذف ردیف فهرست قیمت'),
  setOrderStatus: action('order', 'تغییر وضعیت سفارش'),
  setOrderAssignee: action('order', 'تعیین مسئول سفارش'),
  recordOrderCall: action('order', 'ثبت تماس', (thing) => `برای ${thing} تماس ثبت کرد`),
  addOrderNote: action('order', 'یادداشت سفارش', (thing) => `برای ${thing} یادداشت نوشت`),
  markContactRead: action('contact', 'خواندن پیام تماس', (thing) => `${thing} را خوانده‌شده علامت زد`),
  markContactUnread: action('contact', 'بازگرداندن پیام به خوانده‌نشده', (thing) => `${thing} را خوانده‌نشده علامت زد`),
  deleteContact: action('contact', 'حذف پیام تماس'),
  deleteCustomer: action('customer', 'حذف مشتری'),
  deleteCustomerSessions: action(
    'customer',
    'خروج مشتری از همهٔ دستگاه‌ها',
    (thing) => `${thing} را از همهٔ دستگاه‌ها خارج کرد`,
  ),
  saveSection: action('section', 'ویرایش متن سایت'),
  restoreSectionVersion: action('section', 'بازگرداندن نسخهٔ متن', (thing) => `نسخهٔ پیشین ${thing} را بازگرداند`),
  createCertificate: action('certificate', 'افزودن گواهی'),
  updateCertificate: action('certificate', 'ویرایش گواهی'),
  deleteCertificate: action('certificate', 'حذف گواهی'),
  createPost: action('post', 'افزودن مقاله'),
  updatePost: action('post', 'ویرایش مقاله'),
  deletePost: action('post', 'حذف مقاله'),
  setCommentStatus: action('comment', 'تأیید یا رد دیدگاه'),
  deleteComment: action('comment', 'حذف دیدگاه'),
  uploadMedia: action('media', 'بارگذاری فایل'),
  registerMedia: action('media', 'ثبت مشخصات فایل'),
  updateMedia: action('media', 'ویرایش مشخصات فایل'),
  replaceMediaFile: action('media', 'جایگزینی فایل', (thing) => `محتوای ${thing} را جایگزین کرد`),
  deleteMedia: action('media', 'حذف فایل'),
  createSeller: action('seller', 'افزودن فروشنده'),
  updateSeller: action('seller', 'ویرایش فروشنده'),
  addSellerFileToMedia: action(
    'seller',
    'انتقال فایل فروشنده به رسانه',
    (thing) => `یک فایل ${thing} را به رسانه افزود`,
  ),
  deleteSeller: action('seller', 'حذف فروشنده'),
  deleteSubscriber: action('subscriber', 'حذف مشترک خبرنامه'),
  updateSettings: action('settings', 'تغییر تنظیمات سایت'),
  createHoliday: action('holiday', 'افزودن تعطیلی'),
  updateHoliday: action('holiday', 'ویرایش تعطیلی'),
  deleteHoliday: action('holiday', 'حذف تعطیلی'),
  inviteAdmin: action('admin', 'دعوت مدیر', (thing) => `${thing} را به پنل دعوت کرد`),
  updateAdmin: action('admin', 'ویرایش مدیر'),
  setAdminState: action('admin', 'فعال یا غیرفعال کردن مدیر'),
  createAdminLink: action('admin', 'ساخت لینک رمز عبور', (thing) => `برای ${thing} لینک رمز عبور ساخت`),
  acceptAdminLink: action('admin', 'تعیین رمز عبور با لینک', () => 'با لینک، رمز عبور خود را تعیین کرد'),
  deleteStaffSession: action('admin', 'پایان دادن به نشست مدیر', (thing) => `یکی از نشست‌های ${thing} را پایان داد`),
  changeAdminPassword: action('admin', 'تغییر رمز عبور', () => 'رمز عبور خود را تغییر داد'),
  changeAdminProfile: action('admin', 'تغییر مشخصات خود', () => 'مشخصات خود را تغییر داد'),
  saveListViews: action('listViews', 'تغییر نماهای ذخیره‌شده', () => 'نماهای ذخیره‌شدهٔ خود را تغییر داد'),
};

/** What fields are called that no form has; those of forms have one name everywhere (`labelOf`). */
export const fieldNames: Record<string, string> = {
  alt: 'متن جایگزین',
  announced: 'اعلام‌شده',
  assignee: 'مسئول',
  calls: 'تماس‌ها',
  changed: 'محصول تغییریافته',
  contentLength: 'تعداد کاراکترهای متن',
  count: 'تعداد نماها',
  created: 'محصول تازه',
  createdAt: 'زمان آغاز',
  day: 'روز تعطیل',
  isRead: 'خوانده‌شده',
  issuer: 'صادرکننده',
  lastSeenAt: 'آخرین فعالیت',
  linkExpiresAt: 'اعتبار لینک تا',
  mediaId: 'شمارهٔ فایل در رسانه',
  number: 'شمارهٔ گواهی',
  onAbout: 'نمایش در صفحهٔ دربارهٔ ما',
  onHome: 'نمایش در صفحهٔ اصلی',
  onProduct: 'نمایش در صفحهٔ محصول',
  passwordChangedAt: 'زمان تغییر رمز عبور',
  post: 'مقاله',
  publishedAt: 'زمان انتشار',
  role: 'نقش',
  scan: 'تصویر گواهی',
  session: 'نشست',
  sessions: 'نشست‌های باز',
  size: 'حجم فایل',
  staffNotes: 'یادداشت‌های کارکنان',
  state: 'وضعیت',
  status: 'وضعیت',
  subscribedAt: 'زمان عضویت',
  tags: 'برچسب‌ها',
  taxId: 'کد اقتصادی',
  unchanged: 'محصول بدون تغییر',
  unsubscribedAt: 'زمان لغو عضویت',
  validUntil: 'تاریخ اعتبار',
};

const moderation = { waiting: 'در انتظار بررسی', approved: 'تأییدشده', rejected: 'ردشده' };

/** Values that are codes, by subject and field. */
export const valueNames: Record<string, Record<string, string>> = {
  'admin.role': { owner: 'مدیر ارشد', sales: 'کارشناس فروش', editor: 'ویراستار' },
  'admin.state': { active: 'فعال', invited: 'دعوت‌شده', disabled: 'غیرفعال' },
  'category.group': { apple: 'سیب', tomato: 'گوجه‌فرنگی', grape: 'انگور', other: 'سایر' },
  'comment.status': moderation,
  'order.outcome': {
    reached: 'پاسخ داد',
    no_answer: 'پاسخ نداد',
    busy: 'اشغال بود',
    wrong_number: 'شماره اشتباه بود',
    call_back: 'زمان دیگری خواست',
  },
  'post.status': { draft: 'پیش‌نویس', published: 'منتشرشده' },
  'product.kind': { data_sheet: 'برگهٔ مشخصات', analysis: 'برگهٔ آنالیز', certificate: 'گواهی', other: 'سند دیگر' },
  ...Object.fromEntries(
    [1, 2, 3].map((number) => [
      `section.feature${number}_icon`,
      { quality: 'کیفیت', price: 'قیمت', delivery: 'ارسال' },
    ]),
  ),
};

export const copy = {
  added: (thing: string) => `${thing} را افزود`,
  removed: (thing: string) => `${thing} را حذف کرد`,
  changed: (thing: string) => `${thing} را تغییر داد`,
  changedFields: (fields: string, thing: string) => `${fields} ${thing} را تغییر داد`,
  changedMany: (count: string, thing: string) => `${count} مورد از ${thing} را تغییر داد`,
  lastAnd: ' و ',
  comma: '، ',
  named: (kind: string, name: string) => `${kind} «${name}»`,
  numbered: (kind: string, number: string) => `${kind} ${number}`,
  yes: 'بله',
  no: 'خیر',
  dollars: (amount: string) => `${amount} دلار`,
  kilograms: (amount: string) => `${amount} کیلوگرم`,
  columns: {
    id: 'شناسه',
    at: 'زمان',
    by: 'مدیر',
    summary: 'چه کرد',
    thing: 'مورد',
    subjectId: 'شناسهٔ مورد',
    before: 'پیش از تغییر',
    after: 'پس از تغییر',
  },
} as const;
