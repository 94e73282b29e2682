import { setShellOrigin, setSiteOrigin } from '@afshoreh/api-client';
import type { RemoteName } from '@afshoreh/contracts';

import { startRemotes } from '../../src/remotes/remotes';
import { startFederation } from './federation';
import type { FromWorker, Question, ToWorker } from './messages';
import { pageEntries } from './page-entries';
import { authenticateRenderer } from './authenticate-renderer';
import { renderPage } from './render-page';

/* A process that renders pages of one set of versions, and knows nothing of who asks for them. */

function say(message: FromWorker): void {
  process.send?.(message);
}

let rendered: RemoteName[] = [];

const answerTo = (question: Question) =>
  question.type === 'render' ? renderPage(question.address) : pageEntries(rendered);

process.on('message', (message: ToWorker) => {
  if (message.type === 'start') {
    setSiteOrigin(message.start.apiOrigin);
    setShellOrigin(message.start.shellOrigin);
    authenticateRenderer(message.start);
    startFederation(message.start);
    startRemotes(message.start.snapshot);
    rendered = Object.keys(message.start.entries) as RemoteName[];
    say({ type: 'ready' });
    return;
  }
  const { id } = message;
  answerTo(message).then(
    (answer) => say({ type: 'answered', id, answer }),
    (error: unknown) =>
      say({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// Without the server that asks there is nothing to do.
process.on('disconnect', () => process.exit(0));
