import { setSiteOrigin } from '@afshoreh/api-client';

import { startRemotes } from '../../src/remotes/remotes';
import { startFederation } from './federation';
import type { FromWorker, ToWorker } from './messages';
import { proveRenderer } from './prove-renderer';
import { renderPage } from './render-page';

/* A process that renders pages of one set of versions, and knows nothing of who asks for them. */

function say(message: FromWorker): void {
  process.send?.(message);
}

process.on('message', (message: ToWorker) => {
  if (message.type === 'start') {
    setSiteOrigin(message.start.apiOrigin);
    proveRenderer(message.start);
    startFederation(message.start);
    startRemotes(message.start.snapshot);
    say({ type: 'ready' });
    return;
  }
  const { id, address } = message;
  renderPage(address).then(
    (page) => say({ type: 'rendered', id, page }),
    (error: unknown) =>
      say({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// Without the server that asks there is nothing to do.
process.on('disconnect', () => process.exit(0));
