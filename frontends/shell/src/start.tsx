import { onLivePage, type Snapshot } from '@afshoreh/contracts';
import { BrowserRouter } from '@afshoreh/contracts/router';
import { hydrate, type DehydratedState } from '@afshoreh/contracts/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './app';
import { announceHydrated } from './early/announce-hydrated';
import { caught } from './errors/error-boundary';
import { readJson } from './read-json';
import { createQueryClient } from './query-client';
import { preloadPage, startRemotes, tryAgain } from './remotes/remotes';
import { keepServerHtml } from './remotes/server-html';
import { measureLater } from './vitals/measure-later';

/** The remotes' versions for this page view, as the server wrote them into the page. */
function readSnapshot(): Snapshot {
  return readJson('snapshot') ?? {};
}

/**
 * How long hydration waits for the page's own code, so that frame and page hydrate together; after that the frame goes first.
 */
const TIMEOUT_MS = 3_000;

/** An area that failed shows its own error, so a hydration error there is not reported again. */
function reportUnlessShown(error: unknown): void {
  if (!caught.has((error as Error).cause)) reportError(error);
}

/** Loads the code of a page that is shown elsewhere; a failed part is loaded again. */
const livePageAt = (path: string) => preloadPage(path).catch(() => tryAgain(path).then(() => preloadPage(path)));

/** Hydrates the server's page, or renders into an empty root. */
export async function start(element: HTMLElement): Promise<Root> {
  startRemotes(readSnapshot());
  onLivePage(livePageAt);
  const queryClient = createQueryClient();
  measureLater(queryClient);
  const app = <App queryClient={queryClient} Router={BrowserRouter} />;
  const state = readJson<DehydratedState>('state');
  if (!state) {
    const root = createRoot(element);
    root.render(app);
    return root;
  }
  keepServerHtml(element);
  hydrate(queryClient, state);
  const page = preloadPage(window.location.pathname).catch(() => 'broken');
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, 'late'));
  const code = await Promise.race([page, timeout]);
  // The page's code may never arrive, so the frame starts without it.
  if (code === 'late') setTimeout(announceHydrated);
  // A transition is rendered in slices, so that the browser can handle input in between.
  return new Promise((resolve) =>
    startTransition(() => resolve(hydrateRoot(element, app, { onRecoverableError: reportUnlessShown }))),
  );
}
