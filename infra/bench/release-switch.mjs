import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { writeManifest } from '@afshoreh/build/manifest';

import { medianOf } from './lib/rates.mjs';
import { rateOf } from './lib/wrk.mjs';

/** The number of switches of the storefront between two versions; `BENCH_RELEASES=100` shows whether memory stays flat. */
const SWITCHES = Number(process.env.BENCH_RELEASES ?? 4);
const MOST_SECONDS = 5;
const MOST_MB = 64;

export const seconds = 30;

const execute = promisify(execFile);

/** How long a release takes to reach visitors, how it slows their requests meanwhile, and how much memory it leaves in use. */
export default async function releaseSwitch(site) {
  const release = (...args) => execute(process.execPath, ['infra/release/cli.mjs', ...args], environmentOf(site));
  const before = await liveVersion(site.url);
  const after = await publishAnother(release);
  const page = { url: `${site.url}/` };
  const { rate: calm } = await rateOf(page, 3);
  const load = rateUntil(page);
  const seconds = [];
  let early = 0;
  for (let at = 0; at < SWITCHES; at += 1) {
    const version = at % 2 === 0 ? after : before;
    const began = performance.now();
    await release('promote', 'storefront', version);
    while ((await liveVersion(site.url)) !== version) await sleep(50);
    seconds.push((performance.now() - began) / 1000);
    if (at === Math.floor(SWITCHES / 2)) early = ofShell(site.memory());
  }
  const busy = await load.stop();
  if (SWITCHES % 2 === 1) await release('rollback', 'storefront');
  const grown = ofShell(site.memory()) - early;
  const slowest = Math.max(...seconds);
  return {
    name: `${SWITCHES} releases of the storefront under load (at most ${MOST_SECONDS} s each, no failed request)`,
    lines: [
      `seconds until visitors have it: median ${medianOf(seconds).toFixed(1)}, slowest ${slowest.toFixed(1)}`,
      `pages/s meanwhile ${Math.round(busy)} of ${Math.round(calm)}: ratio ${(busy / calm).toFixed(2)}`,
      `shell and its workers grew by ${Math.round(grown)} MB in the second half (at most ${MOST_MB})`,
    ],
    ok: slowest <= MOST_SECONDS && grown <= MOST_MB,
  };
}

const environmentOf = ({ dataDir, apiUrl }) => ({
  env: { ...process.env, DATA_DIR: dataDir, API_PORT: new URL(apiUrl).port },
});

const ofShell = ({ members }) =>
  members.filter(({ command }) => /shell\/dist\//.test(command)).reduce((sum, { mb }) => sum + mb, 0);

/** The version of the storefront in the page at `/`. */
async function liveVersion(url) {
  const html = await (await fetch(url)).text();
  return /\/cdn\/storefront\/([^/"]+)\//.exec(html)?.[1];
}

/** Publishes the built storefront with one more file, which makes it another version. Returns the version. */
async function publishAnother(release) {
  const dist = await mkdtemp(join(tmpdir(), 'afshoreh-release-'));
  try {
    await cp('frontends/storefront/dist', dist, { recursive: true });
    await writeFile(join(dist, 'web/release.txt'), new Date().toISOString());
    const facts = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'));
    await writeManifest(dist, facts);
    await release('publish', 'storefront', '--from', dist);
    return JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')).version;
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Requests a page until it is stopped; returns the pages per second. Rejects when a request fails. */
function rateUntil(request) {
  let stopped = false;
  const rates = (async () => {
    const all = [];
    while (!stopped) all.push((await rateOf(request, 1)).rate);
    return all;
  })();
  // The rejection is handled when the caller stops it; until then nobody awaits the promise.
  rates.catch(() => undefined);
  return {
    async stop() {
      stopped = true;
      return medianOf(await rates);
    },
  };
}
