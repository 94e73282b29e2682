export const copy = {
  title: 'گواهی‌ها',
  loading: 'در حال دریافت گواهی‌ها…',
  number: 'شمارهٔ گواهی:',
  issuer: 'صادرکننده:',
  validUntil: 'اعتبار تا:',
  scan: (name: string) => `مشاهدهٔ گواهی ${name}`,
};
