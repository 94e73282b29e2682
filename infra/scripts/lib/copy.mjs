import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const execute = promisify(execFile);
/** Whether a path is build output; the `dist` of a package in `node_modules` is a source. */
const isMade = (path) => /[\\/](dist|test-results)$/.test(path) && !/[\\/]node_modules[\\/]/.test(path);

/**
 * Copies `sources`, files and folders of this checkout, into a new folder where they can be built or changed. The npm packages
 * are hard links, because they are many and nobody writes into them. Returns `{ folder, remove() }`.
 */
export async function copyOfCheckout(sources) {
  // Hard links need the same disk, and Git and the linters ignore this folder.
  await mkdir(join(root, '.nx'), { recursive: true });
  const place = await mkdtemp(join(root, '.nx/elsewhere-'));
  const folder = join(place, 'deeper');
  const remove = () => rm(place, { recursive: true, force: true });
  try {
    for (const name of sources) {
      await cp(join(root, name), join(folder, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !isMade(path),
      });
    }
    await execute('cp', ['-RPl', join(root, 'node_modules'), join(folder, 'node_modules')]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
