import { join } from 'node:path';

import { run } from './shell.mjs';

/**
 * Releases the frontends this checkout has built (`remotes`: all of them); ends the process when it is refused. In a process
 * of its own: what it takes to read and hash all files is not kept for as long as the site runs.
 */
export async function releaseBuilt(remotes = []) {
  const { code } = await run(process.execPath, [
    join(import.meta.dirname, '../../release/release-built.mjs'),
    ...remotes,
  ]);
  if (code !== 0) process.exit(code);
}
