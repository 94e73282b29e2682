import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, linkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { refuse } from './ports.mjs';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.nx');
const lock = join(folder, 'install-and-build.lock');
const POLL_MS = 250;

/**
 * The start time of a process in Linux clock ticks; empty where there is no /proc. It tells processes apart that got the same
 * process id.
 */
function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}

const self = `${process.pid} ${beginningOf(process.pid)}\n`;

function holder() {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(entry) {
  const [pid, beginning] = entry.trim().split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  return (beginning ?? '') === beginningOf(pid);
}

/** Tries to take the lock; replaces the lock of a dead process. Returns whether this process has it now. */
async function take() {
  const own = join(folder, `${process.pid}.lock`);
  writeFileSync(own, self);
  try {
    const other = holder();
    if (other !== undefined && isAlive(other)) return false;
    if (other === undefined) {
      linkSync(own, lock);
    } else {
      renameSync(own, lock);
      // Two processes may have found the same dead lock: the one whose entry remains has the lock.
      await sleep(POLL_MS);
    }
    return holder() === self;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Runs `work` while no other process installs or builds in this checkout, after waiting for such a process. Ends the process
 * when the checkout is not writable. `work` must check again whether there is anything to do.
 */
export async function withInstallLock(work) {
  try {
    mkdirSync(folder, { recursive: true });
    for (let isFirst = true; !(await take()); isFirst = false) {
      const pid = holder()?.split(' ', 1)[0];
      if (isFirst && pid) console.log(`waiting for process ${pid}, which installs or builds here (${lock}) …`);
      await sleep(POLL_MS);
    }
  } catch (error) {
    refuse(`cannot install and build in ${root}: the folder cannot be written (${error.code})`);
  }
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
