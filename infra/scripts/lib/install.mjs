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

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted();
  // npm's own record, when somebody ran npm by hand (an image does).
  const record = join(root, 'node_modules/.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs;
}

function remember() {
  try {
    writeFileSync(stamp, wanted());
  } catch {
    // A read-only installation is a complete one too.
  }
}

/** Installs exactly what the lock file names, if that is not there yet. Ends the process when it cannot. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    const first = !existsSync(join(root, 'node_modules'));
    console.log(
      first ? 'installing the dependencies (once, some minutes) …' : 'installing what the lock file changed …',
    );
    // `ci` would throw away a whole installation for one changed package; `--no-save` leaves the lock file as it is.
    const command = first ? ['ci'] : ['install', '--no-save'];
    const { code } = await run('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
    if (code !== 0) {
      console.error('npm could not install the dependencies: see above');
      process.exit(code);
    }
  }
  remember();
}
