import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** The first of `names` found on the PATH, or undefined. */
export function findExecutable(...names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

const children = new Set();
/** How long children may clean up after an interruption: browsers, servers and databases of tests. */
const TIMEOUT_MS = 20_000;

/**
 * Runs a command to its end, shows its output while it runs, and returns `{ code, output }` (stdout and stderr together). With
 * a `prefix`, every line starts with it, to tell concurrent commands apart.
 */
export function run(command, args, { env = {}, quiet = false, cwd, prefix } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that everything it starts can be ended with it.
      detached: true,
    });
    watch(child);
    let output = '';
    const take = (stream) => {
      const show =
        prefix === undefined ? (chunk) => stream.write(chunk) : wholeLines((line) => stream.write(`${prefix}${line}`));
      return (chunk) => {
        output += chunk;
        if (!quiet) show(chunk);
      };
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = (answer) => {
      forget(child);
      resolve(answer);
    };
    child.on('error', (error) => end({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => end({ code: code ?? 1, output }));
  });
}

/** Passes chunks of text on as whole lines. */
function wholeLines(handle) {
  let rest = '';
  return (chunk) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop();
    for (const line of lines) handle(`${line}\n`);
  };
}

function signalChildren(signal) {
  for (const { pid } of children) {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

let ending = false;

/** After a signal: asks the commands to end, as Ctrl-C does, and kills those that do not. */
async function endChildren() {
  if (ending) return signalChildren('SIGKILL');
  ending = true;
  const ended = [...children].map((child) => new Promise((resolve) => child.once('close', resolve)));
  signalChildren('SIGINT');
  await Promise.race([Promise.all(ended), sleep(TIMEOUT_MS, undefined, { ref: false })]);
  process.exit(130);
}

process.on('exit', () => signalChildren('SIGKILL'));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// Handle signals only while a command runs, because other code of this process handles them in its own way.
function watch(child) {
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, endChildren);
  children.add(child);
}

function forget(child) {
  children.delete(child);
  if (children.size === 0 && !ending) for (const signal of SIGNALS) process.off(signal, endChildren);
}

let installing = Promise.resolve(true);

/** Installs Debian packages one call after the other, when this is Debian and we have the rights; returns whether it worked. */
export function installDebianPackages(...packages) {
  if (!findExecutable('apt-get') || process.getuid?.() !== 0) return false;
  return (installing = installing.then(() => install(packages)));
}

async function install(packages) {
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
