import { adminSession } from '@afshoreh/contracts';
import { useEffect, useSyncExternalStore } from 'react';

type State = 'closed' | 'offered' | 'required';

const listeners = new Set<() => void>();
let state: State = 'closed';
/** Resolves after the next login. All refused requests wait for the same promise. */
let renewal: Promise<boolean> | null = null;
/**
 * The number of mounted components that can show the login over a screen. Without one, a refused token ends the
 * session.
 */
let screens = 0;

function show(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Waits for another session in the browser, and resolves to whether it belongs to the same account. */
function nextSession(): Promise<boolean> {
  const before = adminSession.get();
  return new Promise((resolve) => {
    const stop = adminSession.subscribe(() => {
      const session = adminSession.get();
      if (session?.token === before?.token) return;
      stop();
      show('closed');
      resolve(session !== null && session.admin.username === before?.admin.username);
    });
  });
}

/**
 * Called when the server refuses the token. Asks for a login over the screen and resolves to whether the same account
 * has logged in.
 */
export function renewSession(): Promise<boolean> {
  if (screens === 0) {
    adminSession.clear();
    return Promise.resolve(false);
  }
  // If the admin dismisses the early offer at this moment, the login must open again, because requests now wait for it.
  if (renewal === null || state !== 'required') show('required');
  renewal ??= nextSession().finally(() => (renewal = null));
  return renewal;
}

/** Offers an early login before the session ends. No request waits for it. */
export function offerRenewal(): void {
  if (state !== 'closed') return;
  void nextSession();
  show('offered');
}

/** The state of the login over the screen. A component that uses this hook must render the login. */
export function useRenewal() {
  useEffect(() => {
    screens += 1;
    return () => {
      screens -= 1;
      if (screens === 0) show('closed');
    };
  }, []);
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => state,
  );
  return { state: shown, close: () => show('closed') };
}
