import { useEffect } from 'react';
import { loadAllScreens } from './screen-code';

/** The first screen goes first. */
const DELAY_MS = 1500;

/** Fetches the code of every screen soon after login: none waits later, and none is missing when the line is down. */
export function usePrefetchScreens(): void {
  useEffect(() => {
    const timer = setTimeout(loadAllScreens, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
