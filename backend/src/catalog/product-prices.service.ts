import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ValidationFailed, type DomainError, type FieldConflict, type FieldError } from '../common/errors/index.js';
import { chunksOf, inSlices } from '../common/in-slices.js';
import { SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { updateRows } from '../database/insert.js';
import { changesSince, entryOf, recordEntries, type Author, type NewEntry } from '../operations/audit/index.js';
import { ProductChangedMeanwhile, ProductNotFound, ProductPricesChangedMeanwhile } from './catalog.errors.js';
import { copy } from './copy.js';
import { Product, storedPriceOf } from './product.entity.js';
import {
  ProductPriceDto,
  type PriceRow,
  type SavePriceBySkuDto,
  type SaveProductPriceDto,
} from './product-prices.dto.js';
import { shownRateOf } from './rate-age.js';

/** Products per statement. A statement then takes a few milliseconds. */
const atOnce = 200;

type Key = 'id' | 'sku';
type Form = Pick<SaveProductPriceDto, 'price' | 'showPrice' | 'version'> & { id?: number; sku?: string };
type Action = 'updateProductPrices' | 'savePricesBySku';

/** The conflicts of a row, and the version of the stored product with which the row was compared. */
interface Comparison {
  stored: number;
  conflicts: FieldConflict[];
}

/**
 * Changes the prices of many products in one transaction. Other changes of the catalogue wait for this transaction, so it
 * must be short: rows are compared with the audit before it begins, and one statement stores many rows.
 */
@Injectable()
export class ProductPricesService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Stores all prices or none, because buyers must not see a price list that is half new; the grid keeps what was
   * typed. If another admin changed the product meanwhile, the row is refused only when that change was about the
   * price; a new Brix value, for example, does not matter.
   * @throws ProductPricesChangedMeanwhile with the conflicts of each row, as `prices.3.price`, or `prices.3.version`
   * for a version that the product never had
   * @throws ValidationFailed on `prices.3.id` for a product that does not exist or is listed twice
   */
  async save(prices: readonly SaveProductPriceDto[], author: Author): Promise<Product[]> {
    const rows = await this.store(prices, { key: 'id', action: 'updateProductPrices', partial: false, author });
    return rows.flatMap((row) => (row.refusal ? [] : [row.product]));
  }

  /**
   * Like {@link save}, but rows name their products by SKU (in capitals). With `partial`, rows without a problem are stored,
   * and each other row is returned with the error that refuses it.
   */
  saveBySku(prices: readonly SavePriceBySkuDto[], partial: boolean, author: Author): Promise<PriceRow[]> {
    return this.store(prices, { key: 'sku', action: 'savePricesBySku', partial, author });
  }

  private async store(
    forms: readonly Form[],
    { key, action, partial, author }: { key: Key; action: Action; partial: boolean; author: Author },
  ): Promise<PriceRow[]> {
    const before = await productsOf(this.database.read, key, forms);
    const compared = await comparisonsOf(this.database.read, forms, before);
    return this.database.writePublic(async (tx) => {
      const products = await productsOf(tx, key, forms);
      const comparisons = await comparisonsOf(tx, forms, products, compared);
      const refusals = forms.map((_form, index) => refusalOf(forms, index, { key, products, comparisons }));
      if (!partial) refuseAll(refusals, comparisons, key);
      const rate = shownRateOf(await this.settings.get(tx));
      const rows = forms.map((form, index): PriceRow => {
        const refusal = refusals[index];
        return refusal ? { refusal } : priced(products[index] as Product, form, rate);
      });
      await storeChanges(tx, rows, { action, author });
      return rows;
    });
  }
}

/** The product of each row; undefined where there is none. */
async function productsOf(manager: EntityManager, key: Key, forms: readonly Form[]): Promise<(Product | undefined)[]> {
  const found = new Map<unknown, Product>();
  await inSlices(chunksOf(forms, atOnce), async (some) => {
    for (const each of await manager.findBy(Product, { [key]: In(some.map((form) => form[key])) }))
      found.set(each[key], each);
  });
  return forms.map((form) => found.get(form[key]));
}

/**
 * Compares the rows that were made from an older version of their product; returns the comparisons by the index of the row.
 * A comparison in `known` is used again if the product still has the same version.
 */
async function comparisonsOf(
  manager: EntityManager,
  forms: readonly Form[],
  products: readonly (Product | undefined)[],
  known: ReadonlyMap<number, Comparison> = new Map(),
): Promise<Map<number, Comparison>> {
  const comparisons = new Map<number, Comparison>();
  await inSlices(forms.entries(), async ([index, form]) => {
    const product = products[index];
    if (!product) return;
    const earlier = known.get(index);
    const comparison = earlier?.stored === product.version ? earlier : await comparisonOf(manager, form, product);
    if (comparison) comparisons.set(index, comparison);
  });
  return comparisons;
}

async function comparisonOf(manager: EntityManager, mine: Form, product: Product): Promise<Comparison | null> {
  const theirs = ProductPriceDto.of(product);
  const changes = await changesSince(manager, { subject: 'product', id: product.id }, { mine, theirs });
  if (!changes) return null;
  const { isComplete, by } = changes;
  const at = product.updatedAt.toISOString();
  // The audit does not have every change since that version, so the price may be among the changed fields.
  const unknown = { field: 'version', mine: mine.version, theirs: theirs.version, by, at };
  return { stored: product.version, conflicts: isComplete ? changes.conflicts : [...changes.conflicts, unknown] };
}

interface Examined {
  key: Key;
  products: readonly (Product | undefined)[];
  comparisons: ReadonlyMap<number, Comparison>;
}

/** Why the row at `index` cannot be stored; undefined if it can. */
function refusalOf(
  forms: readonly Form[],
  index: number,
  { key, products, comparisons }: Examined,
): DomainError | undefined {
  const product = products[index];
  if (!product) return new ProductNotFound(forms[index]?.[key] ?? 0);
  if (products.indexOf(product) !== index) return new ValidationFailed([{ field: key, message: copy.productTwice }]);
  const { conflicts = [] } = comparisons.get(index) ?? {};
  return conflicts.length > 0 ? new ProductChangedMeanwhile(product.id, conflicts) : undefined;
}

/** @throws one error for all rows, whose fields begin with the place of the row */
function refuseAll(
  refusals: readonly (DomainError | undefined)[],
  comparisons: Examined['comparisons'],
  key: Key,
): void {
  const errors = refusals.flatMap((refusal, index): FieldError[] => {
    if (!refusal || refusal instanceof ProductChangedMeanwhile) return [];
    const message = refusal.errors?.[0]?.message ?? refusal.message;
    return [{ field: `prices.${index}.${key}`, message }];
  });
  if (errors.length > 0) throw new ValidationFailed(errors);
  const conflicts = [...comparisons].flatMap(([index, comparison]) =>
    comparison.conflicts.map((each) => ({ ...each, field: `prices.${index}.${each.field}` })),
  );
  if (conflicts.length > 0) throw new ProductPricesChangedMeanwhile(conflicts);
}

/** The product with the price of the form, under a new version if that changes it. */
function priced(
  product: Product,
  { price = product.price ?? undefined, showPrice = product.showPrice }: Form,
  rate: number | null,
): PriceRow {
  const before = ProductPriceDto.of(product);
  if (price === before.price && showPrice === before.showPrice) return { product, before };
  const stored = { price: price ?? null, showPrice, version: before.version + 1, updatedAt: new Date() };
  Object.assign(product, stored, storedPriceOf({ ...product, ...stored }, rate));
  return { product, before };
}

async function storeChanges(
  tx: EntityManager,
  rows: readonly PriceRow[],
  { action, author }: { action: Action; author: Author },
): Promise<void> {
  const changes = rows.flatMap((row) => {
    if (row.refusal) return [];
    const { product, before } = row;
    const { id: subjectId, name } = product;
    const entry = entryOf(author, { action, subjectId, name, before, after: ProductPriceDto.of(product) });
    return entry ? [{ product, entry }] : [];
  });
  await inSlices(chunksOf(changes, atOnce), async (some) => {
    const products = some.map(({ product }) => product);
    await updateRows(tx, Product, products, ['price', 'showPrice', 'version', 'updatedAt', 'indicativePrice']);
    const entries: NewEntry[] = some.map(({ entry }) => entry);
    await recordEntries(tx, entries);
  });
}
