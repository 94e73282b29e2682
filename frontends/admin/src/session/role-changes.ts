import { ApiError, type ApiMiddleware } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useQueryClient } from '@afshoreh/contracts/query';
import { useEffect, useRef } from 'react';
import { useAdmin } from './access';
import { copy } from './copy';

const listeners = new Set<() => void>();

/** Notifies the listeners about every response that refuses a request because of the role. */
export const roleRefusals: ApiMiddleware = {
  async onResponse({ response }) {
    if (response.status !== 403) return;
    const { code } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Partial<ApiError>;
    if (code === 'auth.role_insufficient') listeners.forEach((listener) => listener());
  },
};

/**
 * After such a refusal the role may have been changed by an owner. The hook loads the admin again and shows a notice
 * when the role is another one.
 */
export function useRoleChanges(): void {
  const queryClient = useQueryClient();
  const role = useAdmin()?.role;
  const before = useRef(role);
  useEffect(() => {
    const handleRefusal = () => void queryClient.invalidateQueries({ queryKey: ['admin', 'session'] });
    listeners.add(handleRefusal);
    return () => void listeners.delete(handleRefusal);
  }, [queryClient]);
  useEffect(() => {
    if (role && before.current && before.current !== role)
      showToast({ tone: 'info', title: copy.roleChanged, description: copy.roleChangedText(copy.roles[role]) });
    before.current = role;
  }, [role]);
}
