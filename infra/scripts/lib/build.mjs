import { isAssembled } from './install.mjs';
import { withInstallLock } from './lock.mjs';
import { run } from './shell.mjs';

/**
 * Builds what changed since the last build (Nx decides), unless `TEST_BUILT` is set: Nx rewrites `dist` from its cache, also
 * while a server runs from it. Ends the process when a build fails.
 */
export async function ensureBuilt({ only } = {}) {
  if (!process.env.TEST_BUILT && !isAssembled) await withInstallLock(() => build(only));
}

async function build(only) {
  const started = performance.now();
  console.log('building what changed …');
  const projects = only ? ['-p', only.join(',')] : [];
  const { code, output } = await run(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', ...projects, '--parallel=2', '--output-style=static'],
    { env: { NX_DAEMON: 'false', NX_TUI: 'false' }, quiet: true },
  );
  if (code !== 0) {
    process.stderr.write(output);
    console.error('the build failed: see above');
    process.exit(code);
  }
  console.log(`built (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
