import { ApiError } from '@afshoreh/api-client';
import type { PriceEdit } from './price-edits';

/** A product whose price a colleague changed while mine was typed. */
export interface PriceConflict {
  id: number;
  by: string;
}

const rowOf = (field: string): number => Number(/^prices\.(\d+)\./.exec(field)?.[1] ?? -1);

/** The products that a refused save is about, each once; none for any other failure. */
export function conflictsOf(error: unknown, sent: readonly PriceEdit[]): PriceConflict[] {
  if (!(error instanceof ApiError)) return [];
  const found = new Map<number, PriceConflict>();
  for (const { field, by } of error.conflicts ?? []) {
    const id = sent[rowOf(field)]?.base.id;
    if (id !== undefined) found.set(id, { id, by });
  }
  return [...found.values()];
}

/** The products that are not there any more. */
export function goneIn(error: unknown, sent: readonly PriceEdit[]): number[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ field }) => (field.endsWith('.id') ? (sent[rowOf(field)]?.base.id ?? []) : []));
}
