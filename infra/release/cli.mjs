/** `npm run release -- <command> <remote> …`: publishes remotes one by one and sets which version is live. */
import '../scripts/lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { runRelease } from './commands.mjs';

const root = join(import.meta.dirname, '../..');
const library = join(root, 'frontends/shell/dist/server/release.mjs');

async function loadLibrary() {
  if (!existsSync(library)) {
    await ensureInstalled();
    await ensureBuilt({ only: ['@afshoreh/shell'] });
  }
  return import(library);
}

await runRelease(process.argv.slice(2), { loadLibrary, distOf: (remote) => join(root, 'frontends', remote, 'dist') });
