import { headOf, visitOf, type Page, type PageModule } from '@afshoreh/contracts';
import { NavigationType, useLocation, useNavigationType } from '@afshoreh/contracts/router';
import { useQueryClient } from '@afshoreh/contracts/query';
import { useEffect } from 'react';

import { announceAlive } from '../early/alive';
import { placeAt } from '../remotes/remotes';
import { announce } from './announcer';
import { writeHead } from './head';
import { useScrollPosition } from './scroll';

let firstPage = true;

/** Puts the focus at the beginning of the content. */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/**
 * What a browser does by itself when it loads a page, done for pages that need no load: title and description, scroll
 * position, focus at the beginning of the content, and the screen reader told where it is. Runs once the page is on screen.
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
    // A product's name comes with its data.
    return queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') write();
    });
  }, [page, module, pathname, search, queryClient]);

  useEffect(announceAlive, []);

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
