import { lazy, memo, Suspense, type ComponentType } from 'react';
import { useQuery } from '@afshoreh/contracts/query';
import { untilNear } from '../../../components/until-near';
import { LOTS } from '../section-id';
import { readyLotsQuery } from '../get-lots';
import type { ReadyLot } from '../ready-lots';

/** Without its code the page goes on without the section. */
const LotsSection = lazy<ComponentType<{ lots: readonly ReadyLot[] }>>(async () => {
  await untilNear(LOTS);
  return import('./lots-section').catch(() => ({ default: () => null }));
});

/**
 * The product's lots on sale. The section of the server stands as it is until it is scrolled near, because a first visit to a
 * product has no bytes left for its code; its links work without. The component is memoized, because an update of it
 * would make React replace the server's section at once.
 */
export const LotsOnSale = memo(function LotsOnSale({ productId }: { productId: number }) {
  const { data = [] } = useQuery(readyLotsQuery(productId));
  if (data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LotsSection lots={data} />
    </Suspense>
  );
});
