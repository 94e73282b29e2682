import { join } from 'node:path';

import { storeFor } from '@afshoreh/storage';

import { failUncaught } from './failure';
import { siteServer } from './http-server';
import { withDevServers } from './releases/development';
import { FollowedReleases } from './releases/followed-releases';
import { bundledShell, ownShell, type OwnShell } from './releases/own-shell';
import type { ReleaseSource, ShellManifest } from './releases/release-source';
import { ReleaseStore } from './releases/release-store';
import { ShellPublication } from './releases/shell-publication';
import { statusOf } from './releases/status';
import { startRendering, type Rendering } from './render/rendering';
import { settingsOf, type Settings } from './settings';
import { createSite } from './site';

/* The shell's server: one origin for pages, frontend files, API and media. */

const CLOSING_MS = 10_000;
/** So long the start waits for the first render worker. */
const FIRST_WORKER_MS = 8_000;

function end(message: string): never {
  process.stderr.write(`shell: ${message}\n`);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`shell: ${line}\n`);
}

/** What is live, as the registry says it; in development the remotes that are being written come from their bundlers. */
async function releasesFor(
  { dataDir, devServers }: Settings,
  releases: ReleaseStore,
  shell: ShellManifest,
): Promise<ReleaseSource> {
  const followed = new FollowedReleases({ releases, shell, nodeBuilds: join(dataDir, 'node-builds'), log: say });
  await followed.start();
  return devServers ? withDevServers(followed, devServers) : followed;
}

/** Pages are rendered here but in development; the first visitor should have one, if it does not take too long. */
async function renderingFor(
  settings: Settings,
  frontends: string,
  shell: OwnShell,
  source: ReleaseSource,
): Promise<Rendering | undefined> {
  if (settings.devServers) return undefined;
  const worker = join(frontends, 'shell/dist/renderer/worker.mjs');
  const rendering = startRendering({ settings, shell: shell.manifest, source, worker, report: say });
  process.once('exit', () => rendering.close());
  await Promise.race([rendering.pool.ready(), new Promise((resolve) => setTimeout(resolve, FIRST_WORKER_MS).unref())]);
  return rendering;
}

async function start(): Promise<void> {
  const settings = settingsOf(process.env);
  const frontends = join(import.meta.dirname, '../../..');
  const releases = new ReleaseStore(storeFor('releases', settings));
  const shell = settings.devServers ? bundledShell : await ownShell(frontends);
  const publication = settings.devServers ? undefined : new ShellPublication({ releases, shell, log: say });
  // In development a bundler has the shell's files; remotes that are not being written were released for the one that is built.
  const built = settings.devServers ? await ownShell(frontends).catch(() => bundledShell) : shell;
  const [source] = await Promise.all([releasesFor(settings, releases, built.manifest), publication?.start()]);
  const rendering = await renderingFor(settings, frontends, shell, source);
  const status = () => statusOf(releases);
  const closing = new AbortController();
  const parts = { frontends, shell, source, rendering, status, closing: closing.signal };
  const server = siteServer(await createSite(settings, parts));
  server.on('error', (error: NodeJS.ErrnoException) => {
    end(error.code === 'EADDRINUSE' ? `port ${settings.port} is in use` : error.message);
  });
  server.listen(settings.port, settings.host, () => {
    say(`listening on ${settings.host}:${settings.port}`);
  });

  const stop = () => {
    server.close(() => process.exit(0));
    closing.abort();
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), CLOSING_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

// What a request brings about is that request's failure; after any other error nobody knows what still holds.
process.on('uncaughtException', (error) => {
  if (!failUncaught(error)) end(error.stack ?? error.message);
});
start().catch((error: unknown) => end(error instanceof Error ? error.message : String(error)));
