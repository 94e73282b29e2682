/**
 * `npm run drill -- <name> [arguments]`: checks a promise of docs/operations.md with the real programs, and prints figures.
 */
import '../scripts/lib/node-version.mjs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { refuse } from '../scripts/lib/ports.mjs';

process.chdir(join(import.meta.dirname, '../..'));

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.mjs') && file !== 'run.mjs');
const known = files.map((file) => file.replace(/\.mjs$/, ''));
const [name = '', ...args] = process.argv.slice(2);
if (!known.includes(name)) refuse(`no drill is called "${name}"; there are: ${known.join(', ')}`);

await ensureInstalled();
await ensureBuilt();
// A drill without a default export runs when its module is loaded.
const { default: drill } = await import(`./${name}.mjs`);
await drill?.(args);
