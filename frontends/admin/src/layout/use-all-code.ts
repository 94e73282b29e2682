import { useEffect } from 'react';
import { loadAllScreens } from './screen-code';

/** The first screen goes first. */
const PATIENCE_MS = 1500;

/** Fetches the code of every screen soon after login: none waits later, and none is missing when the line is down. */
export function useAllCode(): void {
  useEffect(() => {
    const timer = setTimeout(loadAllScreens, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
}
