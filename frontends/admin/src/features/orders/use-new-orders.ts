import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { useEffect, useState } from 'react';
import { orderCountQuery } from '../../get-counts';

const POLL_MS = 15_000;

/** How many orders came in since the list was looked at; the list itself stays until they are asked for. */
export function useNewOrders() {
  const queryClient = useQueryClient();
  const { data: total } = useQuery({ ...orderCountQuery(), refetchInterval: POLL_MS });
  const [seen, setSeen] = useState<number>();
  const [isLoading, setIsLoading] = useState(false);
  // The first answer is what the list began with.
  if (seen === undefined && total !== undefined) setSeen(total);
  const count = Math.max(0, (total ?? 0) - (seen ?? total ?? 0));
  useCountInTitle(count);

  const show = async () => {
    setIsLoading(true);
    await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    setSeen(queryClient.getQueryData<number>(orderCountQuery().queryKey));
    setIsLoading(false);
  };
  return { count, show, isLoading };
}

/** «(۳) سفارش‌ها», for whoever has the tab in the background. */
function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const prefix = `(${toPersianDigits(count)}) `;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [count]);
}
