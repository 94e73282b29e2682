import type { EntityManager } from 'typeorm';
import { chunksOf, inSlices } from '../common/in-slices.js';
import { copy } from './copy.js';
import type { CellProblem } from './product-sheet.js';
import { idsByCode, type ProductCode } from './sku.js';

interface WithCodes {
  /** Undefined or 0 for a new product. */
  id?: number;
  form: { [code in ProductCode]?: string | null };
}

/** The values of each code that other products have. */
export type TakenCodes = Record<ProductCode, ReadonlySet<string>>;

const atOnce = 200;

/**
 * Returns the codes of these rows that another stored product has now. A code counts as taken even if the file gives that
 * other product a new one: rows are stored one after the other, and the unique index would refuse the first of the two.
 */
export async function takenCodes(manager: EntityManager, rows: readonly WithCodes[]): Promise<TakenCodes> {
  return { sku: await takenOf(manager, 'sku', rows), externalId: await takenOf(manager, 'externalId', rows) };
}

async function takenOf(manager: EntityManager, code: ProductCode, rows: readonly WithCodes[]): Promise<Set<string>> {
  const holders = await holdersOf(
    manager,
    code,
    rows.flatMap(({ form }) => form[code] ?? []),
  );
  const taken = rows.filter(({ id, form }) => (holders.get(form[code] ?? '') ?? id) !== id);
  return new Set(taken.flatMap(({ form }) => form[code] ?? []));
}

/** The ids of the products by these values of a code, however many. */
export async function holdersOf(
  manager: EntityManager,
  code: ProductCode,
  values: readonly string[],
): Promise<Map<string, number>> {
  const holders = new Map<string, number>();
  await inSlices(chunksOf(values, atOnce), async (some) => {
    for (const [value, id] of await idsByCode(manager, code, some)) holders.set(value, id);
  });
  return holders;
}

const words = {
  sku: { taken: copy.skuTaken, twice: copy.import.skuTwice },
  externalId: { taken: copy.productExternalIdTaken, twice: copy.import.externalIdTwice },
};

/** Codes that another product or another row has. */
export function codeProblems(rows: readonly (WithCodes & { row: number })[], taken: TakenCodes): CellProblem[] {
  return (['sku', 'externalId'] as const).flatMap((code) => {
    const seen = new Set<string>();
    return rows.flatMap(({ row, form }) => {
      const value = form[code];
      if (!value) return [];
      const message = taken[code].has(value) ? words[code].taken : seen.has(value) ? words[code].twice : null;
      seen.add(value);
      return message ? [{ row, field: code, message }] : [];
    });
  });
}
