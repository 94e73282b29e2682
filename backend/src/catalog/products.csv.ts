import { labelOf } from '../common/validation/index.js';
import { yesOrNo, type CsvColumn } from '../common/http/index.js';
import type { Category } from './category.entity.js';
import { copy } from './copy.js';
import type { Product } from './product.entity.js';
import type { CreateProductDto } from './products-admin.dto.js';
import { technicalFields } from './technical.dto.js';

export type FileField = 'id' | 'version' | Exclude<keyof CreateProductDto, 'documents'>;

const ownFields = [
  'id',
  'version',
  'name',
  'sku',
  'category',
  'price',
  'showPrice',
  'featured',
  'description',
  'image',
] as const;

/** In the order of the file: every field of the form except the documents. */
export const fileFields: readonly FileField[] = [...ownFields, ...technicalFields];

/** The heading of a column, which also names the column in problems. */
export function headingOf(field: FileField): string {
  return (copy.columns as Partial<Record<FileField, string>>)[field] ?? labelOf(undefined, field);
}

/** The category in the file: its name if no other category has the same name, otherwise its slug. */
function categoryLabelOf(category: Pick<Category, 'slug' | 'name'>, all: readonly Category[]): string {
  return all.filter(({ name }) => name === category.name).length > 1 ? category.slug : category.name;
}

export function cellOf(product: Product, field: FileField, categories: readonly Category[]): string | number | null {
  if (field === 'category') return categoryLabelOf(product.category, categories);
  const value = product[field];
  return typeof value === 'boolean' ? yesOrNo(value) : value;
}

export function productColumns(categories: readonly Category[]): CsvColumn<Product>[] {
  return fileFields.map((field) => [headingOf(field), (product) => cellOf(product, field, categories)]);
}
