import { useEffect, useRef, useState } from 'react';
import { idOf } from '../../list/use-list-search';
import type { useOpened } from '../../list/use-opened';
import { useTakeNextOrder } from './take-next-order';

/**
 * Steps through the call queue. The next order opens over the list, or replaces the open one. A skipped order does not
 * come again until the dialog is closed.
 */
export function useCallQueue(opened: ReturnType<typeof useOpened>) {
  const skipped = useRef<number[]>([]);
  const isOpen = opened.value !== null;
  const take = useTakeNextOrder((id) => {
    if (!isOpen) {
      if (id !== null) opened.open(id);
    } else if (id === null) opened.close();
    else opened.replace(id);
  });
  /** The open order when the next one was requested. */
  const [before, setBefore] = useState(opened.value);
  const { reset } = take;
  // The taken order is shown now.
  useEffect(() => reset(), [reset, opened.value]);
  useEffect(() => {
    if (!isOpen) skipped.current = [];
  }, [isOpen]);
  /** Resolves when the next order is open, or when a toast has said why there is none. */
  const next = () => {
    setBefore(opened.value);
    return take.mutateAsync(skipped.current).catch(() => undefined);
  };
  return {
    next,
    skip: (id: number) => {
      skipped.current = [...new Set([...skipped.current, id])];
      return next();
    },
    // Still true until the taken order is rendered, so that a key press does not act on the previous order.
    isTaking:
      opened.value === before && (take.isPending || (take.isSuccess && idOf(opened.value) !== (take.data?.id ?? null))),
  };
}
