import { ApiError } from '@afshoreh/api-client';
import type { PriceEdit } from './price-edits';

/** A price that was not saved, and why. */
export interface RefusedPrice {
  id: number;
  /** The colleague who changed the price meanwhile; null for another reason, such as a deleted product. */
  by: string | null;
  reason: string;
}

const rowOf = (field: string): number => Number(/^prices\.(\d+)\./.exec(field)?.[1] ?? -1);

/** Returns the refused rows of a save, each once. Empty when the save failed for another reason. */
export function refusedIn(error: unknown, sent: readonly PriceEdit[]): RefusedPrice[] {
  if (!(error instanceof ApiError)) return [];
  const all = [
    ...(error.conflicts ?? []).map(({ field, by }) => ({ field, by, reason: error.message })),
    ...error.errors.map(({ field, message }) => ({ field, by: null, reason: message })),
  ];
  const found = new Map<number, RefusedPrice>();
  for (const { field, by, reason } of all) {
    const id = sent[rowOf(field)]?.base.id;
    if (id !== undefined && !found.has(id)) found.set(id, { id, by, reason });
  }
  return [...found.values()];
}
