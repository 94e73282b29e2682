import { lazy, Suspense } from 'react';
import { compared } from '@afshoreh/contracts';

/** Without its code there is no bar; the page stays. */
const CompareBar = lazy(() => import('./compare-bar').catch(() => ({ default: Nothing })));

function Nothing(_: { ids: readonly number[]; above: string }) {
  return <></>;
}

/** The bar that leads to the comparison; its code loads once a product is chosen. */
export function CompareBarPlace({ above = '0rem' }: { above?: string }) {
  const ids = compared.use();
  return (
    ids.length > 0 && (
      <Suspense>
        <CompareBar ids={ids} above={above} />
      </Suspense>
    )
  );
}
