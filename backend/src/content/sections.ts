export const sectionIds = ['hero', 'features', 'about', 'products', 'contact'] as const;
export type SectionId = (typeof sectionIds)[number];

export const sectionTitles: Record<SectionId, string> = {
  hero: 'بنر صفحهٔ اصلی',
  features: 'مزیت‌ها',
  about: 'دربارهٔ ما در صفحهٔ اصلی',
  products: 'محصولات ویژه',
  contact: 'دعوت به تماس',
};

export type SectionFields = Record<string, string>;

/** One section as the site shows it; `version` 0 means the built-in text. */
export interface Section {
  id: SectionId;
  version: number;
  fields: SectionFields;
}

export interface SavedSection extends Section {
  savedAt: Date | null;
  savedBy: string | null;
}

/** The built-in texts, version 0 of every section, which the site shows until an admin saves other texts. */
export const defaultSections: Record<SectionId, SectionFields> = {
  hero: {
    title: 'طعم اصیل میوه، آمادهٔ خط تولید شما',
    subtitle: 'کنسانتره و پورهٔ میوه و رب گوجه‌فرنگی، مستقیم از تولیدکننده',
    description:
      'از سیب و انگور باغ‌های ارومیه تا گوجهٔ رسیدهٔ تابستان؛ هر محموله با برگهٔ آنالیز، بستهٔ مناسب حمل و پشتیبانی کارشناسانی که پیش از خرید با شما گفت‌وگو می‌کنند.',
    buttonText: 'مشاهدهٔ محصولات',
    buttonUrl: '/products',
    imageUrl: '',
  },
  features: {
    title: 'چرا خریداران عمده افشره را انتخاب می‌کنند؟',
    subtitle: 'سه قولی که پای آن‌ها می‌ایستیم',
    feature1_title: 'کیفیت تضمین‌شده',
    feature1_icon: 'quality',
    feature1_description:
      'بریکس، اسیدیته و شاخص‌های میکروبی هر محموله در آزمایشگاه سنجیده می‌شود و برگهٔ آنالیز همراه بار است.',
    feature2_title: 'قیمت رقابتی',
    feature2_icon: 'price',
    feature2_description:
      'بی‌واسطه از کارخانه می‌خرید؛ قیمت نهایی را کارشناس فروش بر پایهٔ مقدار، بسته‌بندی و نرخ روز با شما می‌بندد.',
    feature3_title: 'ارسال سریع',
    feature3_icon: 'delivery',
    feature3_description:
      'محصول موجود در بشکهٔ اسپتیک یا قوطی آمادهٔ بارگیری است؛ به سراسر ایران و تا مرز صادراتی می‌فرستیم.',
  },
  about: {
    title: 'بیش از ۱۵ سال در دل باغ‌های ارومیه',
    subtitle: 'تولیدکننده و بازار عمدهٔ کنسانتره، پورهٔ میوه و رب گوجه‌فرنگی',
    description:
      'کار ما از دل باغ آغاز می‌شود: میوهٔ رسیدهٔ آذربایجان غربی را در همان روزهای برداشت به خط تولید می‌رسانیم تا رنگ، عطر و قند طبیعی آن بماند. بیش از ۱۵ سال است که کارخانه‌های آب‌میوه، لبنیات، شیرینی و کنسرو در ایران و کشورهای همسایه با محصول ما تولید می‌کنند. آزمایشگاه ما هر محموله را پیش از بارگیری می‌سنجد و برگهٔ آنالیز آن را همراه بار می‌فرستد.',
    imageUrl: '',
    buttonText: 'بیشتر دربارهٔ ما',
    buttonUrl: '/about',
  },
  products: {
    title: 'محصولات ویژه',
    subtitle: 'پرفروش‌ترین کنسانتره‌ها و پوره‌های این فصل',
    description:
      'مشخصات فنی هر محصول را ببینید و همان‌جا سفارش دهید؛ کارشناسان ما برای قیمت و شرایط پرداخت با شما تماس می‌گیرند.',
    buttonText: 'همهٔ محصولات',
    buttonUrl: '/products',
  },
  contact: {
    title: 'برای نمونه، قیمت یا قرارداد سالانه تماس بگیرید',
    subtitle: 'کارشناسان فروش ما پاسخ‌گوی شما هستند',
    description:
      'مقدار، بسته‌بندی و مقصد را بگویید؛ مشخصات فنی، نمونهٔ آزمایشگاهی و زمان تحویل را برایتان آماده می‌کنیم.',
    imageUrl: '',
  },
};
