import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { refuse } from './ports.mjs';

const reasons = {
  EACCES: 'this user may not write there',
  EEXIST: 'a link there leads nowhere',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is a file, or is below one',
  EROFS: 'the disk is read-only',
};
/** When there is no room for this, the first start would fail soon after. */
const TRIAL = Buffer.alloc(64 * 1024);

/** Creates one folder at a time: with `recursive`, Node 20 never returns for `/proc/x`. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start may have created it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

/** Creates the folder of all stored data; stops the start when it is not writable. */
export function requireWritable(dataDir) {
  const trial = join(dataDir, `.write-test-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(trial, TRIAL, { flush: true });
  } catch (error) {
    refuse(`DATA_DIR cannot be written: ${dataDir} (${reasons[error.code] ?? error.code})`);
  } finally {
    rmSync(trial, { force: true });
  }
}
