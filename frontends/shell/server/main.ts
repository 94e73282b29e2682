import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { endTracing, startTracing, traced, underSupervision } from '@afshoreh/config';
import { DiskStore, KeptStore, storeFor } from '@afshoreh/storage';

import { ApiCopies } from './api-copies';
import { apiDoor } from './api-door';
import { failUncaught } from './failure';
import { siteServer } from './http-server';
import { kindOf, Metrics } from './metrics';
import { developmentWorker, withDevServers } from './releases/development';
import { RegistryReleaseSource } from './releases/registry-release-source';
import { bundledShell, ownShell, type OwnShell } from './releases/own-shell';
import type { ReleaseSource, ShellManifest } from './releases/release-source';
import { releaseKeysOf } from './releases/release-keys';
import { ReleaseStore } from './releases/release-store';
import { ShellPublication } from './releases/shell-publication';
import { statusOf } from './releases/status';
import { startRendering, type Rendering } from './render/rendering';
import { requestIdOf } from './request-id';
import { settingsOf, type Settings } from './settings';
import { createSite } from './site';

/* The shell's server: one origin for pages, frontend files, API and media. */

/** How long running requests may still take when this server closes. */
const CLOSING_MS = 10_000;
/** How long the port stays open after `/healthz` has turned to 503, so that load balancers stop sending requests first. */
const LEAVING_MS = 3_000;
/** How long the start waits for the first render worker. */
const FIRST_WORKER_MS = 8_000;

function end(message: string): never {
  process.stderr.write(`shell: ${message}\n`);
  process.exit(1);
}

function log(line: string): void {
  process.stdout.write(`shell: ${line}\n`);
}

/**
 * The release store for the site, and one for the status page. The status page reads the owners' table as it is stored,
 * without trusting the keys in it: an old table must not decide what visitors get. Files from a bucket are also kept on
 * disk, so that a start does not need the bucket.
 */
function storesOf(settings: Settings): { releases: ReleaseStore; kept: KeptStore | undefined; shown: ReleaseStore } {
  const store = storeFor('releases', settings);
  const kept = settings.s3 ? new KeptStore(store, new DiskStore(join(settings.dataDir, 'kept-releases'))) : undefined;
  const reading = () => new ReleaseStore(kept ?? store, releaseKeysOf(settings));
  return { releases: reading(), kept, shown: reading() };
}

/** The live releases from the registry; in development, some remotes come from their dev servers. */
async function releasesFor(
  { dataDir, devServers }: Settings,
  releases: ReleaseStore,
  shell: ShellManifest,
  frontends: string,
): Promise<ReleaseSource> {
  const [nodeBuilds, acceptedRecords] = [join(dataDir, 'node-builds'), join(dataDir, 'accepted-records')];
  const followed = new RegistryReleaseSource({ releases, shell, nodeBuilds, acceptedRecords, log });
  await followed.start();
  return devServers ? withDevServers(followed, devServers, frontends) : followed;
}

interface RenderingParts {
  settings: Settings;
  copies: ApiCopies;
  frontends: string;
  shell: OwnShell;
  source: ReleaseSource;
  metrics: Metrics | undefined;
}

/** Starts rendering and waits a limited time for a worker, so that the first visitor gets a rendered page. */
async function renderingFor({
  settings,
  copies,
  frontends,
  shell,
  source,
  metrics,
}: RenderingParts): Promise<Rendering> {
  const released = join(frontends, 'shell/dist/renderer/worker.mjs');
  const worker = settings.devServers ? developmentWorker(frontends) : released;
  const observe = metrics && ((page: Promise<unknown>) => metrics.measureRendering(page));
  const rendering = startRendering({ settings, copies, shell: shell.manifest, source, worker, report: log, observe });
  process.once('exit', () => rendering.close());
  await Promise.race([rendering.pool.ready(), new Promise((resolve) => setTimeout(resolve, FIRST_WORKER_MS).unref())]);
  return rendering;
}

async function start(): Promise<void> {
  const given = settingsOf(process.env);
  await startTracing('afshoreh-shell');
  const copies = new ApiCopies(given.apiUrls);
  const settings = { ...given, apiOrigin: await apiDoor(given, copies) };
  const frontends = join(import.meta.dirname, '../../..');
  const { releases, kept, shown } = storesOf(settings);
  const shell = settings.devServers ? bundledShell : await ownShell(frontends);
  const publication = settings.devServers ? undefined : new ShellPublication({ releases, shell, log });
  // In development a dev server has the shell's files, but the released remotes must fit the shell that was built.
  const built = settings.devServers ? await ownShell(frontends).catch(() => bundledShell) : shell;
  const [source] = await Promise.all([
    releasesFor(settings, releases, built.manifest, frontends),
    publication?.start(),
  ]);
  const live = source.live().flatMap(({ remotes }) => Object.values(remotes).filter((each) => each !== null));
  await kept?.keepOnly(['registry/', ...live.map(({ name, version }) => `${name}/${version}/`)]);
  const metrics = settings.metricsPort === null ? undefined : new Metrics({ ...settings, source });
  const rendering = await renderingFor({ settings, copies, frontends, shell, source, metrics });
  const status = () => statusOf(shown);
  const closing = new AbortController();
  const parts = { frontends, shell, source, rendering, status, closing: closing.signal };
  const site = await createSite(settings, parts);
  const nameOf = ({ method, url }: IncomingMessage) => `${method} ${kindOf(url)}`;
  const listener = traced(site, { nameOf, idOf: requestIdOf });
  const server = siteServer(metrics ? metrics.measure(listener) : listener);
  server.on('error', (error: NodeJS.ErrnoException) => {
    end(error.code === 'EADDRINUSE' ? `port ${settings.port} is in use` : error.message);
  });
  server.listen(settings.port, settings.host, () => {
    log(`listening on ${settings.host}:${settings.port}`);
  });
  if (metrics) {
    metrics.watch(server, rendering.pages);
    const scraped = metrics.server().on('error', (error) => end(`METRICS_PORT: ${error.message}`));
    scraped.listen(settings.metricsPort ?? 0, settings.host);
  }

  const stop = async () => {
    closing.abort();
    if (settings.trustProxy !== 0) await sleep(LEAVING_MS);
    setTimeout(() => process.exit(0), CLOSING_MS).unref();
    await server.drain();
    await endTracing();
    process.exit(0);
  };
  let stopping: Promise<void> | undefined;
  const stopOnce = () => void (stopping ??= stop());
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
  underSupervision(stopOnce);
}

// An error within a request fails that request; after any other error the state is unknown, so the process ends.
process.on('uncaughtException', (error) => {
  if (!failUncaught(error)) end(error.stack ?? error.message);
});
start().catch((error: unknown) => end(error instanceof Error ? error.message : String(error)));
