import { settingsQuery } from '@afshoreh/api-client';
import { Navigate, useLocation } from '@afshoreh/contracts/router';
import { color, radius, space } from '@afshoreh/ui/theme';
import type { QueryClient } from '@afshoreh/contracts/query';
import styled from 'styled-components';

import { useScrollMemory } from '../navigation/scroll';
import { usePreloadOnIntent } from '../remotes/preload-on-intent';
import { placeAt, siteMap } from '../remotes/remotes';
import { Zone } from '../remotes/zone';
import { copy } from './copy';
import { Footer } from './footer';
import { Header } from './header';

/** Fetches what header and footer show. */
export function prefetchFrame(data: QueryClient): Promise<void> {
  return data.prefetchQuery(settingsQuery);
}

/** Header, page and footer (spec §2 Shared layout). A page with a frame of its own, as the admin's, brings its own `main`. */
export function Layout() {
  usePreloadOnIntent();
  useScrollMemory();
  const { pathname, search, hash } = useLocation();
  const canonical = siteMap().canonicalOf(pathname);
  // A link in a text of the admins, say: the router would take it, but the page has one address (the server sends a 308).
  if (canonical !== pathname) return <Navigate replace to={canonical + search + hash} />;
  const { frame, footerForms } = placeAt(pathname).page;
  if (frame === 'own') return <Zone />;
  return (
    <>
      <SkipLink href="#main">{copy.skip}</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        <Zone />
      </Main>
      <Footer offered={footerForms} />
    </>
  );
}

const Main = styled.main`
  /* The footer stays below the fold while a page loads: nothing jumps when it comes. */
  min-block-size: calc(100vh - 4rem);
`;

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: 30;
  padding-block: ${space(2)};
  padding-inline: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('brand')};
  color: ${color('onBrand')};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
