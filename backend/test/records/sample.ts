import type { RecordTests } from '../support/records.js';
import { addProduct, aPhoneOrder, aSampleRequest } from '../support/shop.js';

const reads = ['exportSamples', 'getSample', 'listSamples'];

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['placeSampleRequest', 'sendSampleFeedback', 'trackSample'],
    'owner, sales manager and sales': [...reads, 'deleteSample', 'setSampleStatus', 'takeSampleOrder'],
  },
  scopes: {
    'orders:read': reads,
    'orders:write': [...reads, 'deleteSample', 'setSampleStatus', 'takeSampleOrder'],
  },
  writes: ({ api, newest, number, request, token }) => {
    const aSample = async () => {
      const phone = `0914${1_000_000 + number()}`;
      await api.call('POST /api/samples', { body: aSampleRequest(await addProduct(api, token), { phone }) });
      return newest('GET /api/admin/samples');
    };
    return {
      setSampleStatus: async () => ({ path: await aSample(), body: { status: 'approved' } }),
      takeSampleOrder: async () => {
        const path = await aSample();
        await request('setSampleStatus', { path, body: { status: 'approved' } });
        return { path, body: aPhoneOrder(await addProduct(api, token)) };
      },
      deleteSample: async () => ({ path: await aSample() }),
    };
  },
  creations: [
    {
      title: 'a request for a sample',
      path: 'samples',
      table: 'sample',
      body: ({ product }) => aSampleRequest(product),
      other: { grams: 250 },
    },
  ],
};
