import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { integrityOf } from './seal.mjs';

/** The hashes of a build's chunks: a script beside them, so it is loaded, refused and loaded again as they are. */
export const TABLE = 'hashes.js';
/** The hash of a build without a table; no file fits it. */
export const NO_HASH = `sha384-${'0'.repeat(64)}`;
/** Where the code that loads chunks has the hash of the table. */
const HASH = /sha384-[A-Za-z0-9+/]{64}/;

/** The variable in which the table is, for the code of one build. */
export const tableOf = (uniqueName) => `self[${JSON.stringify(`${uniqueName} hashes`)}]`;

/**
 * Writes the table of the scripts in `web`, and the hash of the table into the first script, which loads all others. The manifest
 * has the hash of that one, so its signature covers them all. Files that were changed are sealed again in the same way.
 */
export async function sealScripts(web, name, first) {
  const code = first ? await readFile(join(web, first), 'utf8').catch(() => '') : '';
  // Only a real build has chunks; tests also describe single files.
  if (!HASH.test(code)) return;
  const chunks = (await readdir(web)).filter((file) => file.endsWith('.js') && file !== first && file !== TABLE).sort();
  const hashes = {};
  for (const file of chunks) hashes[file] = integrityOf(await readFile(join(web, file)));
  const table = `${tableOf(`afshoreh-${name}`)}=${JSON.stringify(hashes)}`;
  await writeFile(join(web, TABLE), table);
  await writeFile(join(web, first), code.replace(HASH, integrityOf(table)));
}
