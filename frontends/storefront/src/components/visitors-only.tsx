import { useQuery } from '@afshoreh/contracts/query';
import type { ReactNode } from 'react';
import { customerQuery } from '@afshoreh/api-client';
import { useHydrated } from '@afshoreh/contracts';
import { Navigate } from '@afshoreh/contracts/router';

interface VisitorsOnlyProps {
  /** Where a customer is led; the account, unless the address asked for something else. */
  to?: string | null;
  children: ReactNode;
}

/** A page that is of no use to whoever is logged in. */
export function VisitorsOnly({ to, children }: VisitorsOnlyProps) {
  const { data } = useQuery(customerQuery);
  const customer = useHydrated() ? data : undefined;
  return customer ? <Navigate to={to ?? '/account'} replace /> : children;
}
