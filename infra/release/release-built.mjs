/** Releases what this checkout has built, with all checks of a release (decision 7): all remotes, or the named ones. */
import { join } from 'node:path';

import { refuse } from '../scripts/lib/ports.mjs';

const root = join(import.meta.dirname, '../..');
const remotes = process.argv.slice(2);

const { releaseCheckout, REMOTES, StoreAway } = await import(join(root, 'frontends/shell/dist/server/release.mjs'));
const lines = await releaseCheckout(process.env, root, remotes.length > 0 ? remotes : REMOTES).catch((error) => {
  // The site starts with what the shell has kept.
  if (error instanceof StoreAway) return [`nothing is released: ${error.message}`];
  return refuse(`release: ${error.message}`);
});
for (const line of lines) console.log(line);
