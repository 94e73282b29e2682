import { lazy, Suspense } from 'react';
import { compared, comparedLots } from '@afshoreh/contracts';
import type { CompareBarProps } from './compare-bar';

/** Without its code there is no bar; the page stays. */
const CompareBar = lazy(() => import('./compare-bar').catch(() => ({ default: Nothing })));

function Nothing(_: CompareBarProps) {
  return <></>;
}

/** The bar that leads to the comparison. Its code loads once a product or a lot is selected. */
export function CompareBarPlace({ above = '0rem' }: { above?: string }) {
  const ids = compared.use();
  const numbers = comparedLots.use();
  return (
    ids.length + numbers.length > 0 && (
      <Suspense>
        <CompareBar ids={ids} numbers={numbers} above={above} />
      </Suspense>
    )
  );
}
