import { In, type EntityManager } from 'typeorm';
import type { RawNumber } from '../database/columns.js';
import { noteEvents } from '../operations/events/index.js';
import { Product } from './product.entity.js';

/**
 * Runs `work`, which recomputes prices. Then it adds an event to the feed of changes for each product with one of these
 * names whose price differs afterwards. The audit has no entry for such a product, because nobody changed the product
 * itself, so `recordChange` cannot add the event.
 */
export async function withPriceEvents<T>(
  tx: EntityManager,
  nameKeys: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const before = await pricesOf(tx, nameKeys);
  const result = await work();
  const after = await pricesOf(tx, nameKeys);
  const changed = [...after].filter(([id, price]) => price !== before.get(id));
  await noteEvents(
    tx,
    changed.map(([id]) => ({ subject: 'product', id, type: 'changed', event: 'product.price_changed' })),
  );
  return result;
}

/** The price that visitors see, in toman, by the id of the product. */
async function pricesOf(tx: EntityManager, nameKeys: readonly string[]): Promise<Map<number, RawNumber>> {
  const rows = await tx
    .createQueryBuilder(Product, 'product')
    .select(['product.id AS id', 'product.indicativePrice AS price'])
    .where({ nameKey: In(nameKeys) })
    .orderBy('product.id')
    .getRawMany<{ id: number; price: RawNumber }>();
  return new Map(rows.map(({ id, price }) => [id, price]));
}
