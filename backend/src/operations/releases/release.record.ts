import { defineRecordKind } from '../../record-kind.js';
import { copy } from '../copy.js';

/** What visitors get of a remote; the id is the name of the remote. */
export const releaseKind = defineRecordKind({
  name: 'release',
  label: 'انتشار',
  area: 'releases',
  titles: copy.releases.remotes,
  actions: {
    changeRelease: { name: 'تغییر نسخهٔ سایت' },
    createReleasePreview: {
      name: 'ساخت پیوند پیش‌نمایش نسخه',
      summary: (release) => `برای ${release} پیوند پیش‌نمایش ساخت`,
    },
  },
  fieldNames: {
    current: 'نسخهٔ جاری',
    canary: 'نسخهٔ آزمایشی',
    percent: 'سهم نسخهٔ آزمایشی (درصد)',
    preview: 'نسخهٔ پیش‌نمایش',
    hours: 'اعتبار (ساعت)',
    reason: 'دلیل',
  },
});
