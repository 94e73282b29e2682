import { zoneOf, type RemoteName } from '@afshoreh/contracts';
import { useLocation, useRoutes } from '@afshoreh/contracts/router';
import { Fragment, Suspense, use, useEffect, useState } from 'react';

import { ErrorBoundary } from '../errors/error-boundary';
import { focusPage, usePageArrival } from '../navigation/page-arrival';
import { NotFound } from './not-found';
import { PageSkeleton } from './page-skeleton';
import { remote, tryAgain } from './remotes';
import { forgetServerText, serverTextAt } from './server-text';
import { ServerTextKept } from './server-text-kept';
import { ZoneFailed } from './zone-failed';

interface RemotePageProps {
  name: RemoteName;
  /** It failed before: what the visitor pressed to try again is gone, and the focus with it. */
  tried: boolean;
}

/** The page of a remote at the current path, and all that follows from its being there. */
function RemotePage({ name, tried }: RemotePageProps) {
  const module = use(remote(name));
  usePageArrival(module);
  useEffect(() => {
    if (tried) focusPage();
  }, [tried]);
  return useRoutes([...module.routes, { path: '*', element: <NotFound /> }]);
}

/**
 * Whatever belongs to the current path. A remote that is gone, hangs, throws or breaks its contract costs this area only;
 * what is around it stays, and so does the text that the server sent. The admin keeps its own layout from page to page, so
 * its area is kept as well.
 */
export function Zone() {
  const { pathname, search } = useLocation();
  const name = zoneOf(pathname);
  const area = name === 'admin' ? name : pathname;
  // The admin's own frame brings the `main` of its pages; without it these are all there is.
  const Frame = name === 'admin' ? 'main' : Fragment;
  const [triedArea, setTriedArea] = useState<string>();
  const tried = triedArea === area;
  useEffect(() => forgetServerText, [area]);

  const html = serverTextAt(pathname + search);
  const handleRetry = () => {
    setTriedArea(area);
    return tryAgain(name, pathname);
  };
  return (
    <ErrorBoundary
      key={area}
      fallback={(error, onRetry, retrying) => {
        const failure = { error, onRetry, retrying };
        return html === undefined ? (
          <Frame>
            <ZoneFailed {...failure} />
          </Frame>
        ) : (
          <ServerTextKept html={html} failure={failure} tried={tried} />
        );
      }}
      onRetry={handleRetry}
    >
      <Suspense
        fallback={
          html === undefined ? (
            <Frame>
              <PageSkeleton pathname={pathname} />
            </Frame>
          ) : (
            <ServerTextKept html={html} />
          )
        }
      >
        <RemotePage name={name} tried={tried} />
      </Suspense>
    </ErrorBoundary>
  );
}
