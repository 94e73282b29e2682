import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { childrenOf, commandOf, freePort, until } from './processes';

const TOP = resolve(import.meta.dirname, '../../..');

interface Options {
  /** What is run: `npm start`, or `npm run dev`. */
  script?: 'start' | 'dev';
  /** The checkout it is run in. */
  checkout?: string;
  /** Set beside those that every start here has. */
  variables?: Record<string, string>;
}

/** The whole site as `npm start` runs it, beside the one under test, to be killed in parts or changed while it runs. */
export class OwnStart {
  /** Its `DATA_DIR`. */
  readonly folder = mkdtempSync(join(tmpdir(), 'afshoreh-start-'));
  private child: ChildProcess | undefined;
  private output = '';
  private port = 0;

  constructor(private readonly options: Options = {}) {}

  /** Resolves when it says that it is ready. */
  async start(seconds = 60): Promise<void> {
    const { script = 'start', checkout = TOP, variables } = this.options;
    this.port = await freePort();
    const env = {
      ...process.env,
      PORT: String(this.port),
      API_PORT: String(await freePort()),
      DATA_DIR: this.folder,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      // Another checkout has nothing built yet.
      ...(checkout !== TOP && { TEST_BUILT: '' }),
      ...variables,
    };
    this.child = spawn(process.execPath, [`infra/scripts/${script}.mjs`], {
      cwd: checkout,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    await until(() => /^ready: /m.test(this.output), seconds);
  }

  /** What it has written to its standard output so far, logs of all its servers included. */
  get written(): string {
    return this.output;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + path, init);
  }

  /** The process of one of its servers; undefined while there is none. */
  pidOf(program: 'backend/dist/main.js' | 'shell/dist/server/main.mjs'): number | undefined {
    return childrenOf(this.child?.pid).find((pid) => commandOf(pid).includes(program));
  }

  /** As Ctrl-C does; answers the exit code. */
  async stop(): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    if (!child) return null;
    const ended = new Promise<number | null>((done) => child.once('close', done));
    child.kill('SIGINT');
    const code = await ended;
    rmSync(this.folder, { recursive: true, force: true });
    return code;
  }
}
