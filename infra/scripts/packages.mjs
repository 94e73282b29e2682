/**
 * `npm run packages -- <folder>`: writes the packages that a remote in a repository of its own needs, as npm archives.
 * They have the versions of their package.json. The same archives can be published to a private registry.
 */
import './lib/node-version.mjs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/shell.mjs';

const root = join(import.meta.dirname, '../..');
const LIBRARIES = ['api-client', 'build', 'contracts', 'persian', 'testing', 'ui'];
const FOLDERS = [...LIBRARIES.map((name) => `./frontends/libs/${name}`), './infra/create-remote'];

const folder = resolve(process.argv[2] ?? 'packages');
process.chdir(root);
await ensureInstalled();
await ensureBuilt({ only: ['@afshoreh/shell', '@afshoreh/persian', '@afshoreh/api-client'] });
await mkdir(folder, { recursive: true });

// The release program runs releases in the shell, so its package has the shell's build, without the source maps.
const staged = await mkdtemp(join(tmpdir(), 'afshoreh-release-'));
for (const file of ['package.json', 'bin.mjs', 'commands.mjs']) {
  await cp(join(root, 'infra/release', file), join(staged, file));
}
await cp(join(root, 'frontends/shell/dist'), join(staged, 'shell'), {
  recursive: true,
  filter: (path) => !/\.map$|[\\/]maps$/.test(path),
});

// The packages are built already, so their scripts do not run.
const { code, output } = await run(
  'npm',
  ['pack', '--ignore-scripts', `--pack-destination=${folder}`, ...FOLDERS, staged],
  { quiet: true },
);
await rm(staged, { recursive: true, force: true });
if (code !== 0) {
  process.stderr.write(output);
  process.exit(code);
}
console.log(
  `the packages are in ${folder}; a new remote: npx --package ${folder}/afshoreh-create-remote-1.0.0.tgz create-remote <name> --packages ${folder}`,
);
