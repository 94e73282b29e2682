import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** As many as a small screen shows above its keyboard. */
const MOST = 5;
/** Below it nearly everything is found. */
export const SHORTEST = 2;

/** The first products that the server finds for `text`, however it is spelled (D3). */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', 'suggestions', text],
    queryFn: ({ signal }) => api.GET('/products', { params: { query: { q: text, limit: MOST } }, signal }).then(dataOf),
    enabled: text.length >= SHORTEST,
    retry: false,
  });
