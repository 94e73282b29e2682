import { Agent, get } from 'node:http';

const POLL_MS = 500;
const TIMEOUT_MS = 2_000;

interface Options {
  /** Port of the backend on the loopback interface. */
  apiPort: number;
  pollMs?: number;
}

/**
 * The number of changes to what visitors can see, as the backend has it: pages that were rendered at another number are
 * old. It is asked for twice a second, because other copies write too, and at once after every write that went through
 * this server, so that whoever changed something sees it on the next page.
 */
export class Revision {
  private number: number | null = null;
  private checking: Promise<void> | null = null;
  private stale = false;
  private heard = false;
  private queued = false;
  private readonly timer: NodeJS.Timeout;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly options: Options) {
    this.timer = setInterval(() => this.check(), options.pollMs ?? POLL_MS);
    this.timer.unref();
    this.check();
  }

  /** The last one heard of; null before the first. While the backend is away nothing changes. */
  get known(): number | null {
    return this.number;
  }

  /** The number, as long as the backend answers for it and nothing was written since it was asked. */
  get confirmed(): number | null {
    return this.heard && !this.stale ? this.number : null;
  }

  /** Set after a write until it is known whether something changed. */
  get pending(): Promise<void> | null {
    return this.stale ? this.checking : null;
  }

  /** A write was answered just now: an answer that is on the way may be from before it. */
  noteWrite(): void {
    this.stale = true;
    if (this.queued) return;
    this.queued = this.checking !== null;
    this.begin((this.checking ?? Promise.resolve()).then(() => this.askAgain()));
  }

  close(): void {
    clearInterval(this.timer);
    this.agent.destroy();
  }

  private check(): void {
    if (!this.checking) this.begin(this.ask());
  }

  private begin(asking: Promise<void>): void {
    this.checking = asking;
    void asking.then(() => {
      if (this.checking !== asking) return;
      this.checking = null;
      this.stale = false;
    });
  }

  private askAgain(): Promise<void> {
    this.queued = false;
    return this.ask();
  }

  /** Never rejects: without an answer the old number stands. */
  private ask(): Promise<void> {
    return new Promise((resolve) => {
      const { apiPort } = this.options;
      const path = '/api/health/revision';
      const request = get({ host: '127.0.0.1', port: apiPort, path, agent: this.agent, timeout: TIMEOUT_MS });
      let heard = false;
      const done = () => {
        this.heard = heard;
        resolve();
      };
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('close', done).on('end', () => (heard = this.learn(response.statusCode, text)));
      });
      request.on('timeout', () => request.destroy());
      request.on('error', done);
      request.on('close', done);
    });
  }

  /** Whether it is a number. */
  private learn(status: number | undefined, text: string): boolean {
    const [, digits] = (status === 200 && /"revision":\s*(\d{1,15})\b/.exec(text)) || [];
    if (digits) this.number = Number(digits);
    return digits !== undefined;
  }
}
