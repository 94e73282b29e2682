/** The social networks that the footer links to. */
type SocialNetwork = 'telegram' | 'instagram' | 'linkedin' | 'whatsapp';

/** Everything about the company and the site that an admin may change without a release. All of it is public. */
export interface Settings {
  siteTitle: string;
  metaDescription: string;
  /** Separated by «،». */
  keywords: string;
  contactEmail: string;
  /** Both phones in their stored form (+98…). */
  phone: string;
  salesPhone: string;
  address: string;
  /** When the office is open (D27), as text. */
  officeHours: string;
  /** When experts call, in whole hours of the day in Tehran (D10, D27). */
  callHours: { from: number; to: number };
  /** After a failed attempt the next one is this many call hours later (D33) … */
  callRetryHours: number;
  /** … and after this many in a row on the next working morning. */
  callRetryAttempts: number;
  socialLinks: Record<SocialNetwork, string | null>;
  /** Toman per US dollar (D2). */
  usdRate: number;
  /** ISO 8601; when that rate was set. */
  usdRateDate: string;
  /** Prices at a rate of more days are marked with its month … */
  rateOldAfterDays: number;
  /** … and of more than these not shown (D45). */
  rateExpiredAfterDays: number;
  /** Counts changes: two admins do not overwrite each other unseen. */
  version: number;
}

/** What an update may carry, with the version that it was made of; links that are not named keep their value. */
export type SettingsChange = Partial<Omit<Settings, 'socialLinks'>> & {
  socialLinks?: Partial<Settings['socialLinks']>;
};

/** What holds for a setting that nobody changed yet (spec §2, §9). */
export const defaultSettings: Settings = {
  siteTitle: 'افشره؛ کنسانتره و پورهٔ میوه، رب گوجه‌فرنگی',
  metaDescription:
    'تأمین عمدهٔ کنسانتره و پورهٔ میوه و رب گوجه‌فرنگی با مشخصات فنی کامل، گواهی‌های \u2068ISO 22000\u2069، \u2068HACCP\u2069 و SGS و ارسال به سراسر ایران و بازارهای صادراتی.',
  keywords:
    'کنسانتره میوه، کنسانتره سیب، کنسانتره انگور، پوره میوه، رب گوجه‌فرنگی، خرید عمده کنسانتره، صادرات کنسانتره',
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
  // The day of the newest text in the specification: an old rate is shown with an old date, never as today's.
  usdRateDate: '2025-05-21T20:30:00.000Z',
  rateOldAfterDays: 30,
  rateExpiredAfterDays: 90,
  version: 1,
};
