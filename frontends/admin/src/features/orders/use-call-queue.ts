import { useEffect, useRef } from 'react';
import type { useOpened } from '../../list/use-opened';
import { useTakeNextOrder } from './take-next-order';

/**
 * Goes through the queue of calls: opens the next order over the list, or instead of the one that is open. What was skipped
 * does not come again until the list is looked at.
 */
export function useCallQueue(opened: ReturnType<typeof useOpened>) {
  const skipped = useRef<number[]>([]);
  const isOpen = opened.value !== null;
  useEffect(() => {
    if (!isOpen) skipped.current = [];
  }, [isOpen]);
  const take = useTakeNextOrder((id) => {
    if (!isOpen) {
      if (id !== null) opened.open(id);
    } else if (id === null) opened.close();
    else opened.swap(id);
  });
  /** Settles when it is open, or it was told why none is. */
  const next = () => take.mutateAsync(skipped.current).catch(() => undefined);
  return {
    next,
    skip: (id: number) => {
      skipped.current = [...new Set([...skipped.current, id])];
      return next();
    },
    isTaking: take.isPending,
  };
}
