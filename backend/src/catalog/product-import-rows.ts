import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { chunksOf, inSlices } from '../common/in-slices.js';
import { insertRows, updateRows } from '../database/index.js';
import { recordMediaUsesOf } from '../media/index.js';
import { entryOf, recordEntries, type Author, type NewEntry } from '../operations/audit/index.js';
import { nameKeyOf } from './name-key.js';
import { ProductDocument } from './product-document.entity.js';
import { blankProduct, fillProduct } from './product-form.js';
import type { Catalogue, ImportPlan } from './product-import.js';
import { ProductPicture } from './product-picture.entity.js';
import { Product } from './product.entity.js';
import { readProductTexts } from './specification/read-product-texts.js';
import { AdminProductDetailsDto, type CreateProductDto } from './products-admin.dto.js';

/** A product that is ready to be stored, with the data for its audit entry. */
interface PreparedRow {
  product: Product;
  entry: NewEntry;
  /** The fields of a stored product that get another value. */
  changed: (keyof Product)[];
  isNew: boolean;
  /** Whether the row changes which media the product uses, or the product's name, which is recorded with them. */
  changesMedia: boolean;
}

export interface PreparedRows {
  created: PreparedRow[];
  /** By rising id, so that two transactions lock the products in the same order. */
  changed: PreparedRow[];
}

/** Rows per statement; one statement then takes a few milliseconds. */
const atOnce = 100;

/** Computes everything that can be computed before the transaction, so that the transaction is short. */
export async function preparedRows(
  plan: Pick<ImportPlan, 'created' | 'changed'>,
  catalogue: Catalogue,
  by: Author,
): Promise<PreparedRows> {
  const rows: PreparedRows = { created: [], changed: [] };
  await inSlices(plan.created, ({ form }) => {
    const product = filled(Object.assign(new Product(), blankProduct), form, catalogue);
    product.createdAt = product.updatedAt;
    // A placeholder; the database assigns the id.
    product.id = 0;
    rows.created.push(preparedRow(null, product, by));
  });
  const byId = plan.changed.toSorted((a, b) => a.id - b.id);
  await inSlices(byId, ({ id, version, form }) => {
    const stored = catalogue.products.get(id) as Product;
    const product = filled(Object.assign(new Product(), stored, { version: version + 1 }), form, catalogue);
    rows.changed.push(preparedRow(stored, product, by));
  });
  return rows;
}

/** Stores the rows in a transaction; between two statements the process serves other requests. */
export async function storeRows(tx: EntityManager, { created, changed }: PreparedRows): Promise<void> {
  await inSlices(chunksOf(created, atOnce), async (batch) => {
    const ids = await insertProducts(
      tx,
      batch.map(({ product }) => product),
    );
    const stored = batch.map((row, index) => withId(row, ids[index] as number));
    await storeWhatFollows(tx, stored);
  });
  await inSlices(chunksOf(changed, atOnce), (batch) => storeWhatFollows(tx, batch));
  // Stored products come last. On MySQL an order of one of them waits from this point until the transaction ends.
  await inSlices(chunksOf(changed, atOnce), (batch) => {
    const properties = [...new Set(batch.flatMap((row) => row.changed))];
    const products = batch.map(({ product }) => product);
    return updateRows(tx, Product, products, properties);
  });
}

function preparedRow(stored: Product | null, product: Product, by: Author): PreparedRow {
  // The imported file cannot change documents and pictures, so the audit compares products without them.
  const stateOf = (each: Product) => AdminProductDetailsDto.ofDetails({ product: each, documents: [], pictures: [] });
  const before = stored && { before: stateOf(stored) };
  const after = stateOf(product);
  const action = stored ? 'updateProduct' : 'createProduct';
  const entry = entryOf(by, { action, ...before, after }) as NewEntry;
  const changesMedia = stored ? stored.image !== product.image || stored.name !== product.name : product.image !== null;
  return { product, entry, isNew: !stored, changed: stored ? changedIn(stored, product) : [], changesMedia };
}

function changedIn(stored: Product, product: Product): (keyof Product)[] {
  const properties = Object.keys(product) as (keyof Product)[];
  return properties.filter((property) => !isDeepStrictEqual(stored[property], product[property]));
}

function filled(product: Product, form: CreateProductDto, { categories, prices, pictures, rate }: Catalogue): Product {
  const picture = form.image ? pictures.get(form.image) : undefined;
  return fillProduct(product, form, {
    category: categories.find(({ slug }) => slug === form.category)!,
    listUsdPerTon: prices.get(nameKeyOf(form.name)) ?? null,
    ...(picture && 'variants' in picture && { imageVariants: picture.variants }),
    rate,
  });
}

/** In the order of the rows. The lock of the revision keeps other products from being inserted in between. */
async function insertProducts(tx: EntityManager, products: readonly Product[]): Promise<number[]> {
  const last = (await tx.maximum(Product, 'id')) ?? 0;
  await insertRows(
    tx,
    Product,
    products.map(({ id: _id, ...product }) => product),
  );
  const rows = await tx.query<{ id: number }[]>('SELECT id FROM product WHERE id > ? ORDER BY id', [last]);
  return rows.map(({ id }) => id);
}

function withId({ product, entry, ...row }: PreparedRow, id: number): PreparedRow {
  return {
    ...row,
    product: Object.assign(new Product(), product, { id }),
    entry: { ...entry, subjectId: String(id), after: { ...entry.after, id } },
  };
}

async function storeWhatFollows(tx: EntityManager, rows: readonly PreparedRow[]): Promise<void> {
  const shown = rows.filter(({ changesMedia }) => changesMedia).map(({ product }) => product);
  if (shown.length > 0) await recordShown(tx, shown);
  await readProductTexts(
    tx,
    rows.map(({ product, changed, isNew }) => ({ product, changed, isNew })),
  );
  await recordEntries(
    tx,
    rows.map(({ entry }) => entry),
  );
}

async function recordShown(tx: EntityManager, products: readonly Product[]): Promise<void> {
  const productId = In(products.map(({ id }) => id));
  const files = [
    ...(await tx.findBy(ProductDocument, { productId })),
    ...(await tx.findBy(ProductPicture, { productId })),
  ];
  const places = products.map(({ id, name, image }) => {
    const ids = files.filter((file) => file.productId === id).map(({ mediaId }) => mediaId);
    return { placeId: id, title: name, mentions: [{ field: 'image', text: image, ids }] };
  });
  await recordMediaUsesOf(tx, 'product', places);
}
