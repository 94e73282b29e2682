import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export interface SpecifiedProduct {
  family: string | null;
  values: Schemas['StatedValue'][];
  /** Names and units of all requested parameters. */
  parameters: Schemas['NamedParameter'][];
}

/** The products that are requested in this task, grouped by the requested parameters. */
const waiting = new Map<string, Batch>();

interface Batch {
  ids: Set<number>;
  answer: Promise<Schemas['ProductSpecifications']>;
}

/** All cards of a list request their values at the same moment, so their requests are joined into one. */
function batchOf(parameters: string, id: number): Promise<Schemas['ProductSpecifications']> {
  const known = waiting.get(parameters);
  if (known) {
    known.ids.add(id);
    return known.answer;
  }
  const ids = new Set([id]);
  const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
    waiting.delete(parameters);
    const query = { ids: [...ids].sort((a, b) => a - b).join(','), parameters };
    return dataOf(await api.GET('/products/specifications', { params: { query } }));
  });
  waiting.set(parameters, { ids, answer });
  return answer;
}

/** What a product states about these parameters; null when the product no longer exists. */
export const specifiedQuery = (id: number, codes: readonly string[]) => {
  const parameters = [...new Set(codes)].sort().join(',');
  return queryOptions({
    queryKey: ['products', 'specified', id, parameters],
    queryFn: async (): Promise<SpecifiedProduct | null> => {
      const { products, parameters: named } = await batchOf(parameters, id);
      const product = products.find((each) => each.id === id);
      return product ? { family: product.family, values: product.values, parameters: named } : null;
    },
    enabled: parameters !== '',
  });
};

/** All lots of the product that are on sale, with all results of their latest certificates. */
export const lotsToMatchQuery = (productId: number) =>
  queryOptions({
    queryKey: ['lots', 'to-match', productId],
    queryFn: ({ signal }) => api.GET('/lots', { params: { query: { productId } }, signal }).then(dataOf),
  });

/** The terms of the families, and the parameters. */
export const termsQuery = queryOptions({
  queryKey: ['families', 'terms'],
  queryFn: async ({ signal }) => {
    const [families, parameters] = await Promise.all([
      api.GET('/families/terms', { signal }).then(dataOf),
      api.GET('/parameters', { signal }).then(dataOf),
    ]);
    return { families, parameters };
  },
});
