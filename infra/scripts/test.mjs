/**
 * `npm test`: runs every check, from a bare clone. It needs only Node; it prints what it runs and how long that took, adds up
 * the runners' counts, and ends with «N passed, N failed». `npm test -- <word>…` runs single parts, projects or spec files
 * (`--help` lists them).
 */
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureChromium, ensureFirefox } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureCompiled, ensureUnpacked } from './lib/install.mjs';
import { ensureMysql, WITHOUT_DURABILITY } from './lib/mariadb.mjs';
import { anyFreePort, refuse } from './lib/ports.mjs';
import { run } from './lib/shell.mjs';
import { totalsOf } from './lib/test-output.mjs';
import { meaningOf, usage } from './lib/test-words.mjs';

process.chdir(join(import.meta.dirname, '../..'));
process.env.NX_DAEMON = 'false';
process.env.NX_TUI = 'false';

const began = performance.now();
const results = [];
const leftOut = [];

/** When parts run at once, every output line begins with the part's name. */
let severalAtOnce = false;

/**
 * Runs one command of a part. A command without counts (lint, types) counts as one test; a failed exit counts as at least one
 * failure. `again` runs some of its spec files by themselves.
 */
async function step(title, command, args, env, again) {
  const started = performance.now();
  console.log(`\n── ${title}`);
  const { code, output } = await run(command, args, { env, prefix: severalAtOnce ? `${title} │ ` : undefined });
  const totals = totalsOf(output);
  if (!totals.counted) totals.passed = code === 0 ? 1 : 0;
  if (code !== 0) totals.failed = Math.max(totals.failed, 1);
  results.push({ title, ...totals, again, flaky: [], seconds: Math.round((performance.now() - started) / 1000) });
}

const npm = (title, script, workspace, env) => step(title, 'npm', ['run', '--silent', script, '-w', workspace], env);
const nx = (title, target, options, again) =>
  step(title, 'npx', ['--no-install', 'nx', 'run-many', '-t', target, '--output-style=static', ...options], {}, again);
/** Runs Nx without building: it would rewrite `dist` while servers run from there. */
const nxOnBuilt = (title, target, again) => nx(title, target, ['--parallel=1', '--exclude-task-dependencies'], again);

/** Runs Jest in the workspace `folder`: everything, or the spec files whose paths inside of it are given. */
function jest(title, folder, script, files = [], env = {}, again) {
  const paths = files.length > 0 ? ['--', '--runTestsByPath', ...files] : [];
  return step(title, 'npm', ['run', '--silent', script, '-w', folder, ...paths], { TEST_BUILT: '1', ...env }, again);
}

const apiOnSqlite = (files) =>
  jest('API on SQLite', 'backend', 'test:api', files, { TEST_DATABASE: 'sqlite' }, apiOnSqlite);

async function apiOnMysql(files) {
  const title = 'API on MySQL/MariaDB';
  const server = await ensureMysql(WITHOUT_DURABILITY);
  if (!server) {
    leftOut.push(`${title}: no server at TEST_MYSQL_URL or 127.0.0.1:3306, and none could be started`);
    return;
  }
  try {
    const env = { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: server.url };
    await jest(title, 'backend', 'test:api', files, env, apiOnMysql);
  } finally {
    await server.stop();
  }
}

/** Browser tests on their own site; left out when the browser is not available. */
async function browser(title, args, [name, variable, ensure] = CHROMIUM, env = {}) {
  const path = await ensure();
  if (!path) {
    leftOut.push(`${title}: no ${name} found (${variable}) and none could be installed`);
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'afshoreh-e2e-'));
  const site = {
    [variable]: path,
    E2E_PORT: String(await anyFreePort()),
    E2E_API_PORT: String(await anyFreePort()),
    E2E_DATA_DIR: dataDir,
    TEST_BUILT: '1',
    ...env,
  };
  const again = (files) => browser(title, [...args, ...files], [name, variable, ensure]);
  const command = ['run', '--silent', 'test:browser', '-w', 'frontends/e2e', '--', ...args];
  await step(title, 'npm', command, site, again);
  rmSync(dataDir, { recursive: true, force: true });
}

const CHROMIUM = ['Chromium', 'CHROMIUM_PATH', ensureChromium];
const FIREFOX = ['Firefox', 'FIREFOX_PATH', ensureFirefox];
/** Runs a whole project without traces, because traces are slow. Spec files that are repeated after a failure are traced. */
const browserProject = (project, engine) =>
  browser(`browser: ${project}`, [`--project=${project}`], engine, { E2E_TRACE: 'off' });

/**
 * The parts, in stages: a stage begins when the one before it has ended. The parts of a stage share the lanes, the longest
 * first, so that they end at about the same time.
 */
const stages = [
  // These parts do not need the native module that is being compiled meanwhile.
  {
    compile: ensureCompiled,
    lint: async () => {
      await step('lint', 'npm', ['run', '--silent', 'lint']);
      await step('boundaries that lint guards', process.execPath, ['infra/scripts/check-boundaries.mjs']);
    },
    build: () => nx('build', 'build', []),
    types: () => nxOnBuilt('types', 'typecheck'),
    format: () => step('format', 'npx', ['--no-install', 'prettier', '--check', '--log-level=warn', '.']),
    lock: () => step('lock file', 'npm', ['ci', '--dry-run', '--silent']),
  },
  {
    'api-mysql': () => apiOnMysql(),
    'browser-admin': () => browserProject('admin'),
    'api-sqlite': () => apiOnSqlite(),
    unit: () => nxOnBuilt('unit and component tests', 'test', runSpecs),
    'browser-looks': () => browserProject('looks'),
    'browser-desktop': () => browserProject('desktop'),
    'browser-phone': () => browserProject('phone'),
    'browser-firefox': () => browserProject('firefox', FIREFOX),
    reproducible: () =>
      step('same build in another folder', process.execPath, ['infra/scripts/check-reproducible.mjs']),
    document: async () => {
      await npm('API document', 'openapi:lint', 'backend');
      await npm('API changes', 'openapi:changes', 'backend');
      await npm('API client of that document', 'generate:check', '@afshoreh/api-client');
    },
  },
  // These measure how faults affect visitors, so they run one at a time without other load.
  { 'browser-faults': () => browserProject('faults'), 'browser-releases': () => browserProject('releases') },
];
/** One more than the machine's cores, because a part that waits for a browser or a database leaves a third of its core idle. */
const lanes = availableParallelism() + 1;

/** Runs the requested spec files, each with its runner. */
const runFiles = async ([runner, files]) => {
  if (runner === 'browser') {
    const inside = files.map((file) => file.replace('frontends/e2e/', ''));
    const ofFirefox = (file) => file.includes('firefox');
    for (const [engine, chosen] of [
      [CHROMIUM, inside.filter((file) => !ofFirefox(file))],
      [FIREFOX, inside.filter(ofFirefox)],
    ]) {
      if (chosen.length > 0) await browser(`browser: ${chosen.join(', ')}`, chosen, engine);
    }
    return;
  }
  const [folder, script] = runner === 'api' ? ['backend', 'test:api'] : [runner, 'test'];
  const inside = files?.map((file) => file.slice(folder.length + 1));
  const env = { TEST_DATABASE: process.env.TEST_DATABASE ?? 'sqlite' };
  await jest(files?.join(', ') ?? folder, folder, script, inside, env);
};

/** Runs spec files of several projects, known by the ends of their paths. */
async function runSpecs(specs) {
  for (const each of meaningOf(specs, []).files) await runFiles(each);
}

/** If more spec files than this fail, the cause is a fault and not a slow machine, so none is repeated. */
const MOST_REPEATED = 12;

/**
 * Runs the failed spec files of a part once more, without other load and with a new site, database or process (decision 28).
 * Only a test that fails again counts as failed.
 */
async function repeat(first) {
  console.log(`\n── once more: ${first.specs.join(', ')}`);
  const others = results.length;
  await first.again(first.specs);
  const repeated = results.splice(others);
  const stillFailed = repeated.reduce((total, { failed }) => total + failed, repeated.length === 0 ? first.failed : 0);
  const broken = repeated.flatMap((result) => result.broken);
  first.flaky = first.broken.filter((test) => !broken.includes(test));
  first.broken = broken;
  first.passed += Math.max(first.failed - stillFailed, 0);
  first.failed = stillFailed;
}

const known = stages.flatMap((stage) => Object.keys(stage));
const words = process.argv.slice(2);
if (words.some((word) => ['--help', '-h'].includes(word))) {
  console.log(usage(known));
  process.exit(0);
}
const asked = meaningOf(words, known);
if (asked.unknown.length > 0) refuse(`nothing in the tests is called ${asked.unknown.join(', ')}\n\n${usage(known)}`);

await ensureUnpacked();
if (words.length > 0) {
  await ensureCompiled();
  await ensureBuilt();
}
for (const each of asked.files) await runFiles(each);
for (const stage of stages) {
  const parts = Object.entries(stage).filter(([name]) => words.length === 0 || asked.parts.includes(name));
  if (parts.length === 0) continue;
  severalAtOnce = parts.length > 1;
  const waiting = parts.map(([, part]) => part);
  const lane = async () => {
    while (waiting.length > 0) await waiting.shift()();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

severalAtOnce = false;
for (const result of [...results]) {
  const { again, failed, specs } = result;
  if (again && failed > 0 && specs.length > 0 && specs.length <= MOST_REPEATED && asked.files.size === 0)
    await repeat(result);
}

console.log('\n── what ran');
for (const { title, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
for (const { title, broken, flaky } of results) {
  for (const test of broken) console.log(`FAILED ${title}: ${test}`);
  for (const test of flaky) console.log(`FLAKY  ${title}: ${test}`);
}
for (const reason of leftOut) console.log(`NOT RUN ${reason}`);
console.log(`all of it took ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
