import { copy } from './copy';
import type { Quote } from './get-quote';

/** Where the goods are handed over. */
export function deliveryOf({ delivery, deliveryPlace = '' }: Quote): string {
  return copy.deliveries[delivery](deliveryPlace).replace(/، $/, '');
}
