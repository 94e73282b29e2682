import { sortKeyOf, joinedKeyOf } from '../common/search/index.js';
import type { Category } from './category.entity.js';
import { nameKeyOf } from './name-key.js';
import { storedPackOf } from './pack.js';
import { rankOfFeatured, rankOfOthers, storedPriceOf, type Product } from './product.entity.js';
import type { CreateProductDto } from './products-admin.dto.js';
import { technicalFields, type TechnicalDto } from './technical.dto.js';
import { englishNameOf, PACK_KINDS } from '@afshoreh/persian';
import { copy } from './copy.js';

/** Values that the product's stored fields depend on besides the form. */
export interface FormBasis {
  category: Category;
  /** US dollars per ton of the price-list row with the product's name. */
  listUsdPerTon: number | null;
  /** The variants of the picture in `form.image`; missing when the form has no image. */
  imageVariants?: Product['imageVariants'];
  /** Toman per dollar; null when the rate is too old. */
  rate: number | null;
}

export const blankProduct = {
  sku: null,
  externalId: null,
  familyId: null,
  description: null,
  price: null,
  listUsdPerTon: null,
  image: null,
  imageVariants: null,
  packs: null,
  pressMonths: null,
  leadTimeDays: null,
  newCropYear: null,
  ...(Object.fromEntries(technicalFields.map((field) => [field, null])) as Record<keyof TechnicalDto, null>),
  version: 1,
  featuredRank: rankOfOthers,
  showPrice: false,
} satisfies Partial<Product>;

/** Copies the form into the product and recomputes every field that depends on it. */
export function fillProduct(product: Product, form: CreateProductDto, basis: FormBasis): Product {
  const { category, listUsdPerTon, imageVariants = [], rate } = basis;
  Object.assign(product, { category, categoryId: category.id, listUsdPerTon });
  product.name = form.name;
  product.nameKey = nameKeyOf(form.name);
  product.sortKey = sortKeyOf(form.name);
  product.price = form.price;
  product.updatedAt = new Date();
  if (form.sku !== undefined) product.sku = form.sku;
  if (form.externalId !== undefined) product.externalId = form.externalId;
  if (form.description !== undefined) product.description = form.description;
  if (form.image !== undefined) Object.assign(product, { image: form.image, imageVariants });
  if (form.showPrice !== undefined) product.showPrice = form.showPrice;
  if (form.featured !== undefined) product.featuredRank = form.featured ? rankOfFeatured : rankOfOthers;
  if (form.packs !== undefined) product.packs = form.packs.map((pack) => ({ ...pack }));
  if (form.pressMonths !== undefined) product.pressMonths = [...new Set(form.pressMonths)].sort((a, b) => a - b);
  if (form.leadTimeDays !== undefined) product.leadTimeDays = form.leadTimeDays;
  for (const field of technicalFields) if (form[field] !== undefined) product[field] = form[field];
  product.originKey = nameKeyOf(form.origin ?? '');
  product.searchKey = searchKeyOf(product);
  return Object.assign(product, storedPackOf(product), storedPriceOf(product, rate));
}

const longestKey = 1000;

type Searched = Pick<Product, 'name' | 'type' | 'origin' | 'brix' | 'packaging' | 'packs'>;

/** The text that visitors' searches look in: name, English name, type, origin, Brix and packaging. */
export function searchKeyOf({ name, type, origin, brix, packaging, packs }: Searched): string {
  const texts = [name, englishNameOf(name), type, origin, brix && copy.brix(brix), packaging];
  return joinedKeyOf([...texts, ...(packs ?? []).map(({ kind }) => PACK_KINDS[kind].label)], longestKey);
}
