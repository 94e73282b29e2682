import { fork, type ChildProcess } from 'node:child_process';

import type { PageEntry } from '@afshoreh/contracts';

import type { FromWorker, Question, RenderedPage, ToWorker, WorkerStart } from './messages';

/** Milliseconds until a page, and until a worker that was started, counts as hung. */
export interface Limits {
  startMs: number;
  renderMs: number;
}

/** So long the addresses of all pages may take to come. */
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
    /** It is this page that fails, or that the worker died over: asking again at once would do harm. */
    readonly ofPage = false,
  ) {
    super(reason);
  }
}

/** One worker process, from its start to its end. It serves nothing before `started` resolves. */
export class RenderWorker {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private over = false;
  private draining = false;
  readonly started: Promise<void>;
  /** Resolves when the process is gone, however it went. */
  readonly ended: Promise<void>;

  constructor(
    file: string,
    start: WorkerStart,
    private readonly limits: Limits,
  ) {
    // Nothing of this process's environment: secrets have no business where remotes run. The one that they need comes with `start`.
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
    // Whoever waits for it hears of it; nobody else has to.
    this.started.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** How many pages it is asked for at this moment. */
  get load(): number {
    return this.waiting.size;
  }

  /** Renders the page at an address; rejects with {@link RenderFailed}. A worker that takes too long is killed. */
  render(address: string): Promise<RenderedPage> {
    return this.ask<RenderedPage>({ type: 'render', address }, this.limits.renderMs, (tooLong) => {
      this.kill(`killed: ${tooLong}`);
    });
  }

  /** Every address of listed pages with parameters; rejects with {@link RenderFailed}. It waits for the API, so it may take longer. */
  entries(): Promise<PageEntry[]> {
    return this.ask<PageEntry[]>({ type: 'entries' }, ENTRIES_MS);
  }

  private ask<Answer>(question: Question, limitMs: number, onLate?: (reason: string) => void): Promise<Answer> {
    if (this.over) return Promise.reject(new RenderFailed('the render worker ended'));
    const id = ++this.lastId;
    // What a visitor typed into the query is nothing for a log.
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

  /** Drains it: the worker ends when it has answered what it was asked. */
  async end(): Promise<void> {
    this.draining = true;
    this.exitWhenDrained();
    await this.ended;
  }

  /** Ends it at once; the pages it was asked for fail. */
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
    // The smoke test: code that loads need not be code that renders.
    await this.render(start.trial);
  }

  private send(message: ToWorker): void {
    // A worker that just died is reported by its end.
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

  /** A worker without a server to talk to ends by itself; one that cannot is made to. */
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
