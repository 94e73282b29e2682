import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '../errors/index.js';
import { logger } from '../http/logger.js';
import type { Message, Call, Outcome } from './messages.js';

/** Native libraries included. A picture of 50 million pixels takes up to 970 MB. */
const memoryKilobytes = 1024 * 1024;
const heapMegabytes = 256;
/** Ends a process whose parent was killed. Otherwise it is replaced long before (`child.ts`). */
const cpuSeconds = 300;
const startSeconds = 20;

/** The process ended before it returned a result. */
export class SandboxKilled extends Error {}

/**
 * A separate process instead of a thread: `resourceLimits` of a worker thread cover neither typed arrays nor the memory
 * of native libraries (a PDF of 2 MB took 4 GB in a thread that was limited to 256 MB), and a fault in native code ends
 * the whole process. The kernel enforces the limits (`ulimit`); macOS does not enforce that of memory. The environment
 * is empty, so that an attacker who takes over the parser finds no passwords.
 */
export class SandboxProcess {
  private readonly child: ChildProcess;
  private readonly isReady: Promise<void>;
  private hasEnded = false;
  private settle: ((answer: Message | null) => void) | null = null;

  constructor() {
    const limits = `ulimit -c 0; ulimit -d ${memoryKilobytes}; ulimit -t ${cpuSeconds}`;
    const main = fileURLToPath(import.meta.resolve('./child.js'));
    const node = [process.execPath, ...process.execArgv, `--max-old-space-size=${heapMegabytes}`, main];
    this.child = spawn('/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, ...node], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.child.on('message', (answer: Message) => this.settle?.(answer));
    this.child.on('exit', () => this.over());
    this.child.on('error', (error) => {
      logger.error({ err: error }, 'sandbox failed');
      this.over();
    });
    this.isReady = this.next(startSeconds).then(() => undefined);
    // The first call handles the rejection.
    this.isReady.catch(() => undefined);
  }

  /** Whether it accepts no further calls. */
  get isOver(): boolean {
    return this.hasEnded;
  }

  /**
   * Runs one call at a time. Rejects with {@link SandboxKilled} when the call takes more than `seconds` or too much
   * memory, and with {@link Unavailable} when the process does not start.
   */
  async run(call: Call, seconds: number): Promise<unknown> {
    await this.isReady.catch(() => {
      logger.error('sandbox does not start');
      throw new Unavailable();
    });
    const outcome = this.next(seconds) as Promise<Outcome>;
    this.child.send(call, (error) => error && this.over());
    const { isWorn, ...answer } = await outcome;
    if (isWorn) this.end();
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.result;
  }

  end(): void {
    this.child.kill('SIGKILL');
    this.over();
  }

  private next(seconds: number): Promise<Message> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(), seconds * 1000);
      this.settle = (answer) => {
        clearTimeout(timer);
        this.settle = null;
        if (answer) resolve(answer);
        else reject(new SandboxKilled());
      };
      if (this.hasEnded) this.settle(null);
    });
  }

  private over(): void {
    this.hasEnded = true;
    this.settle?.(null);
  }
}
