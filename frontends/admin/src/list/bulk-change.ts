import { copy } from './copy';
import type { BulkAction } from './use-bulk';

/** Changing this many rows by mistake is not noticed on the screen, so it needs a confirmation. */
const CONFIRM_FROM = 20;

interface Change<Item, Value> {
  value: Value;
  valueOf: (item: Item) => Value;
  put: (item: Item, value: Value, signal: AbortSignal) => Promise<unknown>;
}

/** Returns an action that sets one value on each selected row. Rows that have it are left out. It can be undone. */
export function bulkChange<Item extends { version: number }, Value>(
  label: string,
  { value, valueOf, put }: Change<Item, Value>,
): BulkAction<Item> {
  return {
    label,
    question: { ...copy.bulkQuestion(label), from: CONFIRM_FROM },
    run: async (item, signal) => valueOf(item) !== value && put(item, value, signal),
    // The change has increased the version by one. When a colleague has changed the row since, the undo is refused.
    undo: async (item, signal) =>
      valueOf(item) !== value && put({ ...item, version: item.version + 1 }, valueOf(item), signal),
  };
}
