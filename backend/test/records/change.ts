import type { RecordTests } from '../support/records.js';

const calls = ['listChanges'];

export const tests: RecordTests = {
  whoMayCall: { 'every admin': calls },
  scopes: {
    'catalogue:read': calls,
    'prices:write': calls,
    'catalogue:write': calls,
    'orders:read': calls,
    'orders:write': calls,
    'contacts:read': calls,
    'customers:read': calls,
    'customers:write': calls,
  },
  writes: () => ({}),
};
