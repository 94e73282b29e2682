import { api, dataOf } from '@afshoreh/api-client';
import { adminSession, useAdminSession } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { useEffect, useState } from 'react';
import { BACKGROUND } from '../../session/background';
import type { CallsInBackground } from './calls-in-background';
import type { Order } from './orders';
import { adminQuery } from '../../session/get-admin';

/** A lease lasts ten minutes, so it is renewed well before its end. */
const RENEWAL_MS = 5 * 60_000;

/**
 * Leases an order while it is open here, so that others see it, and until its call is saved. Returns the lease of a colleague who
 * opened it first.
 */
export function useOrderLease(id: number, calls: CallsInBackground): Pick<Order, 'lease'> {
  const [held, setHeld] = useState<Pick<Order, 'id' | 'lease'>>();
  useEffect(() => {
    const path = { path: { id } };
    const open = async (headers?: Record<string, string>) => {
      // Only the lease is used. The rest of the response may have a newer version, which must not become the version of
      // a form that is being filled in.
      const { lease } = dataOf(await api.PUT('/orders/{id}/lease', { params: path, headers }));
      setHeld({ id, lease });
    };
    // A failure is ignored, because an order can also be edited without a lease.
    const tryToOpen = (headers?: Record<string, string>) => open(headers).catch(() => undefined);
    let opened = tryToOpen();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') opened = tryToOpen(BACKGROUND);
    }, RENEWAL_MS);
    return () => {
      clearInterval(timer);
      // Logging out releases the lease on the server, and without a session no request can be sent.
      void opened
        .then(() => calls.settled(id))
        .then(() => adminSession.get() && api.DELETE('/orders/{id}/lease', { params: path }))
        .catch(() => undefined);
    };
  }, [id, calls]);
  return held?.id === id ? held : { lease: null };
}

/** Returns a function that names the colleague who has an order open; undefined for nobody and for this admin. */
export function useLeaseHolder(): (order: Pick<Order, 'lease'>, now: Date) => string | undefined {
  const session = useAdminSession();
  const { data: own } = useQuery({ ...adminQuery(session!), enabled: session !== null });
  return ({ lease }, now) =>
    own && lease && lease.id !== own.id && Date.parse(lease.until) > now.getTime() ? lease.name : undefined;
}
