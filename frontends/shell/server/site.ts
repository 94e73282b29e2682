import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { pageShapeOf, REMOTES, zoneOf, type RemoteName } from '@afshoreh/contracts';

import { documentOf } from './document';
import { filesUnder, sendFile, type ReadyFile } from './files';
import { proxyTo } from './proxy';
import { baseOf, builtReleases, developmentReleases, type Releases } from './releases';
import { securityHeaders } from './security-headers';
import type { Settings } from './settings';

const FOREVER = 'public, max-age=31536000, immutable';
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function ready(type: string, text: string): Promise<ReadyFile> {
  const plain = Buffer.from(text);
  return { type, plain, br: await brotli(plain), gzip: await gz(plain) };
}

async function documents(releases: Releases): Promise<ReadonlyMap<RemoteName, ReadyFile>> {
  const type = 'text/html; charset=utf-8';
  return new Map(
    await Promise.all(REMOTES.map(async (zone) => [zone, await ready(type, documentOf(releases, zone))] as const)),
  );
}

/** Everything immutable: the shell's files and those of the live version of every remote, by address. */
async function releasedFiles(frontends: string, releases: Releases): Promise<ReadonlyMap<string, ReadyFile>> {
  const maps = await Promise.all(
    Object.values(releases).map((release) => filesUnder(join(frontends, release.name, 'dist/web'), baseOf(release))),
  );
  return new Map(maps.flatMap((files) => [...files]));
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

/** Development: `/assets/*` and `/cdn/<remote>/dev/*` come from the bundlers. */
function devServing(settings: Settings): RequestListener | undefined {
  if (!settings.devServers) return undefined;
  const proxies = new Map(
    Object.entries(settings.devServers).map(([name, port]) => [name, proxyTo({ port, trustProxy: false })]),
  );
  return (request, response) => {
    const [, name = 'shell', rest = ''] = /^\/(?:assets|cdn\/([a-z]+)\/dev)(\/.*)$/.exec(request.url ?? '') ?? [];
    request.url = rest;
    const proxy = proxies.get(name);
    if (proxy) proxy(request, response);
    else plain(response, 404, 'not found');
  };
}

/** Makes the one listener of the site: `frontends` is the folder of the built apps. */
export async function createSite(settings: Settings, frontends: string): Promise<RequestListener> {
  const development = settings.devServers !== undefined;
  const releases = development ? developmentReleases() : await builtReleases(frontends);
  const pages = await documents(releases);
  const released = development ? new Map<string, ReadyFile>() : await releasedFiles(frontends, releases);
  const publicFiles = await filesUnder(join(frontends, 'shell/public'), '/');
  const secure = securityHeaders(settings);
  const toBackend = proxyTo({ port: settings.apiPort, trustProxy: settings.trustProxy });
  const fromDevServer = devServing(settings);

  const sendPage = (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    if (path.length > 1 && path.endsWith('/')) {
      // Leading slashes and backslashes collapse: `//host/` must not become an address of another site.
      response.writeHead(308, { location: `/${path.replace(/^[/\\]+|\/+$/g, '')}${query}` }).end();
      return;
    }
    response.setHeader('cache-control', 'no-cache');
    sendFile(request, response, pages.get(zoneOf(path)) as ReadyFile, pageShapeOf(path) ? 200 : 404);
  };

  const sendReleased = (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (fromDevServer) return fromDevServer(request, response);
    const file = released.get(path);
    if (!file) return plain(response, 404, 'not found');
    response.setHeader('cache-control', FOREVER);
    sendFile(request, response, file);
  };

  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2);
    if (/^\/(api|media)(\/|$)/.test(path)) return toBackend(request, response);
    secure(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return plain(response, 405, 'method not allowed');
    }
    if (path === '/healthz') return plain(response, 200, 'ok');
    if (path.startsWith('/assets/') || path.startsWith('/cdn/')) return sendReleased(request, response, path);
    const file = publicFiles.get(path);
    if (!file) return sendPage(request, response, path, query ?? '');
    response.setHeader('cache-control', 'public, max-age=3600');
    sendFile(request, response, file);
  };
}
