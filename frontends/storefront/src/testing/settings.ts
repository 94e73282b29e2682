import type { Schemas } from '@afshoreh/api-client';

/** Site settings as `GET /api/settings` returns them. */
export const siteSettings: Schemas['SettingsDto'] = {
  siteTitle: 'افشره',
  metaDescription: '',
  keywords: '',
  searchSynonyms: '',
  lostReasons: '',
  contactEmail: 'info@afshoreh.example',
  phone: '+984433000000',
  salesPhone: '+989140000000',
  address: 'ارومیه، خیابان صنعت، پلاک ۱۲',
  officeHours: 'شنبه تا پنجشنبه، ۸:۰۰ تا ۱۶:۰۰',
  callHours: { from: 8, to: 18, text: '۸ صبح تا ۶ عصر' },
  callRetryHours: 2,
  callRetryAttempts: 3,
  socialLinks: { telegram: null, instagram: null, linkedin: null, whatsapp: null },
  usdRate: 83000,
  version: 1,
  usdRateDate: '2025-05-21T00:00:00Z',
  rateOldAfterDays: 30,
  answerTime: null,
  rateExpiredAfterDays: 90,
  vitalsPercent: 100,
  measuresVitals: true,
};
