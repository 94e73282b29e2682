import type { RecordTests } from '../support/records.js';
import { addProduct } from '../support/shop.js';

const reads = ['getProductSpecification', 'listFamilies', 'listUnreadTexts'];
const writes = [
  'createFamily',
  'createParameter',
  'deleteFamily',
  'deleteParameter',
  'updateFamily',
  'updateParameter',
  'updateProductSpecification',
];

export const tests: RecordTests = {
  whoMayCall: { everybody: ['listFamilyTerms', 'listParameters'], 'every admin': reads, 'owner and editor': writes },
  scopes: { 'catalogue:read': reads, 'catalogue:write': [...reads, ...writes], 'prices:write': reads },
  writes: ({ api, token, exampleOf, made, number }) => {
    const parameter = () => ({ ...exampleOf('createParameter'), code: `parameter-${number()}` });
    const family = () => ({
      code: `family-${number()}`,
      name: `خانواده ${number()}`,
      englishName: 'Family',
      parameters: [],
    });
    return {
      createFamily: () => ({ body: family() }),
      createParameter: () => ({ body: parameter() }),
      deleteFamily: async () => ({ path: await made('createFamily', family()) }),
      deleteParameter: async () => ({ path: await made('createParameter', parameter()) }),
      updateFamily: async () => {
        const form = family();
        return { path: await made('createFamily', form), body: { ...form, name: 'نام تازه' } };
      },
      updateParameter: async () => {
        const form = parameter();
        return { path: await made('createParameter', form), body: { ...form, name: 'نام تازه' } };
      },
      updateProductSpecification: async () => ({
        path: { id: await addProduct(api, token) },
        body: { family: 'apple', values: [{ parameter: 'patulin', max: number() }] },
      }),
    };
  },
  creations: [
    {
      title: 'a parameter',
      path: 'parameters',
      table: 'parameter',
      body: () => ({
        code: 'clarity',
        name: 'شفافیت',
        englishName: 'Clarity',
        group: 'colour',
        kind: 'at_least',
        decimals: 1,
        filterable: true,
      }),
      other: { name: 'کدورت' },
    },
    {
      title: 'a family',
      path: 'families',
      table: 'family',
      body: () => ({ code: 'plum', name: 'آلو', englishName: 'Plum', parameters: [] }),
      other: { name: 'آلوچه' },
    },
  ],
};
