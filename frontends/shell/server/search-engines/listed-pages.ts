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

/**
 * All addresses for search engines, of the stable releases. They are loaded once for each
 * revision of the data. While they cannot be loaded, the previous ones are used.
 */
export class ListedPages {
  private last: readonly PageEntry[] | null = null;
  private asked: { key: string; answer: Promise<readonly PageEntry[] | null> } | undefined;

  constructor(private readonly options: Options) {}

  /** Null when they were never loaded. An unchanged list is the same object. */
  all(): Promise<readonly PageEntry[] | null> {
    const { source, pool, revision } = this.options;
    const versions = pool.chosen(source.live()[0] as PinnedVersions);
    const key = `${versions.id} ${revision.known}`;
    if (this.asked?.key !== key) this.asked = { key, answer: this.ask(versions) };
    return this.asked.answer;
  }

  private async ask(versions: PinnedVersions): Promise<readonly PageEntry[] | null> {
    const { pool, report } = this.options;
    try {
      this.last = [...fixedPages(versions), ...(await pool.entries(versions))];
    } catch (error) {
      // The next call tries again.
      this.asked = undefined;
      report(`the sitemap stays as it was: ${error instanceof Error ? error.message : String(error)}`);
    }
    return this.last;
  }
}
