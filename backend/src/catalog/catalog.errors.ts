import { ChangedMeanwhile, DomainError, type FieldConflict } from '../common/errors/index.js';
import { copy } from './copy.js';

export class ProductNotFound extends DomainError {
  readonly code = 'catalog.product_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.productNotFound, { id });
  }
}

export class ProductChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'catalog.product_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.productChangedMeanwhile, { id }, conflicts);
  }
}

export class ProductPricesChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'catalog.prices_changed_meanwhile';
  constructor(conflicts?: FieldConflict[]) {
    super(copy.pricesChangedMeanwhile, {}, conflicts);
  }
}

export class ImportRefused extends DomainError {
  readonly code = 'catalog.import_refused';
  readonly status = 409;
  /** @param problems how many there are */
  constructor(problems: number) {
    super(copy.importRefused, { problems });
  }
}

export class CategoryNotFound extends DomainError {
  readonly code = 'catalog.category_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.categoryNotFound, { id });
  }
}

export class CategoryInUse extends DomainError {
  readonly code = 'catalog.category_in_use';
  readonly status = 409;
  constructor(id: number) {
    super(copy.categoryInUse, { id });
  }
}

export class CategorySlugTaken extends DomainError {
  readonly code = 'catalog.category_slug_taken';
  readonly status = 409;
  override readonly errors = [{ field: 'slug', message: copy.categorySlugTaken }];
  constructor(slug: string) {
    super(copy.categorySlugTaken, { slug });
  }
}

export class PriceListEntryNotFound extends DomainError {
  readonly code = 'catalog.price_list_entry_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.priceListEntryNotFound, { id });
  }
}

export class PriceListNameTaken extends DomainError {
  readonly code = 'catalog.price_list_name_taken';
  readonly status = 409;
  override readonly errors = [{ field: 'name', message: copy.priceListNameTaken }];
  constructor(name: string) {
    super(copy.priceListNameTaken, { name });
  }
}

export class CategoryChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'catalog.category_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.categoryChangedMeanwhile, { id }, conflicts);
  }
}

export class CategoriesChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'catalog.categories_changed_meanwhile';
  constructor() {
    super(copy.categoriesChangedMeanwhile, {});
  }
}

export class PriceListEntryChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'catalog.price_list_entry_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.priceListEntryChangedMeanwhile, { id }, conflicts);
  }
}
