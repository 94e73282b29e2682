import type { Verdict } from '@afshoreh/persian/analyses';

export const matchCopy = {
  verdicts: {
    pass: 'با مشخصات شما می‌خواند',
    fail: 'با مشخصات شما نمی‌خواند',
    not_comparable: 'نامعلوم برای مشخصات شما',
  } satisfies Record<Verdict, string>,
  one: { pass: 'می‌خواند', fail: 'نمی‌خواند', not_comparable: 'نامعلوم' } satisfies Record<Verdict, string>,
  is: (name: string, stated: string, wanted: string) => `${name} ${stated} است؛ شما ${wanted} خواسته‌اید`,
  dependsOnLot: 'به بهر بستگی دارد',
  representative: 'از نمونهٔ نوعی کالا، نه از این بهر',
  uncertainResult: 'نتیجه مرز را روشن نمی‌کند',
  terms: (name: string) => `${name} بر پایهٔ دیگری اندازه‌گیری شده`,
  unit: (name: string) => `${name} با یکای دیگری اعلام شده`,
  text: (name: string) => `${name} با عدد اعلام نشده`,
  missing: (name: string) => `${name} اعلام نشده`,
  more: (count: string) => `و ${count} مورد دیگر`,
  noLimits: 'برای این خانواده حدی ننوشته‌اید',
  all: (count: string) => `همهٔ ${count} حد`,
  absent: 'نبودن',
};
