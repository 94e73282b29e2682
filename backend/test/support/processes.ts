import { execFile, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { adminPassword, adminUsername } from './api.js';
import { until } from './until.js';

/** The API as an operator runs it: a process of its own. */
export interface ApiProcess {
  process: ChildProcess;
  output: () => { out: string; err: string };
  /** Resolves with the exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts the API that {@link buildApi} made, on a free port. The caller ends it. */
export function startProcess(variables: NodeJS.ProcessEnv): ApiProcess {
  return watched(spawn(process.execPath, ['dist/main.js'], { env: environment(variables) }));
}

/** `npm run migrate -- <command>`, of what {@link buildApi} made. */
export function startMigrate(command: string, variables: NodeJS.ProcessEnv): ApiProcess {
  return watched(spawn(process.execPath, ['dist/migrate.js', command], { env: environment(variables) }));
}

/** As {@link startProcess}, with its code loaded, which is most of what a start takes; see {@link begin}. */
export function loadProcess(variables: NodeJS.ProcessEnv): ApiProcess {
  const execArgv = ['--import', './test/support/run-on-message.mjs'];
  return watched(fork('dist/main.js', { execArgv, env: environment(variables), silent: true }));
}

/** As {@link loadProcess}; a request with the header `X-Dies-At` kills the process before a write that follows: `dies-at-write.mjs`. */
export function loadDyingProcess(variables: NodeJS.ProcessEnv): ApiProcess {
  const account = { ADMIN_USERNAME: adminUsername, ADMIN_PASSWORD: adminPassword };
  const fault = { NODE_OPTIONS: '--import=./test/support/dies-at-write.mjs' };
  return loadProcess({ ...account, ...fault, ...variables, RATE_LIMITS: 'off', NODE_ENV: 'test' });
}

/** Lets a process of {@link loadProcess} open the database and listen; returns its address. */
export async function begin(api: ApiProcess): Promise<string> {
  api.process.send('begin');
  return addressOf(api);
}

/** Resolves with where it listens. @throws what it wrote to its error output when it ended instead */
export async function addressOf({ output, process: child }: ApiProcess): Promise<string> {
  const address = (): string | undefined => /api: (http:\S+)/.exec(output().out)?.[1];
  await until(() => address() !== undefined || child.exitCode !== null || child.signalCode !== null);
  const url = address();
  if (url === undefined) throw new Error(output().err);
  return url;
}

/**
 * Builds what these processes run, unless `TEST_BUILT` says that it is built: Nx puts what it has in its cache anew into
 * `dist`, under the feet of a process that was just being loaded from there.
 */
export async function buildApi(): Promise<void> {
  if (process.env.TEST_BUILT) return;
  const arguments_ = ['--no-install', 'nx', 'build', '@afshoreh/backend', '--output-style=static'];
  await promisify(execFile)('npx', arguments_, { env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } });
}

const environment = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SEED: 'none',
  API_PORT: '0',
  ...variables,
});

function watched(child: ChildProcess): ApiProcess {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (data) => (out += String(data)));
  child.stderr?.on('data', (data) => (err += String(data)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => ({ out, err }), ended };
}
