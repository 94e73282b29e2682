import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['getContent'],
    'owner and editor': ['listSectionVersions', 'restoreSectionVersion', 'saveSection'],
  },
  writes: ({ request }) => ({
    restoreSectionVersion: async () => {
      await request('saveSection', { path: { id: 'about' }, body: { title: 'پیش از بازگشت' } });
      return { path: { id: 'about', version: 0 } };
    },
    saveSection: () => ({ path: { id: 'hero' }, body: { title: 'عنوان تازه' } }),
  }),
};
