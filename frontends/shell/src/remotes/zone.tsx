import { routeOf, type Place, type ShownPage } from '@afshoreh/contracts';
import { useLocation, useRoutes } from '@afshoreh/contracts/router';
import { Fragment, Suspense, use, useEffect, useState } from 'react';

import { ErrorBoundary } from '../errors/error-boundary';
import { focusPage, usePageArrival } from '../navigation/page-arrival';
import { PageSkeleton } from './page-skeleton';
import { pageOf, placeAt, remote, tryAgain } from './remotes';
import { forgetServerHtml, serverHtmlAt } from './server-html';
import { ServerHtmlFallback } from './server-html-fallback';
import { ZoneFailed } from './zone-failed';

/** Renders a page whose code is loaded, and runs the effects of arriving on it. */
function ArrivedPage({ page, module }: ShownPage) {
  usePageArrival(page, module);
  return <module.default />;
}

interface RemotePageProps {
  place: Place;
  /** The visitor pressed the retry button. The button is gone now and its focus is lost, so the page gets the focus. */
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
 * The page at the current path. A remote that is missing, hangs, throws or breaks its contract affects only this area; the
 * frame around it stays, and so does the server's HTML. A page with its own frame keeps this area mounted from page to page.
 */
export function Zone() {
  const { pathname, search } = useLocation();
  const place = placeAt(pathname);
  const hasOwnFrame = place.page.frame === 'own';
  const area = hasOwnFrame ? place.remote : pathname;
  // Such a page renders `main` itself. While it loads or when it fails, this `main` surrounds what is shown in its place.
  const Frame = hasOwnFrame ? 'main' : Fragment;
  const [triedArea, setTriedArea] = useState<string>();
  const tried = triedArea === area;
  useEffect(() => forgetServerHtml, [area]);

  const html = serverHtmlAt(pathname + search);
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
          <ServerHtmlFallback html={html} failure={failure} tried={tried} />
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
            <ServerHtmlFallback html={html} />
          )
        }
      >
        <RemotePage place={place} tried={tried} />
      </Suspense>
    </ErrorBoundary>
  );
}
