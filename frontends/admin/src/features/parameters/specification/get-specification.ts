import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** The typed values of a product. Its id is the product's. */
export type Specification = Schemas['SpecificationDto'] & { id: number };

/** Reads the values as they are stored now. */
export async function readSpecification(id: number, signal?: AbortSignal): Promise<Specification> {
  const call = { params: { path: { id } }, signal, cache: 'no-store' } as const;
  return { ...dataOf(await api.GET('/admin/products/{id}/specification', call)), id };
}

/** A form must not start from a cached record: its version could be old, and the save would be refused. */
export const specificationQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'specification', id],
    queryFn: ({ signal }) => readSpecification(id, signal),
    staleTime: 0,
    gcTime: 0,
  });

const listOf = <Item>(path: '/parameters' | '/families', key: string) =>
  queryOptions({
    queryKey: ['admin', key],
    queryFn: async ({ signal }) => dataOf(await api.GET(path, { signal })) as Item[],
    staleTime: 0,
  });

/** The lists of the other two screens; they have the same keys there. */
export const parametersQuery = listOf<Schemas['ParameterDto']>('/parameters', 'parameters');
export const familiesQuery = listOf<Schemas['FamilyDto']>('/families', 'families');
