import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { formatNumber, persianDateOf } from '@afshoreh/persian';
import { RecordGone } from '../../form/failed-write';
import { noonOf } from '../../list/period';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type Holiday = ItemOf<'/holidays'>;
export type HolidayYear = Schemas['HolidayYear'];

/** The toast text after a change of holidays or call hours. It says how many call deadlines have moved. */
export const movedText = (count: number) => (count > 0 ? copy.moved.done(formatNumber(count)) : copy.moved.doneNone);

/** The official holidays, entered by staff. */
export const holidays = resource({
  path: '/holidays',
  key: 'holidays',
  subject: 'holiday',
  // Call deadlines and suggested call times depend on the calendar, and the dashboard warns about missing years.
  alsoInvalidates: ['moved-promises', 'orders', 'next-calls', 'call-time', 'dashboard'].map((name) => ['admin', name]),
  nameOf: ({ title }) => title,
  words: copy.holidays,
  // Both responses contain the number.
  toastText: (response) => movedText((response as Schemas['RemovedHoliday']).movedPromises),
});

const readYear = (year: number, signal?: AbortSignal) =>
  api.GET('/holidays', { params: { query: { year } }, signal, cache: 'no-store' }).then(dataOf);

/** The holidays of a Persian year. They are always refetched, because they decide the call deadlines of customers. */
export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['admin', holidays.key, year],
    queryFn: ({ signal }) => readYear(year, signal),
    staleTime: 0,
  });

/** Reads the holiday as it is stored now, possibly in another year. @throws when it was deleted */
export async function readStored(holiday: Holiday | undefined): Promise<Holiday> {
  const { year } = persianDateOf(noonOf(holiday?.day ?? ''));
  for (const each of [year, year + 1, year - 1]) {
    const found = (await readYear(each)).holidays.find(({ id }) => id === holiday?.id);
    if (found) return found;
  }
  throw new RecordGone(copy.holidays.gone);
}

/** An unsaved change of holidays or call hours. */
export type PlannedChange = { added?: string; removed?: string } | { from: number; to: number };

/** The number of call deadlines that a change would move. Without a change no request is sent. */
export const movedPromisesQuery = (change: PlannedChange | null) =>
  queryOptions({
    queryKey: ['admin', 'moved-promises', change],
    queryFn: ({ signal }) =>
      api.GET('/orders/promises/moved', { params: { query: change ?? {} }, signal }).then(dataOf),
    enabled: change !== null,
    staleTime: 0,
  });
