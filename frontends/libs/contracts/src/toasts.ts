/** A short message about something the visitor did. `action` offers one more step, such as undo. */
export interface Toast {
  tone: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** The toast stays until it is closed. Use it for a message that is shown nowhere else. */
  persistent?: boolean;
  action?: { label: string; onClick: () => void };
}

const EVENT = 'afshoreh.toast';

/** Shows a toast. The shell listens, and loads the toast library with the first toast, so callers need not bundle it. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: toast }));
}

/** Calls back for every toast of every remote. Called by the shell. Returns a function that stops it. */
export function onToast(listener: (toast: Toast) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Toast>).detail);
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
