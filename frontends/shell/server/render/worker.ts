import { setShellOrigin, setSiteOrigin } from '@afshoreh/api-client';
import type { RemoteName } from '@afshoreh/contracts';

import { startRemotes } from '../../src/remotes/remotes';
import { startFederation } from './federation';
import type { FromWorker, WorkerRequest, ToWorker } from './messages';
import { pageEntries } from './page-entries';
import { authenticateRenderer } from './authenticate-renderer';
import { renderPage } from './render-page';

/* A process that renders the pages of one set of versions. It does not know who requests them. */

function send(message: FromWorker): void {
  process.send?.(message);
}

let rendered: RemoteName[] = [];

const handle = (request: WorkerRequest) =>
  request.type === 'render' ? renderPage(request.address) : pageEntries(rendered);

process.on('message', (message: ToWorker) => {
  if (message.type === 'start') {
    setSiteOrigin(message.start.apiOrigin);
    setShellOrigin(message.start.shellOrigin);
    authenticateRenderer(message.start);
    startFederation(message.start);
    startRemotes(message.start.snapshot);
    rendered = Object.keys(message.start.entries);
    send({ type: 'ready' });
    return;
  }
  const { id } = message;
  handle(message).then(
    (answer) => send({ type: 'answered', id, answer }),
    (error: unknown) =>
      send({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// When the server is gone, there is no work left.
process.on('disconnect', () => process.exit(0));
