import { fork, type ChildProcess } from 'node:child_process';

import type { PageEntry } from '@afshoreh/contracts';

import type { FromWorker, WorkerRequest, RenderedPage, ToWorker, WorkerStart } from './messages';

/** Milliseconds after which a page, or a starting worker, counts as hung. */
export interface Limits {
  startMs: number;
  renderMs: number;
}

/** The time limit for listing the addresses of all pages. */
const ENTRIES_MS = 60_000;

interface Waiting {
  timer: NodeJS.Timeout;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

/** The page could not be rendered. */
export class RenderFailed extends Error {
  constructor(
    reason: string,
    /** The failure belongs to this page (it may have crashed the worker), so do not retry at once. */
    readonly ofPage = false,
  ) {
    super(reason);
  }
}

/** One worker process, from start to end. It serves no pages before `started` resolves. */
export class RenderWorker {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private over = false;
  private draining = false;
  readonly started: Promise<void>;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>;

  constructor(
    file: string,
    start: WorkerStart,
    private readonly limits: Limits,
  ) {
    // Pass no variables of this process: remotes run there and must not see secrets. The only secret that they need is in the
    // start message.
    const env = { NODE_ENV: 'production', PATH: process.env.PATH };
    this.child = fork(file, {
      env,
      execArgv: ['--max-old-space-size=256', '--max-semi-space-size=4'],
      serialization: 'advanced',
    });
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.fail('the render worker died', true);
        resolve();
      };
      this.child.once('exit', end);
      this.child.once('error', end);
    });
    this.started = this.begin(start);
    // Callers that wait handle the rejection; without this line Node would report it as unhandled.
    this.started.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** The number of pages that it is rendering. */
  get load(): number {
    return this.waiting.size;
  }

  /** Renders the page at an address; rejects with {@link RenderFailed}. A worker that takes too long is killed. */
  render(address: string): Promise<RenderedPage> {
    return this.ask<RenderedPage>({ type: 'render', address }, this.limits.renderMs, (tooLong) => {
      this.kill(`killed: ${tooLong}`);
    });
  }

  /**
   * The addresses of all listed pages with parameters; rejects with {@link RenderFailed}. It calls the API, so its limit is
   * longer.
   */
  entries(): Promise<PageEntry[]> {
    return this.ask<PageEntry[]>({ type: 'entries' }, ENTRIES_MS);
  }

  private ask<Answer>(question: WorkerRequest, limitMs: number, onLate?: (reason: string) => void): Promise<Answer> {
    if (this.over) return Promise.reject(new RenderFailed('the render worker ended'));
    const id = ++this.lastId;
    // Do not log the query, which may contain personal data.
    const what = question.type === 'render' ? question.address.split('?', 1)[0] : question.type;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new RenderFailed(`${what} took too long`, true));
        onLate?.(`${what} took too long`);
      }, limitMs);
      this.waiting.set(id, { timer, resolve, reject });
      this.send({ ...question, id });
    });
  }

  /** Drains it: the worker ends after its pending requests. */
  async end(): Promise<void> {
    this.draining = true;
    this.exitWhenDrained();
    await this.ended;
  }

  /** Kills it; pending requests fail. */
  kill(reason: string): void {
    this.fail(reason);
    this.child.kill('SIGKILL');
  }

  private async begin(start: WorkerStart): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new RenderFailed('the render worker did not start in time'));
        this.kill('it did not start in time');
      }, this.limits.startMs);
      this.child.on('message', (message: FromWorker) => {
        if (message.type !== 'ready') return this.settle(message);
        clearTimeout(timer);
        resolve();
      });
      void this.ended.then(() => {
        clearTimeout(timer);
        reject(new RenderFailed('the render worker ended'));
      });
      this.send({ type: 'start', start });
    });
    // Render a test page, because code that loads may still fail to render.
    await this.render(start.trial);
  }

  private send(message: ToWorker): void {
    // A worker that has just died is reported when its process ends.
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private settle(message: Exclude<FromWorker, { type: 'ready' }>): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(message.id);
    if (message.type === 'answered') waiting.resolve(message.answer as never);
    else waiting.reject(new RenderFailed(message.reason, true));
    this.exitWhenDrained();
  }

  /** A worker ends by itself when it is disconnected; one that hangs is killed. */
  private exitWhenDrained(): void {
    if (!this.draining || this.waiting.size > 0 || !this.child.connected) return;
    this.child.disconnect();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), this.limits.startMs);
    void this.ended.then(() => clearTimeout(timer));
  }

  private fail(reason: string, ofPage = false): void {
    this.over = true;
    for (const { timer, reject } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new RenderFailed(reason, ofPage));
    }
    this.waiting.clear();
  }
}
