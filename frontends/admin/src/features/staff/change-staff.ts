import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { copy } from './copy';
import type { StaffMember } from './get-staff';

function useRefetch() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'staff'] }),
      queryClient.invalidateQueries({ queryKey: ['admin', 'colleagues'] }),
      // The own role may be the one that was changed.
      queryClient.invalidateQueries({ queryKey: ['admin', 'session'] }),
    ]);
}

/** Adds an account and answers its link, which nobody can ask for again. */
export function useInvite() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (body: Schemas['InviteAdminDto']) => api.POST('/admin/staff', { body }).then(dataOf),
    onSuccess: async () => {
      showToast({ tone: 'success', title: copy.invited });
      await refetch();
    },
  });
}

export function useUpdateMember(id: number) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (body: Schemas['UpdateAdminDto']) =>
      api.PUT('/admin/staff/{id}', { params: { path: { id } }, body }).then(dataOf),
    onSuccess: async ({ displayName }) => {
      showToast({ tone: 'success', title: copy.saved, description: displayName });
      await refetch();
    },
    onError: () => void refetch(),
  });
}

/** Disables, or enables again. */
export function useSetState() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ member, state }: { member: StaffMember; state: 'active' | 'disabled' }) => {
      const { id, version } = member;
      return api.PUT('/admin/staff/{id}/state', { params: { path: { id } }, body: { state, version } }).then(dataOf);
    },
    onSuccess: ({ state, displayName }) =>
      showToast({
        tone: 'success',
        title: state === 'disabled' ? copy.disabled : copy.enabled,
        description: displayName,
      }),
    onError: (error, { state }) => {
      // The dialog that asks before an account is closed says it itself.
      if (state === 'disabled') return;
      showToast({ tone: 'error', title: copy.stateFailed, description: writeFailureOf(error) });
    },
    onSettled: refetch,
  });
}

/** A new link for an invitation or a new password; the older one works no more. */
export function useNewLink() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id }: StaffMember) => api.POST('/admin/staff/{id}/link', { params: { path: { id } } }).then(dataOf),
    onError: (error) => {
      showToast({ tone: 'error', title: copy.linkFailed, description: writeFailureOf(error) });
      void refetch();
    },
  });
}
