import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

import { startNginx, type Nginx } from '../../../infra/scripts/lib/nginx.mjs';
import { until } from './processes';

interface Asked {
  /** The client's address, one of 127.0.0.0/8. */
  from: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A real nginx with TLS in front of a site, configured by `infra/nginx`. */
export class OwnNginx {
  private nginx: Nginx | undefined;

  async start(sitePort: number): Promise<void> {
    this.nginx = await startNginx([`127.0.0.1:${sitePort}`]);
    await until(() =>
      this.ask('/livez', { from: '127.0.0.1' }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  }

  /** Sends one https request on its own connection. */
  ask(path: string, { from, method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
    return new Promise((done, fail) => {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.nginx?.port,
          localAddress: from,
          path,
          method,
          headers: { ...json, ...headers },
          agent: false,
          ca: this.nginx?.ca,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
        },
      );
      outgoing.on('error', fail);
      outgoing.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
    });
  }

  /** What nginx has logged about requests. */
  get log(): string {
    return this.nginx?.log() ?? '';
  }

  async stop(): Promise<void> {
    await this.nginx?.stop();
  }
}
