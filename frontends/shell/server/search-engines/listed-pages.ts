import { setTimeout as sleep } from 'node:timers/promises';

import type { PageEntry } from '@afshoreh/contracts';

import type { PinnedVersions, ReleaseSource } from '../releases/release-source';
import { pagesOf } from '../releases/site-maps';
import type { RenderPool } from '../render/render-pool';
import type { Revision } from '../render/revision';

interface Options {
  source: ReleaseSource;
  pool: Pick<RenderPool, 'chosen' | 'entries'>;
  revision: Pick<Revision, 'known'>;
  report: (message: string) => void;
}

/** The listed pages without parameters. */
function fixedPages(versions: PinnedVersions): PageEntry[] {
  const listed = pagesOf(versions).filter(({ listed, path }) => listed && !/[:*]/.test(path));
  return listed.map(({ path }) => ({ path }));
}

/** The longest that a search engine waits for a new list while there is a previous one. */
const WAIT_MS = 1_000;

/**
 * All addresses for search engines, of the stable releases. They are loaded once for each revision of the data, which takes
 * seconds for some 10,000 products. While they are being loaded, or cannot be, the previous ones are used.
 */
export class ListedPages {
  private last: readonly PageEntry[] | null = null;
  /** The releases and the revision of `last`. */
  private key: string | undefined;
  private loading: Promise<readonly PageEntry[] | null> | undefined;

  constructor(private readonly options: Options) {}

  /** Null when they were never loaded. An unchanged list is the same object. */
  async all(): Promise<readonly PageEntry[] | null> {
    const { source, pool, revision } = this.options;
    const versions = pool.chosen(source.live()[0] as PinnedVersions);
    const key = `${versions.id} ${revision.known}`;
    if (key !== this.key) this.loading ??= this.load(versions, key);
    if (!this.loading || !this.last) return this.loading ?? this.last;
    return Promise.race([this.loading, sleep(WAIT_MS, this.last, { ref: false })]);
  }

  /** Never rejects. */
  private async load(versions: PinnedVersions, key: string): Promise<readonly PageEntry[] | null> {
    const { pool, report } = this.options;
    try {
      this.last = [...fixedPages(versions), ...(await pool.entries(versions))];
      this.key = key;
    } catch (error) {
      // The next call tries again.
      report(`the sitemap stays as it was: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.loading = undefined;
    return this.last;
  }
}
