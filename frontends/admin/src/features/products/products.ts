import type { DetailsOf, ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type AdminProduct = ItemOf<'/admin/products'>;
export type AdminProductDetails = DetailsOf<'/admin/products'>;
export type ProductSort = keyof typeof copy.sorts;

/** Products can also be imported from CSV: see `importProducts`. */
export const products = resource({
  path: '/admin/products',
  writePath: '/products',
  key: 'products',
  subject: 'product',
  alsoInvalidates: [['products']],
  nameOf: ({ name }) => name,
  words: copy,
  filters: {
    category: { label: copy.categoryFilter },
    documents: { label: copy.documentsFilter, options: copy.documentFilters, allLabel: copy.allDocuments },
  },
  sorts: copy.sorts,
});
