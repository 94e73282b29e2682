import type { RecordTests } from '../support/records.js';
import { loginNewCustomer } from '../support/customers.js';

export const tests: RecordTests = {
  whoMayCall: {
    'owner, sales manager and sales': ['deleteCustomerSessions', 'getCustomer', 'listCustomerOrders', 'listCustomers'],
    'owner and sales manager': ['deleteCustomer', 'exportCustomers'],
  },
  writes: ({ api, newest }) => {
    const aCustomer = async () => {
      await loginNewCustomer(api);
      return newest('GET /api/customers');
    };
    return {
      deleteCustomer: async () => ({ path: await aCustomer() }),
      deleteCustomerSessions: async () => ({ path: await aCustomer() }),
    };
  },
};
