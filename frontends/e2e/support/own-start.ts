import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { childrenOf, commandOf, freePort, until } from './processes';

const TOP = resolve(import.meta.dirname, '../../..');

interface Options {
  /** Run it by npm, as people do. */
  byNpm?: boolean;
  /** The script: `npm start` or `npm run dev`. */
  script?: 'start' | 'dev';
  /** The checkout to run it in. */
  checkout?: string;
  /** Additional environment variables. */
  variables?: Record<string, string>;
}

/** Another whole site, run by `npm start`, whose processes and files a test can kill or change. */
export class OwnStart {
  /** Its `DATA_DIR`. */
  readonly folder = mkdtempSync(join(tmpdir(), 'afshoreh-start-'));
  private child: ChildProcess | undefined;
  private output = '';
  private ports: { own: number; api: number } | undefined;

  constructor(private readonly options: Options = {}) {}

  /** Resolves when it prints that it is ready; again on the same ports and with the same data after `end`. */
  async start(seconds = 60): Promise<void> {
    const { script = 'start', byNpm = false, checkout = TOP, variables } = this.options;
    this.ports ??= { own: await freePort(), api: await freePort() };
    const env = {
      ...process.env,
      PORT: String(this.ports.own),
      API_PORT: String(this.ports.api),
      DATA_DIR: this.folder,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      // Another checkout has no build yet.
      ...(checkout !== TOP && { TEST_BUILT: '' }),
      ...variables,
    };
    const [command, args] = byNpm ? ['npm', ['run', script]] : [process.execPath, [`infra/scripts/${script}.mjs`]];
    this.child = spawn(command, args, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.output = '';
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    await until(() => /^ready: /m.test(this.output), seconds);
  }

  /** Its standard output so far, with the logs of all its servers. */
  get written(): string {
    return this.output;
  }

  get url(): string {
    return `http://127.0.0.1:${this.ports?.own}`;
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + path, init);
  }

  /** The process id of one of its servers; undefined when it is not running. */
  pidOf(program: 'backend/dist/main.js' | 'shell/dist/server/main.mjs'): number | undefined {
    return this.pids().find((pid) => commandOf(pid).includes(program));
  }

  /** The process ids of npm or the script, and of everything that it has started. */
  pids(): number[] {
    const withChildren = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withChildren)];
    return this.child?.pid === undefined ? [] : withChildren(this.child.pid);
  }

  /** Sends it a signal, by default what Ctrl-C does; resolves with the exit code when it has ended. */
  async end(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    if (!child) return null;
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    child.kill(signal);
    return ended;
  }

  /** Ends it and removes its data; returns the exit code. */
  async stop(): Promise<number | null> {
    const code = await this.end();
    rmSync(this.folder, { recursive: true, force: true });
    return code;
  }
}
