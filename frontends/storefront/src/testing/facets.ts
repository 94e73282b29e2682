import type { Schemas } from '@afshoreh/api-client';

type Facets = Schemas['ProductFacets'];

const asItIs = { acid: null, basisBrix: null };

/** What a list of 15 products offers to filter by. */
export const facets: Facets = {
  families: [{ value: 'apple', name: 'سیب', count: 3 }],
  packs: [{ value: 'بشکه', name: 'بشکه', count: 14 }],
  origins: [{ value: 'ارومیه', name: 'ارومیه', count: 7 }],
  parameters: [
    { code: 'brix', name: 'بریکس', unit: '°Bx', unitName: null, decimals: 1, ...asItIs, count: 15, min: 10, max: 73 },
    { code: 'ph', name: 'pH', unit: null, unitName: null, decimals: 2, ...asItIs, count: 15, min: 2.7, max: 5.5 },
    {
      code: 'acidity',
      name: 'اسیدیته',
      unit: 'g/100 g',
      unitName: 'درصد',
      decimals: 2,
      acid: 'malic',
      basisBrix: null,
      count: 11,
      min: 0.3,
      max: 6.5,
    },
  ],
};
