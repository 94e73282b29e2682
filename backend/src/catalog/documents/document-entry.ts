import { documentKindNames, documentLanguageNames } from '@afshoreh/persian/documents';
import type { EntityManager } from 'typeorm';
import { joinedKeyOf } from '../../common/search/index.js';
import { documentWords, languageWords } from '../copy.js';
import { paperCopy } from '../paper/copy.js';
import { ProductDocument } from '../product-document.entity.js';
import { Product } from '../product.entity.js';
import { ProductSpecification } from '../specification/product-specification.entity.js';

/** A document that a search found: a file of a product, or the data sheet that is drawn of its specification. */
export interface FoundDocument extends Pick<
  ProductDocument,
  'title' | 'kind' | 'language' | 'edition' | 'validUntil' | 'productId'
> {
  productName: string;
  url: string;
  type: string;
  /** Bytes; null for a data sheet, which is drawn at each download. */
  size: number | null;
}

/** A document in memory, with the folded texts that a search looks in. */
export interface DocumentEntry extends FoundDocument {
  id: number;
  searchKey: string;
  /** What searches find its product by. */
  productKey: string;
}

interface NamedProduct {
  id: number;
  name: string;
  searchKey: string;
  hasSheet: number | string;
}

const longestKey = 1000;
const pdf = 'application/pdf';

/**
 * The documents of all products, including expired ones. Popular products come first; of each product, the data sheet
 * comes before its files, which are in the admin's order. Two queries.
 */
export async function documentEntries(manager: EntityManager): Promise<DocumentEntry[]> {
  const [products, files] = [await namedProducts(manager), await filesByProduct(manager)];
  const found = products.flatMap((product) => [
    ...(Number(product.hasSheet) > 0 ? [dataSheetOf(product)] : []),
    ...(files.get(product.id) ?? []).map((file) => fileOf(file, product)),
  ]);
  return found.map(([document, { searchKey }], id) => ({
    ...document,
    id,
    searchKey: joinedKeyOf([searchKey, ...textsOf(document)], longestKey),
    productKey: searchKey,
  }));
}

/** Like a row of the public list: featured products first. */
function namedProducts(manager: EntityManager): Promise<NamedProduct[]> {
  return manager
    .createQueryBuilder(Product, 'product')
    .select(['product.id AS id', 'product.name AS name', 'product.searchKey AS searchKey'])
    .addSelect(
      (query) =>
        query
          .select('COUNT(*)')
          .from(ProductSpecification, 'row')
          .where('row.productId = product.id AND row.unread = :unread', { unread: false }),
      'hasSheet',
    )
    .orderBy({ 'product.featuredRank': 'ASC', 'product.id': 'ASC' })
    .getRawMany<NamedProduct>();
}

async function filesByProduct(manager: EntityManager): Promise<Map<number, ProductDocument[]>> {
  const rows = await manager.find(ProductDocument, {
    relations: { media: true },
    relationLoadStrategy: 'join',
    order: { productId: 'ASC', position: 'ASC' },
  });
  const byProduct = new Map<number, ProductDocument[]>();
  for (const row of rows) byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row]);
  return byProduct;
}

type Found = [document: FoundDocument, product: NamedProduct];

function dataSheetOf(product: NamedProduct): Found {
  const { id, name } = product;
  const sheet = { title: paperCopy.readableName(name), kind: 'data_sheet', language: 'both' } as const;
  const drawn = { edition: null, validUntil: null, url: `/api/data-sheets/${id}`, type: pdf, size: null };
  return [{ ...sheet, ...drawn, productId: id, productName: name }, product];
}

function fileOf(document: ProductDocument, product: NamedProduct): Found {
  const { title, kind, language, edition, validUntil, media } = document;
  const { url, type, size } = media;
  const { id: productId, name: productName } = product;
  return [{ title, kind, language, edition, validUntil, url, type, size, productId, productName }, product];
}

function textsOf({ title, kind, language, edition }: FoundDocument): (string | null)[] {
  return [
    title,
    documentKindNames[kind],
    documentWords[kind],
    documentLanguageNames[language],
    languageWords[language],
    edition,
  ];
}
