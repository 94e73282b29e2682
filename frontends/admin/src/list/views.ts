import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@afshoreh/contracts/query';

export type ListView = Pick<Schemas['ListViewDto'], 'name' | 'search'>;

/** The views of all lists; they follow the account. */
const viewsQuery = queryOptions({
  queryKey: ['admin', 'views'],
  queryFn: ({ signal }) => api.GET('/admin/views', { signal }).then(dataOf),
});

/** The views of one list, and putting others in their place. */
export function useListViews(list: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(viewsQuery);
  const all = data?.views ?? [];
  const save = useMutation({
    mutationFn: async (views: ListView[]) => {
      const others = all.filter((view) => view.list !== list);
      const body = {
        views: [...others, ...views.map((view) => ({ ...view, list }))],
        version: data?.version || undefined,
      };
      return dataOf(await api.PUT('/admin/views', { body }));
    },
    onSuccess: (saved) => queryClient.setQueryData(viewsQuery.queryKey, saved),
    // They may have been changed in another tab.
    onError: () => queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  });
  return { views: all.filter((view) => view.list === list), isThere: data !== undefined, save };
}

/** What of an address a view keeps: its filters in one order, and nothing of what is open or which page is shown. */
export function searchOf(params: URLSearchParams, kept: readonly string[]): string {
  const search = new URLSearchParams();
  for (const name of [...kept].sort()) {
    const value = params.get(name);
    if (value) search.set(name, value);
  }
  return search.toString();
}
