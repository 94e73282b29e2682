import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Unavailable } from '../../common/errors/index.js';
import { logger } from '../../common/http/index.js';
import { hourMs } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { removeLeftovers, SandboxChild } from './sandbox-child.js';

interface Use {
  begun: number;
  usedAt: number;
  writes: number;
  bytes: number;
}
type Limits = Record<'idleMs' | 'lifeMs' | 'writes' | 'bytes', number>;

export const isSpent = ({ begun, usedAt, writes, bytes }: Use, limits: Limits, now: number): boolean =>
  now - usedAt > limits.idleMs || now - begun > limits.lifeMs || writes >= limits.writes || bytes > limits.bytes;

const megabyte = 1024 * 1024;
const retryAfterSeconds = 5;

/**
 * The site that “Try it out” of `/api/docs` calls. It is a child process, which the first request starts. It ends, and
 * its data is deleted, when nobody uses it or when it has received too many requests. All readers share it.
 */
@Injectable()
export class SandboxSite implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Tests set other limits. */
  readonly limits = {
    main: fileURLToPath(new URL('../../main.js', import.meta.url)),
    idleMs: 10 * 60_000,
    lifeMs: hourMs,
    writes: 2_000,
    /** The sum of all request bodies. An article has up to 512 KB, and the audit stores it twice. */
    bytes: 32 * megabyte,
    /** More requests would use up the connections of the shell that the real site needs, event streams for a long time. */
    atOnce: 32,
    /** Less than the time that the shell waits for a response. */
    startMs: 25_000,
  };
  private run: (Use & { child: SandboxChild }) | null = null;
  private running = 0;
  private isClosing = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly env: Env) {}

  /** With several copies of the API, a request could reach another sandbox than the one before. */
  get exists(): boolean {
    return this.env.servesPeople && this.env.sendsMessages;
  }

  onApplicationBootstrap(): void {
    if (!this.exists) return;
    removeLeftovers().catch((error: unknown) => logger.warn({ err: error }, 'folders of sandboxes are not deleted'));
    this.timer = setInterval(() => this.tick(), 1_000).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    this.run?.child.end();
    await this.run?.child.gone;
  }

  /**
   * Counts a request and returns the address that it is passed on to. The start is the same for all requests that wait for it.
   * @throws Unavailable when the sandbox does not start in time, or has too many requests
   */
  async enter(isWrite: boolean): Promise<{ origin: string; leave: () => void; count: (bytes: number) => void }> {
    if (this.isClosing || this.running >= this.limits.atOnce) throw new Unavailable(retryAfterSeconds);
    const run = this.currentRun();
    run.usedAt = Date.now();
    if (isWrite) run.writes += 1;
    this.running += 1;
    const leave = (): void => void (this.running -= 1);
    try {
      const late = sleep(this.limits.startMs, null, { ref: false });
      const origin = await Promise.race([run.child.origin.catch(() => null), late]);
      if (origin === null) throw new Unavailable(retryAfterSeconds);
      return { origin, leave, count: (bytes) => void (run.bytes += bytes) };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Ends the child when it hangs, is idle or has reached a limit. */
  tick(): void {
    if (!this.run) return;
    this.run.child.tick();
    if (isSpent(this.run, this.limits, Date.now())) this.run.child.end();
  }

  private currentRun(): Use & { child: SandboxChild } {
    if (this.run && !this.run.child.hasEnded) return this.run;
    const now = Date.now();
    return (this.run = { child: new SandboxChild(this.limits.main), begun: now, usedAt: now, writes: 0, bytes: 0 });
  }
}
