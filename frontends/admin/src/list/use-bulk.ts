import { showToast } from '@afshoreh/contracts';
import { formatNumber } from '@afshoreh/persian';
import { useEffect, useRef, useState } from 'react';
import { wasStopped } from '../form/failed-write';
import { showUndo } from '../form/undo';
import { copy } from './copy';

/** An action on several rows. */
export interface BulkAction<Item> {
  label: string;
  tone?: 'danger';
  /** The confirmation before an action that cannot be undone. */
  question?: {
    title: string;
    text: (count: string) => string;
    confirm: string;
    /** The number of rows from which the confirmation is shown. By default one. */
    from?: number;
  };
  run: (item: Item, signal: AbortSignal) => Promise<unknown>;
  /** Restores an item to the state in which it was selected. With it the toast offers an undo. */
  undo?: (item: Item, signal: AbortSignal) => Promise<unknown>;
}

/** A link to another screen for the selected rows. */
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
 * Runs an action for one row after the other, so that the server never gets many requests at once. Failed rows are
 * listed with their reasons, and the others are done. Leaving the list stops the action between two rows.
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
    const title = copy.bulkDone(formatNumber(done.length));
    if (undo && done.length > 0) showUndo(title, () => void run({ run: undo }, done));
    else if (done.length > 0) showToast({ tone: 'success', title: title });
    await onSettled();
  };
  return { progress, failures, run, stop: () => stop.current?.(), forgetFailures: () => setFailures([]) };
}
