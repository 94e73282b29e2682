import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { orderCountQuery } from '../get-counts';
import { useCountInTitle } from './count-in-title';
import { followOrders } from './follow-orders';

/** When the stream is silent; each word of it puts this off. */
const POLL_MS = 15_000;

interface NewOrders {
  /** How many orders came in since the list was looked at. */
  count: number;
  /** The list was looked at, when there were so many orders in all; those that are known of unless told. */
  markSeen: (total?: number) => void;
}

const NewOrdersContext = createContext<NewOrders>({ count: 0, markSeen: () => undefined });

export const useNewOrders = () => useContext(NewOrdersContext);

interface NewOrdersProviderProps {
  account: string;
  /** Whether the account may read orders at all (D32). */
  enabled: boolean;
  children: ReactNode;
}

/** Knows, on every screen, of orders that come in, and says how many in the title. */
export function NewOrdersProvider({ account, enabled, children }: NewOrdersProviderProps) {
  const total = useOrderTotal(account, enabled);
  const [seen, setSeen] = useState<number>();
  // The first answer is what the list begins with.
  if (seen === undefined && total !== undefined) setSeen(total);
  const count = Math.max(0, (total ?? 0) - (seen ?? total ?? 0));
  useCountInTitle(count);
  const value = useMemo(() => ({ count, markSeen: (each = total) => setSeen(each) }), [count, total]);
  return <NewOrdersContext value={value}>{children}</NewOrdersContext>;
}

function useOrderTotal(account: string, enabled: boolean): number | undefined {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    return followOrders(account, ({ total }) => {
      const { queryKey } = orderCountQuery();
      const isNew = queryClient.getQueryData(queryKey) !== total;
      queryClient.setQueryData(queryKey, total);
      // By status as well; of the list it is only said that there are more.
      if (isNew) void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, -1) });
    });
  }, [account, enabled, queryClient]);
  return useQuery({ ...orderCountQuery(), refetchInterval: POLL_MS, enabled }).data;
}
