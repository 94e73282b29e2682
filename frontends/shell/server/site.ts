import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { isNotFound } from '@afshoreh/contracts';

import { ApiCopies } from './api-copies';
import { BackendHealth } from './backend-health';
import { clientsOf, type ClientOf } from './client';
import { Documents } from './documents';
import { fail } from './failure';
import { filesUnder, sendFile, type ReadyFile } from './files';
import { HEALTH } from './http-server';
import { NoScriptForms } from './no-script-forms/no-script-forms';
import { lacksRecord } from './page-record';
import { proxyTo } from './proxy/proxy';
import { PublicResponseCache } from './proxy/public-response-cache';
import { Previews } from './preview/previews';
import { canaryKeyOf } from './releases/canary-key';
import { overridesOf, withOverrides } from './releases/development';
import { isReleaseName, isVersion } from './releases/manifest';
import type { OwnShell } from './releases/own-shell';
import type { PinnedVersions, ReleaseSource } from './releases/release-source';
import type { Status } from './releases/status';
import { siteMapOf } from './releases/site-maps';
import { Origins } from './render/origins';
import type { Rendering } from './render/rendering';
import { nameRequest, requestIdOf } from './request-id';
import { ListedPages } from './search-engines/listed-pages';
import { robotsOf } from './search-engines/robots';
import { Sitemap } from './search-engines/sitemap';
import { salesPhoneOf } from './sales-phone';
import { securityHeaders, securityHeadersOf, removeDocumentHeaders } from './security-headers';
import type { Settings } from './settings';
import { SiteStatusReport } from './site-status';

/** Documents that the API generates, by their public path. */
const GENERATED_BY_API: ReadonlyMap<string, string> = new Map([['/blog/rss.xml', '/api/blog/rss.xml']]);
const FOREVER = 'public, max-age=31536000, immutable';

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

function sendForever(request: IncomingMessage, response: ServerResponse, file: ReadyFile | null | undefined): void {
  if (!file) return plain(response, 404, 'not found');
  response.setHeader('cache-control', FOREVER);
  removeDocumentHeaders(response, file.type);
  sendFile(request, response, file);
}

/** Development: `/cdn/<name>/dev/*` comes from the dev servers. */
function devServing(
  { devServers = {} }: Settings,
  clientOf: ClientOf,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const proxies = new Map(
    Object.entries(devServers).map(([name, port]) => [name, proxyTo({ copies: ApiCopies.at(port), clientOf })]),
  );
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
 * Serves `/cdn/<name>/<version>/<path>`. A file that is not published is an uncached 404. The files of this server's own shell
 * are in memory, so they are served even when the store is unreachable.
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
  /** The live releases of the remotes. */
  source: ReleaseSource;
  /** Without it the browser renders every page. */
  rendering?: Rendering | undefined;
  /** The status of all releases; without it there is no registry. */
  status?: () => Promise<Status>;
  /** Aborted when the server begins to close. */
  closing?: AbortSignal;
}

const noRegistry = () => Promise.reject(new Error('there is no registry'));

/** Creates the request listener of the site. */
export async function createSite(
  settings: Settings,
  { frontends, shell, source, rendering, status = noRegistry, closing }: Parts,
): Promise<RequestListener> {
  const salesPhone = salesPhoneOf(settings.apiOrigin);
  const documents = new Documents(shell.manifest, source, salesPhone);
  const publicFiles = await filesUnder(join(frontends, 'shell/public'), '/');
  const secure = securityHeaders(settings);
  const clientOf = clientsOf(settings);
  const copies = rendering?.copies ?? new ApiCopies(settings.apiUrls);
  const publicResponses = rendering && new PublicResponseCache(rendering.revision);
  const toBackend = proxyTo({
    copies,
    clientOf,
    closing,
    onWrite: () => rendering?.revision.noteWrite(),
    pending: () => rendering?.revision.pending ?? null,
    onRead: (request) => publicResponses?.keep(request),
  });
  const noScriptForms = new NoScriptForms({
    apiOrigin: settings.apiOrigin,
    clientOf,
    shell: shell.manifest,
    source,
    salesPhone,
    onWrite: () => rendering?.revision.noteWrite(),
  });
  const previews = new Previews({ source, shell: shell.manifest, clientOf });
  const backend = new BackendHealth({ copies });
  /** Whether a remote's release, and so its pages, are unknown: the store was unreachable at the start and no copy was kept. */
  const lacksReleases = (): boolean => Object.values((source.live()[0] as PinnedVersions).remotes).includes(null);
  /** The readiness for load balancers. */
  const sendReadiness = async (response: ServerResponse) => {
    const own = closing?.aborted ? 'this server is closing' : lacksReleases() ? 'no releases are known yet' : null;
    const unreadiness = own ?? (await backend.unreadiness());
    plain(response, unreadiness === null ? 200 : 503, unreadiness ?? 'ok');
  };
  const report = new SiteStatusReport({ shell: shell.manifest, backend, releases: status });
  /** The data of the status page. */
  const sendStatus = async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    response.end(JSON.stringify(await report.report()));
  };
  const sentByDevServer = devServing(settings, clientOf);
  const origins = new Origins(settings);
  const sitemap =
    rendering &&
    new Sitemap(new ListedPages({ source, ...rendering }), {
      ...securityHeadersOf(settings),
      'cache-control': 'no-cache',
    });
  /** Search engines get the stable releases, never a canary. */
  const sendRobots = (request: IncomingMessage, response: ServerResponse) => {
    const text = robotsOf(source.live()[0] as PinnedVersions, origins.of(request));
    response.setHeader('cache-control', 'no-cache');
    sendFile(request, response, { type: 'text/plain; charset=utf-8', plain: Buffer.from(text) });
  };
  const sendReleased = cdn(source, shell);

  /** The versions of one page view. During a canary the response is private, because it differs by visitor. */
  const versionsFor = async (
    request: IncomingMessage,
    response: ServerResponse,
    query: string,
  ): Promise<PinnedVersions> => {
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
    response.setHeader('x-request-id', requestIdOf(request));
    const previewed = await previews.versionsFor(request, response);
    if (previewed === undefined) return;
    const pinned = previewed ?? (await versionsFor(request, response, query));
    const site = siteMapOf(pinned);
    const canonical = site.canonicalOf(path);
    if (canonical !== path) {
      response.writeHead(308, { location: canonical + query }).end();
      return;
    }
    const place = site.at(path);
    const { remote = 'storefront', page } = place ?? {};
    if (pinned.remotes[remote]?.node && (await rendering?.pages.send(request, response, pinned))) return;
    if (page?.kept === false) response.setHeader('cache-control', 'no-store');
    const file = await documents.of(pinned, { remote, files: page?.files });
    const isUnknown = !page && lacksReleases();
    if (isUnknown) response.setHeader('cache-control', 'no-store').setHeader('retry-after', '5');
    if (isUnknown) return sendFile(request, response, file, 503);
    const { apiOrigin } = settings;
    const isMissing =
      !place || isNotFound(place.page) || (await lacksRecord(place, { apiOrigin, request, client: clientOf(request) }));
    sendFile(request, response, file, isMissing ? 404 : 200);
  };

  return (request, response) => {
    if (publicResponses?.send(request, response) || rendering?.pages.sendReady(request, response)) return;
    nameRequest(request, clientOf(request));
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    if (/^\/(api|media)(\/|$)/.test(path)) return toBackend(request, response);
    const apiPath = GENERATED_BY_API.get(path);
    if (apiPath) {
      request.url = apiPath;
      return toBackend(request, response);
    }
    secure(response);
    // Every method is accepted here, because haproxy sends OPTIONS by default.
    if (path === HEALTH.live) return plain(response, 200, 'ok');
    if (path === HEALTH.ready) return void sendReadiness(response);
    const failed = (error: unknown) => fail(error, { request, response });
    if (previews.take(request, response, path, failed)) return;
    const sendOtherwise = () => void sendPage(request, response, path, query).catch(failed);
    if (noScriptForms.take(request, response, path, sendOtherwise)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return plain(response, 405, 'method not allowed');
    }
    if (path === '/status.json') return void sendStatus(response);
    if (sentByDevServer(request, response)) return;
    if (path.startsWith('/cdn/')) return sendReleased(request, response, path);
    if (path === '/robots.txt') return sendRobots(request, response);
    if (sitemap && Sitemap.isAt(path)) {
      return void sitemap.send(request, response, path, origins.of(request)).catch(failed);
    }
    const file = publicFiles.get(path);
    if (!file) return sendOtherwise();
    response.setHeader('cache-control', 'public, max-age=3600');
    sendFile(request, response, file);
  };
}
