import type { useOpened } from '../../list/use-opened';
import { useTakeNextOrder } from './take-next-order';

/** Goes through the queue of calls: opens the next order over the list, or instead of the one that is open. */
export function useCallQueue(opened: ReturnType<typeof useOpened>) {
  const take = useTakeNextOrder((id) => {
    if (opened.value === null) {
      if (id !== null) opened.open(id);
    } else if (id === null) opened.close();
    else opened.swap(id);
  });
  return {
    /** Settles when it is open, or it was told why none is. */
    next: () => take.mutateAsync().catch(() => undefined),
    isTaking: take.isPending,
  };
}
