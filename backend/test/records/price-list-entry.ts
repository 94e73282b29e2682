import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['getPriceList'],
    owner: ['createPriceListEntry', 'deletePriceListEntry', 'updatePriceListEntry'],
  },
  scopes: { 'prices:write': ['createPriceListEntry', 'deletePriceListEntry', 'updatePriceListEntry'] },
  writes: ({ made, number }) => {
    const form = () => ({ name: `محصول ${number()}`, usdPerTon: 900 });
    return {
      createPriceListEntry: () => ({ body: form() }),
      deletePriceListEntry: async () => ({ path: await made('createPriceListEntry', form()) }),
      updatePriceListEntry: async () => {
        const entry = form();
        return { path: await made('createPriceListEntry', entry), body: { ...entry, usdPerTon: 1234 } };
      },
    };
  },
  creations: [
    {
      title: 'a price row',
      path: 'price-list',
      table: 'price_list_entry',
      body: () => ({ name: 'آلو', usdPerTon: 900 }),
      other: { usdPerTon: 950 },
    },
  ],
};
