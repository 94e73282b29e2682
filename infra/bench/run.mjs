/**
 * `npm run bench [name…]`: measures the built site. Figures are ratios within one run, because machines differ. Each benchmark
 * is a module here; its default export takes the running site and returns `{ name, lines, ok }`, and it exports its duration in
 * `seconds`. A figure that cannot be measured (no load generator, or a busy one) is left out and listed.
 */
import '../scripts/lib/node-version.mjs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { refuse } from '../scripts/lib/ports.mjs';
import { NotMeasured } from './lib/not-measured.mjs';

process.chdir(join(import.meta.dirname, '../..'));

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.mjs') && file !== 'run.mjs');
const known = files.map((file) => file.replace(/\.mjs$/, '')).sort();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown) refuse(`no benchmark is called ${unknown}; there are: ${known.join(', ')}`);

await ensureInstalled();
await ensureBuilt();

const { startSite } = await import('./lib/site.mjs');
const { endStarted } = await import('./lib/started.mjs');
const names = asked.length > 0 ? asked : known;
const benchmarks = await Promise.all(names.map(async (name) => ({ name, ...(await import(`./${name}.mjs`)) })));
const minutes = benchmarks.reduce((sum, { seconds }) => sum + seconds, 10) / 60;
console.log(`this takes about ${minutes.toFixed(1)} minutes`);

// Ending the children makes the running benchmark fail, and it cleans up as it fails.
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endStarted(interrupted ? 'SIGKILL' : 'SIGTERM');
    interrupted = true;
  });
}

// Ends them also when this process fails.
process.on('exit', () => endStarted('SIGTERM'));

const site = await startSite();
const failed = [];
const leftOut = [];

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
  for (const { name, default: measure } of benchmarks) {
    try {
      report(await measure(site));
    } catch (error) {
      if (!(error instanceof NotMeasured)) throw error;
      console.log(`\nNOT RUN ${name}\n       ${error.message}`);
      leftOut.push(name);
    }
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
} catch (error) {
  if (!interrupted) throw error;
  console.log('interrupted');
} finally {
  await site.stop();
}
if (leftOut.length > 0) console.log(`\nnot measured: ${leftOut.join('; ')}`);
if (failed.length > 0) console.log(`\nmissed: ${failed.join('; ')}`);
process.exit(interrupted ? 130 : failed.length > 0 ? 1 : 0);
