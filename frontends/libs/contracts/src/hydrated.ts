import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether the calling part of the page is hydrated: false on the server and during hydration. Whatever only the browser
 * knows, such as who is logged in, must wait for it: the first render has to equal the server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
