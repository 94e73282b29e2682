import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['getSettings'],
    'owner, sales manager and sales': ['getStaffSettings'],
    owner: ['countMovedPromises', 'updateSettings'],
  },
  scopes: { 'orders:read': ['getStaffSettings'], 'orders:write': ['getStaffSettings'] },
  writes: () => ({ updateSettings: () => ({ body: { siteTitle: 'عنوان جدید سایت' } }) }),
};
