import type { RecordTests, Writing } from '../support/records.js';
import { addProduct } from '../support/shop.js';

const reads = ['getAnalysis', 'getAnalysisPdf', 'getLot', 'listLots'];
const writes = [
  'checkResults',
  'createAnalysis',
  'createLot',
  'deleteAnalysis',
  'deleteLot',
  'publishAnalysis',
  'setLotStatus',
  'updateAnalysis',
  'updateLot',
];

const lot = (productId: number, number: number) => ({
  number: `LOT-${number}`,
  productId,
  producedOn: '2026-10-01',
  bestBefore: '2099-10-01',
  kilograms: 22_000,
});
const analysis = (value: number) => ({
  laboratory: 'آزمایشگاه همکار',
  analysedOn: '2026-10-05',
  results: [{ parameter: 'brix', operator: 'equal', value }],
});

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['listLotsOnSale', 'openAnalysisPdf', 'openLot'],
    'every admin': reads,
    'owner and editor': writes,
  },
  scopes: { 'catalogue:read': reads, 'catalogue:write': [...reads, ...writes], 'prices:write': reads },
  writes: (writing: Writing) => {
    const { api, token, made, number, request } = writing;
    const aLot = async () => made('createLot', lot(await addProduct(api, token), number()));
    const aDraft = async () => {
      const { id } = await aLot();
      return (await request('createAnalysis', { path: { id }, body: analysis(70) })).body as { id: number };
    };
    return {
      createLot: async () => ({ body: lot(await addProduct(api, token), number()) }),
      updateLot: async () => {
        const { id } = await aLot();
        return { path: { id }, body: { ...lot(await addProduct(api, token), number()), kilograms: 11_000 } };
      },
      setLotStatus: async () => ({ path: { id: (await aLot()).id }, body: { status: 'released' } }),
      deleteLot: async () => ({ path: { id: (await aLot()).id } }),
      createAnalysis: async () => ({ path: { id: (await aLot()).id }, body: analysis(70) }),
      updateAnalysis: async () => ({ path: { id: (await aDraft()).id }, body: analysis(71) }),
      deleteAnalysis: async () => ({ path: { id: (await aDraft()).id } }),
      publishAnalysis: async () => ({ path: { id: (await aDraft()).id }, body: {} }),
    };
  },
  unrecorded: { checkResults: 'reads a table and stores nothing' },
  creations: [
    {
      title: 'a lot',
      path: 'admin/lots',
      table: 'lot',
      body: ({ product }) => lot(product, 1),
      other: { number: 'LOT-2' },
    },
    {
      title: 'a certificate of analysis',
      path: 'admin/lots/{id}/analyses',
      table: 'analysis',
      body: () => analysis(70),
      other: { laboratory: 'آزمایشگاه دیگر' },
    },
  ],
};
