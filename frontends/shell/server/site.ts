import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { canonicalPathOf, pageShapeOf, zoneOf } from '@afshoreh/contracts';

import { BackendHealth } from './backend-health';
import { clientsOf, type ClientOf } from './client';
import { Documents } from './documents';
import { fail } from './failure';
import { filesUnder, sendFile, type ReadyFile } from './files';
import { proxyTo } from './proxy/proxy';
import { canaryKeyOf } from './releases/canary-key';
import { overridesOf, withOverrides } from './releases/development';
import { isReleaseName, isVersion } from './releases/manifest';
import type { OwnShell } from './releases/own-shell';
import type { ReleaseSource } from './releases/release-source';
import type { Rendering } from './render/rendering';
import { securityHeaders, spareDocumentHeaders } from './security-headers';
import type { Settings } from './settings';

const FOREVER = 'public, max-age=31536000, immutable';

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

function sendForever(request: IncomingMessage, response: ServerResponse, file: ReadyFile | null | undefined): void {
  if (!file) return plain(response, 404, 'not found');
  response.setHeader('cache-control', FOREVER);
  spareDocumentHeaders(response, file.type);
  sendFile(request, response, file);
}

/** Development: `/cdn/<name>/dev/*` comes from the bundlers. */
function devServing(
  { devServers = {} }: Settings,
  clientOf: ClientOf,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const proxies = new Map(Object.entries(devServers).map(([name, port]) => [name, proxyTo({ port, clientOf })]));
  return (request, response) => {
    const [, name = '', rest] = /^\/cdn\/([a-z]+)\/dev(\/.*)$/.exec(request.url ?? '') ?? [];
    const proxy = proxies.get(name);
    if (rest === undefined || !proxy) return false;
    request.url = rest;
    proxy(request, response);
    return true;
  };
}

/**
 * Answers `/cdn/<name>/<version>/<path>`; what is not published is not there, and nobody may remember that. The files of this
 * server's own shell are at hand, whatever happens to the store.
 */
function cdn(
  source: ReleaseSource,
  own: OwnShell,
): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  return (request, response, address) => {
    const ownFile = own.files.get(address);
    if (ownFile) return sendForever(request, response, ownFile);
    const [, name, version, path = ''] = /^\/cdn\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
    if (!isReleaseName(name) || !isVersion(version)) return plain(response, 404, 'not found');
    source.file(name, version, path).then(
      (file) => sendForever(request, response, file),
      () => {
        response.setHeader('retry-after', '5');
        plain(response, 503, 'the store of releases is not available');
      },
    );
  };
}

interface Parts {
  /** Folder of the built apps. */
  frontends: string;
  shell: OwnShell;
  /** Says what of the remotes is live. */
  source: ReleaseSource;
  /** Without it every page is filled by the browser. */
  rendering?: Rendering | undefined;
}

/** Makes the one listener of the site. */
export async function createSite(
  settings: Settings,
  { frontends, shell, source, rendering }: Parts,
): Promise<RequestListener> {
  const documents = new Documents(shell.manifest, source);
  const publicFiles = await filesUnder(join(frontends, 'shell/public'), '/');
  const secure = securityHeaders(settings);
  const clientOf = clientsOf(settings);
  const toBackend = proxyTo({
    port: settings.apiPort,
    clientOf,
    onWrite: () => rendering?.revision.noteWrite(),
  });
  const backend = new BackendHealth(settings);
  /** For load balancers: visitors should come here. */
  const sendReadiness = async (response: ServerResponse) => {
    const unreadiness = await backend.unreadiness();
    plain(response, unreadiness === null ? 200 : 503, unreadiness ?? 'ok');
  };
  const sentByDevServer = devServing(settings, clientOf);
  const sendReleased = cdn(source, shell);

  /** The versions of one page view; a visitor's part in a canary makes the page theirs alone. */
  const versionsFor = (request: IncomingMessage, response: ServerResponse, query: string) => {
    const hasCanary = source.live().length > 1;
    response.setHeader('cache-control', hasCanary ? 'private, no-cache' : 'no-cache');
    const pinned = source.pinnedFor(
      hasCanary ? canaryKeyOf(request, response, clientOf(request).scheme === 'https') : null,
    );
    const overrides = overridesOf(settings.production ? '' : query);
    if (overrides.size === 0) return pinned;
    secure(response, [...overrides.values()]);
    return withOverrides(pinned, overrides);
  };

  const sendPage = async (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    const canonical = canonicalPathOf(path);
    if (canonical !== path) {
      response.writeHead(308, { location: canonical + query }).end();
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
    if (path === '/livez') return plain(response, 200, 'ok');
    if (path === '/healthz') return void sendReadiness(response);
    if (sentByDevServer(request, response)) return;
    if (path.startsWith('/cdn/')) return sendReleased(request, response, path);
    const file = publicFiles.get(path);
    if (!file)
      return void sendPage(request, response, path, query).catch((error) => fail(error, { request, response }));
    response.setHeader('cache-control', 'public, max-age=3600');
    sendFile(request, response, file);
  };
}
