import type { ApiCopies } from '../api-copies';
import { clientsOf } from '../client';
import type { PinnedVersions, ReleaseSource, ShellManifest } from '../releases/release-source';
import { securityHeadersOf } from '../security-headers';
import type { Settings } from '../settings';
import { Origins } from './origins';
import { PageLimit } from './page-limit';
import { Pages } from './pages';
import { PreviewPool } from './preview-pool';
import { RenderPool } from './render-pool';
import { Revision } from './revision';
import { workerStartOf } from './worker-start';

interface Options {
  settings: Settings;
  copies: ApiCopies;
  shell: ShellManifest;
  source: ReleaseSource;
  /** The file of the worker's program. */
  worker: string;
  report: (message: string) => void;
  /** Called with each rendering that begins. */
  observe?: ((page: Promise<unknown>) => void) | undefined;
}

/** The parts of the server that send rendered pages. */
export interface Rendering {
  copies: ApiCopies;
  pages: Pages;
  revision: Revision;
  pool: RenderPool;
  report: (message: string) => void;
  close(): void;
}

/** Starts the render workers of all live versions, and follows changes of the live versions. */
export function startRendering(options: Options): Rendering {
  const { settings, copies, shell, source, worker, report, observe } = options;
  const revision = new Revision({ copies });
  const builds = { settings, shell, nodeFolder: source.nodeFolder.bind(source) };
  const workers = {
    file: worker,
    startOf: (versions: PinnedVersions) => workerStartOf(versions, builds),
    report,
    observe,
  };
  const pool = new RenderPool(workers);
  const previewPool = new PreviewPool(new RenderPool(workers));
  pool.follow(source.live());
  source.onChange(() => pool.follow(source.live()));
  const headers = { ...securityHeadersOf(settings), 'cache-control': 'no-cache' };
  const origins = new Origins(settings);
  const limit = settings.rateLimits ? new PageLimit({ clientOf: clientsOf(settings) }) : undefined;
  return {
    copies,
    pages: new Pages({ shell, source, pool, previewPool, revision, origins, limit, headers, report }),
    revision,
    pool,
    report,
    close: () => {
      revision.close();
      pool.close();
      previewPool.close();
    },
  };
}
