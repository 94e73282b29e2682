export const copy = {
  /** Written the way people search for it. */
  brix: (value: string): string => `بریکس ${value}`,
  productNotFound: 'محصول مورد نظر پیدا نشد',
  skuWrong: 'کد کالا فقط حرف لاتین، رقم، نقطه، خط تیره و زیرخط دارد و با حرف یا رقم آغاز می‌شود',
  skuTaken: 'محصول دیگری همین کد کالا را دارد',
  skuDiffers: 'کد کالا در نشانی و در فرم یکی نیست',
  productChangedMeanwhile: 'این محصول را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  categoryNotFound: 'این دسته پیدا نشد',
  categoryChangedMeanwhile: 'این دسته را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  categoriesChangedMeanwhile: 'دسته‌ها در این میان تغییر کرده‌اند؛ ترتیب جدید ذخیره نشد',
  categoryInUse: 'این دسته محصول دارد و حذف نمی‌شود؛ نخست محصول‌هایش را به دستهٔ دیگری ببرید',
  categorySlugTaken: 'دستهٔ دیگری همین نامک را دارد',
  slugWrong: 'نامک فقط حرف‌های کوچک لاتین، رقم و خط تیره دارد',
  priceListEntryNotFound: 'این ردیف در فهرست قیمت پیدا نشد',
  priceListNameTaken: 'این نام پیش‌تر در فهرست قیمت آمده است',
  priceListEntryChangedMeanwhile:
    'این ردیف را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  productIdDiffers: 'شناسهٔ محصول در نشانی و در فرم یکی نیست',
  notAPicture: 'این فایل تصویر نیست',
  categoryUnknown: 'این دسته وجود ندارد',
  productTwice: 'این محصول دو بار آمده است',
  pricingRefused: 'قیمت و نمایش آن را مدیر ارشد تعیین می‌کند',
  pricesChangedMeanwhile: 'قیمت بعضی از این محصولات را همین حالا مدیر دیگری تغییر داده است؛ چیزی ذخیره نشد',
  importRefused: 'فایل خطا دارد و چیزی ذخیره نشد؛ دوباره بررسی‌اش کنید',
  categoryColumns: { id: 'شناسه', position: 'ترتیب', name: 'نام', slug: 'نامک', group: 'گروه نمایش' },
  groups: { apple: 'سیب', tomato: 'گوجه‌فرنگی', grape: 'انگور', other: 'سایر' },
  /** Headings of the product file that differ from the names of the fields in messages. */
  columns: {
    id: 'شناسه',
    version: 'نسخه',
    name: 'نام محصول',
    category: 'دسته',
    price: 'قیمت (تومان هر تن)',
    showPrice: 'نمایش قیمت',
    featured: 'محصول ویژه',
    description: 'توضیحات',
    image: 'تصویر',
  },
  import: {
    notUtf8: 'فایل با کدگذاری UTF-8 ذخیره نشده است؛ در اکسل «CSV UTF-8» را انتخاب کنید',
    notCsv: 'این فایل CSV نیست یا علامت نقل‌قول آن بسته نشده است',
    empty: 'فایل هیچ ردیفی ندارد',
    tooMany: (most: string) => `فایل بیش از ${most} ردیف دارد`,
    tooManyColumns: (most: string) => `فایل بیش از ${most} ستون دارد`,
    unknownColumn: 'این ستون شناخته نشد؛ عنوان‌ها باید همان عنوان‌های فایلی باشد که از همین فهرست دریافت می‌شود',
    columnTwice: 'این ستون دو بار آمده است',
    idWrong: 'شناسه باید عدد باشد؛ برای محصول جدید خالی بماند',
    skuTwice: 'این کد کالا در ردیف دیگری از فایل هم آمده است',
    productUnknown: 'محصولی با این شناسه نیست؛ برای محصول جدید شناسه را خالی بگذارید',
    versionMissing: 'نسخه خالی است؛ آن را از فایل دریافت‌شده بردارید',
    changedMeanwhile: 'این محصول پس از دریافت فایل تغییر کرده است؛ دوباره دریافتش کنید',
    tooManyCells: 'این ردیف بیش از عنوان‌ها خانه دارد',
  },
} as const;

/** Words by which a pack is recognised in a data sheet. */
export const packWords = {
  /** From outer to inner containers: a bag in a drum is sold by the drum. */
  containers: ['بشکه', 'سطل', 'مخزن', 'فلکسی‌تانک', 'کارتن', 'گالن', 'حلب', 'قوطی', 'کیسه', 'جعبه'],
  otherPack: 'بسته',
  numbers: ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'],
  amount: /[\d۰-۹٠-٩][\d۰-۹٠-٩.,٬٫]*\s*(کیلوگرم|کیلو|تن)/g,
  or: / یا |،/,
  /** «چهار بشکه روی هر پالت», «۴ بشکه در هر پالت». */
  onPallet: (container: string) => new RegExp(`(\\S+) ${container}\\S* (?:روی|در) (?:هر |یک )?پالت`),
};
