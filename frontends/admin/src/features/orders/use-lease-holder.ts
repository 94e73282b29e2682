import { useAdminSession } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { adminQuery } from '../../session/get-admin';
import type { Order } from './orders';

/** Returns a function that names the colleague who has an order open; undefined for nobody and for this admin. */
export function useLeaseHolder(): (order: Pick<Order, 'lease'>, now: Date) => string | undefined {
  const session = useAdminSession();
  const { data: own } = useQuery({ ...adminQuery(session!), enabled: session !== null });
  return ({ lease }, now) =>
    own && lease && lease.id !== own.id && Date.parse(lease.until) > now.getTime() ? lease.name : undefined;
}
