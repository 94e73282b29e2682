import { sectionWhenNear } from '../../../components/section-when-near';
import type { SuppliedProduct } from '../supplied-product';
import { SUPPLY } from '../section-id';

const SupplySection = sectionWhenNear(SUPPLY, () => import('./supply-section'));

/** How and when a product is delivered; renders nothing when neither is known. */
export function Supply({ product }: { product: SuppliedProduct }) {
  const { packs, pressMonths, leadTimeDays } = product;
  return (packs.length > 0 || pressMonths.length > 0 || leadTimeDays !== null) && <SupplySection product={product} />;
}
