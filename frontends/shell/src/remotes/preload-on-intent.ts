import { visitOf } from '@afshoreh/contracts';
import { useQueryClient } from '@afshoreh/contracts/query';
import { useEffect } from 'react';

import { placeAt, preloadPage } from './remotes';

function urlOfLink(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  // What has a type of its own, as a feed, is no page.
  if (link.type) return undefined;
  const url = new URL(link.href);
  const ours = url.origin === window.location.origin && !/^\/(api|media|cdn|assets)\//.test(url.pathname);
  return ours && url.pathname !== window.location.pathname ? url : undefined;
}

/** Fetches code and data of a page as soon as a link to it is pointed at, touched or focused. */
export function usePreloadOnIntent(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const seen = new Set<string>();
    const handleIntent = (event: Event) => {
      const url = urlOfLink(event);
      if (!url || seen.has(url.href)) return;
      seen.add(url.href);
      // A failure here is no news to the visitor; it is shown if they really go there.
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
