import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['sendContact'],
    'owner, sales manager and sales': [
      'deleteContact',
      'exportContacts',
      'setContactFollowUp',
      'getContact',
      'listContacts',
      'markContactRead',
      'markContactUnread',
      'sendContactReply',
    ],
  },
  scopes: { 'contacts:read': ['exportContacts', 'getContact', 'listContacts'] },
  writes: ({ api, newest, number, request }) => {
    const aMessage = async () => {
      await api.call('POST /api/contact', {
        body: { name: 'سارا', email: 'sara@example.com', message: `پیام شمارهٔ ${number()}` },
      });
      return newest('GET /api/contacts');
    };
    return {
      deleteContact: async () => ({ path: await aMessage() }),
      setContactFollowUp: async () => ({
        path: await aMessage(),
        body: { version: 1, assigneeId: null, note: 'پنجشنبه زنگ بزنید', isAnswered: true },
      }),
      sendContactReply: async () => ({ path: await aMessage(), body: { version: 1, text: 'سلام، زنگ می‌زنیم' } }),
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
    {
      title: 'a reply',
      path: 'contacts/{id}/reply',
      table: 'outbox_message',
      body: () => ({ text: 'سلام، زنگ می‌زنیم' }),
      other: { text: 'سلام، فردا زنگ می‌زنیم' },
    },
  ],
};
