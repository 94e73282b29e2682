import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { logger } from '../../common/http/index.js';

/** The login is public: `/api/docs` shows it. */
export const sandboxAdmin = { username: 'sandbox', password: 'pomegranate-sandbox' };

const heap = ['--max-old-space-size=128', '--max-semi-space-size=2'];
const folderPrefix = 'afshoreh-sandbox-';
/** The only variables of this process that the child gets. Others may contain secrets, or paths to the data of this site. */
const inherited = ['PATH', 'TMPDIR', 'TZ', 'LANG'];
/** After its start, the child sends a message every second. If none arrives for this many seconds, it hangs. */
const silenceS = { starting: 60, running: 10 };
const mostErrorText = 2_000;

function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  return {
    // A variable that is undefined is not set.
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    NODE_ENV: 'production',
    // The outbox is not worked through, and there is no sandbox in the sandbox.
    ROLE: 'api',
    WEBHOOK_TARGETS: 'none',
    API_HOST: '127.0.0.1',
    API_PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'demo',
    ADMIN_USERNAME: sandboxAdmin.username,
    ADMIN_PASSWORD: sandboxAdmin.password,
  };
}

/**
 * A second API as a child process, with a new database in a temporary folder. It ends when this process ends
 * (`underSupervision`).
 */
export class SandboxChild {
  /** The origin where the child listens. Rejects when the child ends before it listens. */
  readonly origin: Promise<string>;
  /** Resolves when it has ended and its folder is deleted. */
  readonly gone: Promise<void>;
  /** Whether no request may use the child any more. The process may still be running for a moment. */
  hasEnded = false;
  private readonly child: ChildProcess;
  private isStarting = true;
  private silentS = 0;

  constructor(main: string) {
    const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`));
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    this.child = spawn(process.execPath, [...heap, main], { env: environmentOf(folder), stdio: [...stdio] });
    // The priority is not lower than this, because the processes of the child set the same priority, and a process
    // cannot raise its own.
    if (this.child.pid !== undefined) setPriority(this.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    this.child.on('message', () => (this.silentS = 0));
    const closed = new Promise<void>((resolve) => {
      this.child.once('close', () => resolve()).once('error', () => resolve());
    }).then(() => void (this.hasEnded = true));
    this.origin = this.readOrigin(closed);
    // The code that awaits the origin handles the rejection.
    this.origin.catch(() => undefined);
    this.gone = closed.then(() => removeFolder(folder));
  }

  /** Called every second. Kills a child that hangs. */
  tick(): void {
    this.silentS += 1;
    if (this.silentS > silenceS[this.isStarting ? 'starting' : 'running']) this.end();
  }

  /** The child is killed and not asked to stop, because its data is deleted anyway. */
  end(): void {
    this.hasEnded = true;
    this.child.kill('SIGKILL');
  }

  private readOrigin(closed: Promise<void>): Promise<string> {
    let errors = '';
    this.child.stderr?.on('data', (data) => (errors = (errors + String(data)).slice(-mostErrorText)));
    return new Promise((resolve, reject) => {
      this.child.stdout?.on('data', (data) => {
        const origin = this.isStarting && /^api: (http:\S+)$/m.exec(String(data))?.[1];
        if (!origin) return;
        this.isStarting = false;
        resolve(origin);
      });
      void closed.then(() => {
        if (this.isStarting) logger.warn({ reason: errors.trim() }, 'the sandbox of the API’s page does not start');
        reject(new Error('the sandbox ended'));
      });
    });
  }
}

const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) =>
    logger.warn({ err: error }, 'a folder of the sandbox is not deleted'),
  );

/** Deletes the folders of processes that were killed. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) await removeFolder(join(tmpdir(), name));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
