/**
 * `npm test`: everything there is to check, from a bare clone. Needs nothing but Node to begin with; says what it runs,
 * counts what the runners counted, and closes with «N passed, N failed».
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMysql } from './lib/mariadb.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { run } from './lib/shell.mjs';

process.chdir(join(import.meta.dirname, '../..'));
process.env.NX_DAEMON = 'false';
process.env.NX_TUI = 'false';

const results = [];
const leftOut = [];

/** Sums what Jest («Tests: 1 failed, 2 passed, 3 total») and Playwright («  2 passed (3s)») say at their end. */
function totalsOf(output) {
  // eslint-disable-next-line no-control-regex -- colours are control characters
  const lines = output.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  const totals = { passed: 0, failed: 0, counted: false };
  for (const line of lines) {
    const jest = /^\s*Tests:\s+(.*\d+ total)/.exec(line)?.[1];
    const playwright = /^\s+\d+ (passed|failed|flaky|did not run|interrupted)\b/.test(line) ? line : undefined;
    const summary = jest ?? playwright;
    if (summary === undefined) continue;
    totals.counted = true;
    totals.passed += Number(/(\d+) passed/.exec(summary)?.[1] ?? 0);
    totals.failed += Number(/(\d+) (?:failed|flaky|did not run|interrupted)/.exec(summary)?.[1] ?? 0);
  }
  return totals;
}

/** Runs one step. A step whose runner counts nothing (lint, types) counts as one; a non-zero end is never less than one failure. */
async function step(name, command, args, env) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { code, output } = await run(command, args, { env });
  const totals = totalsOf(output);
  if (!totals.counted) totals.passed = code === 0 ? 1 : 0;
  if (code !== 0) totals.failed = Math.max(totals.failed, 1);
  results.push({ name, ...totals, seconds: Math.round((performance.now() - started) / 1000) });
}

const npx = (name, args, env) => step(name, 'npx', ['--no-install', ...args], env);
const api = (name, env) => step(name, 'npm', ['run', '--silent', 'test:api', '-w', 'backend'], env);

await ensureInstalled();
const chromium = await ensureChromium();
const mysql = await ensureMysql();

try {
  await step('lock file', 'npm', ['ci', '--dry-run', '--silent']);
  await npx('format', ['prettier', '--check', '--log-level=warn', '.']);
  await npx('lint', ['nx', 'run-many', '-t', 'lint', '--parallel=2', '--output-style=static']);
  await npx('types', ['nx', 'run-many', '-t', 'typecheck', '--parallel=2', '--output-style=static']);
  await npx('unit and component tests', ['nx', 'run-many', '-t', 'test', '--parallel=2', '--output-style=static']);
  await step('API document', 'npm', ['run', '--silent', 'openapi:lint', '-w', 'backend']);
  await step('API client of that document', 'npm', ['run', '--silent', 'generate:check', '-w', '@afshoreh/api-client']);
  await npx('build', ['nx', 'run-many', '-t', 'build', '--parallel=2', '--output-style=static']);
  await step('same build in another folder', process.execPath, ['infra/scripts/check-reproducible.mjs']);
  await api('API on SQLite', { TEST_DATABASE: 'sqlite' });

  if (mysql) await api('API on MySQL/MariaDB', { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: mysql.url });
  else leftOut.push('API on MySQL/MariaDB: no server at TEST_MYSQL_URL or 127.0.0.1:3306, and none could be started');

  if (chromium) {
    const dataDir = mkdtempSync(join(tmpdir(), 'afshoreh-e2e-'));
    await step('browser', 'npm', ['run', '--silent', 'test:browser', '-w', 'frontends/e2e'], {
      CHROMIUM_PATH: chromium,
      E2E_PORT: String(await anyFreePort()),
      E2E_API_PORT: String(await anyFreePort()),
      E2E_DATA_DIR: dataDir,
    });
    rmSync(dataDir, { recursive: true, force: true });
  } else {
    leftOut.push('browser: no Chromium found (CHROMIUM_PATH) and none could be installed');
  }
} finally {
  await mysql?.stop();
}

console.log('\n── what ran');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
for (const reason of leftOut) console.log(`NOT RUN ${reason}`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
