import { zoneOf } from '@afshoreh/contracts';
import { BrowserRouter } from '@afshoreh/contracts/router';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app';
import { showMissingRoot } from './errors/missing-root';
import { jsonOf } from './json-of';
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
  hydrate(queryClient, state);
  const { pathname } = window.location;
  const page = preloadPage(zoneOf(pathname), pathname).catch(() => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([page, patience]).then(() => hydrateRoot(root, app));
}

const root = document.getElementById('root');
if (root) start(root);
else showMissingRoot();
