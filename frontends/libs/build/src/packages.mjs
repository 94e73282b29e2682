import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folders = createRequire(import.meta.url).resolve.paths('x') ?? [];

/** The folder of an installed package. It is searched on disk, because not every package exports its package.json. */
export function packageFolder(name) {
  const found = folders.map((folder) => join(folder, name)).find((each) => existsSync(join(each, 'package.json')));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}
