import { adminSession } from '@afshoreh/contracts';
import { useEffect, useSyncExternalStore } from 'react';

type State = 'closed' | 'offered' | 'required';

const listeners = new Set<() => void>();
let state: State = 'closed';
/** What the refused calls wait for; one login serves them all. */
let renewal: Promise<boolean> | null = null;
/** How many screens can ask for a login over themselves: without one, a refused token ends the session. */
let screens = 0;

function show(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Resolves when the session in the browser is another one: to whether it belongs to the same account. */
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

/** The server refused the token: asks for a login over the screen, and answers whether the same account is back. */
export function renewSession(): Promise<boolean> {
  if (screens === 0) {
    adminSession.clear();
    return Promise.resolve(false);
  }
  // Whoever is closing the offer just now needs it after all.
  if (renewal === null || state !== 'required') show('required');
  renewal ??= nextSession().finally(() => (renewal = null));
  return renewal;
}

/** Before the session ends the login can be had early; nothing waits for it then. */
export function offerRenewal(): void {
  if (state !== 'closed') return;
  void nextSession();
  show('offered');
}

/** The login over the screen, as it is to be shown; whoever uses this shows it. */
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
