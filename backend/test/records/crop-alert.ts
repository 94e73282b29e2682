import { persianYear } from '@afshoreh/persian';
import type { RecordTests } from '../support/records.js';
import { addProduct } from '../support/shop.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['subscribeCropAlert', 'unsubscribeCropAlert'],
    'every admin': ['getNewCrop'],
    'owner and editor': ['publishNewCrop'],
    owner: ['deleteCropAlert', 'exportCropAlerts', 'listCropAlerts'],
  },
  scopes: {
    'catalogue:read': ['getNewCrop'],
    'catalogue:write': ['getNewCrop', 'publishNewCrop'],
    'prices:write': ['getNewCrop'],
  },
  writes: ({ api, newest, number, token }) => ({
    deleteCropAlert: async () => {
      const productId = await addProduct(api, token);
      await api.call('POST /api/crop-alerts', { body: { productId, email: `buyer${number()}@example.com` } });
      return { path: await newest('GET /api/admin/crop-alerts') };
    },
    publishNewCrop: async () => ({ path: { id: await addProduct(api, token) }, body: { year: persianYear() } }),
  }),
};
