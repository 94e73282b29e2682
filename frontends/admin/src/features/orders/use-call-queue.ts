import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { useEffect, useRef, useState } from 'react';
import { idOf } from '../../list/use-list-search';
import type { useOpened } from '../../list/use-opened';
import { writeFailureOf } from '../../form/failed-write';
import { CallsInBackground } from './calls-in-background';
import { copy } from './copy';
import { NextInQueue, takeNext } from './call-sheet/next-in-queue';
import { orderQuery } from './get-order';

/**
 * Steps through the call queue. The next order opens over the list, or replaces the open one. A skipped order does not
 * come again until the dialog is closed.
 */
export function useCallQueue(opened: ReturnType<typeof useOpened>) {
  const skipped = useRef<number[]>([]);
  const isOpen = opened.value !== null;
  const queryClient = useQueryClient();
  const [ahead] = useState(() => new NextInQueue(queryClient));
  const [calls] = useState(() => new CallsInBackground(queryClient));
  /** The order that the queue opened last. Any other order in the dialog was opened by a link. */
  const [given, setGiven] = useState<number | null>(null);
  const isCalling = given !== null && idOf(opened.value) === given;
  const take = useTakeNextOrder({ ahead, calls }, (id) => {
    setGiven(id);
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
  useEffect(() => {
    if (isCalling) ahead.load([...skipped.current, ...calls.ids()]);
    else ahead.release();
  }, [ahead, calls, isCalling, given]);
  useEffect(() => () => ahead.release(), [ahead]);
  /** Resolves when the next order is open, or when a toast has said why there is none. */
  const next = () => {
    setBefore(opened.value);
    return take.mutateAsync(skipped.current).catch(() => undefined);
  };
  return {
    isCalling,
    calls,
    /** Whether the next order can be shown at once, so that the call can be saved in the background. */
    isNextReady: () => isCalling && ahead.isLoaded,
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

const words = copy.call;

interface Queue {
  ahead: NextInQueue;
  calls: CallsInBackground;
}

/**
 * Takes the next order of the queue that was not skipped: the prefetched one, or otherwise the one that the server
 * returns. Calls `onTaken` with its id, or with null when there is none.
 */
function useTakeNextOrder({ ahead, calls }: Queue, onTaken: (id: number | null) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (skipped: number[]) => {
      const id = await ahead.take();
      if (id !== null) return { id };
      const order = await takeNext([...skipped, ...calls.ids()]);
      if (order) queryClient.setQueryData(orderQuery(order.id).queryKey, order);
      return order;
    },
    onSuccess: (order, skipped) => {
      if (!order) showToast({ tone: 'info', title: words.queueEmpty, description: leftText(skipped.length) });
      onTaken(order?.id ?? null);
    },
    // After a failure the open order stays open, and its lease too.
    onError: (error) => showToast({ tone: 'error', title: words.takeFailed, description: writeFailureOf(error) }),
  });
}

/** Explains why no order is left although the list may still show some. */
const leftText = (skipped: number) =>
  skipped === 0 ? words.queueEmptyText : words.skippedText(toPersianDigits(skipped));
