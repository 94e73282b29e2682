import { byId, defineConflict, defineError, type FieldConflict } from '../common/errors/index.js';
import { takenExternalId } from '../common/external-id.js';
import { copy } from './copy.js';

export class ProductNotFound extends defineError(
  'catalog.product_not_found',
  404,
  copy.productNotFound,
  'There is no such product',
  byId,
) {}
export class ProductChangedMeanwhile extends defineConflict(
  'catalog.product_changed_meanwhile',
  copy.productChangedMeanwhile,
) {}
export class ProductSkuTaken extends defineError(
  'catalog.product_sku_taken',
  409,
  copy.skuTaken,
  'Another product has this SKU',
  (sku: string) => ({ field: 'sku', params: { sku } }),
) {}
export class ProductExternalIdTaken extends defineError(
  'catalog.product_external_id_taken',
  409,
  copy.productExternalIdTaken,
  'Another product has this externalId; see `existingId`',
  takenExternalId,
) {}
export class PricingRefused extends defineError(
  'catalog.pricing_refused',
  403,
  copy.pricingRefused,
  'Only owners, sales managers and keys with the scope prices:write set prices; send the product without price and showPrice, or ask an owner',
) {}
export class ProductPricesChangedMeanwhile extends defineError(
  'catalog.prices_changed_meanwhile',
  409,
  copy.pricesChangedMeanwhile,
  'Some of these prices were changed meanwhile, and nothing was stored; read them again and send the change with their new versions',
  (conflicts: FieldConflict[] = []) => ({ conflicts }),
) {}
export class ImportRefused extends defineError(
  'catalog.import_refused',
  409,
  copy.importRefused,
  'The file has errors, and nothing was stored; check it at POST /api/products/import/check',
  (problems: number) => ({ params: { problems } }),
) {}
export class CategoryNotFound extends defineError(
  'catalog.category_not_found',
  404,
  copy.categoryNotFound,
  'There is no such category',
  byId,
) {}
export class CategoryInUse extends defineError(
  'catalog.category_in_use',
  409,
  copy.categoryInUse,
  'The category has products; move them to another category first',
  byId,
) {}
export class CategorySlugTaken extends defineError(
  'catalog.category_slug_taken',
  409,
  copy.categorySlugTaken,
  'Another category has this slug; choose another one',
  (slug: string) => ({ field: 'slug', params: { slug } }),
) {}
export class CategoryExternalIdTaken extends defineError(
  'catalog.category_external_id_taken',
  409,
  copy.categoryExternalIdTaken,
  'Another category has this externalId; see `existingId`',
  takenExternalId,
) {}
export class PriceListEntryNotFound extends defineError(
  'catalog.price_list_entry_not_found',
  404,
  copy.priceListEntryNotFound,
  'There is no such entry of the price list',
  byId,
) {}
export class PriceListNameTaken extends defineError(
  'catalog.price_list_name_taken',
  409,
  copy.priceListNameTaken,
  'The price list already has this name; change that entry instead',
  (name: string) => ({ field: 'name', params: { name } }),
) {}
export class CategoryChangedMeanwhile extends defineConflict(
  'catalog.category_changed_meanwhile',
  copy.categoryChangedMeanwhile,
) {}
export class CategoriesChangedMeanwhile extends defineConflict(
  'catalog.categories_changed_meanwhile',
  copy.categoriesChangedMeanwhile,
) {}
export class PriceListEntryChangedMeanwhile extends defineConflict(
  'catalog.price_list_entry_changed_meanwhile',
  copy.priceListEntryChangedMeanwhile,
) {}
