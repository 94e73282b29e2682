import { zoneOf } from '@afshoreh/contracts';
import { BrowserRouter } from '@afshoreh/contracts/router';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app';
import { showMissingRoot } from './errors/missing-root';
import { jsonOf } from './json-of';
import { holdEarlyClicks, releaseEarlyClicks } from './navigation/early-clicks';
import { createQueryClient } from './query-client';
import { preloadPage, startRemotes } from './remotes/remotes';
import { readSnapshot } from './remotes/snapshot';
import './remotes/provided';

/** So long a page from the server waits for the code of its own part, to come alive in one go; then the frame goes first. */
const PATIENCE_MS = 3_000;

function start(root: HTMLElement): void {
  startRemotes(readSnapshot());
  const queryClient = createQueryClient();
  const app = <App queryClient={queryClient} Router={BrowserRouter} />;
  const state = jsonOf<DehydratedState>('state');
  if (!state) {
    createRoot(root).render(app);
    return;
  }
  holdEarlyClicks(root);
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
    if (code === 'late') setTimeout(releaseEarlyClicks);
  });
}

const root = document.getElementById('root');
if (root) start(root);
else showMissingRoot();
