import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { pageShapeOf, zoneOf } from '@afshoreh/contracts';

import { Documents } from './documents';
import { filesUnder, sendFile, type ReadyFile } from './files';
import { proxyTo } from './proxy';
import { canaryKeyOf } from './releases/canary-key';
import { overridesOf, unreleasedShell, withOverrides } from './releases/development';
import { isRemote, isVersion } from './releases/manifest';
import type { ReleaseSource } from './releases/release-source';
import { builtShell, SHELL_BASE } from './releases/snapshot';
import type { Rendering } from './render/rendering';
import { securityHeaders } from './security-headers';
import type { Settings } from './settings';

const FOREVER = 'public, max-age=31536000, immutable';

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

function sendForever(request: IncomingMessage, response: ServerResponse, file: ReadyFile | null | undefined): void {
  if (!file) return plain(response, 404, 'not found');
  response.setHeader('cache-control', FOREVER);
  sendFile(request, response, file);
}

/** Development: `/assets/*` and `/cdn/<remote>/dev/*` come from the bundlers. */
function devServing({ devServers = {} }: Settings): (request: IncomingMessage, response: ServerResponse) => boolean {
  const proxies = new Map(
    Object.entries(devServers).map(([name, port]) => [name, proxyTo({ port, trustProxy: false })]),
  );
  return (request, response) => {
    const [, name = 'shell', rest] = /^\/(?:assets|cdn\/([a-z]+)\/dev)(\/.*)$/.exec(request.url ?? '') ?? [];
    const proxy = proxies.get(name);
    if (rest === undefined || !proxy) return false;
    request.url = rest;
    proxy(request, response);
    return true;
  };
}

/** Answers `/cdn/<remote>/<version>/<path>`; what is not published is not there, and nobody may remember that. */
function cdn(source: ReleaseSource): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  return (request, response, address) => {
    const [, remote, version, path = ''] = /^\/cdn\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
    if (!isRemote(remote) || !isVersion(version)) return plain(response, 404, 'not found');
    source.file(remote, version, path).then(
      (file) => sendForever(request, response, file),
      () => {
        response.setHeader('retry-after', '5');
        plain(response, 503, 'the store of releases is not available');
      },
    );
  };
}

/**
 * Makes the one listener of the site: `frontends` is the folder of the built apps, `source` says what of them is live.
 * Without `rendering` every page is filled by the browser.
 */
export async function createSite(
  settings: Settings,
  frontends: string,
  source: ReleaseSource,
  rendering?: Rendering,
): Promise<RequestListener> {
  const shell = settings.devServers ? unreleasedShell : await builtShell(frontends);
  const documents = new Documents(shell, source);
  const shellFiles = settings.devServers
    ? new Map<string, ReadyFile>()
    : await filesUnder(join(frontends, 'shell/dist/web'), SHELL_BASE);
  const publicFiles = await filesUnder(join(frontends, 'shell/public'), '/');
  const secure = securityHeaders(settings);
  const toBackend = proxyTo({
    port: settings.apiPort,
    trustProxy: settings.trustProxy,
    onWrite: () => rendering?.revision.noteWrite(),
  });
  const sentByDevServer = devServing(settings);
  const sendReleased = cdn(source);

  /** The versions of one page view; a visitor's part in a canary makes the page theirs alone. */
  const versionsFor = (request: IncomingMessage, response: ServerResponse, query: string) => {
    const hasCanary = source.live().length > 1;
    response.setHeader('cache-control', hasCanary ? 'private, no-cache' : 'no-cache');
    const pinned = source.pinnedFor(hasCanary ? canaryKeyOf(request, response, settings.https) : null);
    const overrides = overridesOf(settings.production ? '' : query);
    if (overrides.size === 0) return pinned;
    secure(response, [...overrides.values()]);
    return withOverrides(pinned, overrides);
  };

  const sendPage = async (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    if (path.length > 1 && path.endsWith('/')) {
      // Leading slashes and backslashes collapse: `//host/` must not become an address of another site.
      response.writeHead(308, { location: `/${path.replace(/^[/\\]+|\/+$/g, '')}${query}` }).end();
      return;
    }
    const pinned = versionsFor(request, response, query);
    const zone = zoneOf(path);
    if (zone === 'storefront' && (await rendering?.pages.send(request, response, pinned))) return;
    const file = await documents.of(pinned, zone);
    sendFile(request, response, file, pageShapeOf(path) ? 200 : 404);
  };

  return (request, response) => {
    if (rendering?.pages.sendReady(request, response)) return;
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    if (/^\/(api|media)(\/|$)/.test(path)) return toBackend(request, response);
    secure(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return plain(response, 405, 'method not allowed');
    }
    if (path === '/healthz') return plain(response, 200, 'ok');
    if (sentByDevServer(request, response)) return;
    if (path.startsWith(SHELL_BASE)) return sendForever(request, response, shellFiles.get(path));
    if (path.startsWith('/cdn/')) return sendReleased(request, response, path);
    const file = publicFiles.get(path);
    if (!file) return void sendPage(request, response, path, query).catch(() => response.destroy());
    response.setHeader('cache-control', 'public, max-age=3600');
    sendFile(request, response, file);
  };
}
