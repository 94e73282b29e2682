import type { CreateProductDto } from '../../catalog/index.js';

/** Aseptic goods leave the line commercially sterile; the limits are the ones their certificates of analysis state. */
const aseptic = {
  mold: 'کمتر از ۱۰ CFU/g',
  osmoticYeast: 'کمتر از ۱۰ CFU/g',
  totalMicrobe: 'کمتر از ۱۰۰ CFU/g',
  lacticAcidBacteria: 'کمتر از ۱۰ CFU/g',
  lead: 'حداکثر ۰٫۰۵ میلی‌گرم بر کیلوگرم',
  sn: 'حداکثر ۱ میلی‌گرم بر کیلوگرم',
};

/** Clear concentrates: high brix keeps them at cool-room temperature. */
const concentrate = {
  ...aseptic,
  type: 'کنسانترهٔ شفاف',
  alcohol: 'حداکثر ۰٫۱ درصد وزنی',
  so2: 'کمتر از ۱۰ میلی‌گرم بر کیلوگرم',
  additive: 'بدون افزودنی',
  shelfLife: '۲۴ ماه در دمای ۰ تا ۵ درجهٔ سلسیوس، ۱۲ ماه در دمای زیر ۲۰ درجهٔ سلسیوس',
};

const puree = {
  ...aseptic,
  type: 'پورهٔ اسپتیک',
  alcohol: 'ندارد',
  so2: 'کمتر از ۱۰ میلی‌گرم بر کیلوگرم',
  weight: '۲۲۰ کیلوگرم',
  packaging: 'کیسهٔ اسپتیک ۲۲۰ کیلوگرمی در بشکهٔ فلزی مخروطی، چهار بشکه روی هر پالت',
  shelfLife: '۱۸ ماه در دمای زیر ۲۵ درجهٔ سلسیوس، دور از نور',
};

const paste = {
  ...aseptic,
  type: 'رب اسپتیک، هات‌بریک',
  alcohol: 'ندارد',
  so2: 'ندارد',
  additive: 'بدون افزودنی، بدون رنگ و نمک',
  mold: 'شمارش هاوارد حداکثر ۴۰ درصد میدان مثبت',
  packaging: 'کیسهٔ اسپتیک ۲۲۰ لیتری در بشکهٔ فلزی',
  shelfLife: '۲۴ ماه در دمای زیر ۲۵ درجهٔ سلسیوس',
};

const ascorbic = 'اسید اسکوربیک حداکثر ۵۰۰ میلی‌گرم بر کیلوگرم';
const drumOf = (kilograms: string): string =>
  `کیسهٔ اسپتیک ${kilograms} کیلوگرمی در بشکهٔ فلزی ۲۲۰ لیتری، چهار بشکه روی هر پالت`;

/**
 * Toman prices are typed but not shown: visitors see the price list or «تماس با فروش». An `image` is named where the
 * keywords of `product-drawing.ts` would show another fruit or pack; the drawings are the shell's.
 */
export const demoProducts: CreateProductDto[] = [
  {
    ...concentrate,
    name: 'کنسانترهٔ سیب',
    description:
      'کنسانترهٔ شفاف سیب از سیب‌های صنعتی باغ‌های ارومیه، با رنگ روشن و اسیدیتهٔ یکنواخت از آغاز تا پایان فصل. برای آب‌میوه، نوشابهٔ گازدار، ماءالشعیر و به‌عنوان شیرین‌کنندهٔ طبیعی در کمپوت و مربا به کار می‌رود.',
    ...{ category: 'apple', price: 141_000_000, featured: true, status: 'موجود', origin: 'ارومیه' },
    ...{ brix: '۷۰ ± ۱', pH: '۳٫۴ تا ۳٫۹', acidity: '۱٫۵ تا ۲٫۵ درصد (اسید مالیک)', density: '۱٫۳۵ گرم بر میلی‌لیتر' },
    ...{ ash: '۱٫۶ درصد', fructose: '۳۸ درصد', weight: '۲۷۵ کیلوگرم', packaging: drumOf('۲۷۵') },
    colorFlavor: 'کهربایی روشن و شفاف، رنگ در ۴۴۰ نانومتر دست‌کم ۵۵ درصد عبور، طعم طبیعی سیب',
  },
  {
    ...puree,
    name: 'پورهٔ سیب',
    description:
      'پورهٔ یکدست و بدون پوست و هستهٔ سیب زرد و قرمز، با مش ۰٫۵ میلی‌متر و رنگ روشن پایدار. پایهٔ غذای کودک، نکتار، لواشک و پرکنندهٔ شیرینی است.',
    ...{ category: 'apple', price: 164_000_000, featured: true, status: 'موجود', origin: 'ارومیه' },
    ...{
      brix: '۱۲ تا ۱۴',
      pH: '۳٫۴ تا ۳٫۸',
      acidity: '۰٫۳ تا ۰٫۶ درصد (اسید مالیک)',
      density: '۱٫۰۵ گرم بر میلی‌لیتر',
    },
    ...{ additive: ascorbic, ash: '۰٫۳ درصد', fructose: '۶٫۵ درصد' },
    colorFlavor: 'کرم روشن، بافت نرم و یکدست، طعم تازهٔ سیب',
  },
  {
    ...paste,
    name: 'رب گوجه‌فرنگی',
    image: '/assets/products/tomato-paste-drum.svg',
    description:
      'رب گوجه‌فرنگی اسپتیک از گوجه‌های رسیدهٔ مزرعه با رنگ قرمز طبیعی و غلظت مناسب بسته‌بندی دوباره. برای کارخانه‌های کنسرو، سس و بسته‌بندی قوطی آماده است.',
    ...{ category: 'tomato', price: 74_000_000, featured: true, status: 'موجود', origin: 'ارومیه' },
    ...{
      brix: '۲۸ تا ۳۰',
      pH: '۴٫۱ تا ۴٫۳',
      acidity: '۱٫۶ تا ۲٫۲ درصد (اسید سیتریک)',
      density: '۱٫۱۲ گرم بر میلی‌لیتر',
    },
    ...{ ash: '۲٫۶ درصد', fructose: '۷ درصد', weight: '۲۲۰ کیلوگرم' },
    colorFlavor: 'قرمز طبیعی، نسبت a/b دست‌کم ۲٫۰، بوستویک ۴ تا ۷ سانتی‌متر، بدون بوی سوختگی',
  },
  {
    ...paste,
    name: 'رب گوجه‌فرنگی غلیظ (بریکس ۳۶ تا ۳۸)',
    image: '/assets/products/tomato-paste-bag.svg',
    description:
      'رب غلیظ کلدبریک برای صادرات و سس‌سازی که هزینهٔ حمل هر واحد مادهٔ خشک را پایین می‌آورد. رنگ آن پیش از بارگیری با دستگاه هانتر اندازه‌گیری و در برگهٔ آنالیز نوشته می‌شود.',
    ...{
      category: 'tomato',
      price: 92_000_000,
      featured: false,
      status: 'موجود',
      origin: 'شیراز',
      type: 'رب اسپتیک، کلدبریک',
    },
    ...{
      brix: '۳۶ تا ۳۸',
      pH: '۴٫۱ تا ۴٫۳',
      acidity: '۲٫۰ تا ۲٫۸ درصد (اسید سیتریک)',
      density: '۱٫۱۶ گرم بر میلی‌لیتر',
    },
    ...{ ash: '۳٫۴ درصد', fructose: '۹ درصد', weight: '۲۴۰ کیلوگرم' },
    colorFlavor: 'قرمز تیره، نسبت a/b دست‌کم ۲٫۱، بوستویک ۵ تا ۸ سانتی‌متر در بریکس ۱۲٫۵',
  },
  {
    ...puree,
    name: 'پورهٔ گوجه‌فرنگی',
    image: '/assets/products/tomato-puree.svg',
    description:
      'پورهٔ کم‌غلظت گوجه‌فرنگی برای کچاپ، سس پیتزا و آب گوجه، با طعم تازه و حرارت‌دهی کوتاه. در فصل برداشت تولید می‌شود و از پیش می‌توان سهمیهٔ ماهانه گرفت.',
    ...{ category: 'tomato', price: 52_000_000, featured: false, status: 'تولید فصلی', origin: 'ماکو' },
    ...{
      brix: '۱۰ تا ۱۲',
      pH: '۴٫۱ تا ۴٫۳',
      acidity: '۰٫۶ تا ۰٫۹ درصد (اسید سیتریک)',
      density: '۱٫۰۴ گرم بر میلی‌لیتر',
    },
    ...{ additive: 'بدون افزودنی', ash: '۱٫۱ درصد', fructose: '۲٫۸ درصد' },
    colorFlavor: 'قرمز روشن، بافت یکدست، طعم گوجهٔ تازه',
  },
  {
    ...concentrate,
    name: 'کنسانترهٔ انگور سفید',
    image: '/assets/products/white-grape.svg',
    description:
      'کنسانترهٔ شفاف انگور سفید با رنگ کم و شیرینی طبیعی، بدون کریستال تارتارات. شیرین‌کنندهٔ رایج نوشیدنی‌ها، بستنی و فرآورده‌های بدون شکر افزوده است.',
    ...{ category: 'grape', price: 158_000_000, featured: false, status: 'موجود', origin: 'ملایر' },
    ...{
      brix: '۶۸ ± ۱',
      pH: '۳٫۲ تا ۳٫۸',
      acidity: '۰٫۸ تا ۱٫۵ درصد (اسید تارتاریک)',
      density: '۱٫۳۳ گرم بر میلی‌لیتر',
    },
    ...{ ash: '۱٫۴ درصد', fructose: '۳۳ درصد', weight: '۲۷۵ کیلوگرم', packaging: drumOf('۲۷۵') },
    colorFlavor: 'زرد روشن و شفاف، بو و طعم ملایم انگور',
  },
  {
    ...concentrate,
    name: 'کنسانترهٔ انگور قرمز',
    description:
      'کنسانترهٔ انگور قرمز با آنتوسیانین طبیعی و طعم پر، از انگورهای سیاه باغ‌های ارومیه. برای آب انگور قرمز، سرکه و رنگ‌دهی طبیعی نوشیدنی‌ها سفارش می‌شود.',
    ...{ category: 'grape', price: 172_000_000, featured: false, status: 'تولید فصلی', origin: 'ارومیه' },
    ...{
      brix: '۶۵ ± ۱',
      pH: '۳٫۱ تا ۳٫۷',
      acidity: '۱٫۰ تا ۱٫۸ درصد (اسید تارتاریک)',
      density: '۱٫۳۲ گرم بر میلی‌لیتر',
    },
    ...{ ash: '۱٫۵ درصد', fructose: '۳۱ درصد', weight: '۲۷۰ کیلوگرم', packaging: drumOf('۲۷۰') },
    colorFlavor: 'قرمز ارغوانی تیره، طعم کامل انگور قرمز',
  },
  {
    ...concentrate,
    name: 'کنسانترهٔ آلبالو',
    description:
      'کنسانترهٔ آلبالو با رنگ قرمز پایدار و عطر بازیابی‌شده. در شربت، نکتار، مربا و شکلات‌سازی با مقدار کم، طعم و رنگ کامل می‌دهد.',
    ...{ category: 'cherry', price: 165_000_000, featured: true, status: 'موجود', origin: 'ارومیه' },
    ...{ brix: '۶۵ ± ۱', pH: '۲٫۹ تا ۳٫۴', acidity: '۴٫۵ تا ۶٫۵ درصد (اسید مالیک)', density: '۱٫۳۲ گرم بر میلی‌لیتر' },
    ...{ ash: '۲٫۲ درصد', fructose: '۲۱ درصد', weight: '۲۶۵ کیلوگرم' },
    packaging: 'کیسهٔ اسپتیک ۲۶۵ کیلوگرمی در بشکهٔ فلزی',
    colorFlavor: 'قرمز تیرهٔ شفاف، طعم ترش و عطر طبیعی آلبالو',
  },
  {
    ...concentrate,
    name: 'کنسانترهٔ انار',
    description:
      'کنسانترهٔ انار از دانهٔ انار ساوه بدون آب پوست، تا طعم گس نشود. برای آب انار، رب انار صنعتی، نوشیدنی‌های سلامت‌محور و صادرات به اروپا و روسیه مناسب است.',
    ...{ category: 'pomegranate', price: 290_000_000, featured: false, status: 'موجود', origin: 'ساوه' },
    ...{ brix: '۶۵ ± ۱', pH: '۲٫۷ تا ۳٫۳', acidity: '۳٫۵ تا ۶٫۰ درصد (اسید سیتریک)', density: '۱٫۳۲ گرم بر میلی‌لیتر' },
    ...{ ash: '۱٫۹ درصد', fructose: '۲۶ درصد', weight: '۲۶۵ کیلوگرم' },
    packaging: 'کیسهٔ اسپتیک ۲۶۵ کیلوگرمی در بشکهٔ فلزی یا سطل ۲۵ کیلوگرمی',
    colorFlavor: 'قرمز یاقوتی تیره، طعم ملس انار',
  },
  {
    ...concentrate,
    name: 'کنسانترهٔ خرما',
    type: 'شیرهٔ تصفیه‌شده',
    description:
      'شیرهٔ تصفیه‌شدهٔ خرمای کبکاب با قند طبیعی و خاکستر پایین، بدون ذرات الیاف. جایگزین شکر در نان و شیرینی، غلات صبحانه، لبنیات و نوشیدنی‌های انرژی‌زاست.',
    ...{ category: 'other', price: 140_000_000, featured: false, status: 'موجود', origin: 'بوشهر' },
    ...{ brix: '۷۲ ± ۱', pH: '۴٫۵ تا ۵٫۵', acidity: '۰٫۳ تا ۰٫۷ درصد (اسید سیتریک)', density: '۱٫۳۷ گرم بر میلی‌لیتر' },
    ...{ ash: '۱٫۸ درصد', fructose: '۳۵ درصد', weight: '۲۸۰ کیلوگرم' },
    packaging: 'کیسهٔ اسپتیک ۲۸۰ کیلوگرمی در بشکهٔ فلزی یا مخزن IBC هزار لیتری',
    colorFlavor: 'قهوه‌ای روشن و شفاف، شیرین با طعم خرما',
  },
  {
    ...puree,
    name: 'پورهٔ زردآلو',
    description:
      'پورهٔ زردآلوی رسیده با رنگ نارنجی طبیعی و پکتین بالا که بافت نکتار را بدون قوام‌دهنده نگه می‌دارد. در نکتار، ماست میوه‌ای، مارمالاد و غذای کودک به کار می‌رود.',
    ...{ category: 'other', price: 181_000_000, featured: false, status: 'تولید فصلی', origin: 'ارومیه' },
    ...{
      brix: '۱۱ تا ۱۴',
      pH: '۳٫۴ تا ۳٫۹',
      acidity: '۰٫۹ تا ۱٫۶ درصد (اسید مالیک)',
      density: '۱٫۰۵ گرم بر میلی‌لیتر',
    },
    ...{ additive: ascorbic, ash: '۰٫۶ درصد', fructose: '۱٫۲ درصد' },
    colorFlavor: 'نارنجی روشن، بافت لطیف، عطر زردآلوی رسیده',
  },
  {
    ...puree,
    name: 'پورهٔ انبه',
    description:
      'پورهٔ انبه از رقم‌های توتاپوری و آلفونسو با طعم پر و فیبر کم. پایهٔ نکتار، اسموتی، بستنی و دسرهای لبنی است و با برگهٔ آنالیز هر سری ساخت (بچ) تحویل می‌شود.',
    ...{ category: 'other', price: 206_000_000, featured: false, status: 'جدید', origin: 'چابهار' },
    ...{
      brix: '۱۴ تا ۱۸',
      pH: '۳٫۶ تا ۴٫۲',
      acidity: '۰٫۴ تا ۰٫۸ درصد (اسید سیتریک)',
      density: '۱٫۰۷ گرم بر میلی‌لیتر',
    },
    ...{ additive: 'بدون افزودنی', ash: '۰٫۴ درصد', fructose: '۳ درصد', weight: '۲۱۵ کیلوگرم' },
    packaging: 'کیسهٔ اسپتیک ۲۱۵ کیلوگرمی در بشکهٔ فلزی',
    colorFlavor: 'زرد طلایی، بافت نرم، عطر قوی انبه',
  },
  {
    ...puree,
    name: 'پورهٔ هلو',
    image: '/assets/products/peach.svg',
    description:
      'پورهٔ هلوی زرد هسته‌جدا با مش ۰٫۵ میلی‌متر و رنگ یکنواخت. برای نکتار هلو، ماست میوه‌ای و پرکنندهٔ کیک آماده است و با عطر بازیابی‌شده نیز عرضه می‌شود.',
    ...{ category: 'other', price: 158_000_000, featured: false, status: 'موجود', origin: 'ارومیه' },
    ...{
      brix: '۱۰ تا ۱۲',
      pH: '۳٫۵ تا ۴٫۰',
      acidity: '۰٫۵ تا ۰٫۸ درصد (اسید مالیک)',
      density: '۱٫۰۴ گرم بر میلی‌لیتر',
    },
    ...{ additive: ascorbic, ash: '۰٫۴ درصد', fructose: '۱٫۵ درصد' },
    colorFlavor: 'زرد نارنجی، بافت یکدست، طعم هلوی رسیده',
  },
  {
    ...concentrate,
    name: 'کنسانترهٔ کدر سیب (پرپالپ)',
    image: '/assets/products/cloudy-apple.svg',
    type: 'کنسانترهٔ کدر',
    description:
      'کنسانترهٔ کدر سیب با پالپ پایدار که ظاهر آب‌میوهٔ تازه را حفظ می‌کند. برای آب سیب طبیعی، نوشیدنی‌های کودک و سس سیب انتخاب می‌شود.',
    ...{ category: 'apple', price: 168_000_000, featured: false, status: 'جدید', origin: 'سمیرم' },
    ...{ brix: '۴۰ ± ۱', pH: '۳٫۴ تا ۳٫۸', acidity: '۱٫۰ تا ۱٫۸ درصد (اسید مالیک)', density: '۱٫۱۸ گرم بر میلی‌لیتر' },
    ...{ additive: ascorbic, ash: '۱٫۱ درصد', fructose: '۲۱ درصد', weight: '۲۴۰ کیلوگرم' },
    packaging: 'کیسهٔ اسپتیک ۲۴۰ کیلوگرمی در بشکهٔ فلزی، نگهداری در سردخانه',
    colorFlavor: 'زرد کدر، پالپ معلق ۸ تا ۱۲ درصد، طعم سیب تازه',
  },
  {
    ...concentrate,
    name: 'کنسانترهٔ توت سیاه',
    image: '/assets/products/mulberry.svg',
    description:
      'کنسانترهٔ شاه‌توت با رنگ بنفش تیره و ترشی متعادل از باغ‌های دامنهٔ البرز. مقدار تولید محدود است و برای شربت، ژله، بستنی و نوشیدنی‌های ویژه پیش‌فروش می‌شود.',
    ...{ category: 'other', price: 315_000_000, featured: false, status: 'پیش‌فروش', origin: 'کرج' },
    ...{ brix: '۶۵ ± ۱', pH: '۳٫۰ تا ۳٫۶', acidity: '۳٫۰ تا ۴٫۵ درصد (اسید سیتریک)', density: '۱٫۳۲ گرم بر میلی‌لیتر' },
    ...{ ash: '۲٫۰ درصد', fructose: '۲۷ درصد', weight: '۲۵ کیلوگرم' },
    packaging: 'سطل پلی‌اتیلن ۲۵ کیلوگرمی با کیسهٔ اسپتیک',
    colorFlavor: 'بنفش تیره، طعم ترش و شیرین شاه‌توت',
  },
];
