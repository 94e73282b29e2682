/**
 * Builds shell and storefront again in another folder, and fails when a release differs. A version is the hash of the build, so
 * the same sources must produce the same bytes in every folder. Needs a finished build.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { copyOfCheckout } from './lib/copy.mjs';
import { run } from './lib/shell.mjs';

const root = join(import.meta.dirname, '../..');
/** The storefront has a Node build, and the shell has the shared libraries; the other remotes are built like the storefront. */
const APPS = ['shell', 'storefront'];
const SOURCES = ['package.json', 'tsconfig.base.json', 'frontends', 'infra/config', 'infra/storage'];

async function manifestIn(folder, app) {
  return JSON.parse(await readFile(join(folder, 'frontends', app, 'dist/release.json'), 'utf8'));
}

/** The uncompressed files that differ; compressed ones may differ between machines. */
function differences(here, there) {
  const names = new Set([...Object.keys(here.files), ...Object.keys(there.files)]);
  return [...names].filter((name) => !/\.(br|gz)$/.test(name) && here.files[name] !== there.files[name]).sort();
}

async function isSameIn(folder, app) {
  const { code, output } = await run(join(folder, 'node_modules/.bin/rspack'), ['build'], {
    cwd: join(folder, 'frontends', app),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) {
    console.log(`${app} was not built in another folder:\n${output}`);
    return false;
  }
  const [here, there] = await Promise.all([manifestIn(root, app), manifestIn(folder, app)]);
  const same = here.version === there.version;
  console.log(
    `${app} is ${here.version} here, ${same ? 'and in another folder' : `${there.version} in another folder`}`,
  );
  if (!same) console.log(`  differ: ${differences(here, there).join(', ')}`);
  return same;
}

const { folder, remove } = await copyOfCheckout(SOURCES);
try {
  const same = await Promise.all(APPS.map((app) => isSameIn(folder, app)));
  process.exitCode = same.every(Boolean) ? 0 : 1;
} finally {
  await remove();
}
