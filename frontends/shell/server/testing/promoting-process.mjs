/**
 * Promotes one version in a process of its own: `node promoting-process.mjs <release.mjs> <remote> <version>`. It goes on when
 * its parent tells it, between the checks of the release and the change of the record, and sends what came of it.
 */
import { pathToFileURL } from 'node:url';

const [library, remote, version] = process.argv.slice(2);
const { openReleaser } = await import(pathToFileURL(library));
const { releaser } = await openReleaser(process.env);
releaser.options.smokeTest = {
  run: () =>
    new Promise((resolve) => {
      process.once('message', () => resolve({ problems: [], notes: [] }));
      process.send('tested');
    }),
};
const outcome = await releaser.promote(remote, version).then(
  () => 'live',
  (error) => error.message,
);
process.send(outcome);
process.disconnect();
