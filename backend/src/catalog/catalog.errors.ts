import { DomainError } from '../common/errors/index.js';

export class ProductNotFound extends DomainError {
  readonly code = 'catalog.product_not_found';
  readonly status = 404;
  constructor(id: number) {
    super('محصول مورد نظر پیدا نشد', { id });
  }
}

export class ProductChangedMeanwhile extends DomainError {
  readonly code = 'catalog.product_changed_meanwhile';
  readonly status = 409;
  constructor(id: number) {
    super('این محصول را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید', { id });
  }
}

export class CategoryNotFound extends DomainError {
  readonly code = 'catalog.category_not_found';
  readonly status = 404;
  constructor(id: number) {
    super('این دسته پیدا نشد', { id });
  }
}

export class CategoryInUse extends DomainError {
  readonly code = 'catalog.category_in_use';
  readonly status = 409;
  constructor(id: number) {
    super('این دسته محصول دارد و حذف نمی‌شود؛ نخست محصول‌هایش را به دستهٔ دیگری ببرید', { id });
  }
}

export class CategorySlugTaken extends DomainError {
  readonly code = 'catalog.category_slug_taken';
  readonly status = 409;
  override readonly errors = [{ field: 'slug', message: 'دستهٔ دیگری همین نامک را دارد' }];
  constructor(slug: string) {
    super('دستهٔ دیگری همین نامک را دارد', { slug });
  }
}

export class PriceListEntryNotFound extends DomainError {
  readonly code = 'catalog.price_list_entry_not_found';
  readonly status = 404;
  constructor(id: number) {
    super('این ردیف در فهرست قیمت پیدا نشد', { id });
  }
}

export class PriceListNameTaken extends DomainError {
  readonly code = 'catalog.price_list_name_taken';
  readonly status = 409;
  override readonly errors = [{ field: 'name', message: 'این نام در فهرست قیمت هست' }];
  constructor(name: string) {
    super('این نام در فهرست قیمت هست', { name });
  }
}
