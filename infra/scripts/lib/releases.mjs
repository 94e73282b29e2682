import { join } from 'node:path';

import { refuse } from './ports.mjs';

const root = join(import.meta.dirname, '../../..');

/**
 * Releases the frontends this checkout has built (`remotes`: all of them), by the path every release takes; ends the process
 * when it is refused.
 */
export async function releaseBuilt(remotes) {
  const { releaseCheckout } = await import(join(root, 'frontends/shell/dist/server/release.mjs'));
  const lines = await releaseCheckout(process.env, root, remotes).catch((error) => refuse(`release: ${error.message}`));
  for (const line of lines) console.log(line);
}
