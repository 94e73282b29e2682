import { run } from './shell.mjs';

/**
 * Builds what changed since the last build (Nx knows), unless `TEST_BUILT` says that it is built: Nx puts what it has in its
 * cache anew into `dist`, also below a server that runs from there. Ends the process when something does not build.
 */
export async function ensureBuilt({ only } = {}) {
  if (process.env.TEST_BUILT) return;
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
