import { join } from 'node:path';

import type { PinnedVersions, ReleaseSource, ShellManifest } from '../releases/release-source';
import { snapshotOf } from '../releases/snapshot';
import type { Settings } from '../settings';
import type { WorkerStart } from './messages';

interface Builds {
  settings: Settings;
  shell: ShellManifest;
  nodeFolder: ReleaseSource['nodeFolder'];
}

/** A page that renders on the server; the home page when it is one of them. */
function trialOf({ remotes }: PinnedVersions): string | undefined {
  const rendered = Object.values(remotes).flatMap((manifest) => (manifest?.node ? manifest.pages : []));
  const paths = rendered.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  return paths.find((path) => path === '/') ?? paths[0];
}

/** An address of this machine that reaches a server listening on `host`. */
function reachable(host: string): string {
  if (['0.0.0.0', '::', ''].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The start message of a worker for these versions, with their Node builds; null when none of their pages renders on the
 * server.
 */
export async function workerStartOf(
  versions: PinnedVersions,
  { settings, shell, nodeFolder }: Builds,
): Promise<WorkerStart | null> {
  const trial = trialOf(versions);
  if (trial === undefined) return null;
  const entries: Record<string, string> = {};
  for (const [name, manifest] of Object.entries(versions.remotes)) {
    if (!manifest?.node) continue;
    entries[name] = join(await nodeFolder(name, manifest.version), manifest.node.entry);
  }
  const shellOrigin = `http://${reachable(settings.host)}:${settings.port}`;
  const { apiOrigin, rendererSecret } = settings;
  return {
    apiOrigin,
    shellOrigin,
    rendererSecret,
    snapshot: snapshotOf(versions),
    trial,
    entries,
    provides: shell.provides,
  };
}
