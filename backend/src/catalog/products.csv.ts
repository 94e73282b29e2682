import { labelOf } from '../common/validation/index.js';
import type { CsvColumn } from '../common/http/index.js';
import type { Category } from './category.entity.js';
import { copy } from './copy.js';
import type { Product } from './product.entity.js';
import type { CreateProductDto } from './products-admin.dto.js';
import { technicalFields } from './technical.dto.js';

/** What the columns of the product file are about. */
export type FileField = 'id' | 'version' | Exclude<keyof CreateProductDto, 'documents'>;

const ownFields = [
  'id',
  'version',
  'name',
  'category',
  'price',
  'showPrice',
  'featured',
  'description',
  'image',
] as const;

/** In the order of the file: every field of the form but the documents (D4). */
export const fileFields: readonly FileField[] = [...ownFields, ...technicalFields];

/** What a column is called, in the file and where something is wrong with it. */
export function headingOf(field: FileField): string {
  return (copy.columns as Partial<Record<FileField, string>>)[field] ?? labelOf(undefined, field);
}

/** A category as the file names it: by its name where no other has the same, else by its slug. */
function categoryLabelOf(category: Pick<Category, 'slug' | 'name'>, all: readonly Category[]): string {
  return all.filter(({ name }) => name === category.name).length > 1 ? category.slug : category.name;
}

/** What the file says of a product in a column. */
export function cellOf(product: Product, field: FileField, categories: readonly Category[]): string | number | null {
  if (field === 'category') return categoryLabelOf(product.category, categories);
  const value = product[field];
  return typeof value === 'boolean' ? (value ? copy.yes : copy.no) : value;
}

export function productColumns(categories: readonly Category[]): CsvColumn<Product>[] {
  return fileFields.map((field) => [headingOf(field), (product) => cellOf(product, field, categories)]);
}
