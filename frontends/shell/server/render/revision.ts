import { get } from 'node:http';

import { backendAgent } from '../backend-agent';

const POLL_MS = 500;
const TIMEOUT_MS = 2_000;

interface Options {
  /** The port of the backend on the loopback interface. */
  apiPort: number;
  pollMs?: number;
}

/**
 * The backend's revision: the number of changes to what visitors can see. A page with another revision is stale. The revision
 * is requested twice a second, because other servers write too, and right after every write through this server, so that
 * whoever changed something sees it on the next page.
 */
export class Revision {
  private number: number | null = null;
  private checking: Promise<void> | null = null;
  private stale = false;
  private heard = false;
  private queued = false;
  private readonly timer: NodeJS.Timeout;
  private readonly agent = backendAgent({ maxSockets: 1 });

  constructor(private readonly options: Options) {
    this.timer = setInterval(() => this.check(), options.pollMs ?? POLL_MS);
    this.timer.unref();
    this.check();
  }

  /** The latest known revision; null before the first response. While the backend is down, nothing changes. */
  get known(): number | null {
    return this.number;
  }

  /** The revision, while the backend responds and no write has happened since it was requested. */
  get confirmed(): number | null {
    return this.heard && !this.stale ? this.number : null;
  }

  /** Set after a write until the new revision is known. */
  get pending(): Promise<void> | null {
    return this.stale ? this.checking : null;
  }

  /** Call it after a write: a revision response that is on its way may be older than the write. */
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

  /** Never rejects: without a response the old revision stays. */
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

  /** Returns whether the response contains a revision. */
  private learn(status: number | undefined, text: string): boolean {
    const [, digits] = (status === 200 && /"revision":\s*(\d{1,15})\b/.exec(text)) || [];
    if (digits) this.number = Number(digits);
    return digits !== undefined;
  }
}
