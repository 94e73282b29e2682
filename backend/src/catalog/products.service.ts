import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ValidationFailed, type FieldError } from '../common/errors/index.js';
import type { Page } from '../common/http/index.js';
import { sortKeyOf } from '../common/search/index.js';
import { SettingsService } from '../content/index.js';
import { bumpRevision, Database, lockedForUse } from '../database/index.js';
import { altOfPicture, recordMediaUses, variantsOfPicture } from '../media/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { copy } from './copy.js';
import { ProductChangedMeanwhile, ProductNotFound } from './catalog.errors.js';
import { Category } from './category.entity.js';
import { nameKeyOf } from './name-key.js';
import { PriceListEntry } from './price-list-entry.entity.js';
import type { ProductDocument } from './product-document.entity.js';
import { documentsOf, saveShownMedia } from './product-documents.js';
import { storedPackOf } from './pack.js';
import { ProductIndex } from './product-index.js';
import { adminBatches, adminPage, productBy } from './product-list.js';
import { featuredProducts, productsOf, type ListedProduct } from './listed-products.js';
import { featuredShelf, ordinaryShelf, Product, storedPriceOf } from './product.entity.js';
import {
  AdminProductDetailsDto,
  type AdminProductsQuery,
  type CreateProductDto,
  type ProductsExportQuery,
  type UpdateProductDto,
} from './products-admin.dto.js';
import type { NearestProductsQuery, ProductsQuery } from './products.dto.js';
import { shownRateOf } from './rate-age.js';
import { searchKeyOf } from './search-key.js';
import { technicalFields } from './technical.dto.js';

/** The home page shows three; more are for whoever asks for them (spec §9). */
const mostFeatured = 24;

/** A product with its category, and its documents in their order. */
export interface ProductDetails {
  product: Product;
  documents: ProductDocument[];
  /** What the library says that its picture shows. */
  imageAlt: string | null;
}

/** What an order keeps of a product. */
export type OrderedProduct = Pick<Product, 'id' | 'name' | 'listUsdPerTon' | 'packName' | 'packKilograms'>;

/** The catalogue: what visitors read of it, and what admins write (spec §3 "Product"). */
@Injectable()
export class ProductsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly index: ProductIndex,
  ) {}

  /** Products as visitors list them (D3). */
  async listPublic(query: ProductsQuery): Promise<Page<ListedProduct>> {
    const { ids, total } = await this.index.find(query);
    return { rows: await productsOf(this.database.read, ids), total };
  }

  /** Products that come nearest to words that found none, the popular ones where nothing is near. */
  async nearest({ q, limit }: NearestProductsQuery): Promise<ListedProduct[]> {
    return productsOf(this.database.read, await this.index.nearest(q, limit));
  }

  listForAdmin(query: AdminProductsQuery): Promise<Page<Product>> {
    return adminPage(this.database.read, query);
  }

  /** The whole list in batches by id. */
  batches(query: ProductsExportQuery): AsyncGenerator<Product[]> {
    return adminBatches(this.database.read, query);
  }

  /** In the order of «popular», 24 at most. */
  featured(): Promise<ListedProduct[]> {
    return featuredProducts(this.database.read, mostFeatured);
  }

  /** How many products and categories there are. One query. */
  async counts(): Promise<{ products: number; categories: number }> {
    const [counted]: Record<'products' | 'categories', number | string>[] = await this.database.read.query(
      'SELECT (SELECT COUNT(*) FROM product) AS products, (SELECT COUNT(*) FROM category) AS categories',
    );
    return { products: Number(counted?.products), categories: Number(counted?.categories) };
  }

  /** With its category and documents. Throws {@link ProductNotFound}. */
  get(id: number): Promise<ProductDetails> {
    return found(this.database.read, id);
  }

  /** Those of `ids` that exist; they cannot be removed before the given transaction ends. */
  findAll(ids: number[], tx: EntityManager): Promise<OrderedProduct[]> {
    const select = { id: true, name: true, listUsdPerTon: true, packName: true, packKilograms: true };
    return tx.find(Product, { select, where: { id: In(ids) }, ...lockedForUse(tx) });
  }

  /** Throws {@link ValidationFailed} for a category or a file that is not there. */
  create(form: CreateProductDto, admin: Admin): Promise<ProductDetails> {
    return this.database.write((tx) => this.createIn(tx, form, admin));
  }

  /** As {@link create}, in a transaction that does more. */
  async createIn(tx: EntityManager, form: CreateProductDto, admin: Admin): Promise<ProductDetails> {
    const added = await this.add(form, tx);
    await record(tx, admin, 'createProduct', null, added);
    return added;
  }

  /** As {@link create}, in a transaction that does more, and by nobody (the demonstration catalogue). */
  async add(form: CreateProductDto, tx: EntityManager): Promise<ProductDetails> {
    // First, because it locks: a rate that changes at the same moment must see this product, or be seen by it.
    await bumpRevision(tx);
    const product = tx.create(Product, { version: 1, shelf: ordinaryShelf, showPrice: false });
    await this.fill(product, form, tx);
    product.createdAt = product.updatedAt;
    const saved = await tx.save(product);
    await saveShownMedia(tx, saved, form.documents);
    return found(tx, saved.id);
  }

  /**
   * Throws {@link ProductNotFound}, {@link ProductChangedMeanwhile} when the form was made from another version than the
   * stored one, {@link ValidationFailed} as {@link create}.
   */
  update(id: number, form: UpdateProductDto, admin: Admin): Promise<ProductDetails> {
    if (form.id !== undefined && form.id !== id) {
      throw new ValidationFailed([{ field: 'id', message: copy.productIdDiffers }]);
    }
    return this.database.write((tx) => this.updateIn(tx, id, form, admin));
  }

  /** As {@link update}, in a transaction that does more. */
  async updateIn(tx: EntityManager, id: number, form: UpdateProductDto, admin: Admin): Promise<ProductDetails> {
    await bumpRevision(tx);
    const before = await found(tx, id);
    const { version } = before.product;
    const edited = { mine: form, theirs: AdminProductDetailsDto.ofDetails(before.product, before.documents) };
    await refuseStale(tx, { subject: 'product', id }, edited, ProductChangedMeanwhile);
    const product = await this.fill(tx.create(Product, { ...before.product, version: version + 1 }), form, tx);
    await saveShownMedia(tx, await tx.save(product), form.documents);
    const saved = await found(tx, id);
    await record(tx, admin, 'updateProduct', before, saved);
    return saved;
  }

  /** Orders of the product keep its name (D6). Throws {@link ProductNotFound}. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const removed = await found(tx, id);
      await recordMediaUses(tx, { place: 'product', placeId: id, title: removed.product.name }, []);
      await tx.delete(Product, { id });
      await record(tx, admin, 'deleteProduct', removed, null);
    });
  }

  private async fill(product: Product, form: CreateProductDto, tx: EntityManager): Promise<Product> {
    const settings = await this.settings.get(tx);
    const nameKey = nameKeyOf(form.name);
    const listed = await tx.findOneBy(PriceListEntry, { nameKey });
    product.category = await categoryOf(form.category, tx);
    product.categoryId = product.category.id;
    product.name = form.name;
    product.nameKey = nameKey;
    product.sortKey = sortKeyOf(form.name);
    product.price = form.price;
    product.listUsdPerTon = listed?.usdPerTon ?? null;
    product.updatedAt = new Date();
    if (form.description !== undefined) product.description = form.description;
    if (form.image !== undefined) Object.assign(product, await imageOf(form.image, tx));
    if (form.showPrice !== undefined) product.showPrice = form.showPrice;
    if (form.featured !== undefined) product.shelf = form.featured ? featuredShelf : ordinaryShelf;
    for (const field of technicalFields) if (form[field] !== undefined) product[field] = form[field];
    product.originKey = nameKeyOf(form.origin);
    product.searchKey = searchKeyOf(product);
    return Object.assign(product, storedPackOf(product), storedPriceOf(product, shownRateOf(settings)));
  }
}

async function record(
  tx: EntityManager,
  admin: Admin,
  action: string,
  before: ProductDetails | null,
  after: ProductDetails | null,
): Promise<void> {
  const [old, now] = [before, after].map(
    (each) => each && AdminProductDetailsDto.ofDetails(each.product, each.documents),
  );
  const subjectId = (after ?? before)?.product.id ?? 0;
  await recordChange(tx, admin, { action, subject: 'product', subjectId, before: old ?? null, after: now ?? null });
}

async function found(manager: EntityManager, id: number): Promise<ProductDetails> {
  const product = await productBy(manager, id);
  if (!product) throw new ProductNotFound(id);
  const documents = await documentsOf(manager, id);
  return { product, documents, imageAlt: await altOfPicture(manager, product.image) };
}

async function imageOf(image: string | null, tx: EntityManager): Promise<Pick<Product, 'image' | 'imageVariants'>> {
  const imageVariants = image === null ? [] : await variantsOfPicture(tx, image);
  if (imageVariants) return { image, imageVariants };
  throw new ValidationFailed([{ field: 'image', message: copy.notAPicture }]);
}

async function categoryOf(slug: string, tx: EntityManager): Promise<Category> {
  const category = await tx.findOneBy(Category, { slug });
  if (category) return category;
  const unknown: FieldError = { field: 'category', message: copy.categoryUnknown };
  throw new ValidationFailed([unknown]);
}
