import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { rangeOf } from '../common/http/index.js';
import { searchWordsOf, sortKeyOf } from '../common/search/index.js';
import { SettingsService } from '../content/index.js';
import { Database, RevisionCache } from '../database/index.js';
import type { KeyedText } from '../common/validation/index.js';
import { middleOf, spanOf } from './measure.js';
import { Category } from './category.entity.js';
import { OrderedList } from './ordered-list.js';
import { packNamesOf } from './pack.js';
import { Family } from './parameters/family.entity.js';
import type { ProductGroup } from './product-group.js';
import { Product } from './product.entity.js';
import { rangeKeys, type ProductFilters, type ProductSort, type ProductsQuery, type SortKey } from './products.dto.js';
import type { Entry } from './product-entry.js';
import { facetsOf, parametersOf, type Facets } from './product-facets.js';
import { searchTermsOf, synonymsOf, type Synonyms } from './search-terms.js';
import { familyDefinitions, type FamilyDefinition } from './specification/family-definitions.js';
import { LimitColumns, type LimitColumn } from './specification/limit-columns.js';
import { limitFilters } from './specification/limit-filters.js';

type Order = (a: Entry, b: Entry) => number;

function orderOf(sort: ProductSort): Order {
  if (sort === 'popular') return (a, b) => a.featuredRank - b.featuredRank || a.id - b.id;
  if (sort === 'newest') return (a, b) => b.id - a.id;
  const [key, end] = sort.split('-') as [SortKey, 'low' | 'high'];
  const sign = end === 'low' ? 1 : -1;
  return (one, other) => {
    const a = one.values[key];
    const b = other.values[key];
    if (a === b) return sign * (one.id - other.id);
    if (a === null || b === null) return a === null ? 1 : -1;
    return a < b ? -sign : sign;
  };
}

type Filter = (entry: Entry) => boolean;

/**
 * The filter of a query; undefined when the query filters nothing. A value matches when it overlaps the range: a search for
 * 30 Brix also finds «۲۸ تا ۳۰».
 */
function filterOf(query: ProductFilters & { cursor?: number }, limits: readonly Filter[]): Filter | undefined {
  const filters = rangeKeys.flatMap((key): Filter[] => {
    const from = query[`${key}From`];
    const to = query[`${key}To`];
    if (from === undefined && to === undefined) return [];
    return [({ spans: { [key]: span } }) => span !== null && span[1] >= (from ?? 0) && span[0] <= (to ?? Infinity)];
  });
  const words = searchWordsOf(query.origin);
  const { cursor } = query;
  if (cursor !== undefined) filters.push(({ id }) => id < cursor);
  if (words.length > 0) filters.push(({ originKey }) => words.every((word) => originKey.includes(word)));
  if (query.family !== undefined) filters.push(({ family }) => family === query.family);
  if (query.pack !== '') filters.push(({ packs }) => packs.includes(query.pack));
  filters.push(...limits);
  return filters.length > 0 ? (entry) => filters.every((fits) => fits(entry)) : undefined;
}

/**
 * Keeps the public lists in memory and reloads them after a change of public data. A database has to look at every row
 * to search inside names, to count the matches and to skip to a late page. In memory all of this takes less time than
 * reading the rows of the page (`npm run bench catalogue`).
 */
@Injectable()
export class ProductIndex {
  private readonly catalogue: RevisionCache<CatalogueOrder>;

  constructor(
    private readonly database: Database,
    settings: SettingsService,
  ) {
    this.catalogue = new RevisionCache(database, async () => {
      const [entries, { searchSynonyms }] = await Promise.all([entriesIn(database.read), settings.get()]);
      return new CatalogueOrder(entries, synonymsOf(searchSynonyms));
    });
  }

  /** The ids of one page, and the number of matches. One or two queries after a change of public data, otherwise none. */
  async find(query: ProductsQuery): Promise<{ ids: number[]; total: number | null; next?: number | null }> {
    const { category, q, sort, cursor, limit } = query;
    const current = await this.catalogue.get();
    const terms = searchTermsOf(q, current.synonyms);
    const filter = filterOf(query, await current.limits(this.database.read, query.spec));
    if (cursor === undefined) {
      const { skip, take } = rangeOf(query);
      return current.list(sort, category).find(terms, skip, take, filter);
    }
    const { ids, total } = current.list('newest', category).find(terms, 0, limit, filter);
    return { ids, total: null, next: total > limit ? (ids.at(-1) ?? null) : null };
  }

  /** The choices of each filter of a list, with the number of products that the list would have with each choice. */
  async facets(query: ProductFilters): Promise<Facets> {
    const current = await this.catalogue.get();
    const { read } = this.database;
    const families = await current.families(read);
    const parameters = parametersOf(families, query);
    const codes = parameters.map(({ code }) => code);
    const values = await current.values(read, codes);
    const terms = searchTermsOf(query.q, current.synonyms);
    const matching = async (change: Partial<ProductFilters>): Promise<readonly Entry[]> => {
      const changed = { ...query, ...change };
      const filter = filterOf(changed, await current.limits(read, changed.spec));
      return current.list('popular', query.category).matching(terms, filter);
    };
    return facetsOf({ families, parameters, values, query, matching });
  }

  /** The products with the most similar words, for a search without a match. Same queries as {@link find}. */
  async nearest(q: string, take: number): Promise<number[]> {
    return (await this.catalogue.get()).list('popular', 'all').nearest(searchWordsOf(q), take);
  }
}

/** The catalogue, with each sort order and group computed on first use. */
class CatalogueOrder {
  private readonly lists = new Map<string, OrderedList<Entry>>();
  private readonly columns: LimitColumns;
  private known: Promise<FamilyDefinition[]> | undefined;

  constructor(
    private readonly entries: readonly Entry[],
    readonly synonyms: Synonyms,
  ) {
    this.columns = new LimitColumns(entries);
  }

  /**
   * The filters for limits of parameters. One query for the parameters that were not read before. Throws ValidationFailed.
   */
  async limits(manager: EntityManager, spec: readonly KeyedText[] = []): Promise<Filter[]> {
    if (spec.length === 0) return [];
    const columns = await this.columns.of(
      manager,
      spec.map(([code]) => code),
    );
    return limitFilters(spec, columns);
  }

  values(manager: EntityManager, codes: readonly string[]): Promise<ReadonlyMap<string, LimitColumn>> {
    return this.columns.of(manager, codes);
  }

  families(manager: EntityManager): Promise<FamilyDefinition[]> {
    this.known ??= familyDefinitions(manager).catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  list(sort: ProductSort, category: 'all' | ProductGroup): OrderedList<Entry> {
    const name = `${sort} ${category}`;
    const list = this.lists.get(name) ?? new OrderedList(this.entriesOf(sort, category));
    this.lists.set(name, list);
    return list;
  }

  private entriesOf(sort: ProductSort, category: 'all' | ProductGroup): readonly Entry[] {
    if (category === 'all') return [...this.entries].sort(orderOf(sort));
    return this.list(sort, 'all').entries.filter(({ group }) => group === category);
  }
}

/** A row as the driver returns it: MySQL returns big numbers as text. */
interface Row extends Record<
  'brix' | 'pH' | 'acidity' | 'weight' | 'origin' | 'family' | 'packs' | 'packName',
  string | null
> {
  id: number;
  searchKey: string;
  sortKey: string;
  originKey: string;
  featuredRank: number;
  groupName: ProductGroup;
  price: number | string | null;
}

async function entriesIn(manager: EntityManager): Promise<Entry[]> {
  const rows = await manager
    .createQueryBuilder(Product, 'product')
    .innerJoin(Category, 'category', 'category.id = product.categoryId')
    .leftJoin(Family, 'family', 'family.id = product.familyId')
    .select(['product.id AS id', 'product.searchKey AS searchKey', 'product.sortKey AS sortKey'])
    .addSelect([
      'product.featuredRank AS featuredRank',
      'product.brix AS brix',
      'product.pH AS pH',
      'product.acidity AS acidity',
    ])
    .addSelect(['product.weight AS weight', 'product.origin AS origin', 'product.originKey AS originKey'])
    .addSelect('category.publicGroup', 'groupName')
    .addSelect('family.code', 'family')
    .addSelect(['product.packs AS packs', 'product.packName AS packName'])
    .addSelect('product.indicativePrice', 'price')
    .getRawMany<Row>();
  // A catalogue repeats its texts. Parsing each once makes this 0.3 s of work for 100,000 products instead of 0.9.
  const span = once(spanOf);
  const keyOfOrigin = once(sortKeyOf);
  const packsIn = once((text: string): Product['packs'] => JSON.parse(text) as Product['packs']);
  return rows.map((row, place) => {
    const spans = spansOf(row, span);
    return {
      id: row.id,
      place,
      searchKey: row.searchKey,
      originKey: row.originKey,
      family: row.family,
      packs: packNamesOf({ packs: row.packs === null ? null : packsIn(row.packs), packName: row.packName }),
      origin: row.origin,
      featuredRank: row.featuredRank,
      group: row.groupName,
      spans,
      values: valuesOf(row, spans, keyOfOrigin),
    };
  });
}

function spansOf({ price, brix, pH, acidity, weight }: Row, span: typeof spanOf): Entry['spans'] {
  const toman = Number(price);
  return {
    price: price === null ? null : [toman, toman],
    brix: span(brix),
    pH: span(pH),
    acidity: span(acidity),
    weight: span(weight),
  };
}

function valuesOf(
  { sortKey, origin }: Row,
  { price, brix, pH, acidity, weight }: Entry['spans'],
  keyOfOrigin: typeof sortKeyOf,
): Entry['values'] {
  return {
    name: sortKey,
    price: middleOf(price),
    brix: middleOf(brix),
    pH: middleOf(pH),
    acidity: middleOf(acidity),
    weight: middleOf(weight),
    origin: origin === null ? null : keyOfOrigin(origin),
  };
}

/** The function with a memory: it computes each value once. */
function once<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  const known = new Map<Input, Output>();
  return (input) => {
    if (!known.has(input)) known.set(input, compute(input));
    return known.get(input) as Output;
  };
}
