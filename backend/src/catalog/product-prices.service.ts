import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ChangedMeanwhile, ValidationFailed, type FieldConflict, type FieldError } from '../common/errors/index.js';
import { SettingsService } from '../content/index.js';
import { bumpRevision, Database } from '../database/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { ProductChangedMeanwhile, ProductPricesChangedMeanwhile } from './catalog.errors.js';
import { copy } from './copy.js';
import { Product, storedPriceOf } from './product.entity.js';
import { ProductPriceDto, type SaveProductPriceDto } from './product-prices.dto.js';
import { shownRateOf } from './rate-age.js';

/** Many prices at once, as the price grid saves them. */
@Injectable()
export class ProductPricesService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Stores all of them or none: a price list of which one half is new is what no buyer should see, and the grid keeps what was
   * typed. A product that somebody changed meanwhile is refused only where it is the price that changed: a new Brix is no reason.
   * @throws ProductPricesChangedMeanwhile with the conflicts of each row, as `prices.3.price`
   * @throws ValidationFailed on `prices.3.id` for a product that is not there, or is named twice
   */
  save(prices: readonly SaveProductPriceDto[], admin: Admin): Promise<Product[]> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const products = await knownProducts(tx, prices);
      await refuseStaleRows(tx, prices, products);
      const rate = shownRateOf(await this.settings.get(tx));
      for (const [index, form] of prices.entries()) await change(tx, products[index] as Product, form, { rate, admin });
      return products;
    });
  }
}

/** The product of each row. */
async function knownProducts(tx: EntityManager, prices: readonly SaveProductPriceDto[]): Promise<Product[]> {
  const found = await tx.findBy(Product, { id: In(prices.map(({ id }) => id)) });
  const byId = new Map(found.map((product) => [product.id, product]));
  const errors: FieldError[] = [];
  const products = prices.map(({ id }, index) => {
    const product = byId.get(id);
    const isTwice = prices.findIndex((row) => row.id === id) !== index;
    const message = !product ? copy.productNotFound : isTwice ? copy.productTwice : null;
    if (message) errors.push({ field: `prices.${index}.id`, message });
    return product as Product;
  });
  if (errors.length > 0) throw new ValidationFailed(errors);
  return products;
}

async function refuseStaleRows(
  tx: EntityManager,
  prices: readonly SaveProductPriceDto[],
  products: readonly Product[],
): Promise<void> {
  const conflicts: FieldConflict[] = [];
  for (const [index, mine] of prices.entries()) {
    const product = products[index] as Product;
    const edited = { mine, theirs: ProductPriceDto.of(product) };
    try {
      await refuseStale(tx, { subject: 'product', id: product.id }, edited, ProductChangedMeanwhile);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      conflicts.push(...error.conflicts.map((each) => ({ ...each, field: `prices.${index}.${each.field}` })));
    }
  }
  if (conflicts.length > 0) throw new ProductPricesChangedMeanwhile(conflicts);
}

async function change(
  tx: EntityManager,
  product: Product,
  { price = product.price ?? undefined, showPrice = product.showPrice }: SaveProductPriceDto,
  { rate, admin }: { rate: number | null; admin: Admin },
): Promise<void> {
  const before = ProductPriceDto.of(product);
  if (price === before.price && showPrice === before.showPrice) return;
  const { id } = product;
  const version = before.version + 1;
  const stored = { price: price ?? null, showPrice, version, updatedAt: new Date() };
  Object.assign(product, stored, storedPriceOf({ ...product, ...stored }, rate));
  const { indicativePrice } = product;
  await tx.update(Product, { id }, { ...stored, indicativePrice });
  const after = ProductPriceDto.of(product);
  const { name } = product;
  await recordChange(tx, admin, {
    action: 'updateProductPrices',
    subject: 'product',
    subjectId: id,
    name,
    before,
    after,
  });
}
