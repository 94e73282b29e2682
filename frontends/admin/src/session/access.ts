import type { Schemas } from '@afshoreh/api-client';
import { useAdminSession } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { adminQuery } from './get-admin';

export type Area = keyof Schemas['Admin']['access'];
export type Role = Schemas['AdminRole'];
export type May = (area: Area, level?: 'read' | 'write') => boolean;

/** Returns the logged-in admin as the server knows them; undefined while loading. */
export function useAdmin(): Schemas['Admin'] | undefined {
  const session = useAdminSession();
  return useQuery({ ...adminQuery(session!), enabled: session !== null }).data;
}

/**
 * Returns whether the admin's role may read, or change, an area. The server enforces this; the screen only hides what
 * the server would refuse. Until the admin is loaded, nothing is allowed.
 */
export function useMay(): May {
  const access = useAdmin()?.access;
  return (area, level = 'read') => access?.[area] === 'write' || (level === 'read' && access?.[area] === 'read');
}
