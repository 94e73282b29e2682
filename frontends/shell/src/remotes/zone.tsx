import { routeOf, type Place, type ShownPage } from '@afshoreh/contracts';
import { useLocation, useRoutes } from '@afshoreh/contracts/router';
import { Fragment, Suspense, use, useEffect, useState } from 'react';

import { ErrorBoundary } from '../errors/error-boundary';
import { focusPage, usePageArrival } from '../navigation/page-arrival';
import { PageSkeleton } from './page-skeleton';
import { pageOf, placeAt, remote, tryAgain } from './remotes';
import { forgetServerText, serverTextAt } from './server-text';
import { ServerTextKept } from './server-text-kept';
import { ZoneFailed } from './zone-failed';

/** A page whose code is there, and all that follows from its being on screen. */
function ArrivedPage({ page, module }: ShownPage) {
  usePageArrival(page, module);
  return <module.default />;
}

interface RemotePageProps {
  place: Place;
  /** It failed before: what the visitor pressed to try again is gone, and the focus with it. */
  tried: boolean;
}

/** The page of a remote at the current path. */
function RemotePage({ place, tried }: RemotePageProps) {
  const page = pageOf(use(remote(place.remote)), place);
  useEffect(() => {
    if (tried) focusPage();
  }, [tried]);
  return useRoutes([routeOf(page, ArrivedPage)]);
}

/**
 * Whatever belongs to the current path. A remote that is gone, hangs, throws or breaks its contract costs this area only;
 * what is around it stays, and so does the text that the server sent. A frame of its own stays from page to page, so its area
 * does as well.
 */
export function Zone() {
  const { pathname, search } = useLocation();
  const place = placeAt(pathname);
  const hasOwnFrame = place.page.frame === 'own';
  const area = hasOwnFrame ? place.remote : pathname;
  // Such a frame brings the `main` of its pages; without it these are all there is.
  const Frame = hasOwnFrame ? 'main' : Fragment;
  const [triedArea, setTriedArea] = useState<string>();
  const tried = triedArea === area;
  useEffect(() => forgetServerText, [area]);

  const html = serverTextAt(pathname + search);
  const handleRetry = () => {
    setTriedArea(area);
    return tryAgain(pathname);
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
              <PageSkeleton outline={place.page.outline} />
            </Frame>
          ) : (
            <ServerTextKept html={html} />
          )
        }
      >
        <RemotePage place={place} tried={tried} />
      </Suspense>
    </ErrorBoundary>
  );
}
