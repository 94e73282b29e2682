import type { RecordTests } from '../support/records.js';

const calls = [
  'createWebhook',
  'deleteWebhook',
  'listWebhookDeliveries',
  'listWebhooks',
  'rotateWebhook',
  'sendWebhookAgain',
  'sendWebhookTest',
  'updateWebhook',
];

export const tests: RecordTests = {
  whoMayCall: { owner: calls },
  scopes: { webhooks: calls },
  writes: ({ exampleOf, request }) => {
    const form = () => exampleOf('createWebhook');
    const aWebhook = async () => {
      const { webhook } = (await request('createWebhook', { body: form() })).body as { webhook: { id: number } };
      return { id: webhook.id };
    };
    return {
      createWebhook: () => ({ body: form() }),
      deleteWebhook: async () => ({ path: await aWebhook() }),
      rotateWebhook: async () => ({ path: await aWebhook(), body: { overlapHours: 24 } }),
      updateWebhook: async () => ({ path: await aWebhook(), body: { ...form(), isActive: false } }),
    };
  },
  unrecorded: {
    sendWebhookAgain: 'sends a delivery again, which is no change of the webhook',
    sendWebhookTest: 'sends a test, which is no change of the webhook',
  },
  creations: [
    {
      title: 'a webhook',
      path: 'webhooks',
      table: 'webhook',
      other: { url: 'https://other.example/hooks' },
      body: () => ({ url: 'https://erp.example/hooks', events: ['order.placed'] }),
    },
  ],
};
