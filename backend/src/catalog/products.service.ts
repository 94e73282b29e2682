import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { mayCall, type Caller } from '../auth/index.js';
import { ValidationFailed, type FieldError } from '../common/errors/index.js';
import type { Page } from '../common/http/index.js';
import { SettingsService } from '../content/index.js';
import { bumpRevision, Database, ExternalIds, rowLock } from '../database/index.js';
import { altOfPicture, MediaPlaces, MediaVariantDto, recordMediaUses, variantsOfPicture } from '../media/index.js';
import { recordChange, saveChange } from '../operations/audit/index.js';
import { noteEvents } from '../operations/events/index.js';
import { copy } from './copy.js';
import {
  PricingRefused,
  ProductChangedMeanwhile,
  ProductExternalIdTaken,
  ProductNotFound,
  ProductSkuTaken,
} from './catalog.errors.js';
import { Category } from './category.entity.js';
import { forgetCropAlertsOf } from './crop-alerts/forget-crop-alert.js';
import { nameKeyOf } from './name-key.js';
import { PriceListEntry } from './price-list-entry.entity.js';
import type { ProductDocument } from './product-document.entity.js';
import {
  countProductsWithExpiring,
  documentsAfter,
  documentsOf,
  filesAfter,
  picturesOf,
  saveShownMedia,
} from './product-documents.js';
import type { Facets } from './product-facets.js';
import { ProductIndex } from './product-index.js';
import { adminBatches, adminPage, findProduct } from './product-list.js';
import { featuredProducts, productsOf, type ListedProduct } from './listed-products.js';
import { blankProduct, fillProduct } from './product-form.js';
import type { ProductPicture } from './product-picture.entity.js';
import { Product } from './product.entity.js';
import {
  AdminProductDetailsDto,
  type AdminProductsQuery,
  type CreateProductDto,
  type PatchProductDto,
  type ProductsExportQuery,
  type UpdateProductDto,
} from './products-admin.dto.js';
import type { NearestProductsQuery, ProductFilters, ProductsQuery } from './products.dto.js';
import { shownRateOf } from './rate-age.js';
import { idsByCode } from './sku.js';
import { readProductTexts } from './specification/read-product-texts.js';
import { technicalFields } from './technical.dto.js';

/** The home page shows three; other clients of the API may ask for more. */
const mostFeatured = 24;

const externalIds = new ExternalIds(Product, ProductExternalIdTaken);

export interface ProductDetails {
  product: Product;
  documents: ProductDocument[];
  pictures: ProductPicture[];
  /** The description of the picture from the media library. */
  imageAlt: string | null;
}

export type OrderedProduct = Pick<Product, 'id' | 'name' | 'listUsdPerTon' | 'packName' | 'packKilograms'>;

@Injectable()
export class ProductsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly index: ProductIndex,
    places: MediaPlaces,
  ) {
    places.onMove('product', async (tx, ids, { item, withNewAddresses }) => {
      for (const { id, image } of await tx.findBy(Product, { id: In(ids.map(Number)) })) {
        // The product shows the file as a document or in its gallery. These store the id of the file and need no update.
        if (image === null || withNewAddresses(image) === image) continue;
        const imageVariants = item.variants.map((variant) => MediaVariantDto.of(variant));
        await tx.update(Product, { id }, { image: withNewAddresses(image), imageVariants });
        await noteEvents(tx, [{ subject: 'product', id, type: 'changed', event: 'product.changed' }]);
      }
    });
  }

  async listPublic(query: ProductsQuery): Promise<Page<ListedProduct>> {
    const { ids, ...counted } = await this.index.find(query);
    return { rows: await productsOf(this.database.read, ids), ...counted };
  }

  /** The page's ids alone, without a query: a program or the sitemap may read all pages of a large catalogue. */
  async listIds(query: ProductsQuery): Promise<Page<{ id: number }>> {
    const { ids, ...counted } = await this.index.find(query);
    return { rows: ids.map((id) => ({ id })), ...counted };
  }

  facets(query: ProductFilters): Promise<Facets> {
    return this.index.facets(query);
  }

  /** The products with the most similar words, or the popular ones when none is similar. */
  async nearest({ q, limit }: NearestProductsQuery): Promise<ListedProduct[]> {
    return productsOf(this.database.read, await this.index.nearest(q, limit));
  }

  listForAdmin(query: AdminProductsQuery): Promise<Page<Product>> {
    return adminPage(this.database.read, query);
  }

  batches(query: ProductsExportQuery): AsyncGenerator<Product[]> {
    return adminBatches(this.database.read, query);
  }

  /** In the order of the sort «popular», 24 at most. */
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

  /** How many products have documents that have expired or will expire soon. */
  countWithExpiringDocuments(now: Date): Promise<number> {
    return countProductsWithExpiring(this.database.read, now);
  }

  /** With its category and documents. Throws `ProductNotFound`. */
  get(id: number): Promise<ProductDetails> {
    return findDetails(this.database.read, id);
  }

  /** Like {@link get}, by the product's SKU in capitals. */
  async getBySku(sku: string): Promise<ProductDetails> {
    return findDetails(this.database.read, await idOfSku(this.database.read, sku));
  }

  /** The products of `ids` that exist. They cannot be removed before the given transaction ends. */
  findAll(ids: number[], tx: EntityManager): Promise<OrderedProduct[]> {
    const select = { id: true, name: true, listUsdPerTon: true, packName: true, packKilograms: true };
    return tx.find(Product, { select, where: { id: In(ids) }, ...rowLock(tx, 'shared') });
  }

  /**
   * Throws {@link ValidationFailed} for a category or a file that does not exist, {@link ProductSkuTaken} and
   * {@link ProductExternalIdTaken}.
   */
  create(form: CreateProductDto, caller: Caller): Promise<ProductDetails> {
    refusePricing(caller, form);
    return this.database.write(async (tx) => {
      const added = await this.add(form, tx);
      await recordChange(tx, caller, { action: 'createProduct', after: stateOf(added) });
      return added;
    });
  }

  /** Like {@link create}, but inside the caller's transaction and without an admin, for the demonstration catalogue. */
  async add(form: CreateProductDto, tx: EntityManager): Promise<ProductDetails> {
    // This comes first, because it takes a lock. When the exchange rate changes at the same moment, either that change
    // sees this product, or this transaction sees the new rate.
    await bumpRevision(tx);
    const product = tx.create(Product, { ...blankProduct });
    await this.fill(product, form, tx);
    product.createdAt = product.updatedAt;
    const saved = await tx.save(product);
    await saveShownMedia(tx, saved, form);
    await readProductTexts(tx, [{ product: saved, changed: [], isNew: true }]);
    return findDetails(tx, saved.id);
  }

  update(id: number, form: UpdateProductDto, caller: Caller): Promise<ProductDetails> {
    return this.database.writePublic((tx) => this.change(tx, id, form, { action: 'updateProduct', caller }));
  }

  /** Changes the fields that are sent. */
  patch(id: number, form: PatchProductDto, caller: Caller): Promise<ProductDetails> {
    return this.database.writePublic((tx) => this.change(tx, id, form, { action: 'patchProduct', caller }));
  }

  /** Like {@link patch}, for the product with this SKU (in capitals). */
  patchBySku(sku: string, form: PatchProductDto, caller: Caller): Promise<ProductDetails> {
    const by = { action: 'patchProductBySku', caller } as const;
    return this.database.writePublic(async (tx) => this.change(tx, await idOfSku(tx, sku), form, by));
  }

  /**
   * Changes the product with this SKU (in capitals), or adds it. Public writes run one after the other, so of two that add
   * the same SKU at once the second one changes the product of the first.
   */
  saveBySku(sku: string, sent: UpdateProductDto, caller: Caller): Promise<{ saved: ProductDetails; isNew: boolean }> {
    const action = 'saveProductBySku';
    const form = { ...sent, sku: sent.sku ?? sku };
    if (form.sku !== sku) throw new ValidationFailed([{ field: 'sku', message: copy.skuDiffers }]);
    return this.database.writePublic(async (tx) => {
      const id = (await idsByCode(tx, 'sku', [sku])).get(sku);
      if (id !== undefined) return { saved: await this.change(tx, id, form, { action, caller }), isNew: false };
      // A form with an id or a version was made from a stored product. That product was deleted or has another SKU by
      // now.
      if (form.id !== undefined || form.version !== undefined) throw new ProductNotFound(sku);
      refusePricing(caller, form);
      const saved = await this.add(form, tx);
      await recordChange(tx, caller, { action, after: stateOf(saved) });
      return { saved, isNew: true };
    });
  }

  /** Orders keep the product's name. Throws `ProductNotFound`. */
  remove(id: number, caller: Caller, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const removed = await findDetails(tx, id);
      await recordMediaUses(tx, { place: 'product', placeId: id, title: removed.product.name }, []);
      await forgetCropAlertsOf(tx, id);
      await tx.delete(Product, { id });
      await recordChange(tx, caller, { action: 'deleteProduct', before: stateOf(removed), expectedVersion });
    });
  }

  private async change(
    tx: EntityManager,
    id: number,
    sent: PatchProductDto,
    { action, caller }: { action: `${'update' | 'patch'}Product` | `${'save' | 'patch'}ProductBySku`; caller: Caller },
  ): Promise<ProductDetails> {
    if (sent.id !== undefined && sent.id !== id)
      throw new ValidationFailed([{ field: 'id', message: copy.productIdDiffers }]);
    const stored = await findDetails(tx, id);
    const form = completeForm(sent, stored.product);
    refusePricing(caller, form, stored.product);
    return saveChange(tx, caller, {
      action,
      id,
      form: sent,
      error: ProductChangedMeanwhile,
      stored,
      stateOf,
      next: async () => ({
        ...stored,
        product: await this.fill(tx.create(Product, { ...stored.product }), form, tx),
        documents: documentsAfter(stored.documents, form.documents),
        pictures: filesAfter(stored.pictures, form.pictures),
      }),
      store: async ({ product }, version) => {
        const changed = technicalFields.filter((field) => product[field] !== stored.product[field]);
        await saveShownMedia(tx, await tx.save(Object.assign(product, { version })), form);
        await readProductTexts(tx, [{ product, changed }]);
        return findDetails(tx, id);
      },
    });
  }

  private async fill(product: Product, form: CreateProductDto, tx: EntityManager): Promise<Product> {
    if (form.sku) await refuseTakenSku(form.sku, product, tx);
    await externalIds.refuseTaken(tx, form.externalId, product.id);
    const settings = await this.settings.get(tx);
    const listed = await tx.findOneBy(PriceListEntry, { nameKey: nameKeyOf(form.name) });
    return fillProduct(product, form, {
      category: await categoryOf(form.category, tx),
      listUsdPerTon: listed?.usdPerTon ?? null,
      ...(form.image && { imageVariants: await variantsOf(form.image, tx) }),
      rate: shownRateOf(settings),
    });
  }
}

/** The form with the stored values of what a form must have and this one leaves out. */
function completeForm(sent: PatchProductDto, { name, price, brix, origin, category }: Product): UpdateProductDto {
  const stored = { name, price, brix, origin, category: category.slug } as UpdateProductDto;
  return Object.assign(stored, Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)));
}

/**
 * Throws unless the caller may set prices or the form leaves the price as it is: the stored price, or for a new product 0,
 * which visitors do not see.
 */
function refusePricing(caller: Caller, form: CreateProductDto, stored?: Product): void {
  const price = stored?.price ?? 0;
  const showPrice = stored?.showPrice ?? false;
  if ((form.price ?? 0) === price && (form.showPrice ?? showPrice) === showPrice) return;
  if (!mayCall(caller, 'prices', 'PUT')) throw new PricingRefused();
}

function stateOf(details: ProductDetails): AdminProductDetailsDto {
  return AdminProductDetailsDto.ofDetails(details);
}

async function findDetails(manager: EntityManager, id: number): Promise<ProductDetails> {
  const product = await findProduct(manager, id);
  const documents = await documentsOf(manager, id);
  const pictures = await picturesOf(manager, id);
  return { product, documents, pictures, imageAlt: await altOfPicture(manager, product.image) };
}

async function idOfSku(manager: EntityManager, sku: string): Promise<number> {
  const id = (await idsByCode(manager, 'sku', [sku])).get(sku);
  if (id === undefined) throw new ProductNotFound(sku);
  return id;
}

/** Public writes run one after the other, so the code is still free when the product is stored. */
async function refuseTakenSku(sku: string, product: Product, tx: EntityManager): Promise<void> {
  const id = (await idsByCode(tx, 'sku', [sku])).get(sku);
  if (id !== undefined && id !== product.id) throw new ProductSkuTaken(sku);
}

async function variantsOf(image: string, tx: EntityManager): Promise<MediaVariantDto[]> {
  const variants = await variantsOfPicture(tx, image);
  if (variants) return variants;
  throw new ValidationFailed([{ field: 'image', message: copy.notAPicture }]);
}

async function categoryOf(slug: string, tx: EntityManager): Promise<Category> {
  const category = await tx.findOneBy(Category, { slug });
  if (category) return category;
  const unknown: FieldError = { field: 'category', message: copy.categoryUnknown };
  throw new ValidationFailed([unknown]);
}
