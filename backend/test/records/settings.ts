import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: { everybody: ['getSettings'], owner: ['countMovedPromises', 'updateSettings'] },
  writes: () => ({ updateSettings: () => ({ body: { siteTitle: 'عنوان جدید سایت' } }) }),
};
