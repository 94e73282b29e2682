import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ValidationFailed, type FieldError } from '../common/errors/index.js';
import type { Page } from '../common/http/index.js';
import { SettingsService } from '../content/index.js';
import { bumpRevision, Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { ProductChangedMeanwhile, ProductNotFound } from './catalog.errors.js';
import { Category } from './category.entity.js';
import { nameKeyOf } from './name-key.js';
import { PriceListEntry } from './price-list-entry.entity.js';
import { adminPage, featuredProducts, productBy, publicPage } from './product-list.js';
import { featuredShelf, ordinaryShelf, Product, storedPriceOf } from './product.entity.js';
import {
  AdminProductDto,
  type AdminProductsQuery,
  type CreateProductDto,
  type UpdateProductDto,
} from './products-admin.dto.js';
import type { ProductsQuery } from './products.dto.js';
import { technicalFields } from './technical.dto.js';

/** The home page shows three; more are for whoever asks for them (spec §9). */
const mostFeatured = 24;

@Injectable()
export class ProductsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  listPublic(query: ProductsQuery): Promise<Page<Product>> {
    return publicPage(this.database.read, query);
  }

  listForAdmin(query: AdminProductsQuery): Promise<Page<Product>> {
    return adminPage(this.database.read, query);
  }

  featured(): Promise<Product[]> {
    return featuredProducts(this.database.read, mostFeatured);
  }

  /** With its category. Throws {@link ProductNotFound}. */
  get(id: number): Promise<Product> {
    return found(this.database.read, id);
  }

  /** Those of `ids` that exist, as the given transaction sees them. */
  findAll(ids: number[], tx: EntityManager): Promise<Product[]> {
    return tx.findBy(Product, { id: In(ids) });
  }

  create(form: CreateProductDto, admin: Admin): Promise<Product> {
    return this.database.write(async (tx) => {
      const product = await this.add(form, tx);
      await record(tx, admin, 'createProduct', product.id, null, AdminProductDto.of(product));
      return product;
    });
  }

  /** As {@link create}, in a transaction that does more, and by nobody (the demonstration catalogue). */
  async add(form: CreateProductDto, tx: EntityManager): Promise<Product> {
    // First, because it locks: a rate that changes at the same moment must see this product, or be seen by it.
    await bumpRevision(tx);
    const product = tx.create(Product, { version: 1, shelf: ordinaryShelf, showPrice: false });
    await this.fill(product, form, tx);
    product.createdAt = product.updatedAt;
    const { id } = await tx.save(product);
    return found(tx, id);
  }

  /** Throws {@link ProductChangedMeanwhile} when the form was made from another version than the stored one. */
  update(id: number, form: UpdateProductDto, admin: Admin): Promise<Product> {
    if (form.id !== undefined && form.id !== id) {
      throw new ValidationFailed([{ field: 'id', message: 'شناسهٔ محصول در نشانی و در فرم یکی نیست' }]);
    }
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const product = await found(tx, id);
      if (form.version !== undefined && form.version !== product.version) throw new ProductChangedMeanwhile(id);
      const before = AdminProductDto.of(product);
      product.version += 1;
      await tx.save(await this.fill(product, form, tx));
      const saved = await found(tx, id);
      await record(tx, admin, 'updateProduct', id, before, AdminProductDto.of(saved));
      return saved;
    });
  }

  /** Orders of the product keep its name (D6). */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const product = await found(tx, id);
      await tx.delete(Product, { id });
      await record(tx, admin, 'deleteProduct', id, AdminProductDto.of(product), null);
    });
  }

  private async fill(product: Product, form: CreateProductDto, tx: EntityManager): Promise<Product> {
    const { usdRate } = await this.settings.get(tx);
    const nameKey = nameKeyOf(form.name);
    const listed = await tx.findOneBy(PriceListEntry, { nameKey });
    product.category = await categoryOf(form.category, tx);
    product.categoryId = product.category.id;
    product.name = form.name;
    product.nameKey = nameKey;
    product.price = form.price;
    product.listUsdPerTon = listed?.usdPerTon ?? null;
    product.updatedAt = new Date();
    if (form.description !== undefined) product.description = form.description;
    if (form.image !== undefined) product.image = form.image;
    if (form.showPrice !== undefined) product.showPrice = form.showPrice;
    if (form.featured !== undefined) product.shelf = form.featured ? featuredShelf : ordinaryShelf;
    for (const field of technicalFields) if (form[field] !== undefined) product[field] = form[field];
    product.originKey = nameKeyOf(form.origin);
    return Object.assign(product, storedPriceOf(product, usdRate));
  }
}

type State = AdminProductDto | null;

function record(
  tx: EntityManager,
  admin: Admin,
  action: string,
  id: number,
  before: State,
  after: State,
): Promise<void> {
  return recordChange(tx, admin, { action, subject: 'product', subjectId: id, before, after });
}

async function found(manager: EntityManager, id: number): Promise<Product> {
  const product = await productBy(manager, id);
  if (!product) throw new ProductNotFound(id);
  return product;
}

async function categoryOf(slug: string, tx: EntityManager): Promise<Category> {
  const category = await tx.findOneBy(Category, { slug });
  if (category) return category;
  const unknown: FieldError = { field: 'category', message: 'چنین دسته‌ای نیست' };
  throw new ValidationFailed([unknown]);
}
