import { picture } from '../support/fuzz/requests.js';
import type { RecordTests } from '../support/records.js';
import { aSeller } from '../support/sellers.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['applyAsSeller', 'getPublicSeller', 'uploadApplicationFile'],
    /** Credentials that do not name an admin's session, and roles that may not, are refused, not overlooked. */
    'everybody, and owner and editor more': ['listSellers'],
    'owner and editor': [
      'addSellerFileToMedia',
      'countSellers',
      'createSeller',
      'deleteSeller',
      'exportSellers',
      'getSeller',
      'getSellerFile',
      'listSellerFiles',
      'updateSeller',
    ],
  },
  writes: ({ made, newest, number, request }) => {
    const form = () => aSeller({ email: `seller${number()}@example.com` });
    return {
      addSellerFileToMedia: async () => {
        const file = (await request('uploadApplicationFile', { file: picture })).body as { token: string };
        await made('applyAsSeller', { ...form(), files: file.token });
        const { id } = await newest('GET /api/sellers');
        return { path: { id, fileId: (await newest(`GET /api/sellers/${id}/files`)).id } };
      },
      createSeller: () => ({ body: form() }),
      deleteSeller: async () => ({ path: await made('createSeller', form()) }),
      updateSeller: async () => {
        const seller = form();
        const { id, version } = await made('createSeller', seller);
        return { path: { id }, body: { ...seller, companyName: 'شرکت تازه', version } };
      },
    };
  },
  creations: [
    {
      title: 'an application',
      path: 'sellers/applications',
      table: 'seller',
      other: { ownerFullName: 'مینا' },
      body: () => aSeller({ email: 'applicant-under-a-key@example.com' }),
    },
    {
      title: 'a seller',
      path: 'sellers',
      table: 'seller',
      other: { ownerFullName: 'مینا' },
      body: () => aSeller(),
    },
  ],
};
