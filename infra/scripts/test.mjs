/**
 * `npm test`: everything there is to check, from a bare clone. Needs nothing but Node to begin with; says what it runs and
 * how long that took, counts what the runners counted, and closes with «N passed, N failed». `npm test -- <part>…` runs
 * those parts alone, on what is built and installed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureChromium, ensureFirefox } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureCompiled, ensureUnpacked } from './lib/install.mjs';
import { ensureMysql } from './lib/mariadb.mjs';
import { anyFreePort, refuse } from './lib/ports.mjs';
import { run } from './lib/shell.mjs';

process.chdir(join(import.meta.dirname, '../..'));
process.env.NX_DAEMON = 'false';
process.env.NX_TUI = 'false';

const began = performance.now();
const results = [];
const leftOut = [];

/**
 * Sums what Jest («Tests: 1 failed, 2 passed, 3 total») and Playwright («  2 passed (3s)») say at their end. A test that
 * failed and passed when it was repeated has passed, and is named (decision 28).
 */
function totalsOf(output) {
  // eslint-disable-next-line no-control-regex -- colours are control characters
  const lines = output.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  const totals = { passed: 0, failed: 0, counted: false, repeated: lines.filter((line) => REPEATED.test(line)) };
  for (const line of lines) {
    const jest = /^\s*Tests:\s+(.*\d+ total)/.exec(line)?.[1];
    const playwright = /^\s+\d+ (passed|failed|flaky|did not run|interrupted)\b/.test(line) ? line : undefined;
    const summary = jest ?? playwright;
    if (summary === undefined) continue;
    totals.counted = true;
    totals.passed += Number(/(\d+) (?:passed|flaky)/.exec(summary)?.[1] ?? 0);
    totals.failed += Number(/(\d+) (?:failed|did not run|interrupted)/.exec(summary)?.[1] ?? 0);
  }
  return totals;
}

/** How Playwright («✓ 7 [phone] › … (retry #1) (2s)») and Jest («LOGGING RETRY ERRORS …») mark a repetition. */
const REPEATED = /✓.*\(retry #1\)|LOGGING RETRY ERRORS/;

/** Parts that run at once say whose line it is. */
let severalAtOnce = false;

/** Runs one command of a part. One whose runner counts nothing (lint, types) counts as one; a non-zero end is never less than one failure. */
async function step(title, command, args, env) {
  const started = performance.now();
  console.log(`\n── ${title}`);
  const { code, output } = await run(command, args, { env, prefix: severalAtOnce ? `${title} │ ` : undefined });
  const totals = totalsOf(output);
  if (!totals.counted) totals.passed = code === 0 ? 1 : 0;
  if (code !== 0) totals.failed = Math.max(totals.failed, 1);
  results.push({ title, ...totals, seconds: Math.round((performance.now() - started) / 1000) });
}

const npm = (title, script, workspace, env) => step(title, 'npm', ['run', '--silent', script, '-w', workspace], env);
const nx = (title, target, ...options) =>
  step(title, 'npx', ['--no-install', 'nx', 'run-many', '-t', target, '--output-style=static', ...options]);
/** Of what is built: Nx would put that anew into `dist`, under the feet of who runs from there. */
const nxOnBuilt = (title, target) => nx(title, target, '--parallel=1', '--exclude-task-dependencies');
const api = (title, env) => npm(title, 'test:api', 'backend', { ...env, TEST_BUILT: '1', TEST_RETRIES: '1' });

async function apiOnMysql() {
  const title = 'API on MySQL/MariaDB';
  const server = await ensureMysql();
  if (!server) {
    leftOut.push(`${title}: no server at TEST_MYSQL_URL or 127.0.0.1:3306, and none could be started`);
    return;
  }
  try {
    await api(title, { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** The browser tests of one project, on a site of their own; left out when its browser cannot be had. */
async function browser(project, [name, variable, ensure] = ['Chromium', 'CHROMIUM_PATH', ensureChromium]) {
  const title = `browser: ${project}`;
  const path = await ensure();
  if (!path) {
    leftOut.push(`${title}: no ${name} found (${variable}) and none could be installed`);
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'afshoreh-e2e-'));
  await step(title, 'npm', ['run', '--silent', 'test:browser', '-w', 'frontends/e2e', '--', `--project=${project}`], {
    [variable]: path,
    E2E_PORT: String(await anyFreePort()),
    E2E_API_PORT: String(await anyFreePort()),
    E2E_DATA_DIR: dataDir,
    TEST_BUILT: '1',
    TEST_RETRIES: '1',
  });
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * The parts; a stage begins when the one before it has ended. Those of one stage take turns on the lanes, the longest first,
 * so that the last ones end together.
 */
const stages = [
  // None of these needs what is being compiled.
  {
    compile: ensureCompiled,
    lint: async () => {
      await step('lint', 'npm', ['run', '--silent', 'lint']);
      await step('boundaries that lint guards', process.execPath, ['infra/scripts/check-boundaries.mjs']);
    },
    build: () => nx('build', 'build'),
    types: () => nxOnBuilt('types', 'typecheck'),
    format: () => step('format', 'npx', ['--no-install', 'prettier', '--check', '--log-level=warn', '.']),
    lock: () => step('lock file', 'npm', ['ci', '--dry-run', '--silent']),
  },
  {
    'api-mysql': apiOnMysql,
    'browser-admin': () => browser('admin'),
    'api-sqlite': () => api('API on SQLite', { TEST_DATABASE: 'sqlite' }),
    unit: () => nxOnBuilt('unit and component tests', 'test'),
    'browser-looks': () => browser('looks'),
    'browser-desktop': () => browser('desktop'),
    'browser-phone': () => browser('phone'),
    'browser-firefox': () => browser('firefox', ['Firefox', 'FIREFOX_PATH', ensureFirefox]),
    reproducible: () =>
      step('same build in another folder', process.execPath, ['infra/scripts/check-reproducible.mjs']),
    document: async () => {
      await npm('API document', 'openapi:lint', 'backend');
      await npm('API client of that document', 'generate:check', '@afshoreh/api-client');
    },
  },
  // They measure what visitors notice of a fault: nothing else wants the machine.
  { 'browser-faults': () => browser('faults'), 'browser-releases': () => browser('releases') },
];
/** One more than the machine has cores: a part that talks to a browser or a database leaves a third of its core idle. */
const lanes = availableParallelism() + 1;

const known = stages.flatMap((stage) => Object.keys(stage));
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown) refuse(`no part of the tests is called ${unknown}; there are: ${known.join(', ')}`);

await ensureUnpacked();
if (asked.length > 0) {
  await ensureCompiled();
  await ensureBuilt();
}
for (const stage of stages) {
  const parts = Object.entries(stage).filter(([name]) => asked.length === 0 || asked.includes(name));
  if (parts.length === 0) continue;
  severalAtOnce = parts.length > 1;
  const waiting = parts.map(([, part]) => part);
  const lane = async () => {
    while (waiting.length > 0) await waiting.shift()();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

console.log('\n── what ran');
for (const { title, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
for (const { title, repeated } of results) {
  for (const line of repeated) console.log(`FLAKY  ${title}: ${line.trim()}`);
}
for (const reason of leftOut) console.log(`NOT RUN ${reason}`);
console.log(`all of it took ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
