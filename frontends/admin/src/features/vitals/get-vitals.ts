import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Vitals = Schemas['Vitals'];
export type ReleaseVitals = Vitals['releases'][number];
export type PageFigures = Vitals['pages'][number];

export const DAYS = ['7', '28'] as const;
export type Days = (typeof DAYS)[number];

export const vitalsQuery = (days: Days) =>
  queryOptions({
    queryKey: ['admin', 'vitals', days],
    queryFn: ({ signal }) => api.GET('/admin/vitals', { params: { query: { days } }, signal }).then(dataOf),
    staleTime: 0,
  });
