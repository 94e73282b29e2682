import type { EntityManager } from 'typeorm';
import { chunksOf, inSlices } from '../common/in-slices.js';
import { copy } from './copy.js';
import type { ImportProblem } from './product-sheet.js';
import { headingOf } from './products.csv.js';
import { idsBySku } from './sku.js';

interface WithSku {
  /** Undefined or 0 for a new product. */
  id?: number;
  form: { sku?: string | null };
}

const atOnce = 200;

/**
 * Returns the SKUs of these rows that another stored product has now. A SKU counts as taken even if the file gives that
 * other product a new SKU: rows are stored one after the other, and the unique index would refuse the first of the two.
 */
export async function takenSkus(manager: EntityManager, rows: readonly WithSku[]): Promise<Set<string>> {
  const taken = new Set<string>();
  await inSlices(chunksOf(rows, atOnce), async (batch) => {
    const holders = await idsBySku(
      manager,
      batch.flatMap(({ form }) => form.sku ?? []),
    );
    for (const {
      id,
      form: { sku },
    } of batch)
      if (sku && holders.has(sku) && holders.get(sku) !== id) taken.add(sku);
  });
  return taken;
}

/** SKUs that another product or another row has. */
export function skuProblems(rows: readonly (WithSku & { row: number })[], taken: ReadonlySet<string>): ImportProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, form: { sku } }) => {
    if (!sku) return [];
    const message = taken.has(sku) ? copy.skuTaken : seen.has(sku) ? copy.import.skuTwice : null;
    seen.add(sku);
    return message ? [{ row, column: headingOf('sku'), message }] : [];
  });
}
