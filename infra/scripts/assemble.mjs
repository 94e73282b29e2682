/**
 * `npm run assemble -- <folder>`: installs and builds what is missing, and copies what runs in production into an empty folder:
 * the built parts, the scripts that start them, and the packages that they need at run time. There, `npm start` and the other
 * commands of an operator never write into their folder.
 */
import './lib/node-version.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { refuse } from './lib/ports.mjs';
import { remotesOfCheckout } from './lib/remotes.mjs';
import { run } from './lib/shell.mjs';

const root = join(import.meta.dirname, '../..');

const PARTS = [
  'package.json',
  'backend/package.json',
  'backend/dist',
  'backend/assets',
  ...remotesOfCheckout(root).map((remote) => `frontends/${remote}/dist`),
  ...['package.json', 'public', 'dist'].map((part) => `frontends/shell/${part}`),
  ...['start.mjs', 'migrate.mjs', 'lib'].map((script) => `infra/scripts/${script}`),
  ...['backup', 'install', 'mysql', 'nginx', 'release', 'systemd'].map((part) => `infra/${part}`),
];
/** Our own packages that the backend loads, and what of them. */
const LIBRARIES = { 'infra/config': 'src', 'infra/storage': 'dist', 'frontends/libs/persian': 'dist' };
/** The workspaces whose packages are needed. The shell's server is one file; only what it does not bundle is a dependency. */
const WORKSPACES = ['backend', 'frontends/shell', 'infra/config', 'infra/storage', 'frontends/libs/persian'];

/** What nothing loads at run time: tests, types, maps, SQLite's sources, the compiler that @nestjs/swagger's plugin would use. */
const UNUSED = [
  /\.spec\.\w+$|\.d\.[cm]?ts$|\.map$|\/dist\/(maps|testing)$/,
  /\/better-sqlite3\/(deps|src|build\/Release\/(obj|\.deps|test_extension\.node))/,
  /\/node_modules\/(typescript|@types)(\/|$)/,
  // Node loads the third build of each, `build/src`.
  /\/@opentelemetry\/[^/]+\/build\/(esm|esnext)$/,
];
const isUsed = (path) => !UNUSED.some((pattern) => pattern.test(path));

function copy(from, to, filter = isUsed) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter });
}

/** The folders of all packages from the registry that these workspaces need at run time. */
async function packages() {
  const workspaces = WORKSPACES.flatMap((name) => ['-w', name]);
  const { output } = await run('npm', ['ls', '--omit=dev', '--all', '--parseable', ...workspaces], {
    cwd: root,
    quiet: true,
  });
  const isPackage = (path) => path.startsWith(root) && path.includes('/node_modules/') && !path.includes('/@afshoreh/');
  const found = output.split('\n').filter(isPackage);
  if (found.length === 0) refuse(`npm does not list the packages: ${output}`);
  // A package may have packages of its own, which are listed themselves.
  return [...new Set(found)].filter((path) => existsSync(path) && isUsed(path));
}

async function assemble(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) refuse(`${folder} is not empty`);
  for (const part of PARTS) {
    copy(join(root, part), join(folder, part));
  }
  for (const path of await packages()) {
    copy(
      path,
      join(folder, relative(root, path)),
      (each) => each === path || (isUsed(each) && !each.endsWith('/node_modules')),
    );
  }
  for (const [library, part] of Object.entries(LIBRARIES)) {
    copy(join(root, library, part), join(folder, library, part));
    copy(join(root, library, 'package.json'), join(folder, library, 'package.json'));
    const link = join(folder, 'node_modules/@afshoreh', library.split('/').at(-1));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(realpathSync(dirname(link)), join(realpathSync(folder), library)), link);
  }
}

const folder = process.argv[2] && resolve(process.argv[2]);
if (!folder) refuse('usage: npm run assemble -- <empty folder>');
process.chdir(root);
await ensureInstalled();
await ensureBuilt();
await assemble(folder);
