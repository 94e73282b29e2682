import type { ShownPage } from './page';

const EVENT = 'afshoreh.live-page';

interface LivePageRequest {
  path: string;
  respond: (page: Promise<ShownPage>) => void;
}

/**
 * The live page at a path, from whichever remote has it. A remote uses it to preview its data on another remote's page.
 * Rejects when the code cannot be loaded, or when no shell listens.
 */
export function livePage(path: string): Promise<ShownPage> {
  return new Promise((resolve, reject) => {
    const request: LivePageRequest = { path, respond: resolve };
    // The shell cancels the event to say that it handles the request.
    const isUnhandled = window.dispatchEvent(new CustomEvent(EVENT, { detail: request, cancelable: true }));
    if (isUnhandled) reject(new Error('no shell handles the request for a live page'));
  });
}

/** Handles {@link livePage} for every remote. Called by the shell. Returns a function that stops it. */
export function onLivePage(load: (path: string) => Promise<ShownPage>): () => void {
  const handle = (event: Event) => {
    const { path, respond } = (event as CustomEvent<LivePageRequest>).detail;
    event.preventDefault();
    respond(load(path));
  };
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
