import type { RecordTests } from '../support/records.js';
import { loginNewCustomer } from '../support/customers.js';

const reads = ['getCustomer', 'listCustomerOrderReminders', 'listCustomerOrders', 'listCustomers'];

export const tests: RecordTests = {
  whoMayCall: {
    'owner, sales manager and sales': [
      'createCustomer',
      'deleteCustomerSessions',
      'getCustomer',
      'listCustomerOrderReminders',
      'listCustomerOrders',
      'listCustomers',
      'setCustomerExternalId',
    ],
    'owner and sales manager': ['deleteCustomer', 'exportCustomers'],
  },
  scopes: {
    'customers:read': reads,
    'customers:write': [...reads, 'createCustomer', 'setCustomerExternalId'],
  },
  writes: ({ api, made, newest, number }) => {
    const aCustomer = async () => {
      await loginNewCustomer(api);
      return newest('GET /api/customers');
    };
    const form = () => {
      const own = number();
      return { fullName: `مشتری ${own}`, phoneNumber: '09141234567', externalId: `P-${own}` };
    };
    return {
      createCustomer: () => ({ body: form() }),
      setCustomerExternalId: async () => ({
        path: await made('createCustomer', form()),
        body: { externalId: `Q-${number()}` },
      }),
      deleteCustomer: async () => ({ path: await aCustomer() }),
      deleteCustomerSessions: async () => ({ path: await aCustomer() }),
    };
  },
  creations: [
    {
      title: 'a customer',
      path: 'customers',
      table: 'customer',
      body: () => ({ fullName: 'امید رضایی', phoneNumber: '09141234567' }),
      other: { fullName: 'دیگری' },
    },
  ],
};
