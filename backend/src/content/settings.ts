type SocialNetwork = 'telegram' | 'instagram' | 'linkedin' | 'whatsapp';

/** Data of the company and the site that an admin can change without a release. All of it is public but `staffSettings`. */
export interface Settings {
  siteTitle: string;
  metaDescription: string;
  /** Separated by «،». */
  keywords: string;
  /** Synonyms for the search: one line per group, separated by «=». */
  searchSynonyms: string;
  /** The reasons from which staff choose when they cancel an order, one per line. */
  lostReasons: string;
  /** Texts with which staff begin a reply to a message: the first line of each is its title, «---» stands between two. */
  replyTemplates: string;
  contactEmail: string;
  /** Both phones are in their stored form (+98…). */
  phone: string;
  salesPhone: string;
  address: string;
  officeHours: string;
  /** When experts call, in whole hours of the day in Tehran. */
  callHours: { from: number; to: number };
  /** How many call hours after a failed attempt the next one is due. */
  callRetryHours: number;
  /** After this many failed attempts in a row, the next one is due on the next working morning. */
  callRetryAttempts: number;
  socialLinks: Record<SocialNetwork, string | null>;
  /** Toman per US dollar. */
  usdRate: number;
  /** When the rate was set, in ISO 8601. */
  usdRateDate: string;
  /** Prices are shown with the month of their rate when the rate is older than this. */
  rateOldAfterDays: number;
  /** Prices are not shown when the rate is older than this. */
  rateExpiredAfterDays: number;
  /** The company on papers: its legal name and numbers. Empty ones are left out there. */
  legalName: string;
  nationalId: string;
  economicCode: string;
  postalCode: string;
  /** Percent of value-added tax from the day `taxFrom` on (Gregorian, in Tehran), and before it. */
  taxPercent: number;
  taxFrom: string;
  taxPercentBefore: number;
  /** How many of a hundred page views measure their speed and failures. */
  vitalsPercent: number;
  /** The median time to the first call; see `AnswerTimeWatch` of the orders. Null as long as too few were called. */
  answerMinutes: number | null;
  /** Version for optimistic locking, so that one admin cannot overwrite another's change unseen. */
  version: number;
}

/** The settings that only staff need. */
export const staffSettings = ['lostReasons', 'replyTemplates'] as const;

/** An update, with the version that it was made from. Social links that are left out keep their value. */
export type SettingsChange = Partial<Omit<Settings, 'socialLinks' | 'answerMinutes'>> & {
  socialLinks?: Partial<Settings['socialLinks']>;
};

export const defaultSettings: Settings = {
  siteTitle: 'افشره؛ کنسانتره و پورهٔ میوه، رب گوجه‌فرنگی',
  metaDescription:
    'تأمین عمدهٔ کنسانتره و پورهٔ میوه و رب گوجه‌فرنگی با مشخصات فنی کامل، برگهٔ آنالیز هر محموله و ارسال به سراسر ایران و بازارهای صادراتی.',
  keywords:
    'کنسانترهٔ میوه، کنسانترهٔ سیب، کنسانترهٔ انگور، پورهٔ میوه، رب گوجه‌فرنگی، خرید عمدهٔ کنسانتره، صادرات کنسانتره',
  searchSynonyms: 'شیره = کنسانتره\naseptic = اسپتیک\ndrum = بشکه\npulp = پوره',
  lostReasons: 'قیمت\nموجود نبود\nزمان تحویل\nمشخصات فنی\nخرید از جای دیگر\nپاسخ نداد\nانصراف مشتری\nسفارش تکراری',
  replyTemplates:
    'دریافت شد\nسلام {نام}،\nپیام شما رسید. کارشناس فروش ما در ساعت کاری با شما تماس می‌گیرد.\n---\nقیمت\nسلام {نام}،\nقیمت به مقدار، بسته‌بندی و نرخ روز بستگی دارد. لطفاً مقدار و شهر تحویل را بنویسید تا پیش‌فاکتور بفرستیم.',
  contactEmail: 'info@afshoreh.example',
  phone: '+984433000000',
  salesPhone: '+989140000000',
  address: 'آذربایجان غربی، ارومیه، شهرک صنعتی فاز ۲، خیابان صنعت، پلاک ۱۲',
  officeHours: 'شنبه تا پنجشنبه، ۸:۰۰ تا ۱۶:۰۰',
  callHours: { from: 8, to: 18 },
  callRetryHours: 2,
  callRetryAttempts: 3,
  socialLinks: {
    telegram: 'https://t.me/afshoreh',
    instagram: 'https://www.instagram.com/afshoreh',
    linkedin: 'https://www.linkedin.com/company/afshoreh',
    whatsapp: 'https://wa.me/989140000000',
  },
  usdRate: 83_000,
  // The real date of this rate, so that the old rate is never shown with today's date.
  usdRateDate: '2025-05-21T20:30:00.000Z',
  rateOldAfterDays: 30,
  rateExpiredAfterDays: 90,
  legalName: 'افشره',
  nationalId: '',
  economicCode: '',
  postalCode: '',
  taxPercent: 10,
  taxFrom: '2024-03-20',
  taxPercentBefore: 9,
  vitalsPercent: 100,
  answerMinutes: null,
  version: 1,
};
