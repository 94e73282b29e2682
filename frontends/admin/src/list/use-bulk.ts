import { showToast } from '@afshoreh/contracts';
import { formatNumber } from '@afshoreh/persian';
import { useEffect, useRef, useState } from 'react';
import { wasStopped } from '../form/failed-write';
import { showUndo } from '../form/undo';
import { copy } from './copy';

/** Something that is done to many rows at once. */
export interface BulkAction<Item> {
  label: string;
  tone?: 'danger';
  /** Asked before what cannot be taken back. */
  question?: { title: string; text: (count: string) => string; confirm: string };
  run: (item: Item, signal: AbortSignal) => Promise<unknown>;
  /** Makes an item, as it was chosen, that again: with it nothing is asked and the toast offers the way back (issue 14 A1.7). */
  undo?: (item: Item, signal: AbortSignal) => Promise<unknown>;
}

/** Another screen, about many rows at once. */
export interface BulkLink<Item> {
  label: string;
  addressOf: (items: readonly Item[]) => string;
}

export interface BulkFailure<Item> {
  item: Item;
  reason: string;
}

interface Progress {
  done: number;
  count: number;
}

/**
 * Does an action to one row after the other, so that a server that refuses one is not asked all at once; what failed is
 * listed with its reason, the rest is done. Leaving the list stops it between two rows.
 */
export function useBulk<Item>(onSettled: () => Promise<unknown>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<BulkFailure<Item>[]>([]);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const run = async ({ run: act, undo }: Pick<BulkAction<Item>, 'run' | 'undo'>, items: readonly Item[]) => {
    const call = new AbortController();
    stop.current = () => call.abort();
    const failed: BulkFailure<Item>[] = [];
    const done: Item[] = [];
    for (const item of items) {
      if (call.signal.aborted) break;
      setProgress({ done: done.length + failed.length, count: items.length });
      await act(item, call.signal).then(
        () => done.push(item),
        (error: Error) => failed.push({ item, reason: wasStopped(error) ? copy.stopped : error.message }),
      );
    }
    setFailures(failed);
    setProgress(null);
    const said = copy.bulkDone(formatNumber(done.length));
    if (undo && done.length > 0) showUndo(said, () => void run({ run: undo }, done));
    else if (done.length > 0) showToast({ tone: 'success', title: said });
    await onSettled();
  };
  return { progress, failures, run, stop: () => stop.current?.(), forgetFailures: () => setFailures([]) };
}
