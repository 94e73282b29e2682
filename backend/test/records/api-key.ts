import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    owner: ['createApiKey', 'listApiKeys', 'revokeApiKey', 'rotateApiKey', 'updateApiKey'],
  },
  writes: ({ exampleOf, request }) => {
    const form = () => ({ ...exampleOf('createApiKey'), expiresAt: null });
    const aKey = async () => {
      const { apiKey } = (await request('createApiKey', { body: form() })).body as { apiKey: { id: number } };
      return { id: apiKey.id };
    };
    return {
      createApiKey: () => ({ body: form() }),
      revokeApiKey: async () => ({ path: await aKey() }),
      rotateApiKey: async () => ({ path: await aKey(), body: { overlapHours: 24 } }),
      updateApiKey: async () => ({ path: await aKey(), body: { ...form(), name: 'حسابداری' } }),
    };
  },
  creations: [
    {
      title: 'a key of a program',
      path: 'admin/api-keys',
      table: 'api_key',
      other: { name: 'دیگر' },
      body: () => ({ name: 'انبار', scopes: ['orders:read'] }),
    },
  ],
};
