import { acidNames } from '@afshoreh/persian/analyses';
import type { Acid } from './parameters/parameter-kinds.js';

export const copy = {
  /** Written the way people search for it. */
  brix: (value: string): string => `بریکس ${value}`,
  productNotFound: 'محصول مورد نظر پیدا نشد',
  skuWrong: 'کد کالا فقط حرف لاتین، رقم، نقطه، خط تیره و زیرخط دارد و با حرف یا رقم آغاز می‌شود',
  productExternalIdTaken: 'محصول دیگری همین شناسهٔ بیرونی را دارد',
  categoryExternalIdTaken: 'دستهٔ دیگری همین شناسهٔ بیرونی را دارد',
  externalIdDiffers: 'شناسهٔ بیرونی فرم با نشانی یکی نیست',
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
  altMissing: 'بنویسید این تصویر چه نشان می‌دهد',
  categoryUnknown: 'این دسته وجود ندارد',
  productTwice: 'این محصول دو بار آمده است',
  pricingRefused: 'قیمت و نمایش آن را مدیر ارشد یا مدیر فروش تعیین می‌کند',
  pricesChangedMeanwhile: 'قیمت بعضی از این محصولات را همین حالا مدیر دیگری تغییر داده است؛ چیزی ذخیره نشد',
  importRefused: 'فایل خطا دارد و چیزی ذخیره نشد؛ دوباره بررسی‌اش کنید',
  parameterNotFound: 'این ویژگی پیدا نشد',
  parameterCodeTaken: 'ویژگی دیگری همین کد را دارد',
  parameterInUse: 'محصول یا خانواده‌ای برای این ویژگی مقدار دارد و حذف نمی‌شود؛ نخست آن مقدارها را بردارید',
  parameterChangedMeanwhile: 'این ویژگی را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  parameterUnknown: (code: string) => `ویژگی «${code}» شناخته نشد`,
  parameterTwice: 'این ویژگی دو بار آمده است',
  codeWrong: 'کد با حرف کوچک لاتین آغاز می‌شود و فقط حرف کوچک لاتین، رقم، زیرخط و خط تیره دارد',
  onlyNumbersFilter: 'فقط با ویژگی‌هایی که مقدارشان عدد است می‌شود فیلتر کرد',
  choicesMissing: 'دست‌کم یک گزینه بنویسید',
  familyNotFound: 'این خانواده پیدا نشد',
  familyUnknown: 'این خانواده وجود ندارد',
  familyCodeTaken: 'خانوادهٔ دیگری همین کد را دارد',
  familyInUse: 'این خانواده محصول دارد و حذف نمی‌شود؛ نخست محصول‌هایش را به خانوادهٔ دیگری ببرید',
  familyChangedMeanwhile: 'این خانواده را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  parameter: {
    englishName: 'نام انگلیسی',
    group: 'گروه',
    kind: 'گونهٔ مقدار',
    unit: 'یکا',
    unitName: 'یکا در صفحه‌ها',
    decimals: 'رقم اعشار',
    method: 'روش آزمون',
    choices: 'گزینه‌ها',
    filterable: 'فیلتر در فهرست محصولات',
  },
  parameterKinds: {
    range: 'بازه',
    at_most: 'حداکثر',
    at_least: 'حداقل',
    absent: 'نبودن',
    choice: 'یکی از گزینه‌ها',
    text: 'متن',
  },
  parameterGroups: {
    chemical: 'شیمیایی',
    colour: 'رنگ',
    physical: 'فیزیکی',
    microbial: 'میکروبی',
    contaminant: 'آلاینده',
    sensory: 'حسی',
  },
  acids: acidNames,
  family: {
    parameters: 'ویژگی‌ها',
    parameter: 'ویژگی',
    required: 'الزامی',
    usualMin: 'کمترین مقدار معمول',
    usualMax: 'بیشترین مقدار معمول',
    legalMin: 'حد قانونی پایین',
    legalMax: 'حد قانونی بالا',
    legalStandard: 'استاندارد',
    basisBrix: 'بریکس مبنا',
    acid: 'اسید',
    endPoint: 'pH پایان تیتراسیون',
    source: 'منبع',
    sourceDate: 'تاریخ منبع',
    confirmed: 'تأیید کارشناس',
  },
  specification: {
    family: 'خانواده',
    values: 'مشخصات',
    min: 'کمترین',
    max: 'بیشترین',
    target: 'مقدار هدف',
    text: 'متن',
    unread: 'خوانده‌نشده',
    automatic: 'متن خودکار',
  },
  /** «بریکس: ۷۰ ± ۱». */
  named: (name: string, value: string) => `${name}: ${value}`,
  rangeReversed: 'کمترین مقدار از بیشترین بزرگ‌تر است',
  targetOutside: 'مقدار هدف بیرون از بازه است',
  valueMissing: 'یک مقدار بنویسید یا ردیف را بردارید',
  valueIsText: (name: string) => `مقدار «${name}» عدد ندارد`,
  choiceUnknown: (name: string) => `این مقدار از گزینه‌های «${name}» نیست`,
  /** Of the filter `spec[code]`. */
  limits: {
    notFilterable: (name: string) => `با «${name}» نمی‌شود فیلتر کرد`,
    malformed: (name: string) => `حدود «${name}» شناخته نشد؛ مانند ۶۵..۷۱ یا ..۲ یا ۶۰.. بنویسید`,
    unitUnknown: (name: string, unit: string) => `یکای «${name}» ${unit} است`,
    noUnit: (name: string) => `«${name}» یکا ندارد`,
  },
  grossBelowNet: 'وزن ناخالص از وزن خالص کمتر است',
  packTwice: 'این بسته با همین وزن دو بار آمده است',
  packs: {
    kind: 'نوع بسته',
    kilograms: 'وزن خالص هر بسته',
    grossKilograms: 'وزن ناخالص هر بسته',
    perPallet: 'تعداد روی هر پالت',
    perContainer: 'تعداد در کانتینر ۲۰ فوت',
    storage: 'نگهداری',
  },
  newCropYear: 'سال محصول جدید',
  /** How the product file writes a pack: «بشکه؛ خالص ۲۷۵؛ ناخالص ۲۹۳؛ پالت ۴؛ کانتینر ۸۰؛ نگهداری زیر ۲۰ درجه». */
  packCell: {
    mark: '؛',
    numbers: { kilograms: 'خالص', grossKilograms: 'ناخالص', perPallet: 'پالت', perContainer: 'کانتینر' },
    storage: 'نگهداری',
  },
  categoryColumns: {
    id: 'شناسه',
    position: 'ترتیب',
    name: 'نام',
    slug: 'نامک',
    group: 'گروه نمایش',
    externalId: 'شناسهٔ بیرونی',
  },
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
    unknownColumn:
      'این ستون شناخته نشد؛ عنوان‌ها باید همان عنوان‌های فایلی باشد که از همین فهرست دریافت می‌شود، یا نام فیلدها در API',
    columnTwice: 'این ستون دو بار آمده است',
    idWrong: 'شناسه باید عدد باشد؛ برای محصول جدید خالی بماند',
    skuTwice: 'این کد کالا در ردیف دیگری از فایل هم آمده است',
    externalIdTwice: 'این شناسهٔ بیرونی در ردیف دیگری از فایل هم آمده است',
    skuUnknown: 'محصولی با این کد کالا نیست؛ محصول جدید به ستون نام هم نیاز دارد',
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
  storageExample: 'در دمای زیر ۲۰ درجهٔ سلسیوس',
  numbers: ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'],
  amount: /[\d۰-۹٠-٩][\d۰-۹٠-٩.,٬٫]*\s*(کیلوگرم|کیلو|تن)/g,
  or: / یا |،/,
  /** «چهار بشکه روی هر پالت», «۴ بشکه در هر پالت». */
  onPallet: (container: string) => new RegExp(`(\\S+) ${container}\\S* (?:روی|در) (?:هر |یک )?پالت`),
};

/** How data sheets write a unit. A text with another unit is not read. */
export const unitWords: Readonly<Record<string, readonly string[]>> = {
  '°Bx': ['°Bx', 'Bx', 'درجه', 'درجهٔ بریکس', 'بریکس'],
  'g/100 g': ['g/100 g', '%', '٪', 'درصد', 'درصد وزنی', 'گرم در ۱۰۰ گرم'],
  '%': ['%', '٪', 'درصد', 'درصد وزنی', 'درصد میدان مثبت'],
  'g/100 ml': ['g/100 ml', '%', '٪', 'درصد', 'درصد وزنی', 'درصد وزنی حجمی'],
  'g/ml': ['g/ml', 'گرم بر میلی‌لیتر', 'گرم بر سانتی‌متر مکعب', 'g/cm3'],
  'mg/kg': ['mg/kg', 'ppm', 'میلی‌گرم بر کیلوگرم', 'میلی‌گرم در کیلوگرم'],
  'µg/kg': ['µg/kg', 'ppb', 'میکروگرم بر کیلوگرم'],
  'mg/100 g': ['mg/100 g', 'میلی‌گرم در ۱۰۰ گرم'],
  'CFU/g': ['CFU/g', 'کلنی در گرم'],
  'cm in 30 s': ['cm in 30 s', 'سانتی‌متر در ۳۰ ثانیه'],
};

export const acidWords: readonly (readonly [Acid, ...string[]])[] = [
  ['malic', 'اسید مالیک', 'مالیک', 'malic acid'],
  ['citric', 'اسید سیتریک', 'سیتریک', 'citric acid'],
  ['tartaric', 'اسید تارتاریک', 'تارتاریک', 'tartaric acid'],
  ['acetic', 'اسید استیک', 'استیک', 'acetic acid'],
];

export const decimalPoint = '٫';

export const writtenWords = {
  atMost: (value: string) => `حداکثر ${value}`,
  atLeast: (value: string) => `حداقل ${value}`,
  between: (least: string, most: string) => `${least} تا ${most}`,
  around: (target: string, most: string) => `${target} ± ${most}`,
  onBasis: (brix: string) => `در بریکس ${brix}`,
};

/** Words around the numbers of a text. */
export const readWords = {
  atMost: /^(?:حدا[کك]ثر|[کك]متر از|تا|≤|<)/,
  atLeast: /^(?:حداقل|دست[\u200c ][کك]م|ب[یي]شتر از|ب[یي]ش از|≥|>)/,
  from: 'از',
  to: 'تا|-|–|—',
  /** What the product does not have. */
  nothing: /^(?:ندارد|بدون(?:\s.*)?|منف[یي])$/,
};
