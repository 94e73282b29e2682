import type { RecordTests, Writing } from '../support/records.js';
import { addProduct, aDialogOrder, aQuoteForm } from '../support/shop.js';

const reads = ['getQuote', 'getQuotePdf', 'listQuotes'];

async function anOrder({ api, made, token }: Writing): Promise<{ id: number; form: Record<string, unknown> }> {
  const { id } = await made('placeOrder', aDialogOrder(await addProduct(api, token)));
  const order = (await api.call(`GET /api/orders/${id}`, { token })).body as { items: { id: number }[] };
  return { id, form: aQuoteForm(order.items) };
}

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['acceptQuote', 'markQuoteSeen', 'openQuote', 'openQuotePdf', 'sendQuoteMessage', 'trackQuotes'],
    'owner, sales manager and sales': [
      'createQuote',
      'deleteQuote',
      'getQuote',
      'getQuotePdf',
      'listQuotes',
      'checkQuote',
      'sendQuote',
      'updateQuote',
    ],
  },
  scopes: {
    'orders:read': reads,
    'orders:write': [...reads, 'createQuote', 'deleteQuote', 'checkQuote', 'sendQuote', 'updateQuote'],
  },
  writes: (writing) => {
    const aDraft = async () => {
      const { id, form } = await anOrder(writing);
      const made = (await writing.request('createQuote', { path: { id }, body: form })).body as { id: number };
      return { path: { id: made.id }, form };
    };
    return {
      createQuote: async () => {
        const { id, form } = await anOrder(writing);
        return { path: { id }, body: form };
      },
      deleteQuote: async () => ({ path: (await aDraft()).path }),
      sendQuote: async () => ({ path: (await aDraft()).path, body: {} }),
      updateQuote: async () => {
        const { path, form } = await aDraft();
        return { path, body: { ...form, paymentTerms: 'نقدی' } };
      },
    };
  },
  unrecorded: { checkQuote: 'computes and stores nothing' },
};
