import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ApiCopies, ApiCopy } from './api-copies';
import { backendAgent } from './backend-agent';

const FRESH_MS = 1_000;
const ANSWER_MS = 500;
const SILENCE_MS = 6_000;

interface Options {
  copies: ApiCopies;
  freshMs?: number;
  /** A caller waits at most this long, and then gets the previous result. */
  answerMs?: number;
  /** A backend that has not responded for this long counts as unreachable. */
  silenceMs?: number;
}

/** Why this server is not ready for visitors, without secrets; null when it is ready. */
type Unreadiness = string | null;

const SILENT = 'the backend does not answer in time';

/**
 * Whether a copy of the backend can serve visitors, for this server's readiness. Concurrent callers share one check, and its
 * result is cached for a second. A busy backend responds late, so the previous result stays valid until the backend has been
 * silent for `silenceMs`. Otherwise a load balancer would remove every server under heavy load, when all of them are needed.
 */
export class BackendHealth {
  private readonly agent = backendAgent({ maxSockets: 1 });
  private known: { unreadiness: Unreadiness; at: number } | undefined;
  private checking: Promise<Unreadiness> | undefined;

  constructor(private readonly options: Options) {}

  /** Never rejects, and resolves within `answerMs`. */
  async unreadiness(): Promise<Unreadiness> {
    const { freshMs = FRESH_MS, answerMs = ANSWER_MS } = this.options;
    if (this.known && performance.now() - this.known.at < freshMs) return this.known.unreadiness;
    this.checking ??= this.check().then((unreadiness) => {
      this.known = { unreadiness, at: performance.now() };
      this.checking = undefined;
      return unreadiness;
    });
    const before = this.known ? this.known.unreadiness : SILENT;
    return Promise.race([this.checking, sleep(answerMs, before, { ref: false })]);
  }

  /** Null as soon as one copy is ready; otherwise the reason of the first copy. */
  private async check(): Promise<Unreadiness> {
    const checks = this.options.copies.all.map((copy) => this.checkOne(copy));
    const ready = checks.map((check) =>
      check.then((unreadiness) => unreadiness === null || Promise.reject(new Error('not ready'))),
    );
    return Promise.any(ready).then(
      () => null,
      () => checks[0] as Promise<Unreadiness>,
    );
  }

  private checkOne({ host, port }: ApiCopy): Promise<Unreadiness> {
    return new Promise((resolve) => {
      const { silenceMs = SILENCE_MS } = this.options;
      const path = '/api/health/ready';
      const request = get({ host, port, path, agent: this.agent }, (response) => {
        const { statusCode } = response.resume();
        resolve(statusCode === 200 ? null : `the backend is not ready (${statusCode})`);
      });
      const timer = setTimeout(() => {
        resolve(SILENT);
        request.destroy();
      }, silenceMs);
      request.on('error', () => resolve('the backend is away'));
      request.on('close', () => clearTimeout(timer));
    });
  }
}
