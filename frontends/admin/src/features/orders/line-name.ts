import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';
import type { Order } from './orders';

/** Returns the name of an order line's product, or «محصول ۱۲» when it is unknown. */
export function lineName({
  productName,
  productId,
}: Pick<Order['items'][number], 'productName' | 'productId'>): string {
  if (productName.trim() !== '') return productName;
  return productId === null ? copy.removedProduct : copy.unknownProduct(toPersianDigits(productId));
}
