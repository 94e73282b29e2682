import { defineRecordKind } from '../../record-kind.js';
import { copy } from '../copy.js';

/** Those of the first remotes; others are called by their code names. */
export const remoteNames = copy.releases.remotes;

/** What visitors get of a remote; the id is the name of the remote. */
export const releaseKind = defineRecordKind({
  name: 'release',
  label: 'انتشار',
  area: 'releases',
  titles: remoteNames,
  actions: {
    changeRelease: { name: 'تغییر نسخهٔ سایت' },
    publishRelease: { name: 'انتشار نسخه', summary: (release) => `نسخه‌ای به ${release} افزود` },
    createReleasePreview: {
      name: 'ساخت پیوند پیش‌نمایش نسخه',
      summary: (release) => `برای ${release} پیوند پیش‌نمایش ساخت`,
    },
  },
  fieldNames: {
    published: 'نسخهٔ منتشرشده',
    current: 'نسخهٔ جاری',
    canary: 'نسخهٔ آزمایشی',
    percent: 'سهم نسخهٔ آزمایشی (درصد)',
    preview: 'نسخهٔ پیش‌نمایش',
    hours: 'اعتبار (ساعت)',
    reason: 'دلیل',
  },
});
