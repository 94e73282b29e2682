/** Releases what this checkout has built, by the path of every release (decision 7): all remotes, or those that are named. */
import { join } from 'node:path';

import { refuse } from '../scripts/lib/ports.mjs';

const root = join(import.meta.dirname, '../..');
const remotes = process.argv.slice(2);

const { releaseCheckout, REMOTES } = await import(join(root, 'frontends/shell/dist/server/release.mjs'));
const lines = await releaseCheckout(process.env, root, remotes.length > 0 ? remotes : REMOTES).catch((error) =>
  refuse(`release: ${error.message}`),
);
for (const line of lines) console.log(line);
