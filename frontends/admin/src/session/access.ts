import type { Schemas } from '@afshoreh/api-client';
import { useAdminSession } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { adminQuery } from './get-admin';

export type Area = keyof Schemas['AdminDto']['access'];
export type Role = Schemas['AdminRole'];
export type May = (area: Area, want?: 'read' | 'write') => boolean;

/** The logged-in admin as the server knows them now; undefined until it has answered. */
export function useAdmin(): Schemas['AdminDto'] | undefined {
  const session = useAdminSession();
  return useQuery({ ...adminQuery(session!), enabled: session !== null }).data;
}

/**
 * Whether the admin's role may read, or change, what belongs to an area (D32). The server decides; this keeps from the screen
 * what it would refuse. Until the server has said who this is, nothing may be done.
 */
export function useMay(): May {
  const access = useAdmin()?.access;
  return (area, want = 'read') => access?.[area] === 'write' || (want === 'read' && access?.[area] === 'read');
}
