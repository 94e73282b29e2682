import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { ensureNginx } from '../../../infra/scripts/lib/nginx.mjs';
import { freePort, until } from './processes';

const SITE_CONF = resolve(import.meta.dirname, '../../../infra/nginx/afshoreh.conf');

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
  private readonly folder = mkdtempSync(join(tmpdir(), 'afshoreh-nginx-'));
  private child: ChildProcess | undefined;
  private port = 0;

  async start(sitePort: number): Promise<void> {
    const program = await ensureNginx();
    this.port = await freePort();
    this.makeCertificate();
    writeFileSync(join(this.folder, 'nginx.conf'), this.configuration(sitePort, await freePort()));
    const args = ['-p', this.folder, '-c', 'nginx.conf', '-e', 'error.log'];
    this.child = spawn(program, args, { stdio: 'inherit' });
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
          port: this.port,
          localAddress: from,
          path,
          method,
          headers: { ...json, ...headers },
          agent: false,
          rejectUnauthorized: false,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
        },
      );
      outgoing.on('error', fail);
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** What nginx has logged about requests. */
  get log(): string {
    return readFileSync(join(this.folder, 'access.log'), 'utf8');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private makeCertificate(): void {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'privkey.pem'];
    const certificate = ['-x509', '-out', 'fullchain.pem', '-days', '2', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...key, ...certificate], { cwd: this.folder, stdio: 'ignore' });
  }

  /** The file of `infra/nginx` with this test's paths and ports, inside the main configuration that nginx needs. */
  private configuration(sitePort: number, plainPort: number): string {
    const site = readFileSync(SITE_CONF, 'utf8')
      .replace('127.0.0.1:8080', `127.0.0.1:${sitePort}`)
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443', `listen 127.0.0.1:${this.port}`)
      .replace('/var/log/nginx/afshoreh.log', `${this.folder}/access.log`)
      .replaceAll('/etc/ssl/afshoreh/', `${this.folder}/`);
    const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${this.folder}/${each};`,
    );
    return `daemon off; pid ${this.folder}/pid; error_log stderr crit; ${asRoot}
worker_processes 1;
events {}
http {
access_log off;
${temporary.join('\n')}
${site}
}
`;
  }
}
