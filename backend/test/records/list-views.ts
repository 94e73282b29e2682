import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: { 'every admin': ['getListViews', 'saveListViews'] },
  writes: () => ({
    saveListViews: () => ({ body: { views: [{ list: 'orders', name: 'تازه‌ها', search: 'status=new' }] } }),
  }),
};
