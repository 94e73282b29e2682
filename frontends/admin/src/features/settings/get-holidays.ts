import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Holiday = Schemas['HolidayDto'];
export type HolidayYear = Schemas['HolidayYearDto'];

/** The holidays of a Persian year, past every cache: a date that moved moves what was promised to customers. */
export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['admin', 'holidays', year],
    queryFn: ({ signal }) =>
      api.GET('/holidays', { params: { query: { year } }, signal, cache: 'no-store' }).then(dataOf),
    staleTime: 0,
  });

/** A change of holidays or call hours that nobody has saved yet. */
export type PlannedChange = { added?: string; removed?: string } | { from: number; to: number };

/** How many promises of calls a change would move; asks nothing of no change. */
export const movedPromisesQuery = (change: PlannedChange | null) =>
  queryOptions({
    queryKey: ['admin', 'moved-promises', change],
    queryFn: ({ signal }) =>
      api.GET('/orders/promises/moved', { params: { query: change ?? {} }, signal }).then(dataOf),
    enabled: change !== null,
    staleTime: 0,
  });
