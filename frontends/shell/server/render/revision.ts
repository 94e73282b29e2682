import { get } from 'node:http';

import type { ApiCopies, ApiCopy } from '../api-copies';
import { backendAgent } from '../backend-agent';

const POLL_MS = 500;
const TIMEOUT_MS = 2_000;

interface Options {
  copies: ApiCopies;
  pollMs?: number;
}

/**
 * The backend's revision: the number of changes to what visitors can see. A page with another revision is stale. The revision
 * is requested twice a second, because other servers write too, and right after every write through this server, so that
 * the next page shows the change to the person who made it. Every copy of the backend is asked, because a copy learns of the
 * changes made through other copies when it is asked. The lowest number counts: no copy sends older data than that. Requests
 * avoid a copy that does not respond.
 */
export class Revision {
  private number: number | null = null;
  private checking: Promise<void> | null = null;
  private stale = false;
  private heard = false;
  private queued = false;
  private readonly timer: NodeJS.Timeout;
  private readonly agent = backendAgent({ maxSockets: 1 });
  /** The copies that were away and are being asked for their revision now. */
  private readonly probed = new Set<ApiCopy>();

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
    const { all, present } = this.options.copies;
    for (const copy of all) if (!present.includes(copy)) void this.probe(copy);
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
  private async ask(): Promise<void> {
    const { copies } = this.options;
    const asked = copies.present.map(async (copy) => {
      const number = await this.revisionOf(copy);
      if (number === null) copies.noteLost(copy);
      else copies.noteBack(copy);
      return number;
    });
    const heard = (await Promise.all(asked)).filter((number) => number !== null);
    this.heard = heard.length > 0;
    if (this.heard) this.number = Math.min(...heard);
  }

  /** A copy is used again once it knows of every change that this server knows of. */
  private async probe(copy: ApiCopy): Promise<void> {
    if (this.probed.has(copy)) return;
    this.probed.add(copy);
    const number = await this.revisionOf(copy);
    if (number !== null && number >= (this.number ?? 0)) this.options.copies.noteBack(copy);
    this.probed.delete(copy);
  }

  /** The revision of one copy; null when it does not respond or is closing. */
  private revisionOf({ host, port }: ApiCopy): Promise<number | null> {
    return new Promise((resolve) => {
      const path = '/api/health/revision';
      const request = get({ host, port, path, agent: this.agent, timeout: TIMEOUT_MS });
      let number: number | null = null;
      const done = () => resolve(number);
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('close', done).on('end', () => {
          const isClosing = response.headers.connection === 'close';
          if (response.statusCode === 200 && !isClosing) number = revisionIn(text);
        });
      });
      request.on('timeout', () => request.destroy());
      request.on('error', done);
      request.on('close', done);
    });
  }
}

function revisionIn(text: string): number | null {
  const [, digits] = /"revision":\s*(\d{1,15})\b/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
