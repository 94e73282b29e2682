import { useQuery } from '@afshoreh/contracts/query';
import { sectionWhenNear } from '../../../components/section-when-near';
import { readyLotsQuery } from '../get-lots';
import { LOTS } from '../section-id';

const LotsSection = sectionWhenNear(LOTS, () => import('./lots-section'));

/** The product's lots on sale. */
export function LotsOnSale({ productId }: { productId: number }) {
  const { data = [] } = useQuery(readyLotsQuery(productId));
  return data.length > 0 && <LotsSection productId={productId} lots={data} />;
}
