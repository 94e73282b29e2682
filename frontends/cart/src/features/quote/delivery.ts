import { copy } from './copy';
import type { Quote } from './get-quote';

/** The place of delivery in words. */
export function deliveryOf({ delivery, deliveryPlace = '' }: Quote): string {
  return copy.deliveries[delivery](deliveryPlace).replace(/، $/, '');
}
