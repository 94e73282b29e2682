/** Releases what this checkout has built, with all checks of a release (decision 7): all remotes, or the named ones. */
import { join } from 'node:path';

import { refuse } from '../scripts/lib/ports.mjs';
import { remotesOfCheckout } from '../scripts/lib/remotes.mjs';

const root = join(import.meta.dirname, '../..');
const named = process.argv.slice(2);

const { releaseCheckout, StoreAway } = await import(join(root, 'frontends/shell/dist/server/release.mjs'));
const remotes = named.length > 0 ? named : remotesOfCheckout(root);
const lines = await releaseCheckout(process.env, root, remotes).catch((error) => {
  // If the store of releases is unreachable, the site starts with the releases that the shell has cached on this disk.
  if (error instanceof StoreAway) return [`nothing is released: ${error.message}`];
  return refuse(`release: ${error.message}`);
});
for (const line of lines) console.log(line);
