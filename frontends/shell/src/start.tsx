import { onLivePage } from '@afshoreh/contracts';
import { BrowserRouter } from '@afshoreh/contracts/router';
import { hydrate, type DehydratedState } from '@afshoreh/contracts/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { App } from './app';
import { announceAlive } from './early/alive';
import { isCaught } from './errors/error-boundary';
import { jsonOf } from './json-of';
import { createQueryClient } from './query-client';
import { preloadPage, startRemotes, tryAgain } from './remotes/remotes';
import { keepServerText } from './remotes/server-text';
import { readSnapshot } from './remotes/snapshot';

/** So long a page from the server waits for the code of its own part, to come alive in one go; then the frame goes first. */
const TIMEOUT_MS = 3_000;

/** An area that failed says so itself; that there was a page from the server in its place is no further news. */
function reportUnlessShown(error: unknown): void {
  if (!isCaught((error as Error).cause)) reportError(error);
}

/** The code of a page for whoever shows it elsewhere; what failed before is fetched anew. */
const livePageAt = (path: string) => preloadPage(path).catch(() => tryAgain(path).then(() => preloadPage(path)));

/** Takes the page over that the server sent, or fills the empty one. */
export async function start(element: HTMLElement): Promise<Root> {
  startRemotes(readSnapshot());
  onLivePage(livePageAt);
  const queryClient = createQueryClient();
  const app = <App queryClient={queryClient} Router={BrowserRouter} />;
  const state = jsonOf<DehydratedState>('state');
  if (!state) {
    const root = createRoot(element);
    root.render(app);
    return root;
  }
  keepServerText(element);
  hydrate(queryClient, state);
  const page = preloadPage(window.location.pathname).catch(() => 'broken');
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, 'late'));
  const code = await Promise.race([page, timeout]);
  // The frame must not wait any longer for a part that may never come.
  if (code === 'late') setTimeout(announceAlive);
  // As a transition: in slices, between which the browser can answer the visitor.
  return new Promise((resolve) =>
    startTransition(() => resolve(hydrateRoot(element, app, { onRecoverableError: reportUnlessShown }))),
  );
}
