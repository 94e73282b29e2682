export { CatalogModule } from './catalog.module.js';
export { ProductsService } from './products.service.js';
export { Category } from './category.entity.js';
export { Product } from './product.entity.js';
export { nameKeyOf } from './name-key.js';
export { PriceListService } from './price-list.service.js';
export type { CreateProductDto } from './products-admin.dto.js';
export type { SavePriceListEntryDto } from './price-list.dto.js';
