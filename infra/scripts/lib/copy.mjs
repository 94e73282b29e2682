import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const execute = promisify(execFile);
/** What was built or is kept; the `dist` of a library within `node_modules` is a source. */
const isMade = (path) => /[\\/](dist|test-results)$/.test(path) && !/[\\/]node_modules[\\/]/.test(path);

/**
 * Copies `sources`, files and folders of this checkout, into a folder of their own, to be built or changed there. The libraries
 * are linked: they are many, and nobody writes into them. Answers `{ folder, remove() }`.
 */
export async function copyOfCheckout(sources) {
  // On the same disk, because of the links, and where neither Git nor the linters look.
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
