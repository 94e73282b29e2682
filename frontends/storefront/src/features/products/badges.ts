import { copy } from './copy';
import type { Product } from './get-product';

type Marked = Pick<Product, 'isFeatured' | 'status'>;

/**
 * What a product wears (spec §2): its own status, which a best-seller keeps, and «پرفروش» beside it when featured.
 * A product without a status is available, unless being a best-seller says so already.
 */
export function badgesOf({ isFeatured, status }: Marked): { status: string | null; bestSeller: boolean } {
  const own = status ?? (isFeatured ? null : copy.badge.available);
  return {
    status: own === copy.badge.bestSeller ? null : own,
    bestSeller: isFeatured || own === copy.badge.bestSeller,
  };
}
