import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['subscribeNewsletter', 'unsubscribeNewsletter'],
    owner: ['countSubscribers', 'deleteSubscriber', 'exportSubscribers', 'listSubscribers'],
  },
  writes: ({ api, newest, number }) => ({
    deleteSubscriber: async () => {
      await api.call('POST /api/newsletter', { body: { email: `reader${number()}@example.com` } });
      return { path: await newest('GET /api/newsletter') };
    },
  }),
};
