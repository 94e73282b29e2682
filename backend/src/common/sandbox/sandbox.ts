import { networkOf } from '@afshoreh/config';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FileTooComplex, TooManyRequests, Unavailable } from '../errors/index.js';
import { logger } from '../http/logger.js';
import { Limits, type Limit } from '../limits/index.js';
import type { Call } from './messages.js';
import { KeptProcess } from './kept-process.js';
import { SandboxKilled } from './sandbox-process.js';

/** The sender of a file: an admin, or a network of visitors. */
export interface Sender {
  name: string;
  isStaff: boolean;
}

/** The sender of files that the site makes itself. */
export const siteSender: Sender = { name: 'site', isStaff: true };

export function staffSender({ id }: { id: number }): Sender {
  return { name: `admin ${id}`, isStaff: true };
}

/** @param address of the request, as Express returns it */
export function visitorSender(address: string | undefined): Sender {
  return { name: networkOf(address), isStaff: false };
}

/** The URL of a module for the sandbox, and its type. The module's functions take and return plain data. */
export interface Sandboxed<Module> {
  url: () => string;
  readonly types?: Module;
}

interface Job {
  call: Call;
  seconds: number;
  sender: Sender;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

type Functions<Module> = { [Name in keyof Module]: (...input: never[]) => unknown };

/**
 * Limits on files that are parsed or wait; all of them are in memory. Six PDFs that each use all their time are done
 * before the shell's timeout.
 */
const most = { inAll: 24, ofStrangers: 6, ofOneStranger: 4 };
/** How many files of one visitor may end the process. Each of them may have used its full time on a core. */
const mostKilled = { limit: 3, seconds: 3600 };
const retryAfterSeconds = 10;

/**
 * Parses untrusted files in another process, with limits on memory and time. One file at a time, because parsing takes
 * a whole core and requests need the others. Files of staff come first.
 */
@Injectable()
export class Sandbox implements OnApplicationShutdown {
  private readonly waiting: Job[] = [];
  private running: Job | null = null;
  private readonly process = new KeptProcess();
  private readonly killed: Limit;

  constructor(limits: Limits) {
    this.killed = limits.perCopy(mostKilled);
  }

  /**
   * Calls a function of a module with a copy of `input`, and returns a copy of its result.
   * @throws FileTooComplex when it takes longer than `seconds`, or too much memory
   * @throws TooManyRequests, Unavailable when too many files wait, or the process does not start
   */
  async run<Module extends Functions<Module>, Name extends keyof Module & string>(
    { url }: Sandboxed<Module>,
    name: Name,
    input: Parameters<Module[Name]>,
    { sender, seconds }: { sender: Sender; seconds: number },
  ): Promise<Awaited<ReturnType<Module[Name]>>> {
    if (!sender.isStaff) await this.refuseKiller(sender);
    this.refuseWhenFull(sender);
    const call = { module: url(), name, input };
    const result = new Promise<unknown>((resolve, reject) => {
      this.waiting.push({ call, seconds, sender, resolve, reject });
    });
    void this.work();
    return (await result) as Awaited<ReturnType<Module[Name]>>;
  }

  /** Runs after the last request, so a running call still returns its result. */
  onApplicationShutdown(): void {
    this.process.end();
  }

  private async refuseKiller({ name }: Sender): Promise<void> {
    const wait = await this.killed.wait(name);
    if (wait > 0) throw new TooManyRequests(wait);
  }

  private refuseWhenFull(sender: Sender): void {
    const jobs = this.running ? [this.running, ...this.waiting] : this.waiting;
    if (jobs.length >= most.inAll) throw new Unavailable(retryAfterSeconds);
    if (sender.isStaff) return;
    const strangers = jobs.filter((job) => !job.sender.isStaff);
    const own = strangers.filter((job) => job.sender.name === sender.name);
    if (own.length >= most.ofOneStranger) throw new TooManyRequests(retryAfterSeconds);
    if (strangers.length >= most.ofStrangers) throw new Unavailable(retryAfterSeconds);
  }

  private async work(): Promise<void> {
    if (this.running) return;
    const [job] = this.waiting.splice(
      Math.max(
        0,
        this.waiting.findIndex(({ sender }) => sender.isStaff),
      ),
      1,
    );
    if (!job) return;
    this.running = job;
    try {
      job.resolve(await this.process.run(job.call, job.seconds));
    } catch (error) {
      job.reject(await this.refusalOf(error, job));
    }
    this.running = null;
    void this.work();
  }

  private async refusalOf(error: unknown, { call, sender }: Job): Promise<unknown> {
    if (!(error instanceof SandboxKilled)) return error;
    logger.warn({ call: call.name }, 'a file ended the sandbox');
    if (!sender.isStaff) await this.killed.count(sender.name);
    return new FileTooComplex();
  }
}
