import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** The distance below the screen at which loading begins. */
const AHEAD = '600px';

interface WhenNear<Module> {
  /** The element whose position is watched. */
  ref: RefObject<HTMLElement | null>;
  /** Undefined until it is loaded. */
  code: Module | undefined;
  /** Never true in a server-rendered page. */
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Loads code that most visits never need, such as a form at the end of a page, when its place is scrolled near or gets the
 * focus. After a failure, it loads again the next time the place comes near. `load` must be the same function in every render.
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
    // A busy browser reports several positions at once: the first may be from before the visitor scrolled.
    const observer = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && fetch(), {
      rootMargin: AHEAD,
    });
    observer.observe(place);
    place.addEventListener('focusin', fetch);
    return () => {
      observer.disconnect();
      place.removeEventListener('focusin', fetch);
    };
  }, [isLoaded, fetch]);

  return { ref, code, loading: state === 'loading', failed: state === 'failed', retry: fetch };
}
