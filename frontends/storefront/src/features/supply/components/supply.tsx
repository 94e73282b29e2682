import { sectionWhenNear } from '../../../components/section-when-near';
import type { SuppliedProduct } from '../supplied-product';
import { SUPPLY } from '../section-id';

const SupplySection = sectionWhenNear(SUPPLY, () => import('./supply-section'));

/** What a product is delivered in, and when; nothing for a product of which neither is known. */
export function Supply({ product }: { product: SuppliedProduct }) {
  const { packs, pressMonths, leadTimeDays } = product;
  return (packs.length > 0 || pressMonths.length > 0 || leadTimeDays !== null) && <SupplySection product={product} />;
}
