import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** So far below the screen it begins to load. */
const AHEAD = '600px';

export interface WhenNear<Module> {
  /** The place where it will stand. */
  ref: RefObject<HTMLElement | null>;
  /** Undefined until it has come. */
  code: Module | undefined;
  /** Asked for and not here yet; never in a page from the server, where nobody comes near. */
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Code that most visits never need, as a form at the end of a page: fetched when its place comes near, by scrolling or by the
 * keyboard. When it does not come, coming near again asks again. `load` is the same function in every render.
 */
export function useWhenNear<Module>(load: () => Promise<Module>): WhenNear<Module> {
  const ref = useRef<HTMLElement>(null);
  const [code, setCode] = useState<Module>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const isLoaded = code !== undefined;

  const fetch = useCallback(() => {
    setState('loading');
    load().then(setCode, () => setState('failed'));
  }, [load]);

  useEffect(() => {
    const place = ref.current;
    if (isLoaded || !place) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetch(), { rootMargin: AHEAD });
    observer.observe(place);
    place.addEventListener('focusin', fetch);
    return () => {
      observer.disconnect();
      place.removeEventListener('focusin', fetch);
    };
  }, [isLoaded, fetch]);

  return { ref, code, loading: state === 'loading', failed: state === 'failed', retry: fetch };
}
