import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['sendContact'],
    'owner, sales manager and sales': [
      'deleteContact',
      'exportContacts',
      'getContact',
      'listContacts',
      'markContactRead',
      'markContactUnread',
    ],
  },
  scopes: { 'contacts:read': ['exportContacts', 'getContact', 'listContacts'] },
  writes: ({ api, newest, number, request }) => {
    const aMessage = async () => {
      await api.call('POST /api/contact', { body: { name: 'سارا', message: `پیام شمارهٔ ${number()}` } });
      return newest('GET /api/contacts');
    };
    return {
      deleteContact: async () => ({ path: await aMessage() }),
      markContactRead: async () => ({ path: await aMessage() }),
      markContactUnread: async () => {
        const path = await aMessage();
        await request('markContactRead', { path });
        return { path };
      },
    };
  },
  creations: [
    {
      title: 'a message',
      path: 'contact',
      table: 'contact',
      body: () => ({ name: 'سارا', message: 'پیامی که زیر یک کلید فرستاده می‌شود' }),
      other: { message: 'پیامی دیگر زیر همان کلید' },
    },
  ],
};
