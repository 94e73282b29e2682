import { lazy, Suspense, type ComponentType } from 'react';
import { useQuery } from '@afshoreh/contracts/query';
import { readyLotsQuery } from '../get-lots';
import type { ReadyLot } from '../ready-lots';

/** Without its code the page goes on without the section. */
const LotsSection = lazy<ComponentType<{ lots: readonly ReadyLot[] }>>(() =>
  import('./lots-section').catch(() => ({ default: () => null })),
);

/** The product's lots on sale. Most products have none, so the code of the section loads only for those that do. */
export function LotsOnSale({ productId }: { productId: number }) {
  const { data = [] } = useQuery(readyLotsQuery(productId));
  if (data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LotsSection lots={data} />
    </Suspense>
  );
}
