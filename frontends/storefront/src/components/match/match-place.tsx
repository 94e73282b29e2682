import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { customerQuery } from '@afshoreh/api-client';
import { mySpecification, useHydrated } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import type { Matched } from './matched';

/** Waits until the page is idle. Safari has no `requestIdleCallback`. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Without its code no verdict is shown; the page stays. */
const MatchShown = lazy(() => idle().then(() => import('./match-shown').catch(() => ({ default: () => null }))));

/**
 * Shows whether a product or a lot meets the buyer's limits. Its code loads only for a buyer with limits. The first
 * script of the page marks the document when the browser has stored limits, so that the space is reserved before the
 * first paint.
 */
export function MatchPlace(what: Matched) {
  const isHydrated = useHydrated();
  const { data } = useQuery(customerQuery);
  const isWanted = mySpecification.use() !== null || (isHydrated && Boolean(data?.specificationVersion));
  return (
    <Place>
      {isWanted && (
        <Suspense>
          <MatchShown {...what} />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div`
  /* Without a verdict it takes no space among the buttons. */
  &:empty {
    display: none;
  }
  && {
    flex: 1 0 100%;
  }
  :root[data-specification] & {
    display: block;
    min-block-size: 4.5rem;
  }
  @media print {
    display: none;
  }
`;
