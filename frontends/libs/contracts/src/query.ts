/**
 * The names of TanStack Query that the site uses. Shell and remotes share one copy and its query client. A shared library
 * cannot be tree-shaken: all of it is 13 KB, these names are 10 KB. Add a name here when a page needs it; the build refuses a
 * direct import of @tanstack/react-query.
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
