import { useSyncExternalStore } from 'react';

export const VIEWS = ['cards', 'table'] as const;
export type ListView = (typeof VIEWS)[number];

const KEY = 'afshoreh.product-view';
/** A table of eight columns needs a desktop. */
const WIDE = '(min-width: 64rem)';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  listeners.add(listener);
  wide.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    wide.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** The choice for a browser that forbids storage; it is lost with the page. */
let chosen: string | null = null;

function current(): ListView {
  try {
    chosen = localStorage.getItem(KEY) ?? chosen;
  } catch {
    // Storage is forbidden: use the default.
  }
  return chosen === 'table' && window.matchMedia(WIDE).matches ? 'table' : 'cards';
}

function choose(view: ListView): void {
  chosen = view;
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Storage is forbidden: the choice is in `chosen`.
  }
  for (const listener of listeners) listener();
}

const onServer = (): ListView => 'cards';

/** Cards or, on a wide screen, a table: the last choice on this device. The server always renders cards. */
export function useListView(): [view: ListView, choose: (view: ListView) => void] {
  return [useSyncExternalStore(subscribe, current, onServer), choose];
}
