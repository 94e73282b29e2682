import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { toPersianDigits } from '@afshoreh/persian';
import { orderCountQuery } from '../get-counts';
import { useReplies } from './use-replies';
import { followOrders } from './follow-orders';

/** The polling interval while the stream is silent. Each event of the stream restarts the interval. */
const POLL_MS = 15_000;

interface NewOrders {
  /** The number of orders that arrived since the list was last seen. */
  count: number;
  /** Marks the orders as seen, up to this total. Without it, all known orders are seen. */
  markSeen: (total?: number) => void;
}

const NewOrdersContext = createContext<NewOrders>({ count: 0, markSeen: () => undefined });

export const useNewOrders = () => useContext(NewOrdersContext);

interface NewOrdersProviderProps {
  account: string;
  /** Whether the role may read orders. */
  enabled: boolean;
  children: ReactNode;
}

/** Counts new orders on every screen and shows the count in the title of the tab. */
export function NewOrdersProvider({ account, enabled, children }: NewOrdersProviderProps) {
  const total = useOrderTotal(account, enabled);
  const [seen, setSeen] = useState<number>();
  // The first known total counts as seen.
  if (seen === undefined && total !== undefined) setSeen(total);
  const count = Math.max(0, (total ?? 0) - (seen ?? total ?? 0));
  useCountInTitle(count);
  const value = useMemo(() => ({ count, markSeen: (each = total) => setSeen(each) }), [count, total]);
  return <NewOrdersContext value={value}>{children}</NewOrdersContext>;
}

function useOrderTotal(account: string, enabled: boolean): number | undefined {
  const queryClient = useQueryClient();
  const handleReply = useEffectEvent(useReplies());
  useEffect(() => {
    if (!enabled) return undefined;
    /** The newest reply at the time of the last event. The first event only tells which reply that is. */
    let lastReply: number | undefined;
    return followOrders(account, ({ total, reply }) => {
      if (reply && lastReply !== undefined && reply.id > lastReply) handleReply(reply);
      lastReply = reply?.id ?? 0;
      const { queryKey } = orderCountQuery();
      const isNew = queryClient.getQueryData(queryKey) !== total;
      queryClient.setQueryData(queryKey, total);
      // The counts by status are stale too. The list itself is not refetched; a button offers that.
      if (isNew) void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, -1) });
    });
  }, [account, enabled, queryClient]);
  return useQuery({ ...orderCountQuery(), refetchInterval: POLL_MS, enabled }).data;
}

/**
 * Shows the count in the title of the tab («(۳) سفارش‌ها»), for admins who work in another tab. It also stays when a
 * screen sets a new title.
 */
function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const prefix = `(${toPersianDigits(count)}) `;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(prefix, '');
    };
  }, [count]);
}
