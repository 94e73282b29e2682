import { createServer, type RequestListener, type Server } from 'node:http';

import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { ReleaseSource } from './releases/release-source';
import type { Pages } from './render/pages';

const PREFIX = 'afshoreh_shell_';
/** How long a scrape waits for the backend's part. Prometheus itself gives up after ten seconds. */
const BACKEND_MS = 4_000;

interface Options {
  apiUrls: readonly string[];
  source: Pick<ReleaseSource, 'live'>;
}

/** The first part of a path, or `page`. */
export function kindOf(url = '/'): string {
  return /^\/(api|media|cdn|healthz|livez)(?=[/?]|$)/.exec(url)?.[1] ?? 'page';
}

/** What Prometheus reads of the shell. It exists only with a `METRICS_PORT`; otherwise nothing is measured. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'Requests of visitors, by the first part of their path and by status',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3],
    registers: this.registers,
  });
  private readonly renders = new Histogram({
    name: `${PREFIX}render_duration_seconds`,
    help: 'Pages that were rendered on the server, by result; pages that are sent from memory are not among them',
    labelNames: ['result'] as const,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 6],
    registers: this.registers,
  });
  private readonly backendUp = this.gauge('backend_up', '1 when the backend gave its metrics for this scrape, else 0');

  constructor(private readonly options: Options) {
    collectDefaultMetrics({ register: this.registry, prefix: PREFIX });
    const { source } = options;
    new Gauge({
      name: `${PREFIX}release_info`,
      help: '1 for each live version of a remote',
      labelNames: ['remote', 'version', 'track'] as const,
      registers: this.registers,
      collect() {
        this.reset();
        for (const [index, { remotes }] of source.live().entries()) {
          for (const [remote, release] of Object.entries(remotes)) {
            if (!release) continue;
            this.set({ remote, version: release.version, track: index === 0 ? 'stable' : 'canary' }, 1);
          }
        }
      },
    });
  }

  /** Measures each request that the listener handles. */
  measure(listener: RequestListener): RequestListener {
    return (request, response) => {
      const kind = kindOf(request.url);
      const stop = this.requests.startTimer({ kind });
      response.once('close', () => stop({ status: response.statusCode }));
      listener(request, response);
    };
  }

  /** Measures one rendering until it ends or fails. */
  measureRendering(page: Promise<unknown>): void {
    const stop = this.renders.startTimer();
    page.then(
      () => stop({ result: 'rendered' }),
      () => stop({ result: 'failed' }),
    );
  }

  /** Reports how many pages are in memory, and how many connections visitors hold. */
  watch(server: Server, pages: Pick<Pages, 'kept'>): void {
    const keptPages = this.gauge('kept_pages', 'Rendered pages in memory', () => keptPages.set(pages.kept.pages));
    const keptBytes = this.gauge('kept_bytes', 'Bytes of these pages', () => keptBytes.set(pages.kept.bytes));
    const open = this.gauge('connections', 'Open connections of visitors', async () => {
      open.set(await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))));
    });
  }

  /** A server for `GET /metrics`. It returns the shell's metrics and, when the backend responds, the backend's after them. */
  server(): Server {
    return createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      void this.text().then((text) => {
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
      });
    });
  }

  private async text(): Promise<string> {
    const ofBackend = await this.backendText();
    this.backendUp.set(ofBackend === null ? 0 : 1);
    return `${await this.registry.metrics()}\n${ofBackend ?? ''}`;
  }

  private async backendText(): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(BACKEND_MS);
      const { apiUrls } = this.options;
      const response = await Promise.any(apiUrls.map((url) => fetch(`${url}/metrics`, { signal })));
      if (!response.ok) return null;
      const text = await response.text();
      // With several copies, Prometheus reads the metrics of each copy at that copy.
      return apiUrls.length > 1 ? '' : text;
    } catch {
      return null;
    }
  }

  private gauge(name: string, help: string, collect: () => void | Promise<void> = () => undefined): Gauge {
    return new Gauge({ name: `${PREFIX}${name}`, help, registers: this.registers, collect });
  }
}
