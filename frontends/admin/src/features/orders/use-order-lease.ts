import { api, dataOf } from '@afshoreh/api-client';
import { adminSession } from '@afshoreh/contracts';
import { useEffect, useState } from 'react';
import { BACKGROUND } from '../../session/background';
import type { Order } from './get-orders';

/** A lease lasts ten minutes. */
const RENEWAL_MS = 5 * 60_000;

/** Tells the others that an order is open here, for as long as it is looked at; answers who had it open first. */
export function useOrderLease(id: number): Pick<Order, 'lease'> {
  const [held, setHeld] = useState<Pick<Order, 'id' | 'lease'>>();
  useEffect(() => {
    const path = { path: { id } };
    const open = async (headers?: Record<string, string>) => {
      // Not the rest of the answer: a version that nobody has looked at must not come under a form that is being filled.
      const { lease } = dataOf(await api.PUT('/orders/{id}/lease', { params: path, headers }));
      setHeld({ id, lease });
    };
    // Without a lease an order can be worked on as well.
    const tryToOpen = (headers?: Record<string, string>) => open(headers).catch(() => undefined);
    let opened = tryToOpen();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') opened = tryToOpen(BACKGROUND);
    }, RENEWAL_MS);
    return () => {
      clearInterval(timer);
      // Logging out has ended it; without a session nothing can be asked.
      void opened
        .then(() => adminSession.get() && api.DELETE('/orders/{id}/lease', { params: path }))
        .catch(() => undefined);
    };
  }, [id]);
  return held?.id === id ? held : { lease: null };
}
