import { queryOptions } from '@afshoreh/contracts/query';
import { api } from './client';
import { dataOf } from './results';
import type { components } from './schema';

export type Settings = components['schemas']['Settings'];

/** The site settings: phones, address, hours, rate. Header, footer and all remotes share this query. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.GET('/settings', { signal }).then(dataOf),
});
