import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './shell.mjs';

const root = join(import.meta.dirname, '../../..');
const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.afshoreh-installed');

/** What is installed depends on the lock file and, for native modules, on Node's binary interface. */
function wanted() {
  return `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${process.versions.modules}\n`;
}

/** Before what is wanted in the stamp: packages are there, but what they run when they are installed did not run yet. */
const UNPACKED = 'unpacked ';

const stamped = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined);

function isInstalled() {
  if (stamped() !== undefined) return stamped() === wanted();
  // npm's own record, when somebody ran npm by hand (an image does).
  const record = join(root, 'node_modules/.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs;
}

function remember(state = '') {
  try {
    writeFileSync(stamp, `${state}${wanted()}`);
  } catch {
    // A read-only installation is a complete one too.
  }
}

/** Ends the process when npm cannot do it. */
async function npm(...args) {
  const { code } = await run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
  if (code === 0) return;
  console.error('npm could not install the dependencies: see above');
  process.exit(code);
}

/** Brings exactly the packages that the lock file names, if they are not there yet; {@link ensureCompiled} does the rest. */
export async function ensureUnpacked() {
  if (isInstalled()) return remember();
  if (stamped() === UNPACKED + wanted()) return;
  const first = !existsSync(join(root, 'node_modules'));
  console.log(first ? 'installing the dependencies (once, some minutes) …' : 'installing what the lock file changed …');
  const isCompileDue = first || stamped()?.startsWith(UNPACKED);
  // `ci` would throw away a whole installation for one changed package; `--no-save` leaves the lock file as it is.
  await npm(...(first ? ['ci', '--ignore-scripts'] : ['install', '--no-save']));
  remember(isCompileDue ? UNPACKED : '');
}

/** Compiles the native modules whose ready builds cannot be had: of SQLite, a minute on one core. */
export async function ensureCompiled() {
  if (isInstalled()) return;
  await npm('rebuild');
  remember();
}

/** Installs exactly what the lock file names, if that is not there yet. Ends the process when it cannot. */
export async function ensureInstalled() {
  await ensureUnpacked();
  await ensureCompiled();
}
