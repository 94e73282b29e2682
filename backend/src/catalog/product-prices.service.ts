import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ValidationFailed, type FieldConflict, type FieldError } from '../common/errors/index.js';
import { SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { changesSince, recordChange, type Author } from '../operations/audit/index.js';
import { ProductPricesChangedMeanwhile } from './catalog.errors.js';
import { copy } from './copy.js';
import { Product, storedPriceOf } from './product.entity.js';
import { ProductPriceDto, type SaveProductPriceDto } from './product-prices.dto.js';
import { shownRateOf } from './rate-age.js';

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
  save(prices: readonly SaveProductPriceDto[], author: Author): Promise<Product[]> {
    return this.database.writePublic(async (tx) => {
      const products = await knownProducts(tx, prices);
      await refuseStaleRows(tx, prices, products);
      const rate = shownRateOf(await this.settings.get(tx));
      for (const [index, form] of prices.entries())
        await change(tx, products[index] as Product, form, { rate, author });
      return products;
    });
  }
}

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
    const theirs = ProductPriceDto.of(product);
    const changes = await changesSince(tx, { subject: 'product', id: product.id }, { mine, theirs });
    if (!changes) continue;
    const { isComplete, by } = changes;
    const at = product.updatedAt.toISOString();
    // The audit does not have every change since that version, so the price may be among the changed fields.
    const unknown = { field: 'version', mine: mine.version, theirs: theirs.version, by, at };
    const found = isComplete ? changes.conflicts : [...changes.conflicts, unknown];
    conflicts.push(...found.map((each) => ({ ...each, field: `prices.${index}.${each.field}` })));
  }
  if (conflicts.length > 0) throw new ProductPricesChangedMeanwhile(conflicts);
}

async function change(
  tx: EntityManager,
  product: Product,
  { price = product.price ?? undefined, showPrice = product.showPrice }: SaveProductPriceDto,
  { rate, author }: { rate: number | null; author: Author },
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
  await recordChange(tx, author, { action: 'updateProductPrices', subjectId: id, name, before, after });
}
