import { join } from 'node:path';

import { run } from './shell.mjs';

/**
 * Releases the remotes that this checkout has built (`remotes`: all by default); ends the process when a release is refused. It
 * runs in its own process, because the memory to read and hash all files would otherwise stay in use as long as the site runs.
 */
export async function releaseBuilt(remotes = []) {
  const { code } = await run(process.execPath, [
    join(import.meta.dirname, '../../release/release-built.mjs'),
    ...remotes,
  ]);
  if (code !== 0) process.exit(code);
}
