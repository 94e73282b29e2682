import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { customerQuery } from '@afshoreh/api-client';
import { mySpecification, useHydrated } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import type { Matched } from './matched';

/** After everything that the page needs. Safari has no `requestIdleCallback`. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Without its code nothing is said; the page stays. */
const MatchShown = lazy(() => idle().then(() => import('./match-shown').catch(() => ({ default: () => null }))));

/**
 * Says whether a product or a lot keeps the limits of the buyer; its code loads once the buyer has some. The first script of the
 * page marks the document when the browser keeps limits, so that the room is there before anything is painted.
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
  /* Without limits it takes no line among the buttons. */
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
