import type { EntityManager } from 'typeorm';
import type { Category } from './category.entity.js';
import { rankOfFeatured, type Product } from './product.entity.js';
import { technicalFields } from './technical.dto.js';

const columns = [
  ...([
    'id',
    'name',
    'description',
    'image',
    'featuredRank',
    'price',
    'showPrice',
    'listUsdPerTon',
    'imageVariants',
  ] as const),
  ...(['packName', 'packKilograms', 'packsPerPallet'] as const),
  ...technicalFields,
];

export type ListedProduct = Pick<Product, (typeof columns)[number] | 'featured'> & {
  category: Pick<Category, 'publicGroup'>;
};

/** The products of `ids` in that order; missing ones are left out. One query. */
export async function productsOf(manager: EntityManager, ids: readonly number[]): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await read(manager, `WHERE product.id IN (${ids.map(() => '?').join(', ')})`, ids);
  const byId = new Map(rows.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Featured products, in the order of the sort «popular». One query. */
export function featuredProducts(manager: EntityManager, most: number): Promise<ListedProduct[]> {
  return read(manager, 'WHERE product.featuredRank = ? ORDER BY product.id LIMIT ?', [rankOfFeatured, most]);
}

/** A row as the driver returns it: MySQL returns big numbers as text, booleans are 0 or 1, and JSON is text. */
type Row = Omit<ListedProduct, 'price' | 'showPrice' | 'imageVariants' | 'featured' | 'category'> &
  Pick<Category, 'publicGroup'> & { price: number | string | null; showPrice: 0 | 1; imageVariants: string | null };

/** Converts rows by hand, because TypeORM's conversion takes longer than the whole rest of the request. */
async function read(
  manager: EntityManager,
  condition: string,
  values: readonly (number | string)[],
): Promise<ListedProduct[]> {
  // A left join, as in the admin's list: with an inner join MariaDB would read the categories first.
  const rows = await manager.query<Row[]>(
    `SELECT ${columns.map((name) => `product.${name}`).join(', ')}, category.publicGroup
       FROM product LEFT JOIN category ON category.id = product.categoryId ${condition}`,
    [...values],
  );
  return rows.map(({ publicGroup, ...row }) => ({
    ...row,
    price: row.price === null ? null : Number(row.price),
    showPrice: row.showPrice === 1,
    imageVariants: row.imageVariants === null ? null : (JSON.parse(row.imageVariants) as Product['imageVariants']),
    featured: row.featuredRank === rankOfFeatured,
    category: { publicGroup },
  }));
}
