import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withInstallLock } from './lock.mjs';
import { refuse } from './ports.mjs';
import { findExecutable, run } from './shell.mjs';

const root = join(import.meta.dirname, '../../..');
const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.afshoreh-installed');
/** npm writes this file when an installation is complete. */
const record = join(root, 'node_modules/.package-lock.json');
/** The only package that is compiled when no ready build can be downloaded. */
const native = join(root, 'node_modules/better-sqlite3');

/** Whether this tree was made by `assemble.mjs`: it has no lock file, and nothing in it is installed, built or changed. */
export const isAssembled = !existsSync(lockFile);

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** What the packages were installed for: the hash of the lock file, and Node's ABI version. */
function installed() {
  if (existsSync(stamp)) {
    const [lock, abi] = readFileSync(stamp, 'utf8').trim().split(' ');
    return { lock, abi };
  }
  // Somebody ran npm by hand, as the container image does.
  const isFresh = existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs;
  return isFresh ? { lock: lockHash(), abi: process.versions.modules } : {};
}

/** The first missing package of the lock file, even when the stamp says that all are there; undefined when none is missing. */
function missingPackage() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const needed = Object.entries(packages).filter(([path, { optional }]) => path.includes('node_modules/') && !optional);
  return needed.map(([path]) => path).find((path) => !existsSync(join(root, path, 'package.json')));
}

const isUnpacked = () => installed().lock === lockHash() && missingPackage() === undefined;
const isCompiled = () =>
  installed().abi === process.versions.modules && existsSync(join(native, 'build/Release/better_sqlite3.node'));

const remember = ({ lock, abi = 'none' }) => writeFileSync(stamp, `${lock} ${abi}\n`);

/**
 * Installs exactly the packages of the lock file if they are not installed yet; {@link ensureCompiled} compiles the native one.
 */
export async function ensureUnpacked() {
  if (isUnpacked()) return;
  await withInstallLock(async () => {
    if (isUnpacked()) return;
    const { abi } = installed();
    const first = !existsSync(record);
    console.log(first ? 'installing the dependencies (once, some minutes) …' : 'installing what is missing …');
    // `ci` would delete a whole installation for one changed package; `--no-save` leaves the lock file as it is.
    const command = first ? ['ci'] : ['install', '--no-save'];
    // With NODE_ENV=production npm would leave out the build tools.
    const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await run('npm', [...command, ...options], { cwd: root });
    if (code !== 0) refuse('npm could not install the dependencies: see above');
    const missing = missingPackage();
    if (missing) refuse(`npm ended without an error, but ${missing} is not there: remove node_modules and start again`);
    remember({ lock: lockHash(), abi });
  });
}

/** Whether node-gyp can compile in this folder: it does not quote paths for make and sh. */
const canCompileIn = (folder) => !/[\s"'`$&()*;<>?[\]\\{|}#!]/.test(folder);

/** Compiles in a temporary folder with a plain path, and copies the result back. */
async function compileElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-compile-'));
  try {
    cpSync(native, folder, { recursive: true, dereference: true });
    const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
    const result = await run('npm', ['run', 'install'], { cwd: folder, env: { PATH }, quiet: true });
    if (result.code === 0) cpSync(join(folder, 'build'), join(native, 'build'), { recursive: true });
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tools that node-gyp needs and this machine lacks. */
function missingTools() {
  const { PYTHON, npm_config_python: python, CXX, MAKE } = process.env;
  const tools = [
    ['Python 3', PYTHON, python, 'python3', 'python'],
    ['make', MAKE, 'make', 'gmake'],
    ['a C++ compiler', CXX, 'c++', 'g++', 'clang++'],
  ];
  return tools.filter(([, ...names]) => !findExecutable(...names.filter(Boolean))).map(([tool]) => tool);
}

/** Whether SQLite opens a database on this version of Node. */
const triesSqlite = () =>
  run(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"], { cwd: root, quiet: true });

/** Downloads the ready build of SQLite, or compiles it. Ends the process when both fail. */
async function makeSqlite() {
  console.log('making SQLite ready (downloaded, or compiled for a minute) …');
  const rebuild = () => run('npm', ['rebuild', 'better-sqlite3', '--loglevel=error'], { cwd: root, quiet: true });
  const made = await (canCompileIn(root) ? rebuild() : compileElsewhere());
  const tried = made.code === 0 ? await triesSqlite() : made;
  if (tried.code === 0) return;
  const missing = missingTools();
  if (missing.length === 0) {
    process.stderr.write(tried.output);
    refuse('SQLite (better-sqlite3) could neither be downloaded nor compiled: see above');
  }
  refuse(
    `SQLite (better-sqlite3) could not be downloaded from GitHub, and to compile it this machine lacks ${missing.join(' and ')}: ` +
      'install them (Debian: apt-get install python3 make g++; macOS: xcode-select --install) and start again',
  );
}

/** Makes sure that the native module works. */
export async function ensureCompiled() {
  if (isCompiled()) return;
  await withInstallLock(async () => {
    if (isCompiled()) return;
    if ((await triesSqlite()).code !== 0) await makeSqlite();
    remember({ lock: installed().lock, abi: process.versions.modules });
  });
}

/** Installs exactly what the lock file names, unless it is installed. Ends the process when that fails. */
export async function ensureInstalled() {
  if (isAssembled) return;
  await ensureUnpacked();
  await ensureCompiled();
}
