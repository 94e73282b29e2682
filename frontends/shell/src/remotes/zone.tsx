import { zoneOf, type RemoteName } from '@afshoreh/contracts';
import { useLocation, useRoutes } from '@afshoreh/contracts/router';
import { Fragment, Suspense, use } from 'react';

import { ErrorBoundary } from '../errors/error-boundary';
import { usePageArrival } from '../navigation/page-arrival';
import { NotFound } from './not-found';
import { PageSkeleton } from './page-skeleton';
import { forgetFailure, remote } from './remotes';
import { ZoneFailed } from './zone-failed';

/** The page of a remote at the current path, and all that follows from its being there. */
function RemotePage({ name }: { name: RemoteName }) {
  const module = use(remote(name));
  usePageArrival(module);
  return useRoutes([...module.routes, { path: '*', element: <NotFound /> }]);
}

/**
 * Whatever belongs to the current path. A remote that is gone, hangs, throws or breaks its contract costs this area only;
 * what is around it stays. The admin keeps its own layout from page to page, so its area is kept as well.
 */
export function Zone() {
  const { pathname } = useLocation();
  const name = zoneOf(pathname);
  const area = name === 'admin' ? name : pathname;
  // The admin's own frame brings the `main` of its pages; without it these are all there is.
  const Frame = name === 'admin' ? 'main' : Fragment;
  return (
    <ErrorBoundary
      key={area}
      fallback={(error, retry) => (
        <Frame>
          <ZoneFailed error={error} onRetry={retry} />
        </Frame>
      )}
      onRetry={() => forgetFailure(name, pathname)}
    >
      <Suspense
        fallback={
          <Frame>
            <PageSkeleton pathname={pathname} />
          </Frame>
        }
      >
        <RemotePage name={name} />
      </Suspense>
    </ErrorBoundary>
  );
}
