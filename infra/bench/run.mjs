/**
 * `npm run bench [name…]`: measures the built site, as ratios within one run, because machines differ and swing. Each
 * benchmark is a module here whose default export takes the running site and answers `{ name, lines, ok }`.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { refuse } from '../scripts/lib/ports.mjs';

process.chdir(join(import.meta.dirname, '../..'));

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.mjs') && file !== 'run.mjs');
const known = files.map((file) => file.replace(/\.mjs$/, '')).sort();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown) refuse(`no benchmark is called ${unknown}; there are: ${known.join(', ')}`);

await ensureInstalled();
await ensureBuilt();

const { startSite } = await import('./lib/site.mjs');
const site = await startSite();
const failed = [];

function report({ name, lines, ok }) {
  console.log(`\n${ok ? 'ok    ' : 'MISSED'} ${name}`);
  for (const line of lines) console.log(`       ${line}`);
  if (!ok) failed.push(name);
}

const megabytes = ({ total, members }) =>
  `${Math.round(total)} MB (${members.map(({ mb, command }) => `${Math.round(mb)} ${nameOf(command)}`).join(', ')})`;
const nameOf = (command) => /([\w.-]+)\.m?js\b/.exec(command)?.[1] ?? command.split(' ')[0];

try {
  const idle = site.memory();
  for (const name of asked.length > 0 ? asked : known) {
    const { default: measure } = await import(`./${name}.mjs`);
    report(await measure(site));
  }
  const loaded = site.memory();
  report({
    name: 'memory and start of the default system (aim: 400 MB, 4 s)',
    lines: [
      `from a built checkout to ready: ${site.secondsToReady.toFixed(1)} s`,
      `idle:       ${megabytes(idle)}`,
      `after load: ${megabytes(loaded)}`,
    ],
    ok: true,
  });
} finally {
  await site.stop();
}
if (failed.length > 0) console.log(`\nmissed: ${failed.join('; ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
