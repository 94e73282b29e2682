import { visitOf } from '@afshoreh/contracts';
import { useQueryClient } from '@afshoreh/contracts/query';
import { useEffect } from 'react';

import { placeAt, preloadPage } from './remotes';

function urlOfLink(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  // A link with a `type`, such as a feed, does not lead to a page.
  if (link.type) return undefined;
  const url = new URL(link.href);
  const ours = url.origin === window.location.origin && !/^\/(api|media|cdn|assets)\//.test(url.pathname);
  return ours && url.pathname !== window.location.pathname ? url : undefined;
}

/** Preloads code and data of a page when its link is hovered, touched or focused. */
export function usePreloadOnIntent(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const seen = new Set<string>();
    const handleIntent = (event: Event) => {
      const url = urlOfLink(event);
      // Without a connection a preload can only fail.
      if (!url || seen.has(url.href) || !navigator.onLine) return;
      seen.add(url.href);
      // Ignore a failure here; the visitor sees it if they open the page.
      preloadPage(url.pathname).then(
        ({ module }) => void module.prefetch?.(visitOf(placeAt(url.pathname), url, queryClient)),
        () => seen.delete(url.href),
      );
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
    kinds.forEach((kind) => document.addEventListener(kind, handleIntent, { passive: true }));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, handleIntent));
  }, [queryClient]);
}
