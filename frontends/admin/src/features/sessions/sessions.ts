import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { copy } from './copy';

export type Session = Schemas['AdminSession'] & Partial<Pick<Schemas['StaffSession'], 'name' | 'adminId'>>;

export const ownSessionsQuery = queryOptions({
  queryKey: ['admin', 'sessions', 'own'],
  queryFn: ({ signal }): Promise<Session[]> => api.GET('/admin/sessions', { signal }).then(dataOf),
  staleTime: 0,
});

/** The sessions of all staff. Only owners may read them. */
export const staffSessionsQuery = queryOptions({
  queryKey: ['admin', 'sessions', 'staff'],
  queryFn: ({ signal }) => api.GET('/admin/staff-sessions', { signal }).then(dataOf),
  staleTime: 0,
});

function useEnding<Ended>(end: (ended: Ended) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => showToast({ tone: 'success', title: done }),
    onError: (error) => showToast({ tone: 'error', title: copy.endFailed, description: writeFailureOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'sessions'] }),
  });
}

const pathOf = ({ id }: Session) => ({ params: { path: { id } } });

export const useEndOwnSession = () =>
  useEnding((session: Session) => api.DELETE('/admin/sessions/{id}', pathOf(session)).then(dataOf), copy.ended);

export const useEndOtherSessions = () =>
  useEnding((_nothing: void) => api.DELETE('/admin/sessions').then(dataOf), copy.endedOthers);

export const useEndStaffSession = () =>
  useEnding((session: Session) => api.DELETE('/admin/staff-sessions/{id}', pathOf(session)).then(dataOf), copy.ended);
