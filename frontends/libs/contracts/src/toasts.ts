/** A short answer to something the visitor did. `action` offers one more step, such as undo. */
export interface Toast {
  tone: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** It stays until it is closed: what it says is said nowhere else. */
  persistent?: boolean;
  action?: { label: string; onClick: () => void };
}

const EVENT = 'afshoreh.toast';

/**
 * Shows a toast. Whoever calls it needs no toast library: the shell listens, and fetches its host with the first one.
 */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }));
}

/** Calls back for every toast of every remote; returns what stops it. For the shell. */
export function onToast(listener: (toast: Toast) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Toast>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
