import { zoneOf } from '@afshoreh/contracts';
import { BrowserRouter } from '@afshoreh/contracts/router';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app';
import { announceAlive } from './early/alive';
import { jsonOf } from './json-of';
import { createQueryClient } from './query-client';
import { preloadPage, startRemotes } from './remotes/remotes';
import { readSnapshot } from './remotes/snapshot';

/** So long a page from the server waits for the code of its own part, to come alive in one go; then the frame goes first. */
const PATIENCE_MS = 3_000;

/** Takes the page over that the server sent, or fills the empty one. */
export function start(root: HTMLElement): void {
  startRemotes(readSnapshot());
  const queryClient = createQueryClient();
  const app = <App queryClient={queryClient} Router={BrowserRouter} />;
  const state = jsonOf<DehydratedState>('state');
  if (!state) {
    createRoot(root).render(app);
    return;
  }
  hydrate(queryClient, state);
  const { pathname } = window.location;
  const page = preloadPage(zoneOf(pathname), pathname).then(
    () => 'whole' as const,
    () => 'broken' as const,
  );
  const patience = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));
  void Promise.race([page, patience]).then((code) => {
    // Without its code there is nothing to take over: its area says so, and offers to try again.
    if (code === 'broken') createRoot(root).render(app);
    // As a transition: in slices, between which the browser can answer the visitor.
    else startTransition(() => void hydrateRoot(root, app));
    // The frame must not wait any longer for a part that may never come.
    if (code === 'late') setTimeout(announceAlive);
  });
}
