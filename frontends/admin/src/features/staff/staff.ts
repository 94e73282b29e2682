import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';

export type StaffMember = ItemOf<'/admin/staff'>;

export const ROLES = ['owner', 'sales_manager', 'sales', 'editor'] as const satisfies readonly Schemas['AdminRole'][];

/** The accounts of all staff, which only owners may read and change. */
export const staff = resource({
  path: '/admin/staff',
  key: 'staff',
  subject: 'admin',
  // The change may affect the role of the logged-in admin.
  alsoInvalidates: [
    ['admin', 'colleagues'],
    ['admin', 'session'],
  ],
  nameOf: ({ displayName }) => displayName,
  words: copy,
  clientSide: {},
});

export const staffQuery = queryOptions({
  queryKey: ['admin', staff.key],
  queryFn: ({ signal }) => api.GET('/admin/staff', { signal }).then(dataOf),
  staleTime: 0,
});

/** Adds an account and returns its one-time link, which cannot be requested again. */
export function useInvite() {
  const refetch = useRefetch(staff);
  return useMutation({
    mutationFn: (body: Schemas['InviteAdmin']) => api.POST('/admin/staff', { body }).then(dataOf),
    onSuccess: () => {
      showToast({ tone: 'success', title: copy.invited });
      void refetch();
    },
  });
}

/** Disables or enables an account. */
export function useSetState() {
  const refetch = useRefetch(staff);
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
      // The confirmation dialog for disabling shows the failure itself.
      if (state === 'disabled') return;
      showToast({ tone: 'error', title: copy.stateFailed, description: writeFailureOf(error) });
    },
    onSettled: () => refetch(),
  });
}

/** Makes a new link for an invitation or a new password. The previous link stops working. */
export function useNewLink() {
  const refetch = useRefetch(staff);
  return useMutation({
    mutationFn: ({ id }: StaffMember) => api.POST('/admin/staff/{id}/link', { params: { path: { id } } }).then(dataOf),
    onError: (error) => {
      showToast({ tone: 'error', title: copy.linkFailed, description: writeFailureOf(error) });
      void refetch();
    },
  });
}
