import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@afshoreh/contracts/query';

export type ListView = Pick<Schemas['ListView'], 'name' | 'search'>;

/** The saved views of all lists. The server stores them for the account. */
const viewsQuery = queryOptions({
  queryKey: ['admin', 'views'],
  queryFn: ({ signal }) => api.GET('/admin/views', { signal }).then(dataOf),
});

/** The saved views of one list, and a function that replaces them. */
export function useListViews(list: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(viewsQuery);
  const all = data?.views ?? [];
  const save = useMutation({
    mutationFn: async (views: ListView[]) => {
      const stored = data ?? (await queryClient.ensureQueryData(viewsQuery));
      const others = stored.views.filter((view) => view.list !== list);
      const body = { views: [...others, ...views.map((view) => ({ ...view, list }))], version: stored.version };
      return dataOf(await api.PUT('/admin/views', { body }));
    },
    onSuccess: (saved) => queryClient.setQueryData(viewsQuery.queryKey, saved),
    // Another tab may have changed them.
    onError: () => queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  });
  return { views: all.filter((view) => view.list === list), isThere: data !== undefined, save };
}

/** Returns the part of an address that a view stores: its filters in a fixed order, without page and open dialog. */
export function searchOf(params: URLSearchParams, kept: readonly string[]): string {
  const search = new URLSearchParams();
  for (const name of [...kept].sort()) {
    const value = params.get(name);
    if (value) search.set(name, value);
  }
  return search.toString();
}
