/**
 * TanStack Query, as every part of the site imports it: one copy serves shell and remotes (its client joins them), and a
 * shared library cannot be tree-shaken: the whole of it is 13 KB, these names are 10. Add a name here when a page needs one
 * more; the build refuses a direct import of @tanstack/react-query.
 */
export {
  QueryClient,
  QueryClientProvider,
  dehydrate,
  hydrate,
  keepPreviousData,
  onlineManager,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { DehydratedState, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
