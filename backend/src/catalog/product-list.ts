import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Page } from '../common/http/index.js';
import { warnedUntil } from '../common/validity.js';
import { allOf, onlyKnown, pageOf, searchWordsOf, type ListOrder } from '../common/search/index.js';
import { ProductNotFound } from './catalog.errors.js';
import { Category } from './category.entity.js';
import { nameKeyOf } from './name-key.js';
import { Product } from './product.entity.js';
import type { AdminProductsQuery, AdminProductSort, ProductsExportQuery } from './products-admin.dto.js';

const adminOrders: Record<AdminProductSort, ListOrder> = {
  newest: { 'product.id': 'DESC' },
  name: { 'product.sortKey': 'ASC', 'product.id': 'ASC' },
  'price-low': { 'product.price IS NULL': 'ASC', 'product.price': 'ASC', 'product.id': 'ASC' },
  'price-high': { 'product.price': 'DESC', 'product.id': 'DESC' },
};

/** A word matches name, SKU, external id, category or origin. Products whose name equals the search text come first. */
export async function adminPage(manager: EntityManager, query: AdminProductsQuery): Promise<Page<Product>> {
  const find = withCategory(onlyKnown(await filtered(manager, query), query));
  if (query.q.trim() === '') return pageOf(find, adminOrders[query.sort], query);
  find.setParameter('exactName', nameKeyOf(query.q));
  return pageOf(find, { 'product.nameKey = :exactName': 'DESC', ...adminOrders[query.sort] }, query);
}

export async function* adminBatches(manager: EntityManager, query: ProductsExportQuery): AsyncGenerator<Product[]> {
  yield* allOf(withCategory(await filtered(manager, query)));
}

async function filtered(manager: EntityManager, query: ProductsExportQuery): Promise<SelectQueryBuilder<Product>> {
  const find = productsIn(manager);
  if (query.category !== undefined && query.category !== 'all')
    find.andWhere(inCategories('slug = :slug'), { slug: query.category });
  if (query.externalId !== undefined)
    find.andWhere('product.externalId = :externalId', { externalId: query.externalId });
  if (query.documents === 'expiring') find.andWhere(hasExpiring, { warnedUntil: warnedUntil(new Date()) });
  const words = searchWordsOf(query.q);
  const categories = words.length > 0 ? await manager.find(Category) : [];
  words.forEach((word, index) => {
    const named = categories.filter(({ name }) => nameKeyOf(name).includes(word)).map(({ id }) => id);
    const inCategory = named.length > 0 ? ` OR product.categoryId IN (${named.join(', ')})` : '';
    find.andWhere(
      `(INSTR(product.nameKey, :word${index}) > 0 OR INSTR(product.originKey, :word${index}) > 0
        OR ${codes.map((code) => `INSTR(${code}, :word${index}) > 0`).join(' OR ')}${inCategory})`,
      { [`word${index}`]: word },
    );
  });
  return find;
}

/** The codes of a product, folded as `foldForSearch` folds them. */
const codes = ['sku', 'externalId'].map((code) => `REPLACE(REPLACE(LOWER(product.${code}), '-', ''), '_', '')`);

export async function findProduct(manager: EntityManager, id: number): Promise<Product> {
  // The query builder loads the relation in one query; `findOne` would make two.
  const product = await withCategory(productsIn(manager)).where('product.id = :id', { id }).getOne();
  if (!product) throw new ProductNotFound(id);
  return product;
}

const hasExpiring = 'product.id IN (SELECT productId FROM product_document WHERE validUntil <= :warnedUntil)';

function productsIn(manager: EntityManager): SelectQueryBuilder<Product> {
  return manager.createQueryBuilder(Product, 'product');
}

/** A left join, because with an inner join MariaDB reads the categories first and sorts everything. */
function withCategory(find: SelectQueryBuilder<Product>): SelectQueryBuilder<Product> {
  return find.leftJoinAndSelect('product.category', 'category');
}

/** `+ 0` keeps MariaDB from reading the categories first; to follow the index of the sort order is faster. */
const inCategories = (condition: string): string =>
  `product.categoryId + 0 IN (SELECT id FROM category WHERE ${condition})`;
