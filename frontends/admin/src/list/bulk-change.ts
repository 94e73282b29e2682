import type { BulkAction } from './use-bulk';

interface Change<Item, Value> {
  value: Value;
  valueOf: (item: Item) => Value;
  put: (item: Item, value: Value, signal: AbortSignal) => Promise<unknown>;
}

/** An action that gives one value to each row, but to those that have it; what was changed can be taken back (issue 14 A1.7). */
export function bulkChange<Item extends { version: number }, Value>(
  label: string,
  { value, valueOf, put }: Change<Item, Value>,
): BulkAction<Item> {
  return {
    label,
    run: async (item, signal) => valueOf(item) !== value && put(item, value, signal),
    // The change made it the next version: what a colleague has changed since is never overwritten (D9).
    undo: async (item, signal) =>
      valueOf(item) !== value && put({ ...item, version: item.version + 1 }, valueOf(item), signal),
  };
}
