import { copy } from './copy';
import type { Product } from './get-product';

/** Best-seller when featured, otherwise the status, otherwise available (spec §2 /products). */
export function badgeText({ isFeatured, status }: Pick<Product, 'isFeatured' | 'status'>): string {
  if (isFeatured) return copy.badge.bestSeller;
  return status ?? copy.badge.available;
}
