import { useEffect } from 'react';
import { useHydrated } from '@afshoreh/contracts';
import { useLocation, useNavigate, type Location } from '@afshoreh/contracts/router';

/**
 * The `token` of a mail's link: '' for an address without one, and undefined in the server's HTML, which is rendered without
 * it. After reading, the token moves from the address to the history entry: so it survives a reload, but a copied address or a
 * `Referer` does not contain it.
 */
export function useLinkToken(): string | undefined {
  const { pathname, search, state } = useLocation() as Location<{ token?: string } | null>;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = new URLSearchParams(search).get('token');

  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, pathname, navigate]);

  if (!hydrated) return undefined;
  return inAddress ?? state?.token ?? '';
}
