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

/** Fetches the data of header and footer. */
export function prefetchFrame(data: QueryClient): Promise<void> {
  return data.prefetchQuery(settingsQuery);
}

/** Header, page and footer. A page with its own frame, such as the admin panel's, renders its own `main`. */
export function Layout() {
  usePreloadOnIntent();
  useScrollMemory();
  const { pathname, search, hash } = useLocation();
  const canonical = siteMap().canonicalOf(pathname);
  // A link in an admin's text may use a non-canonical address. The router would accept it, so redirect as the server does
  // (308).
  if (canonical !== pathname) return <Navigate replace to={canonical + search + hash} />;
  const { frame, footerForms, ownSearch = false } = placeAt(pathname).page;
  if (frame === 'own') return <Zone />;
  return (
    <>
      <SkipLink href="#main">{copy.skip}</SkipLink>
      <Header offersSearch={!ownSearch} />
      <Main id="main" tabIndex={-1}>
        <Zone />
      </Main>
      <Footer offered={footerForms} />
    </>
  );
}

const Main = styled.main`
  /* The footer stays below the fold while a page loads, so that nothing jumps. */
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
