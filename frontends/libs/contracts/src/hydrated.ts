import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether the calling part of the page is hydrated: false on the server and during hydration. The first render must equal the
 * server's HTML. So render what only the browser knows, such as who is logged in, only when this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
