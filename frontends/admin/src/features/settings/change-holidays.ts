import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { reportStopped, wasStopped } from '../../form/failed-write';
import { copy } from './copy';
import type { Holiday } from './get-holidays';
import { holidayBody, type HolidayFormValues } from './holiday-form';

const words = copy.holidays;

/** Said after every change that can move promises. */
export const movedText = (count: number) => (count > 0 ? copy.moved.done(formatNumber(count)) : copy.moved.doneNone);

/** What depends on the calendar: orders and what they are promised, the times that suit for a call, the dashboard's warning. */
export function useRefetchCalendar() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      ['holidays', 'moved-promises', 'orders', 'next-calls', 'call-time', 'dashboard'].map((name) =>
        queryClient.invalidateQueries({ queryKey: ['admin', name] }),
      ),
    );
}

interface Sent {
  values: HolidayFormValues;
  version: number | undefined;
  signal: AbortSignal;
}

function save({ values, version, signal }: Sent, edited: Holiday | undefined) {
  const body = holidayBody(values);
  if (!edited) return api.POST('/holidays', { body, signal }).then(dataOf);
  const params = { path: { id: edited.id } };
  return api.PUT('/holidays/{id}', { params, body: { ...body, version }, signal }).then(dataOf);
}

/** Adds a holiday, or saves the edited one; a failure is told beside the form. */
export function useSaveHoliday(edited: Holiday | undefined) {
  const refetch = useRefetchCalendar();
  return useMutation({
    mutationFn: (sent: Sent) => save(sent, edited),
    onSuccess: ({ movedPromises }) => {
      showToast({ tone: 'success', title: words.saved, description: movedText(movedPromises) });
      void refetch();
    },
    onError: (error) => {
      if (!wasStopped(error)) return;
      reportStopped();
      void refetch();
    },
  });
}

export function useDeleteHoliday() {
  const refetch = useRefetchCalendar();
  return useMutation({
    mutationFn: ({ id }: Holiday) => api.DELETE('/holidays/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: ({ movedPromises }) => {
      showToast({ tone: 'success', title: words.deleted, description: movedText(movedPromises) });
      void refetch();
    },
  });
}
