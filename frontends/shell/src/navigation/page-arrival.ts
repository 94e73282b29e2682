import { headOf, visitOf, type Page, type PageModule } from '@afshoreh/contracts';
import { NavigationType, useLocation, useNavigationType } from '@afshoreh/contracts/router';
import { useQueryClient } from '@afshoreh/contracts/query';
import { useEffect } from 'react';

import { announceHydrated } from '../early/announce-hydrated';
import { placeAt } from '../remotes/remotes';
import { announce } from './announcer';
import { writeHead } from './head';
import { useScrollPosition } from './scroll';

let firstPage = true;

/** Moves the focus to the beginning of the content. */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/**
 * Does for client-side navigation what a browser does when it loads a page: sets title and description, restores the scroll
 * position, moves the focus to the content and announces the page to screen readers. Runs once the page is rendered.
 */
export function usePageArrival(page: Page, module: PageModule): void {
  const location = useLocation();
  const { pathname, search } = location;
  const queryClient = useQueryClient();
  const byHistory = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const url = new URL(pathname + search, window.location.origin);
    const visit = visitOf(placeAt(pathname), url, queryClient);
    const write = () => writeHead(headOf(page, module, visit), url);
    write();
    // Some titles depend on data: a product's name is known only once it is loaded.
    return queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') write();
    });
  }, [page, module, pathname, search, queryClient]);

  useEffect(announceHydrated, []);

  useScrollPosition(location, byHistory);

  useEffect(() => {
    if (firstPage) {
      firstPage = false;
      return;
    }
    focusPage();
    announce(document.title);
  }, [pathname]);
}
