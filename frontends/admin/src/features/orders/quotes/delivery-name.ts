import { copy } from './copy';
import type { Quote } from './quotes';

const { deliveries, incoterm } = copy.form;

/** «درِ کارخانه», or a rule of the Incoterms. */
export function deliveryName(delivery: Quote['delivery']): string {
  return delivery === 'ex_works' || delivery === 'delivered' ? deliveries[delivery] : incoterm(delivery);
}
