import { spawn, spawnSync } from 'node:child_process';

/** The first of `names` found on the PATH, or undefined. */
export function findExecutable(...names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** Runs a command to its end, shows its output while it runs, and answers `{ code, output }` (stdout and stderr together). */
export function run(command, args, { env = {}, quiet = false, cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Installs Debian packages when this is Debian and we may; answers whether it worked. */
export async function installDebianPackages(...packages) {
  if (!findExecutable('apt-get') || process.getuid?.() !== 0) return false;
  console.log(`test: installing ${packages.join(', ')} from Debian …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    quiet: true,
  });
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}
