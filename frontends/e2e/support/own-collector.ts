import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Span {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Span, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}
interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces: it takes what OpenTelemetry sends over HTTP as JSON. */
export class OwnCollector {
  private readonly bodies: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      this.bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  /** Resolves with the address for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  start(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`);
      });
    });
  }

  /** All that was sent, as it was sent. */
  get text(): string {
    return this.bodies.join('\n');
  }

  get spans(): Span[] {
    return this.bodies
      .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
      .flatMap(({ resource, scopeSpans }) => {
        const service = String(valuesOf(resource.attributes)['service.name']);
        const spans = scopeSpans.flatMap((scope) => scope.spans);
        return spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) }));
      });
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
