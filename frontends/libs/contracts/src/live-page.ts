import type { ShownPage } from './page';

const EVENT = 'afshoreh.live-page';

interface Wanted {
  path: string;
  answer: (page: Promise<ShownPage>) => void;
}

/**
 * The page at a path as it is live, whichever remote has it: for a remote that shows what another one makes of its data.
 * Rejects when its code does not come, or when no shell listens.
 */
export function livePage(path: string): Promise<ShownPage> {
  return new Promise((resolve, reject) => {
    const wanted: Wanted = { path, answer: resolve };
    // Not cancelled: nobody took it.
    const isUnheard = window.dispatchEvent(new CustomEvent(EVENT, { detail: wanted, cancelable: true }));
    if (isUnheard) reject(new Error('no shell answers for its pages'));
  });
}

/** Answers {@link livePage} of every remote; returns what stops it. For the shell. */
export function onLivePage(load: (path: string) => Promise<ShownPage>): () => void {
  const handle = (event: Event) => {
    const { path, answer } = (event as CustomEvent<Wanted>).detail;
    event.preventDefault();
    answer(load(path));
  };
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
