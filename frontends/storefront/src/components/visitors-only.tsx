import { useQuery } from '@afshoreh/contracts/query';
import type { ReactNode } from 'react';
import { customerQuery } from '@afshoreh/api-client';
import { useHydrated } from '@afshoreh/contracts';
import { Navigate } from '@afshoreh/contracts/router';

interface VisitorsOnlyProps {
  /** The page a logged-in customer is sent to; the account when it is not given. */
  to?: string | null;
  children: ReactNode;
}

/** A page that a logged-in customer does not need: it redirects them. */
export function VisitorsOnly({ to, children }: VisitorsOnlyProps) {
  const { data } = useQuery(customerQuery);
  const customer = useHydrated() ? data : undefined;
  return customer ? <Navigate to={to ?? '/account'} replace /> : children;
}
