import { BrowserRouter } from '@afshoreh/contracts/router';
import { dehydrate } from '@afshoreh/contracts/query';

import { App } from '../app';
import { createQueryClient } from '../query-client';
import { preloadPage, startRemotes } from '../remotes/remotes';
import { settings, snapshot } from './fake-remotes';

/** React's server renderer creates a MessageChannel on import. jsdom has none, and rendering in one piece does not use it. */
class NoChannel {
  port1 = {};
  port2 = { postMessage: () => undefined };
}

/** Puts the server's HTML and data of the page at a path into the document; returns its root element. */
export async function arriveAt(path: string): Promise<HTMLElement> {
  window.history.pushState(null, '', path);
  startRemotes(snapshot);
  await preloadPage(path);
  globalThis.MessageChannel ??= NoChannel as unknown as typeof MessageChannel;
  const { renderToString } = await import('react-dom/server.browser');
  const queryClient = createQueryClient();
  queryClient.setQueryData(['settings'], settings);
  const html = renderToString(<App queryClient={queryClient} Router={BrowserRouter} />);
  const state = JSON.stringify(dehydrate(queryClient));
  document.body.innerHTML = `
    <div id="root">${html}</div>
    <script type="application/json" id="snapshot">${JSON.stringify(snapshot)}</script>
    <script type="application/json" id="state">${state}</script>`;
  return document.getElementById('root') as HTMLElement;
}
