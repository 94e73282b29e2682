import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** The typed values of a product. Its id is the product's. */
export type Specification = Schemas['Specification'] & { id: number };

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

/** The list of the other screen; it has the same key there. */
export const familiesQuery = queryOptions({
  queryKey: ['admin', 'families'],
  queryFn: ({ signal }) => api.GET('/families', { signal }).then(dataOf) as Promise<Schemas['Family'][]>,
  staleTime: 0,
});
