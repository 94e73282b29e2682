import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { batchesById, type Page } from '../common/http/index.js';
import { pageOf, searchWordsOf, type ListOrder } from '../common/search/index.js';
import { Category } from './category.entity.js';
import { nameKeyOf } from './name-key.js';
import { Product } from './product.entity.js';
import type { AdminProductsQuery, AdminProductSort, ProductsExportQuery } from './products-admin.dto.js';

const adminOrders: Record<AdminProductSort, ListOrder> = {
  newest: [['product.id', 'DESC']],
  name: [
    ['product.sortKey', 'ASC'],
    ['product.id', 'ASC'],
  ],
  'price-low': [
    ['product.price IS NULL', 'ASC'],
    ['product.price', 'ASC'],
    ['product.id', 'ASC'],
  ],
  'price-high': [
    ['product.price', 'DESC'],
    ['product.id', 'DESC'],
  ],
};

/** Products as admins list them: a word may be in the name, the category or the origin. Three queries. */
export async function adminPage(manager: EntityManager, query: AdminProductsQuery): Promise<Page<Product>> {
  return pageOf(withCategory(await chosenBy(manager, query)), adminOrders[query.sort], query);
}

/** The same list by rising id, in batches. */
export async function* adminBatches(manager: EntityManager, query: ProductsExportQuery): AsyncGenerator<Product[]> {
  const find = withCategory(await chosenBy(manager, query));
  yield* batchesById((after, limit) =>
    find.clone().andWhere('product.id > :after', { after }).orderBy('product.id', 'ASC').limit(limit).getMany(),
  );
}

async function chosenBy(manager: EntityManager, query: ProductsExportQuery): Promise<SelectQueryBuilder<Product>> {
  const find = productsIn(manager);
  if (query.category !== undefined && query.category !== 'all')
    find.andWhere(inCategories('slug = :slug'), { slug: query.category });
  const words = searchWordsOf(query.q);
  const categories = words.length > 0 ? await manager.find(Category) : [];
  words.forEach((word, index) => {
    const named = categories.filter(({ name }) => nameKeyOf(name).includes(word)).map(({ id }) => id);
    const inCategory = named.length > 0 ? ` OR product.categoryId IN (${named.join(', ')})` : '';
    find.andWhere(
      `(INSTR(product.nameKey, :word${index}) > 0 OR INSTR(product.originKey, :word${index}) > 0${inCategory})`,
      { [`word${index}`]: word },
    );
  });
  return find;
}

/** A product with its category, or null. */
export function productBy(manager: EntityManager, id: number): Promise<Product | null> {
  return withCategory(productsIn(manager)).where('product.id = :id', { id }).getOne();
}

function productsIn(manager: EntityManager): SelectQueryBuilder<Product> {
  return manager.createQueryBuilder(Product, 'product');
}

/** A left join, though every product has one: an inner join lets MariaDB begin with the categories and sort it all. */
function withCategory(find: SelectQueryBuilder<Product>): SelectQueryBuilder<Product> {
  return find.leftJoinAndSelect('product.category', 'category');
}

/** `+ 0` keeps MariaDB from beginning with the categories: walking the index of the order and looking each up is faster. */
const inCategories = (condition: string): string =>
  `product.categoryId + 0 IN (SELECT id FROM category WHERE ${condition})`;
