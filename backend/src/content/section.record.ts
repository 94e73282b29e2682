import { defineRecordKind } from '../record-kind.js';
import { sectionTitles } from './sections.js';

const iconNames = { quality: 'کیفیت', price: 'قیمت', delivery: 'ارسال' };

export const sectionKind = defineRecordKind({
  name: 'section',
  label: 'بخش',
  area: 'content',
  titles: sectionTitles,
  actions: {
    saveSection: { name: 'ویرایش متن سایت' },
    restoreSectionVersion: {
      name: 'بازگرداندن نسخهٔ متن',
      summary: (section) => `نسخهٔ پیشین ${section} را بازگرداند`,
    },
  },
  valueNames: { feature1_icon: iconNames, feature2_icon: iconNames, feature3_icon: iconNames },
});
