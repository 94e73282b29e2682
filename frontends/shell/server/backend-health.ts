import { Agent, get } from 'node:http';

const FRESH_MS = 1_000;
const TIMEOUT_MS = 1_000;

interface Options {
  /** Port of the backend on the loopback interface. */
  apiPort: number;
  freshMs?: number;
  timeoutMs?: number;
}

/** Why no visitor should be sent here, in a few words without anything secret; null: nothing stands in the way. */
type Unreadiness = string | null;

/**
 * Whether the backend can serve visitors, for the readiness of this server. It is asked when somebody wants to know, once a
 * second at most and once for all who ask; one that does not answer in time counts as away.
 */
export class BackendHealth {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private known: { unreadiness: Unreadiness; at: number } | undefined;
  private asking: Promise<Unreadiness> | undefined;

  constructor(private readonly options: Options) {}

  /** Never rejects, and answers within `timeoutMs`. */
  async unreadiness(): Promise<Unreadiness> {
    const { freshMs = FRESH_MS } = this.options;
    if (this.known && performance.now() - this.known.at < freshMs) return this.known.unreadiness;
    this.asking ??= this.ask().then((unreadiness) => {
      this.known = { unreadiness, at: performance.now() };
      this.asking = undefined;
      return unreadiness;
    });
    return this.asking;
  }

  private ask(): Promise<Unreadiness> {
    return new Promise((resolve) => {
      const { apiPort, timeoutMs = TIMEOUT_MS } = this.options;
      const path = '/api/health/ready';
      const request = get({ host: '127.0.0.1', port: apiPort, path, agent: this.agent }, (response) => {
        const { statusCode } = response.resume();
        resolve(statusCode === 200 ? null : `the backend is not ready (${statusCode})`);
      });
      const timer = setTimeout(() => {
        resolve('the backend does not answer in time');
        request.destroy();
      }, timeoutMs);
      request.on('error', () => resolve('the backend is away'));
      request.on('close', () => clearTimeout(timer));
    });
  }
}
