import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { rangeOf } from '../common/http/index.js';
import { searchWordsOf } from '../common/search/index.js';
import { Database } from '../database/index.js';
import { brixNumberOf } from './brix-number.js';
import { Category } from './category.entity.js';
import { OrderedList, type Listed } from './ordered-list.js';
import type { ProductGroup } from './product-group.js';
import { Product } from './product.entity.js';
import type { ProductSort, ProductsQuery } from './products.dto.js';

/** What there is to know of a product to find it and to put it in its place. */
interface Entry extends Listed {
  group: ProductGroup;
  shelf: number;
  /** Toman per ton; null comes last in both price orders (D2). */
  price: number | null;
  /** Degrees; null comes last in both orders. */
  brix: number | null;
}

const orders: Record<ProductSort, (a: Entry, b: Entry) => number> = {
  popular: (a, b) => a.shelf - b.shelf || a.id - b.id,
  newest: (a, b) => b.id - a.id,
  'price-low': (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || a.id - b.id,
  'price-high': (a, b) => (b.price ?? -Infinity) - (a.price ?? -Infinity) || b.id - a.id,
  'brix-low': (a, b) => (a.brix ?? Infinity) - (b.brix ?? Infinity) || a.id - b.id,
  'brix-high': (a, b) => (b.brix ?? -Infinity) - (a.brix ?? -Infinity) || b.id - a.id,
};

/**
 * The visitors' lists in memory, read anew after a change to public data. A database has to look at every row to search
 * inside names, to count what it found and to skip to a late page; here that takes less than reading the page's rows
 * (`npm run bench catalogue`).
 */
@Injectable()
export class ProductIndex {
  private entries: Promise<CatalogueOrder> | undefined;
  private revision = -1;

  constructor(private readonly database: Database) {}

  /** The ids of one page in their order, and how many products were found. One query after a change, else none. */
  async find({ category, q, sort, ...page }: ProductsQuery): Promise<{ ids: number[]; total: number }> {
    const { skip, take } = rangeOf(page);
    return (await this.current()).list(sort, category).find(searchWordsOf(q), skip, take);
  }

  /** The ids of products whose words come nearest to a question that found none. Queries as {@link find}. */
  async nearest(q: string, take: number): Promise<number[]> {
    return (await this.current()).list('popular', 'all').nearest(searchWordsOf(q), take);
  }

  /** Remembered with the revision from before it was read: it may be newer than that, never older. */
  private current(): Promise<CatalogueOrder> {
    const { revision } = this.database;
    if (this.entries && this.revision === revision) return this.entries;
    const entries = entriesIn(this.database.read).then((each) => new CatalogueOrder(each));
    [this.entries, this.revision] = [entries, revision];
    entries.catch(() => {
      if (this.entries === entries) this.entries = undefined;
    });
    return entries;
  }
}

/** The catalogue in the orders and groups that were asked for so far. */
class CatalogueOrder {
  private readonly lists = new Map<string, OrderedList<Entry>>();

  constructor(private readonly entries: readonly Entry[]) {}

  list(sort: ProductSort, category: 'all' | ProductGroup): OrderedList<Entry> {
    const name = `${sort} ${category}`;
    const list = this.lists.get(name) ?? new OrderedList(this.entriesOf(sort, category));
    this.lists.set(name, list);
    return list;
  }

  private entriesOf(sort: ProductSort, category: 'all' | ProductGroup): readonly Entry[] {
    if (category === 'all') return [...this.entries].sort(orders[sort]);
    return this.list(sort, 'all').entries.filter(({ group }) => group === category);
  }
}

/** As the database answers it: big numbers are text on MySQL. */
interface Row {
  id: number;
  searchKey: string;
  /** What is searched when a release before this one stored the product. */
  nameKey: string;
  shelf: number;
  groupName: ProductGroup;
  price: number | string | null;
  brix: string | null;
}

async function entriesIn(manager: EntityManager): Promise<Entry[]> {
  const rows = await manager
    .createQueryBuilder(Product, 'product')
    .innerJoin(Category, 'category', 'category.id = product.categoryId')
    .select(['product.id AS id', 'product.searchKey AS searchKey', 'product.nameKey AS nameKey'])
    .addSelect(['product.shelf AS shelf', 'product.brix AS brix'])
    .addSelect('category.publicGroup', 'groupName')
    .addSelect('product.indicativePrice', 'price')
    .getRawMany<Row>();
  return rows.map(({ id, searchKey, nameKey, shelf, groupName, price, brix }) => ({
    ...{ id, shelf, group: groupName },
    searchKey: searchKey || nameKey,
    price: price === null ? null : Number(price),
    brix: brixNumberOf(brix),
  }));
}
