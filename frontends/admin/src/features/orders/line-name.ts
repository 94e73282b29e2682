import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';
import type { Order } from './get-orders';

/** The name of an order line's product, or «محصول ۱۲» when it is unknown (spec §2). */
export function lineName({
  productName,
  productId,
}: Pick<Order['items'][number], 'productName' | 'productId'>): string {
  if (productName.trim() !== '') return productName;
  return productId === null ? copy.removedProduct : copy.unknownProduct(toPersianDigits(productId));
}
