import type { Call } from './messages.js';
import { SandboxProcess } from './sandbox-process.js';

/** Starting a process takes a fifth of a second; an idle process takes 60 MB and more. */
const idleMs = 30_000;

/** A sandbox process that starts with a call, is kept for the calls after it, and ends when none follows. */
export class KeptProcess {
  private process: SandboxProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  /** One call at a time. Rejects as {@link SandboxProcess.run} does; the next call then gets a new process. */
  async run(call: Call, seconds: number): Promise<unknown> {
    clearTimeout(this.idle);
    if (!this.process || this.process.isOver) this.process = new SandboxProcess();
    try {
      return await this.process.run(call, seconds);
    } finally {
      this.idle = setTimeout(() => this.process?.end(), idleMs).unref();
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.process?.end();
  }
}
