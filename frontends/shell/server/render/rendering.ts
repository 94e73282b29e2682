import { join } from 'node:path';

import { REMOTES } from '@afshoreh/contracts';

import { clientsOf } from '../client';
import type { PinnedVersions, ReleaseSource, ShellManifest } from '../releases/release-source';
import { snapshotOf } from '../releases/snapshot';
import { securityHeadersOf } from '../security-headers';
import type { Settings } from '../settings';
import type { WorkerStart } from './messages';
import { Origins } from './origins';
import { PageLimit } from './page-limit';
import { Pages } from './pages';
import { RenderPool } from './render-pool';
import { Revision } from './revision';

interface Options {
  settings: Settings;
  shell: ShellManifest;
  source: ReleaseSource;
  /** The render worker's program. */
  worker: string;
  report: (message: string) => void;
}

/** Everything it takes to answer with finished pages. */
export interface Rendering {
  pages: Pages;
  revision: Revision;
  pool: RenderPool;
  close(): void;
}

/** What a worker is started with: the Node builds of the versions that have one, in local folders. */
function startOf({ settings, shell, source }: Options): (versions: PinnedVersions) => Promise<WorkerStart | null> {
  return async (versions) => {
    const entries: WorkerStart['entries'] = {};
    for (const name of REMOTES) {
      const manifest = versions.remotes[name];
      if (!manifest?.node) continue;
      entries[name] = join(await source.nodeFolder(name, manifest.version), manifest.node.entry);
    }
    if (!entries.storefront) return null;
    const apiOrigin = `http://127.0.0.1:${settings.apiPort}`;
    const { rendererSecret } = settings;
    return { apiOrigin, rendererSecret, snapshot: snapshotOf(versions), entries, provides: shell.provides };
  };
}

/** Starts the render workers of all live versions, and follows what is live from then on. */
export function startRendering(options: Options): Rendering {
  const { settings, shell, source, worker, report } = options;
  const revision = new Revision({ apiPort: settings.apiPort });
  const pool = new RenderPool({ file: worker, startOf: startOf(options), report });
  pool.follow(source.live());
  source.onChange(() => pool.follow(source.live()));
  const headers = { ...securityHeadersOf(settings), 'cache-control': 'no-cache' };
  const origins = new Origins(settings);
  const limit = settings.rateLimits ? new PageLimit({ clientOf: clientsOf(settings) }) : undefined;
  return {
    pages: new Pages({ shell, source, pool, revision, origins, limit, headers, report }),
    revision,
    pool,
    close: () => {
      revision.close();
      pool.close();
    },
  };
}
