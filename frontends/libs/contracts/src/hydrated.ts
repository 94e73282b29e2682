import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether the part of the page that asks has come alive: false on the server and while its HTML is taken over. What only
 * the browser knows (who is logged in, …) waits for it, or what is shown would differ from what the server sent.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
